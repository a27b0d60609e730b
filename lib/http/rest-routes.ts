// What the answers to REST reads depend on, for next.config.ts. Others ignore the query.
import { apiParams } from '../itineraries/filters'

const paging = ['limit', 'after']

export const restRoutes = [
  { path: '/api/itineraries', reads: [...apiParams, ...paging] },
  { path: '/api/itineraries/:id/reviews', reads: paging },
  { path: '/api/itinerary-options', reads: ['ids', 'query'] },
]
