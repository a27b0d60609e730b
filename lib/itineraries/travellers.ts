// For whom, and starting when, prices are shown once a visitor has said so: ?adults=2&kids=2&ages=9,6&from=2027-08.
import { monthNames } from './details'

export type Travellers = {
  adults: number
  /** Under 13. */
  kids: number
  /** Of the kids, as far as they were said: '9,6' or ''. */
  ages: string
  /** The month of the first day, such as 2027-08; '' for any. */
  from: string
}

/** '9,6' */
export const agesInAddress = /^\d{1,2}(,\d{1,2}){0,19}$/

export const travellerParams = ['adults', 'kids', 'ages', 'from'] as const

/** As many as an estimate is made for. */
export const mostTravellers = 20

function countOf(text: string) {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return count <= mostTravellers ? count : 0
}

const agesOf = (text: string, kids: number) => text.split(',').slice(0, kids).join()

/** Two adults where only the others or the month are known; null where nothing is. */
export function parseTravellers(params: Partial<Record<(typeof travellerParams)[number], string>>): Travellers | null {
  const [adults, kids] = [countOf(params.adults ?? ''), countOf(params.kids ?? '')]
  const from = /^20\d\d-(0[1-9]|1[0-2])$/.test(params.from ?? '') ? (params.from ?? '') : ''
  const ages = agesInAddress.test(params.ages ?? '') ? agesOf(params.ages ?? '', kids) : ''
  return adults || kids || from ? { adults: adults || 2, kids, ages, from } : null
}

/** parseTravellers reads it back. */
export function travellerPairs(travellers: Travellers | null) {
  const { adults, kids, ages, from } = travellers ?? { adults: 0, kids: 0, ages: '', from: '' }
  return [
    ['adults', String(adults || '')],
    ['kids', String(kids || '')],
    ['ages', ages],
    ['from', from],
  ] as const
}

/** 'August 2027' */
export function sayMonth(from: string) {
  return `${monthNames[Number(from.slice(5)) - 1]} ${from.slice(0, 4)}`
}

/** '2 adults and 2 children (9, 6)' */
export function sayWho({ adults, kids, ages }: Travellers) {
  const grown = adults === 1 ? '1 adult' : `${adults} adults`
  const told = ages && ` (${ages.replaceAll(',', ', ')})`
  return kids === 0 ? grown : `${grown} and ${kids === 1 ? '1 child' : `${kids} children`}${told}`
}

/** '2 adults and 1 child, August 2027' */
export function sayTravellers(travellers: Travellers) {
  return [sayWho(travellers), travellers.from && sayMonth(travellers.from)].filter(Boolean).join(', ')
}
