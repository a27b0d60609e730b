import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { ContactLines } from '@/components/sections/contact-lines'
import { Section } from '@/components/sections/section'
import { Button } from '@/components/ui/button'
import { unsubscribePage as texts } from '@/lib/content/invitation'
import { contactsFor } from '@/lib/content/queries'
import { setPageStatus } from '@/lib/platform/request-context'
import { readUnsubscribePage } from '@/lib/reviews/invitations'

export const instant = false

export const metadata: Metadata = {
  title: texts.title,
  description: 'Stops invitations to review a trip.',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

/** Opening it changes nothing: scanners of mails open every link. */
export default pageOrUnavailable(async ({ params }: PageProps<'/unsubscribe/[token]'>) => {
  const token = decodeURIComponent((await params).token)
  const found = await readUnsubscribePage(token)
  if (!found) {
    setPageStatus(404)
    return <Page heading={texts.unknown} text={texts.unknownText} />
  }
  if (found.isUnsubscribed) return <Page heading={texts.done} text={texts.doneText} />
  return (
    <Page heading={texts.question} text={texts.lead}>
      {/* A form of its own, in the way of mail programs: it works without scripts. */}
      <form method="post" action={`/unsubscribe/${encodeURIComponent(token)}`}>
        <input type="hidden" name="page" value="1" />
        <Button type="submit" name="List-Unsubscribe" value="One-Click">
          {texts.button}
        </Button>
      </form>
    </Page>
  )
})

async function Page({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  const { phone, email } = await contactsFor('reservations')
  return (
    <Section>
      <div className="grid max-w-narrow justify-items-start gap-5">
        <h1 className="font-display text-title">{heading}</h1>
        <p className="font-serif text-ink-soft text-lead">{text}</p>
        {children}
        <p>{texts.next}</p>
        <ContactLines phone={phone} emails={[email]} />
      </div>
    </Section>
  )
}
