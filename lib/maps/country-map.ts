import { areaLabels, lakeLabels } from './area-names'
import { type Format, type FormatName, formats, frameOf, type Position } from './frame'
import { landmarkLabels, spotLabels } from './names'
import { positionOf, spotsOf } from './route'
import { writeMap } from './write'

type MapPlace = { id: string; name: string; country: string; kind: string; latitude: number; longitude: number }

export const countryFormats: Record<FormatName, Format> = {
  phone: { ...formats.phone, heights: [300, 480], margin: [30, 26], radius: 9, mostOthers: 17 },
  wide: { ...formats.wide, heights: [460, 640], margin: [70, 44], radius: 11, mostOthers: 26 },
}

export function drawCountryMap(country: string, places: MapPlace[], format: Format) {
  const stops = places.map((place, index) => ({
    place: { ...place, altitude: null },
    label: place.name,
    day: index + 1,
    by: null,
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
    country,
    frame,
    spots,
    labels,
    legs: [],
    title: `Where our trips go in ${country}`,
    about: `Map of ${country} with ${places.map(({ name }) => name).join(', ')}.`,
  })
}
