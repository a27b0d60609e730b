import { MessageCircle } from 'lucide-react'
import { ContactLink } from '@/components/sections/contact-link'
import { textLinkStyles } from '@/components/ui/text-link'
import { whatsappHref } from '@/lib/content/contact-links'
import { receipt } from '@/lib/content/notices'
import { cn } from '@/lib/design/cn'

type Props = {
  reference: string
  changePath?: string
  next?: string
  whatsapp: string
  className?: string
}

export function ReceiptNote({ reference, changePath, next, whatsapp, className }: Props) {
  return (
    <div className={cn('mt-3 basis-full', className)}>
      <p>
        Your reference is <b className="font-bold">{reference}</b>.
      </p>
      {next && <p className="mt-1">{next}</p>}
      <p className="flex flex-wrap gap-x-6">
        <AskOnWhatsApp whatsapp={whatsapp} reference={reference} />
        <ChangeRequest path={changePath} />
      </p>
    </div>
  )
}

export function AskOnWhatsApp({ whatsapp, reference }: { whatsapp: string; reference: string }) {
  return (
    <ContactLink
      href={whatsappHref(whatsapp, `My reference is ${reference}.`)}
      className={textLinkStyles('print:hidden')}
    >
      <MessageCircle className="size-5 shrink-0" strokeWidth={1.9} />
      Ask on WhatsApp
    </ContactLink>
  )
}

/** Without Next's link, which would fetch a page that is only for whoever opens it. */
export function ChangeRequest({ path }: { path?: string }) {
  if (!path) return null
  return (
    <a href={path} className={textLinkStyles('print:hidden')}>
      {receipt.change}
    </a>
  )
}
