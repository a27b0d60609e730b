import type { Route } from 'next'
import { ContactLines } from '@/components/sections/contact-lines'
import { Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { setPageStatus } from '@/lib/platform/request-context'
import { refusals } from '@/lib/quotes/letters'
import type { Quote } from '@/lib/quotes/queries'
import { isGone } from '@/lib/quotes/state'

const titles = {
  replaced: 'There is a newer offer',
  withdrawn: 'This offer is withdrawn',
  superseded: 'You have chosen another offer',
}

type Props = { quote: Quote; successor: string | null }

/** `successor`: the path of the version that took its place, which went to the same traveller. */
export function GoneOffer({ quote: { state, newest, snapshot, reopened }, successor }: Props) {
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
        {state === 'withdrawn' && reopened && (
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{reopened.text}</p>
        )}
        {successor && <LinkButton href={successor as Route}>{`See offer ${newest?.name}`}</LinkButton>}
        <ContactLines phone={phone} emails={[email]} />
      </div>
    </Section>
  )
}
