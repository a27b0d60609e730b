// What the answers to REST reads depend on, for next.config.ts. Others ignore the query.

import { travellerParams } from '../domain/travellers'
import { estimateParams } from '../prices/estimate'
import { apiParams } from '../search/filters'

const paging = ['limit', 'after']

export const restRoutes: { path: string; reads: readonly string[] }[] = [
  { path: '/api/itineraries', reads: [...apiParams, ...paging] },
  { path: '/api/itineraries/prices', reads: travellerParams },
  { path: '/api/itineraries/:id/reviews', reads: paging },
  { path: '/api/itineraries/:id/estimate', reads: estimateParams },
  { path: '/api/itinerary-options', reads: ['ids', 'query'] },
]
