import { withdrawnSentence } from './withdrawn'

export const shortlist = {
  title: 'Your shortlist',
  lead: 'A few trips side by side, to weigh up at home. The address of this page is the list: send it to whoever travels with you.',
  image: '/images/trips/amboseli.jpg',
  empty: {
    title: 'No trips are kept yet',
    text: 'Press the heart of a trip, and it stays on this device. Up to six find room.',
  },
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

export function askLabel(count: number) {
  return count === 1 ? 'Ask about this trip' : `Ask about these ${numbers[count] ?? count}`
}

/** For trips that the address names and the list does not show. */
export function goneNotices(withdrawn: string[], unknown: number) {
  const others = unknown === 1 ? 'One trip of this list is' : `${unknown} trips of this list are`
  return [...withdrawn.map(withdrawnSentence), ...(unknown > 0 ? [`${others} no longer offered.`] : [])]
}
