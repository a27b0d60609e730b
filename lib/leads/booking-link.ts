// Parameters of /book: ?itinerary=7,12&several=in-turn&wish=...&vehicle=Overland+truck&adults=2&kids=2&from=2027-07-12 (or 2027-07).
import { parseItineraryIds } from '../domain/shortlist'
import { readAges, splitChildren, toMonth } from '../domain/travellers'
import { formatPreferredDates, parseIsoDay } from '../forms/preferred-dates'
import { booking, severalTrips } from './kinds/booking'

const longestWish = 400
const longestVehicle = 120
const counts = { numberOfAdults: 'adults', numberOfKids: 'kids', numberOfToddlers: 'toddlers' } as const

export const bookingLinkParams = ['itinerary', 'several', 'wish', 'vehicle', 'from', 'ages', ...Object.values(counts)]

/** `party`: form values; invalid counts and days are dropped. */
export function parseBookingLink({
  itinerary,
  several,
  wish,
  vehicle,
  ...params
}: Record<string, string | string[] | undefined>) {
  const from = String(params.from ?? '')
  const dates = formatPreferredDates({ from: parseIsoDay(from), month: toMonth(from) })
  const ages = readAges(String(params.ages ?? ''), booking.fields.numberOfKids.max)
  const read = (name: keyof typeof counts) => {
    const { min, max } = booking.fields[name]
    const count = Number(params[counts[name]] || Number.NaN)
    return Number.isInteger(count) && count >= min && count <= max ? count : undefined
  }
  const [adults, kids, toddlers] = [read('numberOfAdults'), read('numberOfKids'), read('numberOfToddlers')]
  const children = splitChildren({ kids: kids ?? 0, toddlers: toddlers ?? 0, ages })
  return {
    ids: parseItineraryIds(itinerary),
    /** '' unless it says how it means several trips. */
    severalTrips: severalTrips.options.find(({ value }) => value === several)?.value ?? '',
    message: suggestMessage(String(wish ?? '').slice(0, longestWish), String(vehicle ?? '').slice(0, longestVehicle)),
    party: {
      ...(adults && { numberOfAdults: String(adults) }),
      ...((kids ?? toddlers) !== undefined && {
        numberOfKids: String(children.kids),
        numberOfToddlers: String(Math.min(children.toddlers, booking.fields.numberOfToddlers.max)),
      }),
      ...(dates && { preferredDates: dates }),
      ...(ages.length > 0 && { childAges: ages.join(', ') }),
    } as LinkedParty,
  }
}

export type LinkedParty = Partial<Record<keyof typeof counts | 'preferredDates' | 'childAges', string>>

const beforeWish = 'I am looking for: '
const beforeVehicle = 'We would like to travel in this vehicle: '

function suggestMessage(wish: string, vehicle: string) {
  return [wish && `${beforeWish}${wish}`, vehicle && `${beforeVehicle}${vehicle}.`].filter(Boolean).join('\n')
}

/** Whether the message consists of prefilled lines only. */
export function isSuggestedMessage(message: string) {
  const lines = message.split('\n')
  return lines.every(
    (line) => line.startsWith(beforeWish) || (line.startsWith(beforeVehicle) && /^[^.]*\.$/.test(line)),
  )
}
