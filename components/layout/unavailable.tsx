import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ContactLink } from '@/components/sections/contact-link'
import { Section } from '@/components/sections/section'
import { buttonStyles } from '@/components/ui/button'
import { telHref, whatsappHref } from '@/lib/content/contact-links'
import { toShownContacts } from '@/lib/content/contacts'
import { unavailable } from '@/lib/content/notices'
import { readContactDetails } from '@/lib/content/queries'
import { isUnavailable } from '@/lib/platform/unavailable'
import { ErrorStatus } from './error-status'

const unavailableMetadata: Metadata = {
  title: unavailable.title,
  description: 'This page cannot be shown just now. Reload in a minute, or call or write to the people in Nanyuki.',
  robots: { index: false },
}

/** Shown in place of a page that cannot be rendered now. */
function Unavailable({ phone, whatsapp, reference }: { phone: string; whatsapp: string; reference: string }) {
  return (
    <Section>
      <div className="grid max-w-narrow justify-items-start gap-5">
        <h1 className="font-display text-title">{unavailable.heading}</h1>
        <p className="font-serif text-lead text-ink-soft">{unavailable.text}</p>
        <div className="flex flex-wrap gap-3">
          <ContactLink href={telHref(phone)} className={buttonStyles({ tone: 'ink' })}>
            Call {phone}
          </ContactLink>
          <ContactLink href={whatsappHref(whatsapp)} className={buttonStyles({ tone: 'outline' })}>
            {unavailable.whatsapp}
          </ContactLink>
        </div>
        <p className="text-small text-ink-soft">
          {unavailable.reference} <b className="text-ink">{reference}</b>
        </p>
      </div>
    </Section>
  )
}

/** Renders the page, or <Unavailable> while the database is down. */
export function pageOrUnavailable<Props>(render: (props: Props) => Promise<ReactNode>) {
  return async (props: Props) => {
    try {
      // Every page needs the contacts further down, where no fallback is possible.
      await readContactDetails()
      return await render(props)
    } catch (error) {
      const { digest } = knownFailure(error)
      const { phone, whatsapp } = toShownContacts({})
      return (
        <>
          <Unavailable phone={phone} whatsapp={whatsapp} reference={digest} />
          <ErrorStatus error={error} />
        </>
      )
    }
  }
}

/** The metadata of such a page. */
export function metadataOrUnavailable<Props>(read: (props: Props) => Promise<Metadata>) {
  return async (props: Props) => {
    try {
      return await read(props)
    } catch (error) {
      knownFailure(error)
      return unavailableMetadata
    }
  }
}

// The digest is also in the log.
function knownFailure(error: unknown) {
  if (!isUnavailable(error)) throw error
  return error as { digest: string }
}
