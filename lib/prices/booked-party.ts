import { readAges } from '../domain/travellers'
import { parsePreferredDates, toEstimateDay } from '../forms/preferred-dates'
import type { Party } from './estimate'

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
  const from = toEstimateDay(parsePreferredDates(booked.preferredDates ?? '')) || null
  return { party: { adults: Number(booked.numberOfAdults), kids, toddlers, ages }, from }
}
