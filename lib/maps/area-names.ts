import type { Frame, Point } from './frame'
import { countryNames } from './landmarks'
import {
  around,
  type Box,
  boxAround,
  distance,
  type Label,
  type LabelStyle,
  middleOf,
  overlap,
  sizeOf,
} from './placing'
import type { Spot } from './route'
import { countryAt, isInLake, lakesIn } from './terrain'

export function lakeLabels(spots: Spot[], frame: Frame): Label[] {
  const lakes = lakesIn(frame)
  return lakes.flatMap((lake) => {
    const { name, at, box } = lake
    if (spots.some((spot) => spot.name === name)) return []
    const size = frame.format.text.other
    const look: LabelStyle = { lines: name.split(' '), kind: 'water', size, face: 'italic', spacing: 0 }
    const own = sizeOf(look)
    const onIt = grid(...box, 7)
      .map((point) => boxAround(point, own.width / 2, own.height / 2))
      .filter((place) => cornersOf(place).every((corner) => isInLake(frame, corner)))
      .map((place) => ({ box: place, on: 'water' as const, cost: distance(middleOf(place), at) / 100 }))
    const half: Point = [(box[1][0] - box[0][0]) / 2, (box[1][1] - box[0][1]) / 2]
    // Not where it would seem to name the next lake.
    const beside = around(at, half, own)
      .slice(0, 16)
      .filter((place) =>
        lakes.every((other) => distance(middleOf(place.box), other.at) >= distance(middleOf(place.box), at)),
      )
      .map((place) => ({ ...place, cost: place.cost + 2 }))
    return [{ ...look, places: onIt.length > 0 ? onIt : beside, isNeeded: false }]
  })
}

// Pixels. Narrower lakes are avoided entirely: a corner check could miss them.
const pondWidth = 40

export function areaLabels(frame: Frame): Label[] {
  const { width, height } = frame
  const points = grid([0, 0], [width, height], 13)
  const byName = new Map<string | null, Point[]>()
  for (const point of points) {
    const name = countryAt(frame, point)
    byName.set(name, [...(byName.get(name) ?? []), point])
  }
  // The country's name is useless on maps of an island or a city.
  const isSmall = width / frame.perKm < 110 && byName.has(null)
  const ponds = lakesIn(frame)
    .map(({ box: [[west, north], [east, south]] }) => ({
      x: west,
      y: north,
      width: east - west,
      height: south - north,
    }))
    .filter(({ width }) => width < pondWidth)
  return [...byName].flatMap(([name, own]): Label[] => {
    if (name && isSmall) return []
    const sea = frame.invert([width / 2, height / 2])[0] > 50 ? 'The Gulf' : 'Indian Ocean'
    const look: LabelStyle = name
      ? {
          lines: [(countryNames[name] ?? name).toUpperCase()],
          kind: 'country',
          size: frame.format.text.other,
          face: 'sans',
          spacing: 18,
        }
      : { lines: sea.split(' '), kind: 'water', size: frame.format.text.other + 1.5, face: 'italic', spacing: 4 }
    const { width: wide, height: high } = sizeOf(look)
    const middle: Point = [
      own.reduce((sum, [x]) => sum + x, 0) / own.length,
      own.reduce((sum, [, y]) => sum + y, 0) / own.length,
    ]
    const places = own
      .map((point) => boxAround(point, wide / 2, high / 2))
      .filter((box) => !ponds.some((pond) => overlap(box, pond, 2)))
      .filter((box) => cornersOf(box).every((corner) => countryAt(frame, corner) === name && !isInLake(frame, corner)))
      .map((box) => ({
        box,
        on: name ? undefined : ('water' as const),
        cost: distance(middleOf(box), middle) / 80,
      }))
    return [{ ...look, places, isNeeded: false }]
  })
}

function grid([west, north]: Point, [east, south]: Point, steps: number): Point[] {
  return Array.from({ length: steps * steps }, (_, i) => [
    west + ((east - west) * ((i % steps) + 0.5)) / steps,
    north + ((south - north) * (Math.floor(i / steps) + 0.5)) / steps,
  ])
}

const cornersOf = ({ x, y, width, height }: Box): Point[] =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((share): Point[] => [
    [x + width * share, y],
    [x + width * share, y + height],
  ])
