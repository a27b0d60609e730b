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

/** For dates that do not fit the trip's length: what to say, and answers for the message. Null if they fit or have one day more. */
export function describeOtherLength(duration: number, from: Date, to: Date) {
  const days = differenceInCalendarDays(to, from) + 1
  if (days === duration || days === duration + 1) return null
  const text = `This trip takes ${duration} ${duration === 1 ? 'day' : 'days'}, your dates ${days}.`
  if (days < duration) return { text: `${text} We can shorten it: tell us what matters most to you.`, answers: [] }
  return {
    text: `${text} What would you like?`,
    answers: [
      { label: 'More nights', message: 'Please plan more nights for us: we have more days than the trip takes.' },
      { label: 'Any of these days', message: 'We are flexible: the trip can be on any of these days.' },
    ],
  }
}
