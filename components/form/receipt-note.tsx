import { cn } from '@/lib/design/cn'
import { AskOnWhatsApp } from './ask-on-whatsapp'

type Props = {
  reference: string
  /** What happens next, where the page does not say so. */
  next?: string
  whatsapp: string
  className?: string
}

export function ReceiptNote({ reference, next, whatsapp, className }: Props) {
  return (
    <div className={cn('mt-3 basis-full', className)}>
      <p>
        Your reference is <b className="font-bold">{reference}</b>.
      </p>
      {next && <p className="mt-1">{next}</p>}
      <AskOnWhatsApp whatsapp={whatsapp} reference={reference} />
    </div>
  )
}
