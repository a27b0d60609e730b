// By when travellers should have written what is asked. When the office has to ask for it is in
// prisma/sql/reservations.sql.
import { formatLongDate } from '../content/format'
import { dayAfter } from '../domain/day-after'
import type { HoldLine, Terms } from '../reservations/queries'
import type { When } from './fields'

type Trip = { terms: Pick<Terms, 'dateFrom'>; holds: Pick<HoldLine, 'kind' | 'heldUntil' | 'confirmedOn' | 'isLeft'>[] }

const findToBuy = ({ holds }: Trip) =>
  holds.filter(({ kind, confirmedOn, isLeft }) => (kind === 'permit' || kind === 'seat') && !confirmedOn && !isLeft)

// Days.
const beforeDeparture = { permits: 60, camps: 14, arrival: 7 }
const beforePermitEnds = 7

function findDeadline(when: When, trip: Trip) {
  const [first] =
    when === 'permits'
      ? findToBuy(trip)
          .flatMap(({ heldUntil }) => heldUntil ?? [])
          .sort()
      : []
  return first ? dayAfter(first, -beforePermitEnds) : dayAfter(trip.terms.dateFrom, -beforeDeparture[when])
}

/** 'by March 3, 2027', or 'now'. */
function formatDeadline(when: When, trip: Trip, today: string) {
  const day = findDeadline(when, trip)
  return day > today ? `by ${formatLongDate(day)}` : 'now'
}

/** 'Needed by March 3, 2027.' */
export const describeNeeded = (when: When, trip: Trip, today: string) => `Needed ${formatDeadline(when, trip, today)}.`

/** Of names and passports, for the page of the trip and the mail that asks for them. */
export function describeNamesNeeded(trip: Trip, today: string) {
  const purpose = findToBuy(trip).length > 0 ? ', before we buy permits and flights' : ''
  return `We need names and passports ${formatDeadline('permits', trip, today)}${purpose}.`
}
