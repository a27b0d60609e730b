import { geoDistance, geoMercator } from 'd3-geo'

export type Position = [longitude: number, latitude: number]
export type Point = [x: number, y: number]

/** Pixels; phones show it at about this size. */
export type Format = {
  width: number
  heights: [least: number, most: number]
  margin: Point
  /** Font sizes. */
  text: { own: number; other: number }
  radius: number
  wrapAt: number
  foot: number
  mostOthers: number
}

export const formats = {
  phone: {
    width: 360,
    heights: [270, 430],
    margin: [52, 40],
    text: { own: 13, other: 11.5 },
    radius: 10,
    wrapAt: 92,
    foot: 54,
    mostOthers: 8,
  },
  wide: {
    width: 760,
    heights: [400, 560],
    margin: [120, 56],
    text: { own: 15.5, other: 13.5 },
    radius: 12.5,
    wrapAt: 230,
    foot: 46,
    mostOthers: 9,
  },
} satisfies Record<string, Format>

export type FormatName = keyof typeof formats

export type Frame = {
  format: Format
  width: number
  height: number
  project: (position: Position) => Point
  invert: (point: Point) => Position
  /** Pixels per kilometre at the centre. */
  perKm: number
  projection: ReturnType<typeof geoMercator>
}

const earth = 6371
// A larger scale would imply more precision than the data has.
const leastKmAcross = 34

export function frameOf(positions: Position[], format: Format): Frame {
  const { width, heights, margin } = format
  const raw = geoMercator().scale(1).translate([0, 0])
  const points = positions.map((position): Point => raw(position) ?? [0, 0])
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const span: Point = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  const middle: Point = [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2]
  const widest = (width / leastKmAcross) * earth
  const fitting = Math.min((width - 2 * margin[0]) / span[0], (heights[1] - 2 * margin[1]) / span[1], widest)
  const height = Math.round(Math.min(heights[1], Math.max(heights[0], span[1] * fitting + 2 * margin[1])))
  const projection = raw
    .scale(fitting)
    .translate([width / 2 - middle[0] * fitting, height / 2 - middle[1] * fitting])
    .clipExtent([
      [-4, -4],
      [width + 4, height + 4],
    ])
  const project = (position: Position): Point => projection(position) ?? [0, 0]
  const invert = (point: Point): Position => projection.invert?.(point) ?? [0, 0]
  const across = kilometres(invert([0, height / 2]), invert([width, height / 2]))
  return { format, width, height, project, invert, perKm: width / across, projection }
}

export function kilometres(a: Position, b: Position) {
  return geoDistance(a, b) * earth
}
