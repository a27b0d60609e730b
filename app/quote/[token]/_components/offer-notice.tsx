import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { AnswerForm } from '@/components/form/answer-form'
import { Section } from '@/components/sections/section'
import { formatLongDate } from '@/lib/content/format'
import { formatMoney } from '@/lib/domain/currency'
import { config } from '@/lib/platform/config'
import { askForOfferAgain } from '@/lib/quotes/actions'
import { describeExtras, describeTotal } from '@/lib/quotes/letters'
import { describeDay } from '@/lib/quotes/payment-plan'
import type { Quote, QuoteAnswer } from '@/lib/quotes/queries'
import { planOfQuote } from '@/lib/quotes/quote-payments'
import { isQuestion } from '@/lib/quotes/state'

/** What was answered, the same after a reload and in other tabs. */
export function OfferNotice({ quote, token }: { quote: Quote; token: string }) {
  const notice = findNotice(quote, token)
  const questions = quote.answers.filter(isQuestion)
  if (!notice && questions.length === 0) return null
  return (
    <Section tone="leaf" padding="compact" id="answer" className="scroll-mt-24">
      <div role="status" className="grid max-w-form gap-5">
        {notice}
        {questions.length > 0 && <Questions questions={questions} isOpen={quote.hasQuestion} />}
      </div>
    </Section>
  )
}

function findNotice({ state, name, snapshot, accepted, reopened, answers, hasQuestion }: Quote, token: string) {
  if (state === 'accepted' && accepted) {
    const extras = describeExtras(snapshot, accepted.extras)
    const [first] = planOfQuote(snapshot, accepted.extras)
    return (
      <Notice title={accepted.onBehalf ? `Offer ${name} is accepted` : `Thank you, ${accepted.who}`}>
        <p>
          {accepted.onBehalf
            ? `${accepted.who} of ${config.brand} accepted offer ${name} for you`
            : `${accepted.who} accepted offer ${name}`}{' '}
          on {formatInstant(accepted.createdAt)}
          {extras && `, with ${extras}`}. The price is {describeTotal(snapshot, accepted.extras)}.
        </p>
        <p>
          Next, we check that every bed and seat is still free, and write to confirm. Until then nothing is booked or
          owed.
        </p>
        {first && (
          <p>
            Once we have confirmed, you pay {formatMoney(first.amount, snapshot.currency)} ({first.name.toLowerCase()},{' '}
            {describeDay(first)}). Further down you find{' '}
            <a href="#payment" className="underline underline-offset-2">
              how to pay
            </a>
            .
          </p>
        )}
      </Notice>
    )
  }
  if (state === 'declined') {
    const declined = answers.findLast(({ kind }) => kind === 'declined')
    return (
      <Notice title="This offer was declined">
        <p>
          {declined && `We noted it on ${formatInstant(declined.createdAt)}. `}If you want the trip after all, please
          write or call: we will see what is still free.
        </p>
      </Notice>
    )
  }
  if (state === 'open' && reopened)
    return (
      <Notice title={`The acceptance of offer ${name} was taken back`}>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{reopened.text}</p>
        <p>
          {reopened.who} of {config.brand} noted it on {formatInstant(reopened.createdAt)}. Nothing is booked or owed,
          and you can still accept the offer.
        </p>
      </Notice>
    )
  if (state !== 'expired') return null
  const isAskedAgain = hasQuestion && answers.at(-1)?.kind === 'renewal'
  return (
    <Notice title="This offer has expired">
      <p>
        It was valid through {formatLongDate(snapshot.validUntil)} in Nairobi. Prices and free beds may have changed.
      </p>
      {!isAskedAgain && (
        <AnswerForm action={askForOfferAgain} hidden={{ token, key: randomUUID() }} button="Ask for it again" />
      )}
    </Notice>
  )
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h2 className="font-head text-head">{title}</h2>
      {children}
    </div>
  )
}

export function Questions({ questions, isOpen }: { questions: QuoteAnswer[]; isOpen: boolean }) {
  return (
    <div className="grid gap-2">
      <h2 className="font-head text-card">{isOpen ? 'We have your question' : 'What you asked us'}</h2>
      {isOpen && <p>We will answer you soon.</p>}
      <ul className="grid gap-2">
        {questions.map(({ id, text, createdAt }) => (
          <li key={id}>
            <p className="whitespace-pre-line font-serif [overflow-wrap:anywhere]">{text}</p>
            <p className="text-ink-soft text-small">{formatInstant(createdAt)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Nairobi' })

/** 'November 28, 2026 at 5:43 PM in Nairobi' */
const formatInstant = (at: Date) => `${instant.format(at)} in Nairobi`
