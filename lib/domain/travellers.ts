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

export const travellerParams = ['adults', 'kids', 'ages', 'from'] as const

/** As many as an estimate is made for. */
export const mostTravellers = 20

function parseCount(text: string) {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return count <= mostTravellers ? count : 0
}

/** The ages up to 12 in what somebody wrote about their children ('6 and 11'), as many as there are of them. */
export function readAges(text: string, children: number) {
  const ages = [...text.matchAll(/(\d+)(\s*months?)?/gi)].map(([, count, months]) => (months ? 0 : Number(count)))
  return ages.filter((age) => age <= oldestKid).slice(0, children)
}

/** 'august', '8' or '2027-08' as '2027-08', the next one from today; '' for anything else. */
export function toMonth(text: string) {
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) return text
  const named = monthNames.findIndex((name) => name.toLowerCase() === text.toLowerCase())
  const month = named >= 0 ? named + 1 : /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (month < 1 || month > 12) return ''
  const today = new Date().toISOString()
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0)
  return `${year}-${String(month).padStart(2, '0')}`
}

/** 1 to 12 of '2027-08'. */
export const monthNumber = (month: string) => Number(month.slice(5))

/** Two adults where only the others or the month are known; null where nothing is. */
export function parseTravellers(params: Partial<Record<(typeof travellerParams)[number], string>>): Travellers | null {
  const [adults, kids] = [parseCount(params.adults ?? ''), parseCount(params.kids ?? '')]
  const from = toMonth(params.from ?? '')
  const ages = readAges(params.ages ?? '', kids).join()
  return adults || kids || from ? { adults: adults || 2, kids, ages, from } : null
}

type Party = { adults: number; kids: number; toddlers: number; ages?: number[] }

/** Of what an estimate is for: from a day its month. */
export function toTravellers({ party, from }: { party: Party; from: string | null }): Travellers {
  const { adults, kids, toddlers, ages = [] } = party
  return { adults, kids: kids + toddlers, ages: ages.join(), from: from?.slice(0, 7) ?? '' }
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

/** '&adults=2&kids=2&ages=9,6&from=2027-08', or ''. */
export function travellerQuery(travellers: Travellers | null) {
  return travellerPairs(travellers)
    .map(([name, value]) => value && `&${name}=${value}`)
    .join('')
}

/** '/itineraries/6?adults=2&from=2027-08' */
export function itineraryAddress(id: number, travellers: Travellers | null) {
  return `/itineraries/${id}${travellerQuery(travellers).replace('&', '?')}` as const
}

/** 'August 2027' */
export function formatTravelMonth(from: string) {
  return `${monthNames[monthNumber(from) - 1]} ${from.slice(0, 4)}`
}

/** '2 adults and 2 children (9, 6)' */
export function formatParty({ adults, kids, ages }: Travellers) {
  const grown = adults === 1 ? '1 adult' : `${adults} adults`
  const named = ages && ` (${ages.replaceAll(',', ', ')})`
  return kids === 0 ? grown : `${grown} and ${kids === 1 ? '1 child' : `${kids} children`}${named}`
}

/** '2 adults and 1 child, August 2027' */
export function formatTravellers(travellers: Travellers) {
  return [formatParty(travellers), travellers.from && formatTravelMonth(travellers.from)].filter(Boolean).join(', ')
}

export const oldestToddler = 2

export const oldestKid = 12
