// The drawn maps, kept: one is drawn once, and again when anything on it changes.
import 'server-only'
import { createHash } from 'node:crypto'
import { cacheLife } from 'next/cache'
import { countryFormats, drawCountryMap } from '../itineraries/maps/country-map'
import { type FormatName, formats } from '../itineraries/maps/frame'
import { drawItineraryMap, type MapItinerary } from '../itineraries/maps/itinerary-map'
import type { DrawnMap } from '../itineraries/maps/write'

/** `version` is another one when the picture is. `spots` are in shares of the picture. */
export type KeptMap = ReturnType<typeof keep>

function keep({ svg, width, height, spots }: DrawnMap) {
  return {
    svg,
    width,
    height,
    version: createHash('sha256').update(svg).digest('hex').slice(0, 8),
    spots: spots.map(({ id, at: [x, y] }) => ({ id, x: x / width, y: y / height })),
  }
}

// They depend on nothing but what they are given, so nothing ever expires them.

/** The map of a trip. Takes what is drawn of it, and how. */
export async function itineraryMap(itinerary: MapItinerary, format: FormatName) {
  'use cache'
  cacheLife('max')
  return keep(drawItineraryMap(itinerary, formats[format]))
}

/** The map of a country. Takes its places, and how it is drawn. */
export async function countryMap(country: string, places: Parameters<typeof drawCountryMap>[1], format: FormatName) {
  'use cache'
  cacheLife('max')
  return keep(drawCountryMap(country, places, countryFormats[format]))
}
