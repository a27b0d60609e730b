import { LinkButton } from '@/components/ui/button'
import { estimatePage, sayWhen } from '@/lib/content/estimate'
import { counted, formatLongDate } from '@/lib/content/format'
import { holdUntil, priceNote } from '@/lib/content/price-note'
import { formatParty } from '@/lib/forms/booking'
import { type Estimate, type EstimateLine, type Priced, sayEach } from '@/lib/itineraries/estimate'
import { formatCents } from '@/lib/itineraries/price'

type Props = { trip: { id: number; duration: number; inclusions: string[] }; answer: Estimate }

export function EstimateAnswer({ trip, answer }: Props) {
  const { id, duration, inclusions } = trip
  return (
    <section aria-label="Estimate" className="mt-8">
      {answer.isPriced ? (
        <Total days={counted(duration, 'day')} answer={answer} />
      ) : (
        <p className="max-w-text font-serif text-lead">{answer.reason}</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <LinkButton href={bookHref(id, answer)}>Request for Quote</LinkButton>
        <LinkButton href={`/itineraries/${id}`} tone="outline">
          Back to the trip
        </LinkButton>
      </div>
      {inclusions.length > 0 && (
        <>
          <h2 className="mt-10 mb-3.5 font-head text-card">{estimatePage.included}</h2>
          <ul className="grid max-w-text list-disc gap-1.5 pl-5 font-serif">
            {inclusions.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function bookHref(itineraryId: number, { party, from }: Estimate) {
  const { adults, kids, toddlers, ages = [] } = party
  const known = [ages.length > 0 && `&ages=${ages}`, from && `&from=${from}`].filter(Boolean).join('')
  return `/book?itinerary=${itineraryId}&adults=${adults}&kids=${kids}&toddlers=${toddlers}${known}` as const
}

function Total({ days, answer }: { days: string; answer: Priced }) {
  const { party, lines, total, validUntil, notes } = answer
  const each = sayEach(answer)
  return (
    <>
      <p className="text-ink-soft">
        {formatParty(party.adults, party.kids, party.toddlers)}. {sayWhen(answer)}, {days}.
      </p>
      <p className="mt-1 font-display text-title tabular-nums">{formatCents(total)}</p>
      <p className="font-semibold">in all{each && `, ${each}`}</p>
      <dl className="mt-6 border-ink border-t-2">
        {lines.map((line) => (
          <Line key={`${line.what} ${line.count}`} line={line} />
        ))}
        <div className="flex justify-between gap-6 border-ink border-b-2 py-3 font-extrabold">
          <dt>In all</dt>
          <dd className="tabular-nums">{formatCents(total)}</dd>
        </div>
      </dl>
      <div className="mt-4 grid max-w-text gap-2 text-ink-soft text-small">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>
          {priceNote} {holdUntil(formatLongDate(validUntil))}
        </p>
      </div>
    </>
  )
}

function Line({ line: { what, count, amount, why, isOnTheSpot, payee } }: { line: EstimateLine }) {
  return (
    <div className="flex justify-between gap-6 border-line border-b py-3">
      <dt>
        <span className="font-bold">{what}</span>, {count}
        <span className="mt-0.5 block max-w-text font-serif text-ink-soft">
          {why}
          {isOnTheSpot && ` Paid on the spot to: ${payee}.`}
        </span>
      </dt>
      <dd className="shrink-0 font-semibold tabular-nums">{formatCents(amount)}</dd>
    </div>
  )
}
