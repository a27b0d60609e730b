// The ground of all maps, from Natural Earth (public domain): countries at 1:10m from world-atlas, cut and simplified,
// and the lakes.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type GeoContext, geoIdentity, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { MapBase } from '../../lib/maps/terrain'
import { lakesByHand } from './lakes-by-hand'

type Point = [x: number, y: number]
type Box = [least: Point, most: Point]
type World = Topology<{ countries: GeometryCollection<{ name: string }> }>

// East Africa with some room around it, and the Emirates.
const cuts: Box[] = [
  [
    [28, -10.5],
    [43, 6],
  ],
  [
    [54, 24],
    [57, 26.5],
  ],
]
// Coasts that maps show from near keep more points.
const near: Box[] = [
  [
    [38.9, -6.7],
    [39.8, -5.5],
  ],
  [
    [54.8, 24.7],
    [55.8, 25.6],
  ],
]
// In square degrees: the smallest triangle of three points that is kept.
const smallest = 1.2e-4
const smallestNear = 8e-6

export async function makeBase(): Promise<MapBase> {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const world: World = JSON.parse(await readFile(file, 'utf8'))
  const own: { name: string; rings: Point[][] }[] = JSON.parse(
    await readFile(new URL('lakes-natural-earth.json', import.meta.url), 'utf8'),
  )
  const countries = feature(world, world.objects.countries).features.flatMap(({ geometry, properties: { name } }) => {
    const coordinates = cuts.flatMap((box) => cut(geometry, box)).map((ring) => wound([ring]))
    return coordinates.length > 0 ? [named(name, { type: 'MultiPolygon', coordinates })] : []
  })
  const small = lakesByHand.map(({ name, ring }) => ({ name, rings: [[...ring, ring[0] as Point]] }))
  const lakes = [...own, ...small].map(({ name, rings }) => named(name, { type: 'Polygon', coordinates: wound(rings) }))
  const whole = topology({
    countries: collection(countries),
    lakes: collection(lakes),
  }) as unknown as MapBase
  const weighed = presimplify(whole, weightOf)
  return quantized(simplify(weighed, smallest)) as MapBase
}

function collection(features: GeoJSON.Feature[]): GeoJSON.FeatureCollection {
  return { type: 'FeatureCollection', features }
}

function named(name: string, geometry: GeoJSON.Geometry): GeoJSON.Feature {
  return { type: 'Feature', geometry, properties: { name } }
}

// These countries have no holes, so each ring is an area of its own.
function cut(geometry: GeoJSON.Geometry, [[west, south], [east, north]]: Box) {
  const rings: Point[][] = []
  const context = {
    beginPath: () => undefined,
    arc: () => undefined,
    moveTo: (x: number, y: number) => rings.push([[x, y]]),
    lineTo: (x: number, y: number) => rings.at(-1)?.push([x, y]),
    closePath: () => rings.at(-1)?.push(rings.at(-1)?.[0] as Point),
  }
  const clip = geoIdentity().clipExtent([
    [west, south],
    [east, north],
  ])
  geoPath(clip, context as unknown as GeoContext)(geometry as never)
  return rings
}

// As d3 wants it: the outer ring clockwise, holes the other way.
function wound(rings: Point[][]) {
  return rings.map((ring, index) => {
    const area = ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] as Point
      return sum + (x * nextY - nextX * y)
    }, 0)
    const isClockwise = area < 0
    return isClockwise === (index === 0) ? ring : [...ring].reverse()
  })
}

function weightOf([a, b, c]: [Point, Point, Point]) {
  const area = Math.abs((a[0] - c[0]) * (b[1] - a[1]) - (a[0] - b[0]) * (c[1] - a[1])) / 2
  const isNear = near.some(
    ([[west, south], [east, north]]) => b[0] > west && b[0] < east && b[1] > south && b[1] < north,
  )
  return isNear ? (area * smallest) / smallestNear : area
}

// Whole thousandths of a degree (a hundred metres), as steps from point to point: half the bytes.
const scale = 1e-3

function quantized({ bbox, ...base }: Topology) {
  const arcs = base.arcs.map((arc) => {
    let last: Point = [0, 0]
    return arc.map(([longitude = 0, latitude = 0]) => {
      const [x, y] = [Math.round(longitude / scale), Math.round(latitude / scale)]
      const step = [x - last[0], y - last[1]]
      last = [x, y]
      return step
    })
  })
  return { ...base, transform: { scale: [scale, scale], translate: [0, 0] }, arcs }
}
