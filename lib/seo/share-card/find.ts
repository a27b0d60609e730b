import 'server-only'
import { activities } from '../../content/community'
import { type PagePath, pages } from '../../content/pages'
import { readPageTexts } from '../../content/queries'
import { parseItineraryId } from '../../domain/ids'
import { inOneOrder, parseItineraryIds } from '../../domain/shortlist'
import { getItinerary, readShortlist } from '../../itineraries/queries'
import { activityCard, itineraryCard, pageCard, shortlistCard } from './card'

const isPage = (path: string): path is PagePath => Object.hasOwn(pages, path)

/** Shortlists in any order share one picture. Others are returned unchanged. */
export function canonicalFile(file: string) {
  const [, list] = /^shortlist\/([\d-]+)\.jpg$/.exec(file) ?? []
  return list ? `shortlist/${inOneOrder(parseItineraryIds(list.replaceAll('-', ','))).join('-')}.jpg` : file
}

/** Takes the path below /og, such as 'itineraries/3.jpg'; null if unknown. */
export async function findCard(file: string) {
  const [, name] = /^([\w/-]+)\.jpg$/.exec(file) ?? []
  if (!name) return null
  const path = name === 'home' ? '/' : `/${name}`
  if (isPage(path)) return pageCard(path, await readPageTexts(path))
  const activity = activities.find(({ slug }) => path === `/community/${slug}`)
  if (activity) return activityCard(activity)
  const [, list] = /^\/shortlist\/([\d-]+)$/.exec(path) ?? []
  if (list) {
    const { trips } = await readShortlist(parseItineraryIds(list.replaceAll('-', ',')))
    return trips.length > 0 ? shortlistCard(trips) : null
  }
  const id = parseItineraryId(/^\/itineraries\/(\d+)$/.exec(path)?.[1])
  const itinerary = id && (await getItinerary(id))
  return itinerary ? itineraryCard(itinerary) : null
}
