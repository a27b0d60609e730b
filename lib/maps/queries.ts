import 'server-only'
import { createHash } from 'node:crypto'
import { cacheLife } from 'next/cache'
import { areaLabels, lakeLabels } from './area-names'
import { type Format, type FormatName, formats, frameOf, type Position } from './frame'
import { drawItineraryMap, type MapItinerary } from './itinerary-map'
import { landmarkLabels, spotLabels } from './names'
import { positionOf, spotsOf } from './route'
import { type DrawnMap, writeMap } from './write'

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

type MapPlace = { id: string; name: string; country: string; kind: string; latitude: number; longitude: number }

export const countryFormats: Record<FormatName, Format> = {
  phone: { ...formats.phone, heights: [300, 480], margin: [30, 26], radius: 9, mostOthers: 17 },
  wide: { ...formats.wide, heights: [460, 640], margin: [70, 44], radius: 11, mostOthers: 26 },
}

export function drawCountryMap(country: string, places: MapPlace[], format: Format) {
  const stops = places.map((place, index) => ({
    ...{ place: { ...place, altitude: null }, label: place.name, day: index + 1, by: null },
  }))
  const positions: Position[] = stops.map(positionOf)
  const frame = frameOf(positions, format)
  const spots = spotsOf(stops, frame)
  // The list names all places, the map those with room.
  const names = spotLabels(spots, frame).map((label) => ({
    ...label,
    places: label.places.filter(({ leader }) => !leader),
    isNeeded: false,
  }))
  const labels = [
    ...names,
    ...areaLabels(frame),
    ...lakeLabels(spots, frame),
    ...landmarkLabels(spots, positions, frame),
  ]
  return writeMap({
    ...{ country, frame, spots, labels, legs: [], title: `Where our trips go in ${country}` },
    about: `Map of ${country} with ${places.map(({ name }) => name).join(', ')}.`,
  })
}
