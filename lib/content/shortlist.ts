import { withdrawnSentence } from './notices'
import { inEveryPrice, inNoPrice } from './price-scope'

export const shortlist = {
  title: 'Shortlist',
  lead: 'Compare trips side by side, and share the list with the people you travel with.',
  image: '/images/trips/amboseli.jpg',
  alike: 'These trips are the same in everything we compare.',
  send: 'Send this list',
  address: 'the address of this list',
  sharer: 'Your first name (optional)',
  included: `Every price includes ${inEveryPrice}. ${inNoPrice} are not included.`,
  onlyDifferences: 'Show only what differs',
  everything: 'Show everything',
  empty: {
    title: 'No trips on your shortlist yet',
    text: 'Press the heart on a trip to save it on this device. You can save up to six.',
  },
}

export const sharedBy = (name: string) => `${name} shared this list with you.`

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

export function askLabel(count: number) {
  return count === 1 ? 'Request a quote for this trip' : `Request a quote for these ${numbers[count] ?? count}`
}

/** For ids in the address that are withdrawn or unknown. */
export function goneNotices(withdrawn: string[], unknown: number) {
  const others = unknown === 1 ? 'One trip on this list is' : `${unknown} trips on this list are`
  return [...withdrawn.map(withdrawnSentence), ...(unknown > 0 ? [`${others} no longer offered.`] : [])]
}
