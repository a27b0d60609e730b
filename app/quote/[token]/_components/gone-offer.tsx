import { ContactLines } from '@/components/sections/contact-lines'
import { Section } from '@/components/sections/section'
import { setPageStatus } from '@/lib/platform/request-context'
import type { Quote } from '@/lib/quotes/queries'
import { refusals } from '@/lib/quotes/texts'

const titles = {
  replaced: 'There is a newer offer',
  withdrawn: 'This offer is withdrawn',
  superseded: 'You have chosen another offer',
}

export const isGone = (state: Quote['state']): state is keyof typeof titles => state in titles

/** Names the newer version without its link, which would let the bearer of the old one answer it. */
export function GoneOffer({ quote: { state, newest, snapshot } }: { quote: Quote }) {
  if (!isGone(state)) return null
  setPageStatus(410)
  const { phone, email } = snapshot.contacts
  return (
    <Section>
      <div className="grid max-w-narrow justify-items-start gap-5">
        <h1 className="font-display text-title">{titles[state]}</h1>
        <p className="font-serif text-lead text-ink-soft">
          {state === 'replaced' ? refusals.replaced(newest?.name ?? '') : refusals[state]}
        </p>
        <ContactLines phone={phone} emails={[email]} />
      </div>
    </Section>
  )
}
