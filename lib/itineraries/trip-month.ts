import { differenceInCalendarDays } from 'date-fns'
import { monthNames } from '../domain/details'

export type TripMonth = {
  month: number
  isBest: boolean
  places: { name: string; word: string; note: string }[]
}

const mostPlaces = 4

export function describeTripMonth({ month, isBest, places }: TripMonth) {
  const notes = places.slice(0, mostPlaces).map(({ name, word }) => `${name}: ${word}.`)
  const verdict = isBest ? 'One of its best months.' : 'Not one of its best months.'
  return [`${monthNames[month - 1]} on this trip.`, ...notes, verdict].join(' ')
}

/** Hint for dates that do not fit the trip's length; '' if they fit or have one day more. */
export function describeOtherLength(duration: number, from: Date, to: Date) {
  const days = differenceInCalendarDays(to, from) + 1
  if (days === duration || days === duration + 1) return ''
  const trip = `This trip takes ${duration} ${duration === 1 ? 'day' : 'days'}, your dates ${days}.`
  return days < duration
    ? `${trip} We can shorten it: tell us what matters most to you.`
    : `${trip} We can add to it, or you keep the other days for yourself.`
}
