// /maps/<trip or country>.svg for phones, -wide.svg for others; ?v=<version>.

import { countries } from '@/lib/domain/choices'
import { parseItineraryId } from '@/lib/domain/ids'
import { getItinerary } from '@/lib/itineraries/queries'
import { hasMap, mapOf } from '@/lib/maps/itinerary-map'
import { countryMap, itineraryMap } from '@/lib/maps/queries'
import { listCountryPlaces } from '@/lib/search/country-places'

const year = 'public, max-age=31536000, immutable'
// An outdated version, perhaps from a cached page, gets the current map.
const minutes = 'public, max-age=300'

export async function GET(request: Request, { params }: RouteContext<'/maps/[file]'>) {
  const [, name = '', wide] = /^(\w+)(-wide)?\.svg$/.exec((await params).file) ?? []
  const map = await findMap(name, wide ? 'wide' : 'phone')
  if (!map) return new Response('There is no such map.', { status: 404 })
  const isCurrent = new URL(request.url).searchParams.get('v') === map.version
  return new Response(map.svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': isCurrent ? year : minutes },
  })
}

async function findMap(name: string, format: 'phone' | 'wide') {
  const country = countries.find((one) => one.toLowerCase() === name)
  if (country) return countryMap(country, await listCountryPlaces(country), format)
  const id = parseItineraryId(name)
  const itinerary = id && (await getItinerary(id))
  return itinerary && hasMap(itinerary.stops) ? itineraryMap(mapOf(itinerary), format) : null
}
