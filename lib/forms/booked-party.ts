import type { Party } from '../itineraries/estimate'
import { oldestKid } from '../itineraries/rooms'
import { parsePreferredDates, toIsoDay } from './preferred-dates'

type Count = number | string | undefined

type Booked = {
  numberOfAdults?: Count
  numberOfKids?: Count
  numberOfToddlers?: Count
  childAges?: string | null
  preferredDates?: string
}

/** What an estimate is asked for, of the fields of a booking. Dates that are no days count as open. */
export function askedOf(booked: Booked): { party: Party; from: string | null } {
  const [kids, toddlers] = [Number(booked.numberOfKids ?? 0), Number(booked.numberOfToddlers ?? 0)]
  const ages = readAges(booked.childAges ?? '', kids + toddlers)
  const from = toIsoDay(parsePreferredDates(booked.preferredDates ?? '').from) || null
  return { party: { adults: Number(booked.numberOfAdults), kids, toddlers, ages }, from }
}

/** The ages up to 12 in what somebody wrote about their children, as many as there are of them. */
export function readAges(text: string, children: number) {
  const told = [...text.matchAll(/(\d+)(\s*months?)?/gi)].map(([, count, months]) => (months ? 0 : Number(count)))
  const ages = told.filter((age) => age <= oldestKid)
  return ages.slice(0, children)
}
