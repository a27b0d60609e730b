import { LinkButton } from '@/components/ui/button'
import { counted, formatLongDate } from '@/lib/content/format'
import { holdUntil, priceNote } from '@/lib/content/notices'
import { formatCents } from '@/lib/domain/money'
import { describeStart, formatEach, formatWithout } from '@/lib/prices/describe-estimate'
import type { Estimate, EstimateLine, Priced } from '@/lib/prices/estimate'
import type { EstimateRequest } from '@/lib/prices/estimate-question'
import { describeLeftOut } from '@/lib/prices/left-out'
import { formatParty } from '@/lib/prices/party'
import { OwnCurrency } from './own-currency'
import { TripsInstead } from './trips-instead'

type Props = {
  itinerary: { id: number; duration: number }
  /** Trips after it, whose prices the answer has too. */
  then?: number[]
  request: Pick<EstimateRequest, 'error' | 'instead'> & { answer?: Estimate }
}

export function EstimateResult({
  itinerary: { id, duration },
  then = [],
  request: { answer, instead = [], error },
}: Props) {
  if (!answer) return <p className="font-semibold text-danger">{error}</p>
  return (
    <>
      {answer.isPriced ? (
        <Total days={counted(duration, 'day')} answer={answer} />
      ) : (
        <p className="max-w-text font-serif text-lead">{answer.reason}</p>
      )}
      {instead.length > 0 && <TripsInstead trips={instead} answer={answer} />}
      <LinkButton href={bookHref([id, ...then], answer)} className="mt-6 print:hidden">
        Request a quote
      </LinkButton>
    </>
  )
}

function bookHref(ids: number[], { party, from }: Estimate) {
  const { adults, kids, toddlers, ages = [] } = party
  const inTurn = ids.length > 1 && '&several=in-turn'
  const known = [ages.length > 0 && `&ages=${ages}`, from && `&from=${from}`, inTurn].filter(Boolean).join('')
  return `/book?itinerary=${ids}&adults=${adults}&kids=${kids}&toddlers=${toddlers}${known}` as const
}

function Total({ days, answer }: { days: string; answer: Priced }) {
  const { party, lines, total, validUntil, leftOut } = answer
  const each = formatEach(answer)
  const tooYoung = leftOut && describeLeftOut(leftOut)
  const notes = answer.notes.filter((note) => note !== tooYoung)
  return (
    <>
      {tooYoung && <p className="mb-4 max-w-text font-serif text-lead">{tooYoung}</p>}
      <p className="text-ink-soft">
        {formatParty(party.adults, party.kids, party.toddlers)}. {describeStart(answer)}, {days}.
      </p>
      <p className="mt-1 font-display text-title tabular-nums">{formatCents(total)}</p>
      <p className="font-semibold">
        in all{leftOut && ` ${formatWithout(leftOut)}`}
        {each && `, ${each}`}
      </p>
      <OwnCurrency dollars={total / 100} />
      <dl className="mt-6 border-ink border-t-2">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: twins have the same line, and lines keep no state
          <Line key={index} line={line} />
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
      <dt className="min-w-0">
        <span className="font-bold">{what}</span>, {count}
        <span className="mt-0.5 block max-w-text font-serif text-ink-soft">
          {why}
          {isOnTheSpot && ` You pay it to: ${payee}.`}
        </span>
      </dt>
      <dd className="shrink-0 font-semibold tabular-nums">{formatCents(amount)}</dd>
    </div>
  )
}
