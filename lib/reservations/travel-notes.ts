// What travellers of a booked trip should know of its countries and its months.
import 'server-only'
import { adviceTitles, beforeYouGo } from '../content/destinations/before-you-go'
import { withClaims } from '../content/queries'
import { type Country, countries } from '../domain/choices'
import { monthNames } from '../domain/details'
import type { ItineraryDetail } from '../itineraries/queries'
import { listPlaces, type Place } from '../places/queries'

type Trip = Pick<ItineraryDetail, 'country' | 'stops'>
type Agreed = { dateFrom: string; dateTo: string; days: { placeNames?: string[] }[] }

export type TravelNotes = {
  /** Of each country of the trip, its own first. */
  advice: { heading: string; rows: { title: string; text: string }[] }[]
  /** Of its places in its months: 'Masai Mara', 'September: migration'. */
  weather: { place: string; text: string }[]
  pack: string[]
}

/** `agreed`: what was offered may go elsewhere than the trip as it is sold. */
export async function readTravelNotes(trip: Trip, agreed: Agreed): Promise<TravelNotes> {
  const visited = await listVisited(trip, agreed)
  const within = listCountries(trip, visited)
  const notes = await withClaims(within.map((country) => beforeYouGo[country]))
  return {
    advice: within.map((country, index) => ({
      heading: within.length > 1 ? `Papers and health: ${country}` : 'Papers and health',
      rows: (notes[index]?.advice ?? []).map(({ topic, text }) => ({ title: adviceTitles[topic], text })),
    })),
    weather: describeWeather(visited, monthsBetween(agreed.dateFrom, agreed.dateTo)),
    pack: [...new Set(notes.flatMap(({ pack }) => pack))],
  }
}

async function listVisited({ stops }: Trip, { days }: Agreed) {
  const ids = new Set(stops.map(({ place }) => place.id))
  const names = new Set(days.flatMap(({ placeNames = [] }) => placeNames))
  return (await listPlaces()).filter(({ id, name }) => ids.has(id) || names.has(name))
}

function listCountries({ country }: Trip, visited: Place[]): Country[] {
  const names = new Set([country, ...visited.map((place) => place.country)])
  return [...names].filter((name): name is Country => countries.some((one) => one === name))
}

const describeWeather = (visited: Place[], travelled: number[]) =>
  visited.flatMap(({ name, months }) => {
    const told = months.filter(({ month }) => travelled.includes(month))
    const text = told.map(({ month, word, note }) => `${monthNames[month - 1]}: ${word}${note && `, ${note}`}`)
    return text.length > 0 ? [{ place: name, text: text.join('; ') }] : []
  })

/** From 1 to 12. */
function monthsBetween(from: string, to: string) {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1)
  const count = Math.min((last ?? 0) - (first ?? 0) + 1, 12)
  return Array.from({ length: count }, (_, index) => (((first ?? 0) + index) % 12) + 1)
}
