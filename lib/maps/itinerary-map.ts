import type { Stop } from '../itineraries/facts'
import { areaLabels, lakeLabels } from './area-names'
import { type Format, frameOf, type Position } from './frame'
import { capitalLabels, landmarkLabels, spotLabels } from './names'
import { bedMarks, legsOf, positionOf, spotsOf } from './route'
import { writeMap } from './write'

export type MapItinerary = {
  title: string
  country: string
  stops: Pick<Stop, 'place' | 'label' | 'day' | 'by'>[]
  /** Of the places of its lodges. */
  beds?: Position[]
}

type Night = { lodge: { place: { longitude: number; latitude: number } } | null }

/** The cache key: only what is drawn. */
export function mapOf({ title, country, stops, days }: MapItinerary & { days: Night[] }): MapItinerary {
  const beds = days.flatMap(({ lodge }): Position[] => (lodge ? [[lodge.place.longitude, lodge.place.latitude]] : []))
  return { title, country, stops: stops.map(({ place, label, day, by }) => ({ place, label, day, by })), beds }
}

export function hasMap(stops: MapItinerary['stops']) {
  return new Set(stops.map(({ place }) => place.id)).size > 1
}

export function describeLeg({ title, stops }: MapItinerary) {
  return `Map of ${title}: ${stops.map(({ label }) => label).join(', ')}.`
}

/** Requires two places. */
export function drawItineraryMap(itinerary: MapItinerary, format: Format) {
  const { title, country, stops, beds = [] } = itinerary
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
    beds: bedMarks(beds, spots, frame),
    labels,
    title: `The route of ${title}`,
    about: describeLeg(itinerary),
    legs: legsOf(stops, spots),
  })
}
