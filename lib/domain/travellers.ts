// Query parameters: ?adults=2&kids=2&ages=9,6&from=2027-08.

import { monthNames } from './details'
import { toAsciiDigits } from './digits'
import { msPerDay } from './duration'

export type Travellers = {
  adults: number
  /** Under 13. */
  kids: number
  /** Known ages of the kids: '9,6' or ''. */
  ages: string
  /** Month of the first day, such as 2027-08; '' for any. */
  from: string
  /** The first day itself, such as 2027-08-12, where it is known: only a request and an estimate need it. */
  day?: string
}

export const travellerParams = ['adults', 'kids', 'ages', 'from'] as const

export const isTravellerParam = (name: string) => travellerParams.some((param) => param === name)

export const mostTravellers = 20
/** More than one car takes: the page “Groups and agents” begins here. */
export const smallestGroup = 7

function parseCount(typed: string) {
  const text = toAsciiDigits(typed)
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return count <= mostTravellers ? count : 0
}

/** Ages up to 12 in free text ('6 and 11'), at most `children` of them. */
export function readAges(text: string, children: number) {
  return readAllAges(text)
    .filter((age) => age <= oldestKid)
    .slice(0, children)
}

/** Those of adults too, for as long as somebody lives. */
export function readAllAges(text: string) {
  // Without fractions, which NFKC would make digits of.
  const digits = text.replace(/\P{No}+/gu, toAsciiDigits)
  const ages = [...digits.matchAll(/(\d+)(\s*months?)?/gi)].map(([, count, months]) => (months ? 0 : Number(count)))
  return ages.filter((age) => age <= 120)
}

const leastDaysLeft = 7

/** The first month that a trip can still begin in, as 2027-08: this one until its last week. */
function firstMonth(now: Date) {
  return new Date(now.getTime() + leastDaysLeft * msPerDay).toISOString().slice(0, 7)
}

/** As many as `count`, as 2027-08. */
export function upcomingMonths(now: Date, count: number) {
  const first = new Date(firstMonth(now))
  return Array.from({ length: count }, (_, index) => addUtcMonths(first, index).toISOString().slice(0, 7))
}

const addUtcMonths = (day: Date, count: number) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + count))

/** The next 2027-08 for 'august', '8' or '2027-08', one that is nearly over that of next year; '' if invalid. */
export function toMonth(typed: string) {
  const text = toAsciiDigits(typed)
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) return text
  const named = monthNames.findIndex((name) => name.toLowerCase() === text.toLowerCase())
  const month = named >= 0 ? named + 1 : /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (month < 1 || month > 12) return ''
  return upcomingMonths(new Date(), 12).find((one) => monthNumber(one) === month) ?? ''
}

export const monthNumber = (month: string) => Number(month.slice(5))

/** Defaults to two adults; null without any parameter. Months and days that are over are dropped. */
export function parseTravellers(params: Partial<Record<(typeof travellerParams)[number], string>>): Travellers | null {
  const [adults, kids] = [parseCount(params.adults ?? ''), parseCount(params.kids ?? '')]
  const today = new Date().toISOString()
  const first = toAsciiDigits(params.from ?? '')
  const isDay = /^.{7}-\d\d$/.test(first)
  const month = toMonth(isDay ? first.slice(0, 7) : first)
  const from = month < today.slice(0, 7) ? '' : month
  const day = isDay && first >= today.slice(0, 10) && { day: first }
  const ages = readAges(params.ages ?? '', kids).join()
  return adults || kids || from ? { adults: adults || 2, kids, ages, from, ...day } : null
}

/** Toddlers are 0 to 2, kids 3 to 12. `ages`: the known ones of both. */
export type Party = {
  adults: number
  kids: number
  toddlers: number
  ages?: number[]
  /** All that were given, where they are more than the children, or too old for one. */
  unfitAges?: number[]
}

/** A child of a party. Without a known age it counts as the oldest that it may be. */
export type Child = { age: number; isAgeKnown: boolean }

/** The children by age, those of one age in any order. */
export function listChildren(party: Pick<Party, 'kids' | 'toddlers' | 'ages'>): Child[] {
  const { known, kids, toddlers } = readChildren(party)
  const unknown = [...Array<number>(toddlers).fill(oldestToddler), ...Array<number>(kids).fill(oldestKid)]
  return [
    ...known.map((age) => ({ age, isAgeKnown: true })),
    ...unknown.map((age) => ({ age, isAgeKnown: false })),
  ].sort((one, other) => one.age - other.age)
}

const countToddlers = (ages: number[]) => ages.filter((age) => age <= oldestToddler).length

/** Known ages, and how many kids and toddlers have none. */
export function readChildren({ kids, toddlers, ages = [] }: Pick<Party, 'kids' | 'toddlers' | 'ages'>) {
  const known = ages.slice(0, kids + toddlers)
  const left = kids + toddlers - known.length
  const small = Math.min(left, Math.max(0, toddlers - countToddlers(known)))
  return { known, kids: left - small, toddlers: small }
}

/** Kids and toddlers as their known ages say. */
export function splitChildren(party: Pick<Party, 'kids' | 'toddlers' | 'ages'>) {
  const { known, toddlers } = readChildren(party)
  const small = toddlers + countToddlers(known)
  return { kids: party.kids + party.toddlers - small, toddlers: small }
}

/** Toddlers of unknown age count as two. */
export function toTravellers({ party, from }: { party: Party; from: string | null }): Travellers {
  const { known, toddlers } = readChildren(party)
  const ages = [...known, ...Array<number>(toddlers).fill(oldestToddler)]
  const day = from && from.length > 'yyyy-mm'.length ? { day: from } : {}
  const kids = party.kids + party.toddlers
  return { adults: party.adults, kids, ages: ages.join(), from: from?.slice(0, 7) ?? '', ...day }
}

/** Without the day. */
export function travellerPairs(travellers: Travellers | null) {
  const { adults, kids, ages, from } = travellers ?? { adults: 0, kids: 0, ages: '', from: '' }
  return [
    ['adults', String(adults || '')],
    ['kids', String(kids || '')],
    ['ages', ages],
    ['from', from],
  ] as const
}

/** `from` is the day where it is known. */
export function withDay(travellers: Travellers | null) {
  return travellers && { ...travellers, from: travellers.day ?? travellers.from }
}

export function travellerQuery(travellers: Travellers | null) {
  return travellerPairs(travellers)
    .map(([name, value]) => value && `&${name}=${value}`)
    .join('')
}

export function itineraryAddress(id: number, travellers: Travellers | null) {
  return `/itineraries/${id}${travellerQuery(withDay(travellers)).replace('&', '?')}` as const
}

const soon = 14 // days

/** For a month that runs or begins within two weeks: the days until then, 0 where it runs, and that month a year on. */
export function findLaterYear(month: string, now: Date) {
  const days = Math.ceil((new Date(month).getTime() - now.getTime()) / msPerDay)
  return days <= soon ? { days: Math.max(0, days), later: `${Number(month.slice(0, 4)) + 1}${month.slice(4)}` } : null
}

export function formatTravelMonth(from: string) {
  return `${monthNames[monthNumber(from) - 1]} ${from.slice(0, 4)}`
}

export function formatGuests({ adults, kids, ages }: Travellers) {
  const grown = adults === 1 ? '1 adult' : `${adults} adults`
  const named = ages && ` (${ages.replaceAll(',', ', ')})`
  return kids === 0 ? grown : `${grown} and ${kids === 1 ? '1 child' : `${kids} children`}${named}`
}

export function formatTravellers(travellers: Travellers) {
  return [formatGuests(travellers), travellers.from && formatTravelMonth(travellers.from)].filter(Boolean).join(', ')
}

export const oldestToddler = 2

export const oldestKid = 12

/** As they stand beside the counts of a party. */
export const ageBands = {
  adults: `${oldestKid + 1}+`,
  kids: `${oldestToddler + 1}-${oldestKid}`,
  toddlers: `0-${oldestToddler}`,
  children: `Under ${oldestKid + 1}`,
}

/** The ages with a child's share on a trip with this minimum age; null: children pay as adults. `to`: the last one. */
export function reducedAges(to: number, minimumAge: number) {
  const from = Math.max(oldestToddler + 1, minimumAge)
  return from <= to ? { from, to } : null
}
