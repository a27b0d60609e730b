import { whatsappHref } from '@/lib/content/contact-links'
import { formatLongDate } from '@/lib/content/format'
import { latestOfTraveller } from '@/lib/desk/events'
import type { LeadView } from '@/lib/desk/lead-view'
import { withQuery } from '@/lib/desk/query'
import {
  acceptLeadQuote,
  deleteLeadDraft,
  draftLeadQuote,
  editLeadQuote,
  reopenLeadQuote,
  sendLeadQuote,
  withdrawLeadQuote,
} from '@/lib/desk/quote-actions'
import type { LeadQuote } from '@/lib/desk/read-quotes'
import { formatMoney } from '@/lib/domain/currency'
import { spareRows, toQuoteValues } from '@/lib/quotes/edit'
import { extraField } from '@/lib/quotes/extra-fields'
import { describeDays, describeTotal } from '@/lib/quotes/letters'
import { findCurrent } from '@/lib/quotes/queries'
import { readShownPrices } from '@/lib/quotes/shown-estimate'
import { lineTotal } from '@/lib/quotes/snapshot'
import type { QuoteState } from '@/lib/quotes/state'
import { Check, Choice, DeskForm, Field, TextArea } from './desk-form'
import { Facts } from './parts'
import { QuoteForm } from './quote-form'

type Hidden = Record<string, string | undefined>
type Trip = { id: number; title: string }
type Props = {
  quotes: LeadQuote[]
  isBooked: boolean
  /** The name in the request. */
  traveller: string
  /** Their number, if it is one of WhatsApp. */
  whatsapp?: string | null
  /** To choose from, beside what is asked for. */
  trips: Trip[]
  asked: string
  /** Offers of any request, to begin with what one of them says. */
  toCopy: { value: string; label: string }[]
  hidden: () => Hidden
  href: string
}

const states: Record<QuoteState, string> = {
  draft: 'Draft',
  open: 'Open',
  accepted: 'Accepted',
  superseded: 'Another offer was accepted',
  declined: 'Declined',
  expired: 'No longer valid',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced',
}

/** All offers of a request, and the way to a new one. */
export function Quotes({ quotes, isBooked, traveller, whatsapp, trips, asked, toCopy, hidden, href }: Props) {
  const isAccepted = quotes.some(({ state, isOver }) => state === 'accepted' && !isOver)
  const hasDraft = quotes.some(({ state }) => state === 'draft')
  const last = findCurrent(quotes)
  return (
    <>
      <h2 id="offers">Offers</h2>
      {quotes.map((quote) => (
        <QuoteOfLead
          key={quote.id}
          quote={quote}
          isBooked={isBooked}
          traveller={traveller}
          whatsapp={whatsapp}
          hidden={hidden}
          href={href}
        />
      ))}
      {!isAccepted && (
        <div className="taps">
          <DeskForm
            action={draftLeadQuote}
            hidden={{ ...hidden(), mode: 'beside' }}
            button={last || hasDraft ? 'Draft another offer' : 'Draft an offer'}
          >
            <Choice
              name="itineraryId"
              label="Begin with"
              options={[
                ...(hasDraft ? [] : [{ value: '', label: asked }]),
                ...trips.map(({ id, title }) => ({ value: String(id), label: title })),
              ]}
            />
          </DeskForm>
          {last && (
            <DeskForm
              action={draftLeadQuote}
              hidden={{ ...hidden(), from: String(last.id), mode: 'instead' }}
              button={`New version of ${last.name}`}
              tone="quiet"
            />
          )}
          {toCopy.length > 0 && (
            <DeskForm
              action={draftLeadQuote}
              hidden={{ ...hidden(), mode: 'beside' }}
              button="Copy it into a draft"
              tone="quiet"
            >
              <Choice name="from" label="Or with an offer sent before" options={toCopy} />
            </DeskForm>
          )}
        </div>
      )}
    </>
  )
}

function QuoteOfLead({
  quote,
  isBooked,
  traveller,
  whatsapp,
  hidden,
  href,
}: Omit<Props, 'quotes' | 'trips' | 'asked' | 'toCopy'> & { quote: LeadQuote }) {
  const { id, name, state, snapshot, hasQuestion, accepted, isOver, message } = quote
  const own = () => ({ ...hidden(), quote: String(id) })
  if (state === 'draft')
    return (
      <div className="note">
        <p>
          Draft: {snapshot.trip.title}, {describeTotal(snapshot)}
        </p>
        <div className="taps">
          <a className="button" href={withQuery(`${href}#top`, { quote: String(id) })}>
            Go on with the draft
          </a>
          <DeskForm action={deleteLeadDraft} hidden={own()} button="Delete the draft" tone="quiet" />
        </div>
      </div>
    )
  return (
    <section>
      <h3>
        {name}: {states[state]}
        {isOver && ', and the trip was cancelled'}
        {hasQuestion && ', with a question that waits for you'}
      </h3>
      <Facts
        lines={[
          ['Trip', [snapshot.trip.title, describeDays(snapshot)].filter(Boolean).join(', ')],
          ['Price', describeTotal(snapshot, accepted?.extras)],
          ['Accepted by', accepted && (accepted.onBehalf ? `${accepted.text} Noted by ${accepted.who}` : accepted.who)],
          ['Valid until', `the end of ${formatLongDate(snapshot.validUntil)} in Nairobi`],
          ['Its page', quote.href && <a href={quote.href}>{quote.href}</a>],
        ]}
      />
      {state === 'accepted' && !isOver && !isBooked && (
        <DeskForm
          summary="Take the acceptance back"
          action={reopenLeadQuote}
          hidden={own()}
          button="Take it back"
          tone="danger"
        >
          <p>For a mistake, or when they have changed their mind. They get no mail about it: write to them as well.</p>
          <TextArea name="reason" label="Why, for the travellers’ page" max={1000} />
          <Choice
            name="offer"
            label="The offer"
            options={[
              { value: 'open', label: 'can be accepted again' },
              { value: 'withdrawn', label: 'is withdrawn' },
            ]}
            defaultValue="open"
          />
        </DeskForm>
      )}
      {['open', 'expired', 'declined'].includes(state) && (
        <>
          {state === 'open' && whatsapp && (
            <p className="taps">
              <a className="button quiet" href={whatsappHref(whatsapp, message)} target="_blank" rel="noreferrer">
                Open WhatsApp with {name}
              </a>
            </p>
          )}
          <DeskForm
            summary="They have accepted it"
            action={acceptLeadQuote}
            hidden={own()}
            button={`Accept ${name} for them`}
          >
            <p>
              They told you by phone, WhatsApp or mail. They get a mail that says so. Nothing is booked by it: confirm
              when the camps have said yes.
            </p>
            <Field name="name" label="Who accepted" defaultValue={traveller} />
            {snapshot.extras.map((extra) => (
              <Check
                key={extra.id}
                name={extraField(extra.id)}
                label={`${extra.text}, ${formatMoney(lineTotal(extra), snapshot.currency)}`}
              />
            ))}
          </DeskForm>
          <DeskForm summary="Withdraw it" action={withdrawLeadQuote} hidden={own()} button={`Withdraw ${name}`}>
            <Field name="reason" label="Why, for the office" max={1000} isOptional />
          </DeskForm>
        </>
      )}
    </section>
  )
}

/** In sight while the offer is made. */
function TheirWords({ lead: { summary, events } }: { lead: LeadView }) {
  const latest = latestOfTraveller(events.filter(({ note }) => note))
  const words = [...summary.messages.map(([, text]) => text), ...(latest ? [latest.note] : [])]
  if (words.length === 0) return null
  return (
    <details className="fold words" open>
      <summary>What they wrote</summary>
      {words.map((text) => (
        <blockquote key={text}>{text}</blockquote>
      ))}
    </details>
  )
}

type EditorProps = {
  mode?: string
  lead: LeadView
  quote: LeadQuote
  quotes: LeadQuote[]
  hidden: Hidden
  href: string
}

/** Of a draft, in place of the page of its request. */
export function QuoteEditor({ lead, quote, mode, quotes, hidden, href }: EditorProps) {
  const { row, summary } = lead
  const { snapshot } = quote
  const current = findCurrent(quotes)
  const values = toQuoteValues(snapshot)
  return (
    <>
      <TheirWords lead={lead} />
      <p className="chips">
        <a href={href}>The request {row.reference}</a>
        <a href={`/quote/draft/${quote.id}`} target="_blank" rel="noopener">
          See it as they will
        </a>
      </p>
      <QuoteForm
        total={describeTotal(snapshot)}
        shown={readShownPrices(row, snapshot.trip.id)}
        mode={mode}
        action={editLeadQuote}
        sendAction={sendLeadQuote}
        hidden={{ ...hidden, quote: String(quote.id) }}
        values={values}
        days={snapshot.days.map(({ date, title }, index) => ({
          label: [`Day ${index + 1}`, date && formatLongDate(date), title].filter(Boolean).join(': '),
        }))}
        lineCount={snapshot.lines.length + spareRows}
        extraCount={snapshot.extras.length + spareRows}
        current={current?.name}
        email={row.email}
        hasWhatsapp={Boolean(summary.phone?.whatsapp)}
      />
    </>
  )
}
