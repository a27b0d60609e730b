// The metadata of /itineraries with its search parameters.
import { pages, type SitePage } from '../content/pages'
import { type ItineraryFilters, listHref, parseAfter, parseListParams } from '../itineraries/filters'
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
  const isIndexed = !filters.query && !after && countOf(filters) < 2
  return pageMetadata({
    title: titleOf(filters) ?? title,
    description,
    path: isIndexed ? '/itineraries' : listHref(filters, after),
    image: shareImage('/itineraries', pageCard('/itineraries', page)),
    isIndexed,
  })
}

const countOf = ({ packageType, country, difficulty }: ItineraryFilters) =>
  [packageType, country, difficulty].filter(Boolean).length

/** 'Luxury trips in Kenya', 'Trips matching “gorilla”': what a visitor with several lists open tells them by. */
function titleOf({ query, packageType, country, difficulty }: ItineraryFilters) {
  if (!query && !packageType && !country && !difficulty) return null
  const kinds = [difficulty, packageType].filter(Boolean).join(', ')
  const itineraries = kinds ? `${kinds} trips` : 'Trips'
  return `${itineraries}${country ? ` in ${country}` : ''}${query ? ` matching “${query}”` : ''}`
}
