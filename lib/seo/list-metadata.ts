// The metadata of /itineraries with its search parameters.
import { pages, type SitePage } from '../content/pages'
import { appliedFilters } from '../itineraries/applied'
import { facets } from '../itineraries/facets'
import { type ItineraryFilters, isFiltered, listHref, parseAfter, parseListParams } from '../itineraries/filters'
import { pageMetadata } from './page-metadata'
import { pageCard, shareImage } from './share-card/card'

/**
 * The metadata of the list. One filter alone is the list itself, cut down: canonical to /itineraries. A search and
 * combined filters are endless variations of it, and where a later part of it begins changes with the trips: these are
 * not for search engines, which follow their links all the same.
 * What is no filter, such as utm_source or fbclid, changes nothing.
 * Takes the page's searchParams, and its words.
 */
export function listMetadata(params: Parameters<typeof parseListParams>[0], page: SitePage = pages['/itineraries']) {
  const filters = parseListParams(params)
  const { title, description } = page
  const after = parseAfter(params)
  const isIndexed = !filters.query && !after && appliedFilters(filters).length < 2
  return pageMetadata({
    title: titleOf(filters) ?? title,
    description,
    path: isIndexed ? '/itineraries' : listHref(filters, after),
    image: shareImage('/itineraries', pageCard('/itineraries', page)),
    isIndexed,
  })
}

/** 'Luxury trips in Kenya', 'Trips matching “gorilla”': what a visitor with several lists open tells them by. */
function titleOf(filters: ItineraryFilters) {
  const { query, packageType, country, difficulty, choices } = filters
  if (!isFiltered(filters)) return null
  const kinds = [difficulty, packageType].filter(Boolean).join(', ')
  const itineraries = kinds ? `${kinds} trips` : 'Trips'
  const place = country ? ` in ${[country, ...(choices.country ?? [])].join(' and ')}` : ''
  const [month] = facets.month.filter(({ value }) => choices.month?.includes(value))
  return `${itineraries}${place}${month ? `, good in ${month.label}` : ''}${query ? ` matching “${query}”` : ''}`
}
