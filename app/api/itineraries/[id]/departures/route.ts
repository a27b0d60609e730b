import { listDepartures } from '@/lib/departures/queries'
import { parseItineraryId } from '@/lib/domain/ids'
import { jsonMethods } from '@/lib/http/json-route'
import { getItinerary, missingItinerary } from '@/lib/itineraries/queries'

/** The dates of a shared trip with the places that are left now: no cache may keep them. */
export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods<RouteContext<'/api/itineraries/[id]/departures'>>({
  GET: async (_request, { params }) => {
    const id = parseItineraryId((await params).id)
    const itinerary = id && (await getItinerary(id))
    if (!itinerary) throw await missingItinerary(id)
    return Response.json(await listDepartures(id), { headers: { 'Cache-Control': 'no-store' } })
  },
})
