import { randomUUID } from 'node:crypto'
import { AnswerForm, AnswerText, CheckBox, NameField } from '@/components/form/answer-form'
import { NumberedList } from '@/components/sections/numbered-list'
import { formatLongDate } from '@/lib/content/format'
import { formatMoney } from '@/lib/domain/currency'
import { acceptOffer, askAboutOffer, declineOffer } from '@/lib/quotes/actions'
import { extraField } from '@/lib/quotes/extra-fields'
import { describeTotal } from '@/lib/quotes/letters'
import type { Quote } from '@/lib/quotes/queries'
import { lineTotal } from '@/lib/quotes/snapshot'
import { Block } from './block'

const nextSteps = [
  'We check that every bed and seat is still free.',
  'We write to you and confirm. Nothing is booked or owed before that.',
  'You pay as it says above, and we book your trip.',
]

type Props = { quote: Quote; token: string }

export function OfferAnswer({ quote, token }: Props) {
  const { state, answers } = quote
  // Empties a form that was sent.
  const round = answers.length
  const hidden = () => ({ token, key: randomUUID() })
  const isOpen = state === 'open'
  return (
    <div className="print:hidden">
      {isOpen && <Accept quote={quote} hidden={{ ...hidden(), version: quote.name }} />}
      {(isOpen || state === 'accepted') && (
        <Block title="Ask us something" id="ask">
          <AnswerForm key={round} action={askAboutOffer} hidden={hidden()} button="Send your question" tone="outline">
            <AnswerText label="Your question" hint="Asking changes nothing about the offer." />
          </AnswerForm>
        </Block>
      )}
      {isOpen && (
        <Block title="Not for you?">
          <AnswerForm key={round} action={declineOffer} hidden={hidden()} button="Decline this offer" tone="outline">
            <AnswerText label="What does not suit you?" isOptional />
          </AnswerForm>
        </Block>
      )}
      <p className="mt-8 max-w-text text-ink-soft text-small">
        We do not note who opens this page, or when. Whoever has its link can read it and answer for you.
      </p>
    </div>
  )
}

function Accept({ quote, hidden }: { quote: Quote; hidden: Record<string, string> }) {
  const { name, snapshot } = quote
  const { extras, currency, validUntil } = snapshot
  return (
    <Block title="Accept this offer" id="accept">
      <p className="max-w-text font-serif text-body">
        Offer {name}: {describeTotal(snapshot)}. It is valid through {formatLongDate(validUntil)} in Nairobi. When you
        accept, this happens:
      </p>
      <div className="mb-5 max-w-text">
        <NumberedList items={nextSteps} />
      </div>
      <AnswerForm key={quote.answers.length} action={acceptOffer} hidden={hidden} button={`Accept offer ${name}`}>
        {extras.length > 0 && (
          <fieldset>
            <legend className="mb-1.5 font-[650]">
              Extras<span className="font-normal text-ink-soft"> (optional)</span>
            </legend>
            {extras.map((extra) => (
              <CheckBox
                key={extra.id}
                name={extraField(extra.id)}
                label={`${extra.text}: ${formatMoney(lineTotal(extra), currency)}`}
              />
            ))}
          </fieldset>
        )}
        <NameField />
      </AnswerForm>
    </Block>
  )
}
