import { MessageCircle } from 'lucide-react'
import { textLinkStyles } from '@/components/ui/text-link'
import { whatsappHref } from '@/lib/content/contact-links'
import { cn } from '@/lib/design/cn'

type Props = {
  reference: string
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

export function AskOnWhatsApp({ whatsapp, reference }: { whatsapp: string; reference: string }) {
  return (
    <a href={whatsappHref(whatsapp, `My reference is ${reference}.`)} className={textLinkStyles('print:hidden')}>
      <MessageCircle className="size-5 shrink-0" strokeWidth={1.9} />
      Ask on WhatsApp
    </a>
  )
}
