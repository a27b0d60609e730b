import type { Metadata } from 'next'
import { Section } from '@/components/sections/section'
import { buttonLook } from '@/components/ui/button'
import { telHref, whatsappHref } from '@/lib/content/contact-links'
import { contacts } from '@/lib/data/words'
import { referenceMarker } from '@/lib/http/reference-marker'

export const metadata: Metadata = {
  title: 'Back in a moment',
  description: 'This page cannot be shown just now. Reload in a minute, or call or write to the people in Nanyuki.',
  robots: { index: false },
}

// Sent with status 503 for any page that cannot be made right now (scripts/front/finish.ts).
export default async function UnavailablePage() {
  const { phone, whatsapp } = await contacts()
  return (
    <Section>
      <div className="grid max-w-narrow justify-items-start gap-5">
        <h1 className="font-display text-title">This page is held up on the road.</h1>
        <p className="font-serif text-lead text-ink-soft">
          Something on our side does not answer. Please reload in a minute. If it cannot wait, the people in Nanyuki
          pick up the phone and read WhatsApp.
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={telHref(phone)} className={buttonLook({ tone: 'ink' })}>
            Call {phone}
          </a>
          <a href={whatsappHref(whatsapp)} className={buttonLook({ tone: 'outline' })}>
            Write on WhatsApp
          </a>
        </div>
        <p className="text-small text-ink-soft">
          If it happens again, please tell us this reference: <b className="text-ink">{referenceMarker}</b>
        </p>
      </div>
    </Section>
  )
}
