import { MessageCircle } from 'lucide-react'
import { textLinkLook } from '@/components/ui/text-link'
import { whatsappHref } from '@/lib/content/contact-links'

export function AskOnWhatsApp({ whatsapp, reference }: { whatsapp: string; reference: string }) {
  return (
    <a
      href={whatsappHref(whatsapp, `My reference is ${reference}.`)}
      rel="noopener"
      className={textLinkLook('print:hidden')}
    >
      <MessageCircle aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
      Ask on WhatsApp
    </a>
  )
}
