import { randomUUID } from 'node:crypto'
import { addDays, formatISO } from 'date-fns'
import { mailtoHref, telHref, whatsappHref } from '@/lib/content/contact-links'
import { counted, formatLongDate } from '@/lib/content/format'
import { andMore } from '@/lib/content/mail'
import { type Desk, deskHref } from '@/lib/desk/access'
import { leadHref } from '@/lib/desk/action'
import { actionLabels, ago, describeEvent } from '@/lib/desk/events'
import { formatMoment } from '@/lib/desk/format'
import * as actions from '@/lib/desk/lead-actions'
import { findStatusText } from '@/lib/desk/notices'
import { countQuotes, readLeadQuotes } from '@/lib/desk/read-quotes'
import { readLeadReservation } from '@/lib/desk/read-reservation'
import { stateLabel } from '@/lib/desk/state'
import { waits } from '@/lib/desk/waits'
import { formatPrice } from '@/lib/domain/money'
import { nairobi } from '@/lib/domain/nairobi'
import { readTripTitles } from '@/lib/itineraries/queries'
import { chosenReasons } from '@/lib/leads/closing'
import type { LeadRow } from '@/lib/leads/kinds'
import { type LeadEvent, type LeadView, readLead } from '@/lib/leads/lead-view'
import { fillReply } from '@/lib/leads/replies'
import { formatTripDays, formatTripSum, type TripFacts } from '@/lib/leads/trip-facts'
import { formatWorkingTime, workingMinutes } from '@/lib/leads/working-time'
import { firstName } from '@/lib/mail/letter'
import { config } from '@/lib/platform/config'
import { formatParty } from '@/lib/prices/party'
import { isLikelySpam } from '@/lib/submissions/spam'
import { Choice, DeskForm, Field, TextArea } from './desk-form'
import { Facts, Gone, PageTitle, Problem, Status } from './parts'
import { QuoteEditor, QuoteSent, Quotes } from './quotes'
import { ReplyForm } from './reply-form'
import { ReservationParts } from './reservation'

type Query = {
  done?: string
  reply?: string
  status?: string
  quote?: string
  sent?: string
  how?: string
  mode?: string
}
type Props = { reference: string; desk: Desk; query: Query }

export async function LeadPage({ reference, desk, query }: Props) {
  const lead = await readLead(reference)
  if (!lead) return <Gone what={reference} />
  const { row, summary, now } = lead
  const events = lead.events.toReversed()
  const latest = events.find(({ undoneAt }) => undoneAt === null)
  const done = latest && String(latest.id) === query.done ? latest : undefined
  /** For each form: a second submission counts once, and one from an older page is asked about. */
  const hidden = () => ({ reference, token: desk.token, key: randomUUID(), seen: String(latest?.id ?? 0) })
  const isSignedIn = desk.email !== ''
  const href = leadHref(reference, desk)
  // Signed in, or by way of the sign-in.
  const ownHref = deskHref({ kind: 'lead', id: reference })
  const quotes = await readLeadQuotes(reference)
  const quoteCount = await countQuotes(reference)
  const reservation = await readLeadReservation(reference)
  const trips = row.kind === 'booking' ? await readTripTitles() : []
  const draft = isSignedIn && quotes.find(({ id, state }) => String(id) === query.quote && state === 'draft')
  const sent = quotes.find(({ id, state }) => String(id) === query.sent && state !== 'draft')
  if (draft)
    return (
      <>
        <PageTitle>{`Offer for ${summary.name ?? reference}`}</PageTitle>
        <Status>{findStatusText(query.status)}</Status>
        <QuoteEditor lead={lead} quote={draft} mode={query.mode} quotes={quotes} hidden={hidden()} href={href} />
      </>
    )
  return (
    <>
      <PageTitle>{`${summary.ours} ${reference}`}</PageTitle>
      <Status>{findStatusText(query.status)}</Status>
      {sent && <QuoteSent quote={sent} how={query.how} lead={lead} />}
      {done && <Done event={done} lead={lead} hidden={hidden()} />}
      <p className="status">{describeState(lead, events)}</p>
      <Unreachable {...lead} />
      {!isSignedIn && <SignInNote href={ownHref} />}
      <Reach lead={lead} href={ownHref} />
      <Facts
        lines={[
          ['Name', summary.name ?? 'not given'],
          ['Email', row.email || 'not given'],
          ['Phone', summary.phone?.text],
          ...describeTrip(lead),
          ...summary.facts,
          ['Sent', `${formatMoment(row.createdAt)} in Nairobi`],
          ['Who has it', row.takenBy],
        ]}
      />
      {summary.messages.map(([label, text]) => (
        <section key={label}>
          <h2>{label}</h2>
          <blockquote>{text}</blockquote>
        </section>
      ))}
      <Prices {...lead} />
      {isSignedIn && row.status !== 'held' && row.kind === 'booking' && (
        <>
          {quoteCount > quotes.length && (
            <Problem>{counted(quoteCount - quotes.length, 'offer')} of this request cannot be read.</Problem>
          )}
          <Quotes
            quotes={quotes}
            isBooked={reservation.terms !== null && reservation.terms.kind !== 'cancelled'}
            traveller={summary.name ?? ''}
            trips={trips}
            asked={row.kind === 'booking' && row.itineraryId !== null ? nameAsked(row) : 'No trip of ours'}
            hidden={hidden}
            href={href}
          />
          <ReservationParts
            row={row}
            trip={lead.trip}
            reservation={reservation}
            quotes={quotes}
            now={now}
            hidden={hidden}
          />
        </>
      )}
      <h2>What to do</h2>
      {row.status === 'held' ? (
        <HeldForms row={row} hidden={hidden} />
      ) : (
        <>
          {isSignedIn && (
            <Answer lead={lead} sender={desk.who} latest={latest} query={query} hidden={hidden()} href={href} />
          )}
          <OpenForms lead={lead} desk={desk} hidden={hidden} />
        </>
      )}
      <History lead={lead} events={events} latest={latest} hidden={hidden()} hasDesk={isSignedIn} />
      {isSignedIn && row.email && (
        <>
          <h2>A copy for them</h2>
          <p>
            All that is kept of {row.email}, for who asks for a copy of their data. Anybody can type any address: check
            who asks.
          </p>
          <p>
            <a className="button quiet" href={`/desk/person.json?reference=${reference}`}>
              Download it
            </a>
          </p>
        </>
      )}
      {isSignedIn && (
        <>
          <h2>Delete</h2>
          <DeleteForms lead={lead} hidden={hidden} />
        </>
      )}
    </>
  )
}

/** As the first choice of what a draft begins with. */
function nameAsked({ itineraryTitle, furtherItineraryTitles, severalTrips }: Extract<LeadRow, { kind: 'booking' }>) {
  const titles = [itineraryTitle, ...furtherItineraryTitles].filter(Boolean)
  if (titles.length < 2) return `As asked for: ${titles.join()}`
  return severalTrips === 'in-turn'
    ? `As asked for, one after the other: ${titles.join(', ')}`
    : `As asked for, an offer each: ${titles.join(', ')}`
}

/** A mail may be forwarded, so its link does only what can be undone. */
function SignInNote({ href }: { href: string }) {
  return (
    <div className="note">
      <p>Sign in to answer, to make offers, and for bookings and money. This phone stays signed in.</p>
      <p>
        <a className="button" href={href}>
          Sign in
        </a>
      </p>
    </div>
  )
}

const stages: Record<Exclude<TripFacts['stage'], 'asked'>, string> = {
  accepted: 'Accepted',
  agreed: 'Agreed',
  cancelled: 'Cancelled',
}

/** What holds now, above what was asked for. */
function describeTrip({ trip }: LeadView): [string, string][] {
  if (!trip || trip.stage === 'asked') return []
  const party = formatParty(trip.adults, trip.kids, trip.toddlers)
  return [
    [stages[trip.stage], [trip.title, formatTripDays(trip), party, formatTripSum(trip)].filter(Boolean).join(', ')],
  ]
}

type Hidden = Record<string, string | undefined>

function Done({ event, lead, hidden }: { event: LeadEvent; lead: LeadView; hidden: Hidden }) {
  const { whatsapp } = lead.summary.phone ?? {}
  return (
    <div className="note" role="status">
      <p>
        {actionLabels[event.action]}.{event.action === 'travelled' && ` ${event.note}`}
      </p>
      {event.action === 'whatsapp' && whatsapp && (
        <p>
          <a className="button" href={whatsappHref(whatsapp, event.note)} target="_blank" rel="noreferrer">
            Open WhatsApp with your answer
          </a>
        </p>
      )}
      {event.before !== null && <UndoForm event={event} hidden={hidden} />}
    </div>
  )
}

function UndoForm({ event, hidden }: { event: LeadEvent; hidden: Hidden }) {
  return (
    <DeskForm
      action={actions.undoLeadEvent}
      hidden={{ ...hidden, event: String(event.id) }}
      button="Undo"
      tone="quiet"
    />
  )
}

const leavesState = [
  'reminded',
  'travelled',
  'added',
  'taken',
  'entered',
  'paid',
  'refunded',
  'unpaid',
  'hold',
  'unheld',
  'drafted',
]

function describeState(lead: LeadView, events: LeadEvent[]) {
  const { row, now } = lead
  if (isAnswerUnsent(lead)) return 'Not sent yet: the mail server does not answer. We keep trying for two days.'
  const last = events.find(({ undoneAt, action }) => undoneAt === null && !leavesState.includes(action))
  const by = last ? `, ${ago(last.createdAt, now)}${last.who ? ` by ${last.who}` : ''}` : ''
  const isToCome = row.remindOn && row.remindOn > now && row.status !== 'closed'
  const until = isToCome
    ? ` ${row.status === 'new' ? 'Set aside until' : 'Comes back on'} ${formatLongDate(row.remindOn?.toISOString() ?? '')}.`
    : ''
  // What the traveller said of an offer is the news, and not that it was sent.
  const answered =
    row.status === 'quoted' && last && ['accepted', 'question', 'declined', 'reopened'].includes(last.action)
  if (answered) return `${actionLabels[last.action]}${by}.${until}`
  if (row.status !== 'new') return `${stateLabel(row)}${by}.${until}`
  const minutes = workingMinutes(row.waitingSince, now)
  const isAddedTo = events.find(({ undoneAt }) => undoneAt === null)?.action === 'added'
  const isReply = last?.action === 'replied'
  return `${isReply ? 'They answered, and wait for you.' : 'New.'}${isAddedTo ? ' The visitor has added something, see “What happened”.' : ''}${minutes >= 1 ? ` Waiting for ${formatWorkingTime(minutes)} of working time.` : ''}${until}`
}

function isAnswerUnsent({ mails }: LeadView) {
  const answer = mails.findLast(({ role }) => role === 'answer')
  return answer?.status === 'queued' && answer.failure === 'outage'
}

function Unreachable({ row: { email }, mails }: LeadView) {
  const last = mails.findLast(({ role }) => role !== 'operator')
  if (last?.status !== 'failed') return null
  const why =
    last.failure === 'no-address'
      ? `The address ${email} does not exist.`
      : `Our last email to ${email} did not arrive.`
  return <p className="note problem">{why} Please call, or look for a typing mistake in the address.</p>
}

function Reach({ lead: { row, summary }, href }: { lead: LeadView; href: string }) {
  const { phone, name, yours } = summary
  const { tel, whatsapp } = phone ?? {}
  const first = firstName(name)
  const text = `Hello${first ? ` ${first}` : ''}, this is ${config.brand} about your ${yours} ${row.reference}.`
  return (
    <div className="taps">
      {phone && (
        <a className={tel ? 'button' : 'button quiet'} href={tel ?? telHref(phone.text.replace(/[^\d+]/g, ''))}>
          {tel ? 'Call' : 'Call: check the number'}
        </a>
      )}
      {whatsapp && (
        <a className="button" href={whatsappHref(whatsapp, text)} target="_blank" rel="noreferrer">
          Open WhatsApp
        </a>
      )}
      {row.status !== 'held' && (
        <a className="button" href={`${href}?reply=#answer`}>
          {row.email ? 'Answer by mail' : 'Write an answer'}
        </a>
      )}
      {row.email && (
        <a className="button quiet" href={mailtoHref(row.email, `Your ${yours} (${row.reference})`)}>
          My own mail
        </a>
      )}
    </div>
  )
}

function Prices({ seasons }: LeadView) {
  if (seasons.length === 0) return null
  return (
    <>
      <h2>What it costs today</h2>
      <p>Per person, including the charges paid on arrival.</p>
      <ul>
        {seasons.map(({ season, parties, singleSupplement, validUntil }) => (
          <li key={season + validUntil}>
            {season}: {parties.map(({ size, each }) => `${formatPrice(each)} for ${size}`).join(', ')}
            {singleSupplement > 0 && `; ${formatPrice(singleSupplement)} more for a room alone`}. Good until{' '}
            {formatLongDate(validUntil)}.
          </li>
        ))}
      </ul>
    </>
  )
}

type AnswerProps = {
  lead: LeadView
  sender: string
  latest?: LeadEvent
  query: Query
  hidden: Hidden
  href: string
}

function Answer({ lead, sender, latest, query, hidden, href }: AnswerProps) {
  const { row, summary, replies, contacts, depositPercent, trip, now } = lead
  const chosen = replies.find(({ name }) => name === query.reply)
  const empty = { subject: `Your ${summary.yours} {reference}`, text: '' }
  const filled = fillReply(chosen ?? empty, row, { phone: contacts.phone, sender, depositPercent, trip, today: now })
  const isAnswered = latest && ['mailed', 'answered', 'whatsapp'].includes(latest.action)
  return (
    <details id="answer" open={query.reply !== undefined || undefined}>
      <summary>{row.email ? 'Answer by mail' : 'Write an answer'}</summary>
      <ReplyForm
        action={actions.answerLead}
        hidden={hidden}
        {...filled}
        reply={chosen?.name}
        email={row.email}
        whatsapp={summary.phone?.whatsapp}
        answered={isAnswered ? describeEvent(latest, now) : undefined}
      >
        <p>Begin with:</p>
        <p className="taps">
          {replies.map(({ name }) => (
            <a
              key={name}
              className="button quiet"
              href={`${href}?reply=${encodeURIComponent(name)}#answer`}
              aria-current={name === chosen?.name || undefined}
            >
              {name}
            </a>
          ))}
        </p>
      </ReplyForm>
    </details>
  )
}

type FormsProps = { row: LeadRow; hidden: () => Hidden }

function HeldForms({ row, hidden }: FormsProps) {
  return (
    <>
      <DeskForm summary="Not spam" action={actions.releaseLeadFromSpam} hidden={hidden()} button="Release">
        <p>Its emails are sent.</p>
      </DeskForm>
      {isLikelySpam(row.heldFor) && <SpamForm hidden={hidden()}>The morning email no longer lists it.</SpamForm>}
    </>
  )
}

function SpamForm({ hidden, children }: { hidden: Hidden; children: string }) {
  return (
    <DeskForm summary="Spam" action={actions.holdLeadAsSpam} hidden={hidden} button="It is spam">
      <p>{children}</p>
    </DeskForm>
  )
}

const backField = <Choice name="back" label="Come back if they are silent" options={waits} defaultValue="3" />

const reasons = Object.entries(chosenReasons).map(([value, label]) => ({ value, label }))

type OpenFormsProps = { lead: LeadView; desk: Desk; hidden: () => Hidden }

/** What can be done with a request that is not held as spam, beside answering it. */
function OpenForms({ lead: { row, trip, now }, desk, hidden }: OpenFormsProps) {
  const isClosed = row.status === 'closed'
  const inDays = (days: number) => formatISO(addDays(now, days), { in: nairobi, representation: 'date' })
  return (
    <>
      {desk.email && !isClosed && row.takenBy !== desk.who && (
        <DeskForm
          summary={row.takenBy ? `Take it from ${row.takenBy}` : 'Take it'}
          action={actions.takeLeadOver}
          hidden={hidden()}
          button="Take it"
        />
      )}
      <DeskForm
        summary="Answered by phone, WhatsApp or my own mail"
        action={actions.markLeadAnswered}
        hidden={hidden()}
        button="Mark as answered"
      >
        <Field name="note" label="How you answered, and what was said" max={4000} isOptional />
        {backField}
      </DeskForm>
      {row.status !== 'new' && (
        <DeskForm
          summary={isClosed ? 'They wrote again' : 'They answered'}
          action={actions.noteLeadReply}
          hidden={hidden()}
          button={isClosed ? 'Open it again' : 'They answered'}
        >
          <p>It waits for you again.</p>
          <TextArea name="note" label="What they wrote or said, if you like" isOptional />
        </DeskForm>
      )}
      <DeskForm summary="Remind me on a day" action={actions.remindOfLead} hidden={hidden()} button="Remind me">
        <Field
          name="day"
          type="date"
          label="Leave it out of the list and the morning email until"
          defaultValue={inDays(7)}
        />
      </DeskForm>
      {!isClosed && (
        <DeskForm summary="Close" action={actions.closeLeadFor} hidden={hidden()} button="Close">
          <Choice name="reason" label="Why" options={reasons} isAsked />
          <Field name="note" label="A word more, if you like" max={4000} isOptional />
        </DeskForm>
      )}
      {row.kind === 'booking' && (
        <DeskForm summary="They have travelled" action={actions.inviteLead} hidden={hidden()} button="Invite them">
          <p>{config.inviteAfterDays} days after the last day they are invited to write a review.</p>
          <Field name="day" type="date" label="Last day of the trip" defaultValue={trip?.dateTo ?? ''} />
          <Field
            name="itinerary"
            type="number"
            label="Number of the trip"
            defaultValue={String(trip?.itineraryId ?? '')}
          />
        </DeskForm>
      )}
      <SpamForm hidden={hidden()}>Its unsent emails are held back, except your own answers.</SpamForm>
    </>
  )
}

const mostOthersInHistory = 10

type HistoryProps = { lead: LeadView; events: LeadEvent[]; latest?: LeadEvent; hidden: Hidden; hasDesk: boolean }

function History({ lead: { mails, others, otherCount }, events, latest, hidden, hasDesk }: HistoryProps) {
  // The bearer of a link sees one request and nothing else.
  const named = hasDesk ? others.slice(0, mostOthersInHistory) : []
  return (
    <>
      <h2>What happened</h2>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            {actionLabels[event.action] ?? event.action}, {formatMoment(event.createdAt)}
            {event.who && ` by ${event.who}`}
            {event.undoneAt && ' (undone)'}
            {event.note && <blockquote>{event.note}</blockquote>}
            {event === latest && event.before !== null && <UndoForm event={event} hidden={hidden} />}
          </li>
        ))}
        {mails.map((mail) => (
          <li key={mail.id}>
            Mail to {mail.to}: {describeMail(mail)}
          </li>
        ))}
        {named.map(({ reference, createdAt }) => (
          <li key={reference}>
            The same address also sent <a href={`/desk/leads/${reference}`}>{reference}</a> on{' '}
            {formatLongDate(createdAt)}
          </li>
        ))}
        {hasDesk && otherCount > named.length && <li>{andMore(otherCount - named.length)}</li>}
      </ul>
    </>
  )
}

function describeMail({ status, sentAt, lastError }: LeadView['mails'][number]) {
  if (sentAt) return config.smtpUrl ? `sent ${formatMoment(sentAt)}` : 'a file only: no mail server is set (SMTP_URL)'
  if (status === 'failed') return `failed: ${lastError}`
  return status === 'cancelled' ? 'not sent: held as spam' : 'waits to be sent'
}

/** Senders' addresses are not verified, so what came from the same one may be another person's. */
function DeleteForms({ lead, hidden }: { lead: LeadView; hidden: () => Hidden }) {
  const { others, otherCount, row } = lead
  const { reference, email, kind, status, createdAt } = row
  const listed = [{ reference, kind, status, createdAt }, ...others]
  const more = otherCount - others.length
  return (
    <>
      <DeskForm
        summary="Delete this request"
        action={actions.deleteLead}
        hidden={hidden()}
        button="Delete for good"
        tone="danger"
      >
        <p>It is deleted with its emails and notes. This cannot be undone. Backups keep it until they expire.</p>
        <Field name="word" label={`Type ${reference} to delete`} />
      </DeskForm>
      {others.length > 0 && (
        <DeskForm
          summary="Delete everything from this address"
          action={actions.deleteAllOfAddress}
          hidden={{ ...hidden(), listed: others.map((one) => one.reference).join(' ') }}
          button={`Delete ${listed.length} requests for good`}
          tone="danger"
        >
          <p>Anybody can type {email} into a form. Please check that all of these are of the same person:</p>
          <ul>
            {listed.map((one) => (
              <li key={one.reference}>
                {one.reference}, {one.kind.replaceAll('_', ' ')}, {formatLongDate(one.createdAt)}, {one.status}
              </li>
            ))}
          </ul>
          {more > 0 && (
            <p>
              These are the newest {listed.length}. To delete the other {more}, come back when these are gone.
            </p>
          )}
          <p>
            They are deleted with their emails and notes. This cannot be undone. Backups keep them until they expire.
          </p>
          <Field name="word" label="Type everything to delete them" />
        </DeskForm>
      )}
    </>
  )
}
