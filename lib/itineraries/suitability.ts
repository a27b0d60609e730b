import { keepUnits } from '../domain/details'
import { dayTotals, height, hoursText } from './days'
import type { DayFacts, Stop } from './facts'

export function hoursFact(days: DayFacts[]) {
  if (days.length === 0) return ''
  const { road, longest, longDays, foot, isByMonth } = dayTotals(days)
  const time = `${days.length === 1 ? 'a day' : `${days.length} days`}${isByMonth ? ', by the month' : ''}`
  const drives =
    road[1] === 0
      ? 'You spend very little time in a vehicle.'
      : longDays.length > 0
        ? `${range(road)} on the road in ${time}; the longest drive is up to ${hoursText([longest])}.`
        : `${range(road)} on the road in ${time}; the longest drive is ${hoursText([longest])}.`
  const mostOnFoot = Math.max(...days.map(({ walkHours }) => walkHours.at(-1) ?? 0))
  return foot[1] >= 3 ? `${drives} On foot up to ${hoursText([mostOnFoot])} in a day.` : drives
}

const range = ([least, most]: [number, number]) =>
  keepUnits(least === most ? `${most} hours` : `${least} to ${most} hours`)

// Metres: nobody notices altitude below the first, some feel it above the second, and all must plan for it above the third.
const [low, felt, thin] = [1000, 2500, 3000]

const ask = 'If you have a heart or lung condition, ask your doctor first.'

/** Metres, 0 if unknown. `isWhole`: every day has a highest point. */
function describeHeights(days: DayFacts[], stops: Stop[]) {
  const tops = days.flatMap(({ highestAltitude }) => highestAltitude ?? [])
  const beds = days.map(({ bedAltitude }) => bedAltitude ?? 0)
  const places = stops.filter(({ place }) => place.kind !== 'mountain').map(({ place }) => place.altitude ?? 0)
  const sleep = Math.max(0, ...beds)
  return { sleep, top: Math.max(sleep, ...tops, ...places), isWhole: tops.length === days.length }
}

export function heightInShort(days: DayFacts[], stops: Stop[]) {
  const { sleep, top, isWhole } = describeHeights(days, stops)
  if (top === 0) return null
  const most = `${isWhole ? 'Up to about' : 'At least'} ${height(top)}`
  return sleep > 0 ? `${most}, nights to ${height(sleep)}` : most
}

/** Promises nothing if a day's highest point is unknown. */
export function heightFact(days: DayFacts[], stops: Stop[]) {
  const { sleep, top, isWhole } = describeHeights(days, stops)
  if (top === 0) return ''
  if (top >= thin)
    return `Up to ${height(top)}, and nights at ${height(sleep)}. Altitude sickness is a real risk: ask your doctor before you book, and walk slowly.`
  if (isWhole && (top < low || (top === sleep && top < felt))) return `Nowhere higher than about ${height(top)}.`
  const known = isWhole
    ? `Nights at up to about ${height(sleep)}; roads and walks climb to about ${height(top)}.`
    : `The highest point we have on record is ${height(top)}; a road or walk may climb higher.`
  return sleep >= felt ? `${known} You may be short of breath on stairs. ${ask}` : known
}
