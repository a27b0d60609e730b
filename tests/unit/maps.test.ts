import { gzipSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { countries } from '@/lib/domain/choices'
import { countryFormats, drawCountryMap } from '@/lib/maps/country-map'
import { formats, type Position } from '@/lib/maps/frame'
import { drawItineraryMap, hasMap } from '@/lib/maps/itinerary-map'
import { boxAround, distanceTo, overlap } from '@/lib/maps/placing'
import { itineraries } from '@/prisma/seed/itineraries/all'
import { lodges } from '@/prisma/seed/lodges'
import { places } from '@/prisma/seed/places/all'
import type { SeedItinerary } from '@/prisma/seed/types'

function stopsOf({ stops }: SeedItinerary) {
  return stops.map(({ place: id, label, day, by = null }) => {
    const place = places.find((one) => one.id === id)
    if (!place) throw new Error(`There is no place ${id}`)
    return { place, label: label ?? place.name, day, by }
  })
}

function bedsOf({ days }: SeedItinerary) {
  return days.flatMap(({ lodge }): Position[] => {
    const placeId = lodges.find(({ id }) => id === lodge)?.placeId
    return places.flatMap(({ id, longitude, latitude }) => (id === placeId ? [[longitude, latitude]] : []))
  })
}

const maps = itineraries.flatMap((itinerary) =>
  Object.entries(formats).map(([format, look]) => {
    const { title, country } = itinerary
    const [stops, beds] = [stopsOf(itinerary), bedsOf(itinerary)]
    const map = drawItineraryMap({ title, country, stops, beds }, look)
    return { name: `${title}, ${format}`, stops, beds, look, map }
  }),
)

type Drawn = Pick<ReturnType<typeof drawCountryMap>, 'labels' | 'spots'>

/** The places as boxes, and the names that lie on another name or on a place. */
function measure({ labels, spots }: Drawn, { radius }: { radius: number }) {
  const discs = spots.map(({ at, reach }) => boxAround(at, reach, radius))
  const crossed = labels.flatMap(({ box, lines }, i) =>
    [...labels.slice(i + 1).map((other) => other.box), ...discs]
      .filter((other) => overlap(box, other))
      .map((other) => [lines, other]),
  )
  return { discs, crossed }
}

/** Names without a line to their place that stand closer to another place. */
function misplaced({ labels, spots }: Drawn) {
  return labels.flatMap(({ kind, leader, lines, box }) => {
    if (kind !== 'own' || leader) return []
    const gap = ({ at, reach }: (typeof spots)[number]) => distanceTo(box, at) - reach
    const nearest = spots.reduce((least, one) => (gap(one) < gap(least) ? one : least)).name
    return lines.join(' ').startsWith(nearest) ? [] : [[lines.join(' '), nearest]]
  })
}

describe.each(maps)('the map of $name', ({ stops, look, map: { svg, width, height, labels, spots } }) => {
  it('names every place of the trip, and has the days of arrival', () => {
    for (const { place, label, day } of stops) {
      const spot = spots.find(({ id }) => id === place.id)
      expect(spot?.days).toContain(day)
      const words = labels.filter(({ kind }) => kind === 'own').map(({ lines }) => lines.join(' '))
      expect(words.some((text) => text.startsWith(label.replace(/, [\d,]+ m$/, '')))).toBe(true)
    }
  })

  it('lets no two names, and no name and place, lie on each other', () => {
    const { discs, crossed } = measure({ labels, spots }, look)
    expect(crossed).toEqual([])
    const touching = discs.flatMap((disc, i) => discs.slice(i + 1).filter((other) => overlap(disc, other, -2)))
    expect(touching).toEqual([])
    expect(misplaced({ labels, spots })).toEqual([])
  })

  it('keeps everything inside the picture, in letters that can be read', () => {
    for (const { box, size } of labels) {
      expect(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height).toBe(true)
      expect(size).toBeGreaterThanOrEqual(11.4)
    }
  })

  it('weighs at most 8 KiB on the wire, and asks for nothing else', () => {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(8 * 1024)
    expect(svg).not.toMatch(/<script|<image|href=|url\(/)
    expect(svg).toMatch(
      /^<svg [^>]*role="img" aria-labelledby="t d"><title id="t">The route of [^<]+<\/title><desc id="d">/,
    )
  })
})

const [first] = maps

it('the map of a trip tells the ways of travelling apart by the line and by words', () => {
  const [a, b, c] = first?.stops ?? []
  if (!a || !b || !c) throw new Error('The first trip has three stops')
  const ways = (['road', 'air', 'foot', 'boat'] as const).map(
    (by) =>
      drawItineraryMap({ title: 'A way', country: 'Kenya', stops: [a, { ...b, by }, { ...c, by }] }, formats.wide).svg,
  )
  const dashes = ways.map((svg) => [...new Set(svg.match(/stroke-dasharray="[^"]+"/g) ?? [])].join())
  expect(new Set(dashes).size).toBe(4)
  expect(new Set(ways.map((svg) => svg.length)).size).toBe(4)
})

it('the map of a trip is not drawn where there is one place only', () => {
  expect(hasMap(first?.stops.slice(0, 1) ?? [])).toBe(false)
  expect(hasMap(first?.stops ?? [])).toBe(true)
})

test.each(maps)('the map of $name marks the place of each of its lodges once', ({ beds, map }) => {
  const count = new Set(beds.map(String)).size
  expect(map.svg.match(/<circle /g) ?? []).toHaveLength(count)
})

it('the map of a trip writes a title from the database as text', () => {
  const stops = first?.stops ?? []
  const { svg } = drawItineraryMap({ title: '<script>&', country: 'Kenya', stops }, formats.phone)
  expect(svg).toContain('<title id="t">The route of &lt;script>&amp;</title>')
})

const visited = new Set(itineraries.flatMap(({ stops }) => stops.map(({ place }) => place)))

const countryMaps = countries.flatMap((country) =>
  Object.entries(countryFormats).map(([format, look]) => {
    const own = places.filter((place) => place.country === country && visited.has(place.id))
    return { name: `${country}, ${format}`, own, look, map: drawCountryMap(country, own, look) }
  }),
)

test.each(countryMaps)('the map of $name has every place of its trips, numbered', ({ own, look, map }) => {
  expect(map.spots.map(({ id, days }) => [id, days])).toEqual(own.map(({ id }, index) => [id, [index + 1]]))
  expect(measure(map, look).crossed).toEqual([])
  expect(misplaced(map)).toEqual([])
  expect(gzipSync(map.svg).length).toBeLessThanOrEqual(8 * 1024)
})
