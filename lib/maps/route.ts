import type { TravelMode } from '../domain/choices'
import type { Stop } from '../itineraries/facts'
import type { Frame, Point, Position } from './frame'
import { distance } from './placing'

export type Spot = {
  id: string
  name: string
  /** Metres, if shown on the map. */
  altitude: number | null
  days: number[]
  at: Point
  truth: Point
  /** Half the disc's width, larger for several days. */
  reach: number
}

export type Leg = { from: Spot; to: Spot; by: TravelMode; control: Point }

type Bound = Pick<Stop, 'place' | 'label' | 'day' | 'by'>

const withAltitude = ['mountain', 'gate']

export function positionOf({ place }: Pick<Stop, 'place'>): Position {
  return [place.longitude, place.latitude]
}

/** Overlapping discs are pushed apart. */
export function spotsOf(stops: Bound[], frame: Frame): Spot[] {
  const { radius } = frame.format
  const spots: Spot[] = []
  for (const stop of stops) {
    const known = spots.find(({ id }) => id === stop.place.id)
    if (known) {
      if (!known.days.includes(stop.day)) known.days.push(stop.day)
      continue
    }
    const at = frame.project(positionOf(stop))
    const { id, kind, altitude } = stop.place
    // The label may contain its height: 'Uhuru Peak, 5,895 m'.
    const name = stop.label.replace(/, [\d,]+ m$/, '')
    const shown = withAltitude.includes(kind) ? altitude : null
    spots.push({ id, name, altitude: shown, days: [stop.day], at: [...at], truth: at, reach: radius })
  }
  for (const spot of spots) spot.reach = radius * (1 + 0.72 * (spot.days.length - 1))
  pushApart(spots, frame)
  return spots
}

export const daysOf = ({ days }: Spot) => days.join('·')

function pushApart(spots: Spot[], { width, height, format: { radius } }: Frame) {
  for (let round = 0; round < 60; round += 1) {
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) {
        const least = a.reach + b.reach + 3
        const [dx, dy] = [b.at[0] - a.at[0], b.at[1] - a.at[1]]
        const apart = Math.hypot(dx, dy) || 0.01
        if (apart >= least) continue
        const step = (least - apart) / 2 / apart
        a.at = [a.at[0] - dx * step, a.at[1] - dy * step]
        b.at = [b.at[0] + dx * step, b.at[1] + dy * step]
      }
    for (const spot of spots)
      spot.at = [
        Math.min(width - spot.reach - 4, Math.max(spot.reach + 4, spot.at[0])),
        Math.min(height - radius - 8, Math.max(radius + 4, spot.at[1])),
      ]
  }
}

/** At a corner of a stop's disc, or at the place itself where no disc is near. */
export function bedMarks(beds: Position[], spots: Spot[], frame: Frame): Point[] {
  const { radius } = frame.format
  const marks = beds.map((bed): Point => {
    const truth = frame.project(bed)
    const [spot] = spots.toSorted((a, b) => distance(a.truth, truth) - distance(b.truth, truth))
    const isFree = spots.every(({ at, reach }) => distance(at, truth) > reach + radius)
    if (!spot || isFree) return truth
    const { at, reach } = spot
    const corners = [-1, 1].flatMap((y) => [1, -1].map((x): Point => [at[0] + x * reach, at[1] + y * radius]))
    const isClear = (point: Point) =>
      spots.every((other) => other === spot || distance(other.at, point) > other.reach + radius * bedSize)
    return corners.find(isClear) ?? corners[0] ?? truth
  })
  return marks.filter((mark, index) => marks.findIndex((one) => distance(one, mark) < 1) === index)
}

/** Half a mark's width, as a part of the radius. */
export const bedSize = 0.66

const bows = [0.1, -0.1, 0.2, -0.2, 0.32, -0.32]

/** Curved around other places and the way back. */
export function legsOf(stops: Bound[], spots: Spot[]): Leg[] {
  const legs: Leg[] = []
  const spotOf = (stop: Bound) => spots.find(({ id }) => id === stop.place.id)
  for (const [index, stop] of stops.entries()) {
    const [from, to] = [index > 0 && spotOf(stops[index - 1] as Bound), spotOf(stop)]
    if (!from || !to || from === to) continue
    const choices = bows.map((bow, order) => {
      const leg: Leg = { from, to, by: stop.by ?? 'road', control: controlOf(from.at, to.at, bow) }
      return { leg, cost: costOf(leg, spots, legs) + order }
    })
    const [best] = choices.sort((a, b) => a.cost - b.cost)
    if (best) legs.push(best.leg)
  }
  return legs
}

function controlOf([ax, ay]: Point, [bx, by]: Point, bow: number): Point {
  return [(ax + bx) / 2 - (by - ay) * bow, (ay + by) / 2 + (bx - ax) * bow]
}

function costOf(leg: Leg, spots: Spot[], legs: Leg[]) {
  const own = pointsOf(leg)
  const others = spots.filter((spot) => spot !== leg.from && spot !== leg.to)
  const hits = own.filter((point) => others.some(({ at, reach }) => distance(point, at) < reach + 5)).length
  const earlier = legs.flatMap(pointsOf)
  const meets = own.filter((point) => earlier.some((other) => distance(point, other) < 7)).length
  return hits * 20 + meets * 5
}

export function pointsOf({ from, to, control }: Leg): Point[] {
  const count = Math.max(8, Math.round(distance(from.at, to.at) / 6))
  return Array.from({ length: count - 1 }, (_, i) => at([from.at, control, to.at], (i + 1) / count)).filter(
    (point) => distance(point, from.at) > from.reach && distance(point, to.at) > to.reach,
  )
}

function at([a, b, c]: [Point, Point, Point], t: number): Point {
  const mix = (i: 0 | 1) => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * b[i] + t ** 2 * c[i]
  return [mix(0), mix(1)]
}
