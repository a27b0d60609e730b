// What a trip asks of a traveller, as we would say it on the phone.
import { height, hoursText, sumsOf } from './days'
import type { DayFacts, Stop } from './facts'

export function hoursFact(days: DayFacts[]) {
  if (days.length === 0) return ''
  const { road, longest, longDays, foot } = sumsOf(days)
  const time = days.length === 1 ? 'a day' : `${days.length} days`
  const drives =
    road[1] === 0
      ? 'You hardly sit in a vehicle.'
      : longDays.length > 0
        ? `${range(road)} on the road in ${time}; the longest drive is up to ${hoursText([longest])}.`
        : `${range(road)} on the road in ${time}, and never more than ${hoursText([longest])} in one.`
  const mostOnFoot = Math.max(...days.map(({ walkHours }) => walkHours.at(-1) ?? 0))
  return foot[1] >= 3 ? `${drives} On foot up to ${hoursText([mostOnFoot])} in a day.` : drives
}

const range = ([least, most]: [number, number]) => (least === most ? `${most} hours` : `${least} to ${most} hours`)

// Metres: people feel the first height, and must plan for the second.
const [felt, thin] = [2000, 3000]

const ask = 'With a weak heart or weak lungs, ask your doctor first.'

/** How high the trip goes and what that means. Of roads and walks we do not know every height, so it promises nothing. */
export function heightFact(days: DayFacts[], stops: Stop[]) {
  const highest = Math.max(0, ...days.map(({ highestAltitude }) => highestAltitude ?? 0))
  const beds = days.map(({ bedAltitude }) => bedAltitude ?? 0)
  const places = stops.filter(({ place }) => place.kind !== 'mountain').map(({ place }) => place.altitude ?? 0)
  const sleep = Math.max(0, ...beds)
  const top = Math.max(highest, sleep, ...places)
  if (top === 0) return ''
  if (top >= thin)
    return `Up to ${height(top)}, and nights at ${height(sleep)}. Height sickness is a real risk: ask your doctor, and go slowly.`
  const known = `The highest point we have on record is ${height(top)}; a road or walk may climb higher.`
  return top >= felt ? `${known} You may be short of breath on stairs. ${ask}` : `${known} ${ask}`
}
