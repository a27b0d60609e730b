import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { countries } from '@/lib/itineraries/choices'
import { boxAround, overlap } from '@/lib/itineraries/maps/boxes'
import { countryFormats, drawCountryMap } from '@/lib/itineraries/maps/country-map'
import { itineraries } from '@/prisma/seed/itineraries/all'
import { places } from '@/prisma/seed/places/all'

const visited = new Set(itineraries.flatMap(({ stops }) => stops.map(({ place }) => place)))

const maps = countries.flatMap((country) =>
  Object.entries(countryFormats).map(([format, look]) => {
    const own = places.filter((place) => place.country === country && visited.has(place.id))
    return { name: `${country}, ${format}`, own, look, map: drawCountryMap(country, own, look) }
  }),
)

describe.each(maps)('the map of $name', ({ own, look, map: { svg, labels, spots } }) => {
  it('has every place of its trips, numbered as in the list', () => {
    expect(spots.map(({ id, days }) => [id, days])).toEqual(own.map(({ id }, index) => [id, [index + 1]]))
  })

  it('lets no two names, and no name and place, lie on each other', () => {
    const discs = spots.map(({ at, reach }) => boxAround(at, reach, look.radius))
    const boxes = labels.map(({ box }) => box)
    const crossed = boxes.flatMap((box, i) => [...boxes.slice(i + 1), ...discs].filter((other) => overlap(box, other)))
    expect(crossed).toEqual([])
  })

  it('weighs at most 8 KiB on the wire', () => {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(8 * 1024)
  })
})
