import { pages, type SitePage } from '../content/pages'
import { formatTravelMonth } from '../domain/travellers'
import { activeFilters } from '../search/active-filters'
import { facets } from '../search/facets'
import {
  chosenValues,
  type ItineraryFilters,
  isFiltered,
  listHref,
  parseAfter,
  parseListParams,
} from '../search/filters'
import { pageMetadata } from './page-metadata'
import { pageCard, shareImage } from './share-card/card'

/** A single filter is canonical to /itineraries; combinations and later parts are noindex, follow. */
export function listMetadata(params: Parameters<typeof parseListParams>[0], page: SitePage = pages['/itineraries']) {
  const filters = parseListParams(params)
  const { title, description } = page
  const after = parseAfter(params)
  const { travellers } = filters
  const isForTwo = !travellers || (travellers.adults === 2 && travellers.kids === 0)
  const chosen = activeFilters(filters).length + (travellers ? 1 : 0)
  const isIndexed = !filters.query && isForTwo && !after && chosen < 2
  return pageMetadata({
    title: listTitle(filters) ?? title,
    description,
    path: isIndexed ? '/itineraries' : listHref(filters, after),
    image: shareImage('/itineraries', pageCard('/itineraries', page)),
    isIndexed,
  })
}

function listTitle(filters: ItineraryFilters) {
  const { query, travellers } = filters
  const month = travellers?.from ? formatTravelMonth(travellers.from) : ''
  if (!isFiltered(filters) && !month) return null
  const [difficulty] = chosenValues(filters, 'difficulty')
  const [type] = chosenValues(filters, 'type')
  const packageType = facets.type.find(({ value }) => value === type)?.label
  const countries = chosenValues(filters, 'country')
  const kinds = [difficulty, packageType].filter(Boolean).join(', ')
  const itineraries = kinds ? `${kinds} trips` : 'Trips'
  const place = countries.length > 0 ? ` in ${countries.join(' and ')}` : ''
  return `${itineraries}${place}${month ? ` in ${month}` : ''}${query ? ` matching “${query}”` : ''}`
}
