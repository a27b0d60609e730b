import { differenceInCalendarDays } from 'date-fns'
import { monthNames } from '../domain/details'

export type TripMonth = {
  month: number
  isBest: boolean
  /** In the order of the route, each area once. */
  places: { name: string; word: string; note: string }[]
}

const mostPlaces = 4

/** 'August on this trip. Maasai Mara: migration. Lake Nakuru: dry. One of its best months.' */
export function describeTripMonth({ month, isBest, places }: TripMonth) {
  const said = places.slice(0, mostPlaces).map(({ name, word }) => `${name}: ${word}.`)
  const verdict = isBest ? 'One of its best months.' : 'Not one of its best months.'
  return [`${monthNames[month - 1]} on this trip.`, ...said, verdict].join(' ')
}

/** What to say about dates that are not as long as the trip; '' when they are, or a day longer. */
export function describeOtherLength(duration: number, from: Date, to: Date) {
  const days = differenceInCalendarDays(to, from) + 1
  if (days === duration || days === duration + 1) return ''
  const trip = `This trip takes ${duration} ${duration === 1 ? 'day' : 'days'}, your dates ${days}.`
  return days < duration
    ? `${trip} We can shorten it: tell us what matters most to you.`
    : `${trip} We can add to it, or you keep the other days for yourself.`
}

/** 1 to 12, at most two. */
export function monthsBetween(from: Date, to: Date = from) {
  return [...new Set([from.getMonth() + 1, to.getMonth() + 1])]
}
