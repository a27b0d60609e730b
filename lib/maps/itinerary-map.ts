import type { Stop } from '../itineraries/facts'
import { areaLabels, lakeLabels } from './area-names'
import { type Format, frameOf } from './frame'
import { capitalLabels, landmarkLabels, spotLabels } from './names'
import { legsOf, positionOf, spotsOf } from './route'
import { writeMap } from './write'

export type MapItinerary = {
  title: string
  country: string
  stops: Pick<Stop, 'place' | 'label' | 'day' | 'by'>[]
}

/** The cache key: only what is drawn. */
export function mapOf({ title, country, stops }: MapItinerary): MapItinerary {
  return { title, country, stops: stops.map(({ place, label, day, by }) => ({ place, label, day, by })) }
}

export function hasMap(stops: MapItinerary['stops']) {
  return new Set(stops.map(({ place }) => place.id)).size > 1
}

export function describeLeg({ title, stops }: MapItinerary) {
  return `Map of ${title}: ${stops.map(({ label }) => label).join(', ')}.`
}

/** Requires two places. */
export function drawItineraryMap(itinerary: MapItinerary, format: Format) {
  const { title, country, stops } = itinerary
  const positions = stops.map(positionOf)
  const frame = frameOf(positions, format)
  const spots = spotsOf(stops, frame)
  const labels = [
    ...[...spotLabels(spots, frame), ...capitalLabels(frame), ...areaLabels(frame)],
    ...[...lakeLabels(spots, frame), ...landmarkLabels(spots, positions, frame)],
  ]
  return writeMap({
    country,
    frame,
    spots,
    labels,
    title: `The route of ${title}`,
    about: describeLeg(itinerary),
    legs: legsOf(stops, spots),
  })
}
