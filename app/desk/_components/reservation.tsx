import { formatLongDate } from '@/lib/content/format'
import { readClashes, readFleetAndTeam } from '@/lib/desk/departures'
import { assignToLead } from '@/lib/desk/lead-actions'
import { type DateLine, type Joining, readJoining } from '@/lib/desk/read-dates'
import { readLeadPapers } from '@/lib/desk/read-papers'
import type { LeadQuote } from '@/lib/desk/read-quotes'
import { readCancellation } from '@/lib/desk/read-reservation'
import {
  bookTrip,
  cancelTrip,
  changeTrip,
  confirmOffer,
  listLeadNights,
  noteLeadPayment,
  saveLeadHold,
  takeLeadPaymentBack,
} from '@/lib/desk/reservation-actions'
import { formatMoney, toUnits } from '@/lib/domain/currency'
import { dayAfter } from '@/lib/domain/day-after'
import { dayInNairobi } from '@/lib/domain/nairobi'
import type { LeadRow } from '@/lib/leads/kinds'
import type { TripFacts } from '@/lib/leads/trip-facts'
import type { IssuedPaper } from '@/lib/papers/read'
import { toFurtherValues } from '@/lib/quotes/further-payments'
import { kindLabels, lineKinds } from '@/lib/quotes/line-kinds'
import { proposeCharge } from '@/lib/reservations/charge'
import { describeTerms, findAccepted, termsOfQuote } from '@/lib/reservations/handling'
import { describeHoldState, holdsOfQuote } from '@/lib/reservations/holds'
import type { AgreedTerms, HoldLine, Reservation, Terms } from '@/lib/reservations/queries'
import { describeDue, describePayment, paymentWays } from '@/lib/reservations/wording'
import { Check, Choice, DeskForm, Field, TextArea } from './desk-form'
import { FurtherPayments } from './further-payments'
import { Papers } from './papers'
import { Facts } from './parts'
import { DepartureChoice, SharedPlaces } from './shared-places'

type Hidden = Record<string, string | undefined>
type Props = {
  row: LeadRow
  trip: TripFacts | undefined
  /** Of the requested trip, in days. */
  duration: number | null
  reservation: Reservation
  quotes: LeadQuote[]
  issued: IssuedPaper[]
  now: Date
  /** The fold that is open. */
  open?: string
  hidden: () => Hidden
}

/** What was agreed, held and paid. Before anything is accepted it is a form alone, for what was agreed by phone. */
export async function ReservationParts({ row, trip, duration, reservation, quotes, issued, now, open, hidden }: Props) {
  const { terms, dues, holds, payments } = reservation
  const accepted = findAccepted(quotes)
  const isRunning = terms !== null || accepted !== null || holds.length > 0
  const today = dayInNairobi(now)
  const papers = terms && (await readLeadPapers({ row, reservation, quotes, issued }))
  const joining = await readJoining({ row, trip, terms, today })
  return (
    <>
      {isRunning && <h2 id="booking">Booking</h2>}
      {dues.length > 0 && (
        <ul>
          {dues.map((due) => (
            <li key={`${due.kind} ${due.what}`}>{due.dueOn <= today ? <b>{describeDue(due)}</b> : describeDue(due)}</li>
          ))}
        </ul>
      )}
      {terms && (
        <>
          <Agreed terms={terms} reservation={reservation} />
          <Payments terms={terms} payments={payments} hasMail={row.email !== ''} today={today} hidden={hidden} />
        </>
      )}
      {joining && <SharedPlaces joining={joining} terms={terms} today={today} hidden={hidden} />}
      {(!terms || !['booked', 'closed'].includes(row.status)) && (
        <Confirm
          row={row}
          trip={trip}
          duration={duration}
          accepted={accepted}
          before={terms}
          holds={holds}
          joining={joining}
          hidden={hidden}
        />
      )}
      {isRunning && <Holds holds={holds} hasNights={accepted !== null} hidden={hidden} />}
      {terms && terms.kind !== 'cancelled' && (
        <Assign row={row} terms={terms} isOpen={open === 'vehicle'} hidden={hidden} />
      )}
      {papers && <Papers papers={papers} reference={row.reference} hidden={hidden} />}
      {terms && terms.kind !== 'cancelled' && (
        <Changes terms={terms} trip={trip} holds={holds} joining={joining} today={today} hidden={hidden} />
      )}
    </>
  )
}

type AssignProps = { row: LeadRow; terms: Terms; isOpen: boolean; hidden: () => Hidden }

/** A clash is said, not forbidden. */
async function Assign({ row: { reference, vehicle, guide }, terms, isOpen, hidden }: AssignProps) {
  const [{ vehicles, guides }, clashes] = await Promise.all([
    readFleetAndTeam(),
    readClashes(reference, terms.dateFrom, terms.dateTo),
  ])
  return (
    <>
      {clashes.length > 0 && <p className="note problem">On these days: {clashes.join('; ')}.</p>}
      <DeskForm
        id="vehicle"
        summary={`Vehicle and guide: ${[vehicle, guide].filter(Boolean).join(', ') || 'none yet'}`}
        isOpen={isOpen}
        action={assignToLead}
        hidden={hidden()}
        button="Save"
      >
        <Field name="vehicle" label="Vehicle" defaultValue={vehicle} choices={vehicles} isOptional />
        <Field name="guide" label="Guide" defaultValue={guide} choices={guides} isOptional />
      </DeskForm>
    </>
  )
}

function Agreed({ terms, reservation: { credited, open } }: { terms: Terms; reservation: Reservation }) {
  const { currency, total, kind } = terms
  return (
    <Facts
      lines={[
        ['Trip', `${formatLongDate(terms.dateFrom)} to ${formatLongDate(terms.dateTo)}`],
        [kind === 'cancelled' ? 'Charge' : 'Agreed', formatMoney(total, currency)],
        ['Received', formatMoney(credited, currency)],
        [open < 0 ? 'To pay back' : 'Open', formatMoney(Math.abs(open), currency)],
      ]}
    />
  )
}

type ConfirmProps = Pick<Props, 'row' | 'trip' | 'duration'> & {
  accepted: LeadQuote | null
  before: Terms | null
  holds: HoldLine[]
  joining: Joining | null
  hidden: () => Hidden
}

function Confirm({ row, trip, duration, accepted, before, holds, joining, hidden }: ConfirmProps) {
  const agreed = accepted && termsOfQuote(accepted)
  const departure = joining?.lines.find(({ id }) => id === joining.asked)
  const unconfirmed = accepted && findUnconfirmed(accepted, holds)
  const mail = row.email && <Check name="mail" label="Mail them the confirmation" isChecked={accepted !== null} />
  return (
    <>
      {agreed && (
        <DeskForm action={confirmOffer} hidden={hidden()} button="Confirm: it is booked">
          <p>When all is confirmed: {describeTerms(agreed)}</p>
          {unconfirmed && unconfirmed.length > 0 && (
            <p className="note problem">Nobody has confirmed yet: {unconfirmed.join('; ')}.</p>
          )}
          {joining && <DepartureChoice joining={joining} departureId={joining.asked} />}
          {mail}
        </DeskForm>
      )}
      <DeskForm
        summary={agreed ? 'Book it with other days or sums' : 'They have booked'}
        action={bookTrip}
        hidden={hidden()}
        button="Booked"
      >
        <TermsFields
          terms={
            (before?.kind === 'cancelled' ? null : before) ??
            agreed ?? { ...proposeDays(trip, departure, duration), currency: 'USD' }
          }
          trip={trip}
          joining={joining}
          departureId={joining?.asked}
          noteLabel="What they should know of it"
        />
        {mail}
      </DeskForm>
    </>
  )
}

/** Beds and permits of the offer, as they are listed or will be: 'Mara camp, July 10, 2029 (not asked yet)'. */
function findUnconfirmed(accepted: LeadQuote, holds: HoldLine[]) {
  const none = { askedOn: null, heldUntil: null, confirmedOn: null, releasedOn: null }
  const listed = holds.filter(({ isLeft }) => !isLeft)
  const lines = listed.length > 0 ? listed : holdsOfQuote(accepted).map((hold) => ({ ...hold, ...none }))
  return lines.flatMap((hold) => {
    const name = [hold.what, hold.night && formatLongDate(hold.night)].filter(Boolean).join(', ')
    return hold.confirmedOn ? [] : [`${name} (${describeHoldState(hold)})`]
  })
}

function proposeDays(trip: TripFacts | undefined, departure: DateLine | undefined, duration: number | null) {
  if (departure) return { dateFrom: departure.firstDay, dateTo: departure.lastDay }
  const [dateFrom, dateTo] = [trip?.dateFrom ?? '', trip?.dateTo ?? '']
  // A request may have its first day alone.
  const isOneDay = dateFrom !== '' && dateFrom === dateTo
  return { dateFrom, dateTo: isOneDay && duration ? dayAfter(dateFrom, duration - 1) : dateTo }
}

function toValues({ currency = 'USD', ...terms }: Partial<AgreedTerms>) {
  const amount = (minor?: number) => (minor === undefined ? '' : toUnits(minor, currency))
  return {
    from: terms.dateFrom ?? '',
    to: terms.dateTo ?? '',
    currency,
    total: amount(terms.total),
    deposit: amount(terms.depositAmount),
    depositDay: terms.depositDay ?? '',
    balanceDay: terms.balanceDay ?? '',
  }
}

type TermsProps = {
  terms: Partial<AgreedTerms>
  trip: TripFacts | undefined
  joining: Joining | null
  departureId?: number | null
  noteLabel: string
}

function TermsFields({ terms, trip, joining, departureId, noteLabel }: TermsProps) {
  const values = toValues(terms)
  const party = terms.party ?? trip
  return (
    <>
      <Field name="from" type="date" label="First day" defaultValue={values.from} />
      <Field name="to" type="date" label="Last day" defaultValue={values.to} />
      {joining && <DepartureChoice joining={joining} departureId={departureId} />}
      <div className="columns">
        <Field name="adults" type="number" label="Adults" defaultValue={String(party?.adults ?? 0)} />
        <Field name="kids" type="number" label="Children" defaultValue={String(party?.kids ?? 0)} />
        <Field name="toddlers" type="number" label="Under 3" defaultValue={String(party?.toddlers ?? 0)} />
      </div>
      <Field
        name="rooms"
        label="Rooms, as camps are told: 2 doubles, 1 twin"
        defaultValue={terms.rooms}
        max={200}
        isOptional
      />
      <Field name="total" label="Agreed in all" inputMode="decimal" defaultValue={values.total} />
      <Field name="currency" label="Currency" defaultValue={values.currency} max={5} />
      <Field name="deposit" label="Deposit" inputMode="decimal" defaultValue={values.deposit} isOptional />
      <Field name="depositDay" type="date" label="Deposit by" defaultValue={values.depositDay} isOptional />
      <Field name="balanceDay" type="date" label="Balance by" defaultValue={values.balanceDay} isOptional />
      <FurtherPayments values={toFurtherValues(terms.further ?? [], values.currency)} />
      <TextArea name="note" label={noteLabel} max={1000} isOptional />
    </>
  )
}

type PaymentsProps = Pick<Reservation, 'payments'> & {
  terms: Terms
  hasMail: boolean
  today: string
  hidden: () => Hidden
}

function Payments({ terms, payments, hasMail, today, hidden }: PaymentsProps) {
  const fields = (
    <>
      <Field name="day" type="date" label="Day" defaultValue={today} />
      <Field name="amount" label="Amount" inputMode="decimal" />
      <Field name="currency" label="Currency" defaultValue={terms.currency} max={5} />
      <Field
        name="counts"
        label={`In another currency: what it counts in ${terms.currency}`}
        inputMode="decimal"
        isOptional
      />
      <Choice
        name="way"
        label="How"
        options={Object.entries(paymentWays).map(([value, label]) => ({ value, label }))}
        isAsked
      />
      <Field name="code" label="Code of the bank or M-Pesa" max={60} isOptional />
      {hasMail && <Check name="receipt" label="Mail them a receipt" />}
    </>
  )
  const form = (direction: string) => ({ ...hidden(), direction, agreed: terms.currency })
  return (
    <>
      <h3>Payments</h3>
      {payments.length === 0 && <p>None yet.</p>}
      <ul>
        {payments.map((payment) => (
          <li key={payment.id}>
            {payment.correctsId !== null && 'Taken back: '}
            {payment.isTakenBack ? <s>{describePayment(payment)}</s> : describePayment(payment)}
            {payment.currency !== terms.currency && `, counted as ${formatMoney(payment.credited, terms.currency)}`}
            {payment.who && `, noted by ${payment.who}`}
            {payment.correctsId === null && !payment.isTakenBack && (
              <DeskForm
                summary="Noted by mistake"
                action={takeLeadPaymentBack}
                hidden={{ ...hidden(), payment: String(payment.id) }}
                button="Take it back"
              >
                <p>A counter-entry of the same day is added. Nothing is deleted.</p>
              </DeskForm>
            )}
          </li>
        ))}
      </ul>
      <DeskForm summary="Money received" action={noteLeadPayment} hidden={form('in')} button="Note it">
        {fields}
      </DeskForm>
      <DeskForm summary="Money paid back" action={noteLeadPayment} hidden={form('out')} button="Note it">
        {fields}
      </DeskForm>
    </>
  )
}

type HoldsProps = { holds: HoldLine[]; hasNights: boolean; hidden: () => Hidden }

function Holds({ holds, hasNights, hidden }: HoldsProps) {
  return (
    <>
      <h3>Beds and permits</h3>
      {holds.length === 0 && hasNights && (
        <DeskForm action={listLeadNights} hidden={hidden()} button="List the nights of the offer" tone="quiet" />
      )}
      {holds.map((hold) => (
        <HoldForm key={`${hold.id} ${hold.version}`} hold={hold} hasMore={hasMore(hold, holds)} hidden={hidden} />
      ))}
      <DeskForm summary="Add a bed, permit or seat" action={saveLeadHold} hidden={hidden()} button="Add it">
        <HoldFields />
      </DeskForm>
    </>
  )
}

const hasMore = ({ id, what }: HoldLine, holds: HoldLine[]) =>
  holds.some((other) => other.id !== id && other.what === what)

type HoldFormProps = { hold: HoldLine; hasMore: boolean; hidden: () => Hidden }

function HoldForm({ hold, hasMore, hidden }: HoldFormProps) {
  const name = [hold.night && formatLongDate(hold.night), hold.what].filter(Boolean).join(': ')
  const people = hold.people && `for ${hold.people}`
  return (
    <DeskForm
      summary={`${name} (${[people, describeHoldState(hold), hold.number, hold.isLeft && 'no part of the trip any more'].filter(Boolean).join(', ')})`}
      action={saveLeadHold}
      hidden={{ ...hidden(), hold: String(hold.id), version: String(hold.version) }}
      button="Save"
    >
      <HoldFields hold={hold} />
      {hasMore && <Check name="all" label="Asked, held, confirmed and number: for its other nights too" />}
      <Check name="gone" label="Take it off the list" />
    </DeskForm>
  )
}

function HoldFields({ hold }: { hold?: HoldLine }) {
  return (
    <>
      <Choice
        name="kind"
        label="Kind"
        options={lineKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
        defaultValue={hold?.kind ?? 'bed'}
      />
      <Field name="what" label="What" defaultValue={hold?.what} max={600} />
      <Field name="people" type="number" label="For how many" defaultValue={String(hold?.people ?? '')} isOptional />
      <Field name="night" type="date" label="Night or day" defaultValue={hold?.night ?? ''} isOptional />
      <Field name="asked" type="date" label="Asked on" defaultValue={hold?.askedOn ?? ''} isOptional />
      <Field name="until" type="date" label="Held until" defaultValue={hold?.heldUntil ?? ''} isOptional />
      <Field name="confirmed" type="date" label="Confirmed on" defaultValue={hold?.confirmedOn ?? ''} isOptional />
      <Field name="released" type="date" label="Released on" defaultValue={hold?.releasedOn ?? ''} isOptional />
      <Field name="number" label="Number of the confirmation" defaultValue={hold?.number} max={60} isOptional />
      <Field name="note" label="Note for the office" defaultValue={hold?.note} max={1000} isOptional />
    </>
  )
}

type ChangesProps = {
  terms: Terms
  trip: TripFacts | undefined
  holds: HoldLine[]
  joining: Joining | null
  today: string
  hidden: () => Hidden
}

async function Changes({ terms, trip, holds, joining, today, hidden }: ChangesProps) {
  const { charge, why } = proposeCharge(terms, await readCancellation(), today)
  const toRelease = holds.filter((hold) => !hold.releasedOn && (hold.askedOn ?? hold.heldUntil ?? hold.confirmedOn))
  return (
    <>
      <h3>Changes</h3>
      <DeskForm summary="Change what was agreed" action={changeTrip} hidden={hidden()} button="Change it">
        <p>The travellers’ page says what is new, with the day. Write to them as well: they get no mail about it.</p>
        <p>Beds and permits go with new days or another party, and have to be asked for again.</p>
        <TermsFields
          terms={terms}
          trip={trip}
          joining={joining}
          departureId={terms.departureId}
          noteLabel="What changed and why, for the travellers"
        />
      </DeskForm>
      <DeskForm
        summary="Cancel the trip"
        action={cancelTrip}
        hidden={{ ...hidden(), agreed: terms.currency }}
        button="Cancel the trip"
        tone="danger"
      >
        <p>The request is closed. What was paid above the charge stands under Now until you have paid it back.</p>
        <Field
          name="charge"
          label={`What they owe of it all the same, in ${terms.currency}`}
          inputMode="decimal"
          defaultValue={toUnits(charge, terms.currency)}
        />
        <p className="soft">{why}</p>
        {toRelease.length > 0 && (
          <>
            <p>To release, each stands under Now until you have noted the day:</p>
            <ul>
              {toRelease.map((hold) => (
                <li key={hold.id}>
                  {[hold.what, hold.night && formatLongDate(hold.night), describeHoldState(hold)]
                    .filter(Boolean)
                    .join(', ')}
                </li>
              ))}
            </ul>
          </>
        )}
        <TextArea name="note" label="Why, for the travellers’ page" max={1000} isOptional />
      </DeskForm>
    </>
  )
}
