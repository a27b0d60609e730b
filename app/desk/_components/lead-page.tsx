import { randomUUID } from 'node:crypto'
import { CalendarClock, Check, FileText, Phone, Reply, Send } from 'lucide-react'
import { WhatsAppMark } from '@/components/ui/brand-marks'
import { telHref, whatsappHref } from '@/lib/content/contact-links'
import { counted, formatLongDate } from '@/lib/content/format'
import { type Desk, deskHref } from '@/lib/desk/access'
import { leadHref } from '@/lib/desk/action'
import { readColleagues } from '@/lib/desk/colleagues'
import { ago } from '@/lib/desk/events'
import { formatDay, formatMoment } from '@/lib/desk/format'
import { joinLead, keepLead } from '@/lib/desk/inbox-actions'
import { type LeadEvent, type LeadView, readLead } from '@/lib/desk/lead-view'
import { findStatusText } from '@/lib/desk/notices'
import { listParams, listQuery, withQuery } from '@/lib/desk/query'
import { readAnswerBox } from '@/lib/desk/read-answer'
import { countQuotes, readLeadQuotes, readOffersToCopy } from '@/lib/desk/read-quotes'
import { readLeadReservation } from '@/lib/desk/read-reservation'
import { readLeadTravellers } from '@/lib/desk/read-travellers'
import { findReplyFileProblem } from '@/lib/desk/reply-files'
import { stateLabel } from '@/lib/desk/state'
import { formatPrice } from '@/lib/domain/money'
import { dayInNairobi } from '@/lib/domain/nairobi'
import { utcDay } from '@/lib/domain/utc-day'
import { readTripTitles } from '@/lib/itineraries/queries'
import { findEventInfo, labelOfEvent } from '@/lib/leads/event-kinds'
import type { LeadRow } from '@/lib/leads/kinds'
import { formatTripDays, formatTripSum, type TripFacts } from '@/lib/leads/trip-facts'
import { formatWorkingTime, workingMinutes } from '@/lib/leads/working-time'
import { firstName } from '@/lib/mail/letter'
import { listPapers } from '@/lib/papers/read'
import { config } from '@/lib/platform/config'
import { formatParty } from '@/lib/prices/party'
import { requestName } from '@/lib/travellers/request-letter'
import { Colleagues } from './colleagues'
import { DeskForm } from './desk-form'
import { Answer, DeleteForms, HeldForms, OpenForms, TheyWrote, UndoForm } from './lead-forms'
import { Mails, Thread } from './lead-thread'
import { OpenHere } from './open-here'
import { Facts, Gone, PageTitle, Problem, Status } from './parts'
import { QuoteEditor, Quotes } from './quotes'
import { ReservationParts } from './reservation'
import { WhoTravels } from './travellers'

type Query = {
  done?: string
  /** The fold that is open. */
  open?: string
  reply?: string
  /** Why a file was not attached. */
  attach?: string
  status?: string
  quote?: string
  sent?: string
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
  const hidden = () => ({
    reference,
    token: desk.token,
    key: randomUUID(),
    seen: String(latest?.id ?? 0),
    page: href,
  })
  const isSignedIn = desk.email !== ''
  const list = listParams(listQuery.parse(query))
  const href = withQuery(leadHref(reference, desk), list)
  // Signed in, or by way of the sign-in.
  const ownHref = withQuery(deskHref({ kind: 'lead', id: reference }), list)
  const quotes = await readLeadQuotes(reference)
  const quoteCount = await countQuotes(reference)
  const reservation = await readLeadReservation(reference)
  const trips = row.kind === 'booking' ? await readTripTitles() : []
  const travellers = isSignedIn
    ? await readLeadTravellers(
        { reference, name: summary.name, sender: desk.who, today: dayInNairobi(now) },
        reservation,
        quotes,
      )
    : null
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
  const isHeld = row.status === 'held'
  const issued = isSignedIn && !isHeld ? await listPapers(reference) : []
  const colleagues = isSignedIn ? await readColleagues(desk.who) : []
  return (
    <div className="request">
      <header>
        <PageTitle>{summary.name || reference}</PageTitle>
        <p className="soft">
          <span className="whole">{reference}</span>, {summary.ours.toLowerCase()}
          {row.takenBy && `. ${row.takenBy} has it.`}
        </p>
      </header>
      {isSignedIn && <Colleagues reference={reference} stamp={String(latest?.id ?? 0)} />}
      <Status>{findStatusText(query.status)}</Status>
      {sent && <Status>{`Offer ${sent.name} is on its way by mail.`}</Status>}
      {done && <Done event={done} lead={lead} hidden={hidden()} />}
      {done && isUnsent(done) && <SendingToast event={done} email={row.email} hidden={hidden()} />}
      <p className="status">{describeState(lead, events)}</p>
      <Unreachable {...lead} />
      {!isSignedIn && <SignInNote href={ownHref} />}
      {isSignedIn && <Proposed lead={lead} hidden={hidden} />}
      <Panel lead={lead} />
      <Thread lead={lead} events={lead.events} latest={latest} isSignedIn={isSignedIn} hidden={hidden()} />
      {!isHeld && <TheyWrote row={row} hidden={hidden} />}
      {isSignedIn && !isHeld && (
        <Answer
          lead={lead}
          sender={desk.who}
          latest={latest}
          reply={query.reply}
          request={travellers?.request}
          box={await readAnswerBox(row, desk, { issued, terms: reservation.terms })}
          fileProblem={findReplyFileProblem(query.attach)}
          hidden={hidden()}
          href={href}
        />
      )}
      {isSignedIn && !isHeld && row.kind === 'booking' && (
        <>
          {quoteCount > quotes.length && (
            <Problem>{counted(quoteCount - quotes.length, 'offer')} of this request cannot be read.</Problem>
          )}
          <Quotes
            quotes={quotes}
            isBooked={reservation.terms !== null && reservation.terms.kind !== 'cancelled'}
            traveller={summary.name ?? ''}
            whatsapp={summary.phone?.whatsapp}
            trips={trips}
            asked={row.itineraryId !== null ? nameAsked(row) : 'No trip of ours'}
            toCopy={await readOffersToCopy(row)}
            hidden={hidden}
            href={href}
          />
          <ReservationParts
            row={row}
            trip={lead.trip}
            duration={lead.duration}
            reservation={reservation}
            quotes={quotes}
            issued={issued}
            now={now}
            open={query.open}
            hidden={hidden}
          />
          {travellers && (
            <WhoTravels
              travellers={travellers}
              askHref={withQuery(`${href}#answer`, { reply: requestName })}
              hidden={hidden}
            />
          )}
        </>
      )}
      <h2>What to do</h2>
      {isHeld ? (
        <HeldForms row={row} hidden={hidden} />
      ) : (
        <OpenForms lead={lead} desk={desk} colleagues={colleagues} open={query.open} hidden={hidden} />
      )}
      <Prices {...lead} />
      <Mails lead={lead} hasDesk={isSignedIn} />
      {isSignedIn && row.email && (
        <details>
          <summary>A copy for them</summary>
          <p>
            All that is kept of {row.email}, for who asks for a copy of their data. Anybody can type any address: check
            who asks.
          </p>
          <p>
            <a className="button quiet" href={`/desk/person.json?reference=${reference}`}>
              Download it
            </a>
          </p>
        </details>
      )}
      {isSignedIn && <DeleteForms lead={lead} hidden={hidden} />}
      {!isHeld && <Acts lead={lead} href={href} replyHref={isSignedIn ? href : ownHref} isSignedIn={isSignedIn} />}
    </div>
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

/** A mail that seems to be about another request: one tap says so. */
function Proposed({ lead: { received }, hidden }: { lead: LeadView; hidden: () => Hidden }) {
  const target = received.find(({ proposed }) => proposed)?.proposed
  if (!target) return null
  return (
    <div className="note">
      <p>
        Is this about <a href={`/desk/leads/${target}`}>{target}</a>?
      </p>
      <DeskForm action={joinLead} hidden={{ ...hidden(), target }} button="Yes, put it there" />
      <DeskForm action={keepLead} hidden={hidden()} button="No, it is its own" tone="quiet" />
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

/** What is asked for most, and what holds of it now. */
function Panel({ lead }: { lead: LeadView }) {
  const { row, summary } = lead
  const asked = new Map(summary.facts)
  const day = row.remindOn && utcDay(row.remindOn)
  return (
    <div className="panel">
      <Facts
        lines={[
          ...describeTrip(lead),
          ...['Trip', 'Dates', 'Travellers'].map((label) => [label, asked.get(label)] as const),
          ['Estimate', asked.get('Estimate')],
          ['Phone', summary.phone?.text],
          ['Email', row.email || 'not given'],
          ['Sent', `${formatMoment(row.createdAt)} in Nairobi`],
          ['Came from', [row.source, row.sourceDetail && `(${row.sourceDetail})`].filter(Boolean).join(' ')],
          ['Who has it', row.takenBy],
          ['Next day', day && row.status !== 'closed' ? formatDay(day) : undefined],
        ]}
      />
    </div>
  )
}

type ActsProps = {
  lead: LeadView
  href: string
  /** By way of the sign-in for the bearer of a link. */
  replyHref: string
  isSignedIn: boolean
}

/** At hand wherever one is on the page. */
function Acts({ lead: { row, summary }, href, replyHref, isSignedIn }: ActsProps) {
  const { phone, name, yours } = summary
  const { tel, whatsapp } = phone ?? {}
  const first = firstName(name)
  const text = `Hello${first ? ` ${first}` : ''}, this is ${config.brand} about your ${yours} ${row.reference}.`
  return (
    <OpenHere className="acts" aria-label="What to do">
      <a className="go" href={withQuery(`${replyHref}#answer`, { reply: '' })}>
        <Reply aria-hidden="true" />
        Reply
      </a>
      {whatsapp && (
        <a href={whatsappHref(whatsapp, text)} target="_blank" rel="noreferrer">
          <WhatsAppMark />
          WhatsApp
        </a>
      )}
      {phone && (
        <a href={tel ?? telHref(phone.text.replace(/[^\d+]/g, ''))}>
          <Phone aria-hidden="true" />
          {tel ? 'Call' : 'Call: check the number'}
        </a>
      )}
      {isSignedIn && row.kind === 'booking' && (
        <a href="#offers">
          <FileText aria-hidden="true" />
          Offer
        </a>
      )}
      <a href={withQuery(`${href}#day`, { open: 'day' })}>
        <CalendarClock aria-hidden="true" />
        Next day
      </a>
      {row.status !== 'closed' && (
        <a href={withQuery(`${href}#done`, { open: 'done' })}>
          <Check aria-hidden="true" />
          Done
        </a>
      )}
    </OpenHere>
  )
}

type Hidden = Record<string, string | undefined>

function Done({ event, lead, hidden }: { event: LeadEvent; lead: LeadView; hidden: Hidden }) {
  const { whatsapp } = lead.summary.phone ?? {}
  return (
    <div className="note" role="status">
      <p>
        {labelOfEvent(event.action)}.{event.action === 'travelled' && ` ${event.note}`}
      </p>
      {event.action === 'whatsapp' && whatsapp && (
        <p>
          <a className="button" href={whatsappHref(whatsapp, event.note)} target="_blank" rel="noreferrer">
            Open WhatsApp with your answer
          </a>
        </p>
      )}
      {event.before !== null && !isUnsent(event) && <UndoForm event={event} hidden={hidden} />}
    </div>
  )
}

/** An answer that has not gone out. */
const isUnsent = ({ action, before }: LeadEvent) => action === 'mailed' && before !== null

/** For as long as an answer waits. Styles end it, so that it needs no script. */
function SendingToast({ event, email, hidden }: { event: LeadEvent; email: string; hidden: Hidden }) {
  return (
    <div className="toast sending" role="status">
      <Send aria-hidden="true" />
      <span>It goes to {email} in ten seconds.</span>
      <UndoForm event={event} hidden={hidden} />
    </div>
  )
}

function describeState(lead: LeadView, events: LeadEvent[]) {
  const { row, now } = lead
  if (isAnswerUnsent(lead)) return 'Not sent yet: the mail server does not answer. We keep trying for two days.'
  const last = events.find(({ undoneAt, action }) => undoneAt === null && !findEventInfo(action)?.leavesState)
  const by = last ? `, ${ago(last.createdAt, now)}${last.who ? ` by ${last.who}` : ''}` : ''
  const isToCome = row.remindOn && row.remindOn > now && row.status !== 'closed'
  const until = isToCome
    ? ` ${row.status === 'new' ? 'Set aside until' : 'Comes back on'} ${formatLongDate(row.remindOn?.toISOString() ?? '')}.`
    : ''
  // What the traveller said of an offer is the news, and not that it was sent.
  const answered =
    row.status === 'quoted' && last && ['accepted', 'question', 'declined', 'reopened'].includes(last.action)
  if (answered) return `${labelOfEvent(last.action)}${by}.${until}`
  if (last?.action === 'wrote' && row.status !== 'new') return `They have written${by}. ${stateLabel(row)}.${until}`
  if (row.status !== 'new') return `${stateLabel(row)}${by}.${until}`
  const minutes = workingMinutes(row.waitingSince, now)
  const isAddedTo = events.find(({ undoneAt }) => undoneAt === null)?.action === 'added'
  const isReply = last?.action === 'replied' || last?.action === 'wrote'
  return `${isReply ? 'They have written, and wait for you.' : 'New.'}${isAddedTo ? ' The visitor has added something, see “What happened”.' : ''}${minutes >= 1 ? ` Waiting for ${formatWorkingTime(minutes)} of working time.` : ''}${until}`
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

function Prices({ seasons }: LeadView) {
  if (seasons.length === 0) return null
  return (
    <details>
      <summary>What it costs today</summary>
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
    </details>
  )
}
