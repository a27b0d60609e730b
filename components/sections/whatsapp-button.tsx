import { WhatsAppMark } from '@/components/ui/brand-marks'
import { buttonStyles } from '@/components/ui/button'
import { whatsappHref } from '@/lib/content/contact-links'

/** Nothing without a number. */
export function WhatsAppButton({ number, text }: { number: string; text: string }) {
  if (!number) return null
  return (
    <p className="mt-3 print:hidden">
      <a href={whatsappHref(number, text)} className={buttonStyles({ tone: 'outline' })}>
        <WhatsAppMark />
        WhatsApp
      </a>
    </p>
  )
}
