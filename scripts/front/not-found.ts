// Rendering a page takes ten times as long as looking up that its trip does not exist.
import { activities } from '../../lib/content/community'
import { parseItineraryId } from '../../lib/domain/ids'
import { parseReviewPart } from '../../lib/reviews/review-part'

const ofTrip = /^\/itineraries\/([^/]+)(?:\/reviews\/([^/]+))?$/
const ofActivity = /^\/community\/([^/]+)$/

/** The path whose page says the same, if there is no such trip or activity. */
export async function notFoundPath(pathname: string, isTrip: (id: number) => Promise<boolean>) {
  const [, slug] = ofActivity.exec(pathname) ?? []
  if (slug !== undefined) return activities.some((one) => one.slug === slug) ? null : '/community/0'
  const [, idText, part] = ofTrip.exec(pathname) ?? []
  if (idText === undefined) return null
  const id = parseItineraryId(idText)
  const exists = id !== null && (part === undefined || parseReviewPart(part) !== null) && (await isTrip(id))
  return exists ? null : '/itineraries/0'
}
