import { formatLongDate } from '../content/format'
import { formatCents } from '../domain/money'
import { formatTravelMonth } from '../domain/travellers'
import type { Priced } from './estimate'
import { type LeftOut, nameChildren } from './left-out'

export const formatEach = ({ people, each }: Pick<Priced, 'people' | 'each'>) =>
  people > 1 ? `about ${formatCents(each)} each` : ''

/** 'without the child aged 4 (minimum age 5)' */
export const formatWithout = ({ minimumAge, children }: LeftOut) =>
  `without ${nameChildren(children)} (minimum age ${minimumAge})`

export function describeEstimate(one: Priced) {
  const without = one.leftOut && formatWithout(one.leftOut)
  return [`${formatCents(one.total)} in all`, formatEach(one), without].filter(Boolean).join(', ')
}

export function describeEstimateLines(one: Priced) {
  const lines = one.lines.map(({ what, count, amount, isOnTheSpot, payee, why }) => {
    const where = isOnTheSpot ? ` (paid to: ${payee})` : ''
    return `${what}, ${count}: ${formatCents(amount)}${where}. ${why}`
  })
  return [...lines, ...one.notes].join('\n')
}

export function describeStart({ from, season, isAllYear }: Pick<Priced, 'from' | 'season' | 'isAllYear'>) {
  if (!from) return isAllYear ? 'In any month' : `In the cheapest season: ${season}`
  return from.length > 7 ? `Starting on ${formatLongDate(from)}` : `In ${formatTravelMonth(from)}`
}
