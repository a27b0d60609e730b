// What travellers of a booked trip should know of its countries and its months.
import 'server-only'
import { type AdviceTopic, adviceTitles, beforeYouGo } from '../content/destinations/before-you-go'
import { withClaims } from '../content/queries'
import { type Country, countries } from '../domain/choices'
import { monthNames } from '../domain/details'
import type { ItineraryDetail } from '../itineraries/queries'
import { listPlaces } from '../places/queries'

type Trip = Pick<ItineraryDetail, 'country' | 'stops'>
type Dates = { dateFrom: string; dateTo: string }

export type TravelNotes = {
  /** Of each country of the trip, its own first. */
  advice: { heading: string; rows: { topic: AdviceTopic; title: string; text: string }[] }[]
  /** Of its places in its months: 'Masai Mara', 'September: migration'. */
  weather: { place: string; text: string }[]
  pack: string[]
}

export async function readTravelNotes(trip: Trip, dates: Dates): Promise<TravelNotes> {
  const visited = countriesOf(trip)
  const notes = await withClaims(visited.map((country) => beforeYouGo[country]))
  return {
    advice: visited.map((country, index) => ({
      heading: visited.length > 1 ? `Papers and health: ${country}` : 'Papers and health',
      rows: (notes[index]?.advice ?? []).map(({ topic, text }) => ({ topic, title: adviceTitles[topic], text })),
    })),
    weather: await readWeather(trip, dates),
    pack: [...new Set(notes.flatMap(({ pack }) => pack))],
  }
}

function countriesOf({ country, stops }: Trip): Country[] {
  const visited = new Set([country, ...stops.map(({ place }) => place.country)])
  return [...visited].filter((name): name is Country => countries.some((one) => one === name))
}

async function readWeather({ stops }: Trip, { dateFrom, dateTo }: Dates) {
  const travelled = monthsBetween(dateFrom, dateTo)
  const visited = [...new Set(stops.map(({ place }) => place.id))]
  const places = await listPlaces()
  return visited.flatMap((id) => {
    const place = places.find((one) => one.id === id)
    const told = travelled.flatMap((month) => {
      const known = place?.months.find((one) => one.month === month)
      return known ? `${monthNames[month - 1]}: ${[known.word, known.note].filter(Boolean).join(', ')}` : []
    })
    return place && told.length > 0 ? [{ place: place.name, text: told.join('; ') }] : []
  })
}

/** From 1 to 12, in order. */
function monthsBetween(from: string, to: string) {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1)
  const count = Math.min((last ?? 0) - (first ?? 0) + 1, 12)
  return Array.from({ length: count }, (_, index) => (((first ?? 0) + index) % 12) + 1)
}
