import { geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import json from './base.json' with { type: 'json' }
import type { Frame, Point, Position } from './frame'

export type MapBase = Topology<{
  countries: GeometryCollection<{ name: string }>
  lakes: GeometryCollection<{ name: string }>
}>

const base = json as unknown as MapBase
const countries = feature(base, base.objects.countries).features
const lakes = feature(base, base.objects.lakes).features
const borders = mesh(base, base.objects.countries, (a, b) => a !== b)

// On the map Dubai is its country.
const shapeName = (country: string) => (country === 'Dubai' ? 'United Arab Emirates' : country)

export function terrainPaths({ projection }: Frame, country: string) {
  const draw = (...shapes: Parameters<ReturnType<typeof geoPath>>[0][]) => {
    const pen = createPen()
    for (const shape of shapes) geoPath(projection, pen.context)(shape)
    return pen.end()
  }
  const isOwn = ({ properties }: (typeof countries)[number]) => properties.name === shapeName(country)
  return {
    own: draw(...countries.filter(isOwn)),
    others: draw(...countries.filter((shape) => !isOwn(shape))),
    lakes: draw(...lakes),
    borders: draw(borders),
  }
}

// Pixels between points of a simplified outline.
const nearest = 3

// Relative integer coordinates, half as long as d3's path.
function createPen() {
  let data = ''
  let line: Point[] = []
  let isClosed = false
  const flush = () => {
    const [start, ...rest] = line
    if (start && rest.length > (isClosed ? 1 : 0)) {
      let last = start
      data += `M${start.join(' ')}l`
      data += rest
        .map((point, i) => {
          const [dx, dy] = [point[0] - last[0], point[1] - last[1]]
          last = point
          return `${dx < 0 || i === 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`
        })
        .join('')
      if (isClosed) data += 'z'
    }
    line = []
    isClosed = false
  }
  const context = {
    beginPath: () => undefined,
    arc: () => undefined,
    moveTo: (x: number, y: number) => {
      flush()
      line = [[Math.round(x), Math.round(y)]]
    },
    lineTo: (x: number, y: number) => {
      const last = line.at(-1)
      if (last && Math.hypot(last[0] - x, last[1] - y) < nearest) return
      line.push([Math.round(x), Math.round(y)])
    },
    closePath: () => {
      isClosed = true
    },
  }
  return {
    context,
    end: () => {
      flush()
      return data
    },
  }
}

export function borderPoints({ projection }: Frame): Point[] {
  const points: Point[] = []
  let last: Point = [0, 0]
  const context = {
    beginPath: () => undefined,
    arc: () => undefined,
    closePath: () => undefined,
    moveTo: (x: number, y: number) => {
      last = [x, y]
    },
    lineTo: (x: number, y: number) => {
      const steps = Math.ceil(Math.hypot(x - last[0], y - last[1]) / 6)
      for (let i = 1; i <= steps; i += 1)
        points.push([last[0] + ((x - last[0]) * i) / steps, last[1] + ((y - last[1]) * i) / steps])
      last = [x, y]
    },
  }
  geoPath(projection, context)(borders)
  return points
}

export type Area = { name: string; size: number; at: Point; box: [Point, Point] }

/** Visible ones, largest first. */
export function lakesIn({ projection }: Frame): Area[] {
  const path = geoPath(projection)
  return lakes
    .map((lake) => ({
      name: lake.properties.name,
      size: path.area(lake),
      at: path.centroid(lake) as Point,
      box: path.bounds(lake),
    }))
    .filter(({ size }) => size > 12)
    .sort((a, b) => b.size - a.size)
}

export function countryAt({ invert }: Frame, point: Point) {
  const position = invert(point)
  return countryRings.find(({ rings }) => contains(rings, position))?.name ?? null
}

export function isInLake({ invert }: Frame, point: Point) {
  const position = invert(point)
  return lakeRings.some(({ rings }) => contains(rings, position))
}

type Rings = number[][][]

function toRings({ geometry, properties: { name } }: (typeof countries)[number]) {
  const { type, coordinates } = geometry as GeoJSON.Polygon | GeoJSON.MultiPolygon
  const rings: Rings = type === 'Polygon' ? coordinates : coordinates.flat()
  return { name, rings }
}

const countryRings = countries.map(toRings)
const lakeRings = lakes.map(toRings)

/** Longitudes and latitudes. */
export const ringsOf = (country: string) => countryRings.find(({ name }) => name === shapeName(country))?.rings

// Ray casting.
export function contains(rings: Rings, [x, y]: Position) {
  let isInside = false
  for (const ring of rings)
    for (const [i, [ax = 0, ay = 0]] of ring.entries()) {
      const [bx = 0, by = 0] = ring[(i + 1) % ring.length] ?? []
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
    }
  return isInside
}
