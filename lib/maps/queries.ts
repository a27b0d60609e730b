import 'server-only'
import { createHash } from 'node:crypto'
import { cacheLife } from 'next/cache'
import { countryFormats, drawCountryMap } from './country-map'
import { type FormatName, formats } from './frame'
import { drawItineraryMap, type MapItinerary } from './itinerary-map'
import type { DrawnMap } from './write'

/** `version`: hash of the picture. `spots`: fractions of the picture. */
export type StoredMap = ReturnType<typeof keep>

function keep({ svg, width, height, spots }: DrawnMap) {
  return {
    svg,
    width,
    height,
    version: createHash('sha256').update(svg).digest('hex').slice(0, 8),
    spots: spots.map(({ id, at: [x, y] }) => ({ id, x: x / width, y: y / height })),
  }
}

// Pure functions of their arguments, so never expired.

export async function itineraryMap(itinerary: MapItinerary, format: FormatName) {
  'use cache'
  cacheLife('max')
  return keep(drawItineraryMap(itinerary, formats[format]))
}

export async function countryMap(country: string, places: Parameters<typeof drawCountryMap>[1], format: FormatName) {
  'use cache'
  cacheLife('max')
  return keep(drawCountryMap(country, places, countryFormats[format]))
}
