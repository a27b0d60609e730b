// Rendering a page takes ten times as long as looking up that its trip does not exist.
import { activities } from '../../lib/content/community'
import { parseItineraryId } from '../../lib/domain/ids'
import { parseReviewPart } from '../../lib/reviews/review-part'

const ofTrip = /^\/itineraries\/([^/]+)(?:\/reviews\/([^/]+))?$/
const ofActivity = /^\/community\/([^/]+)$/

/** The path whose page says the same, if there is no such trip, reviews or activity. `tripStatus`: over REST. */
export async function notFoundPath(pathname: string, tripStatus: (id: number) => Promise<number>) {
  const [, slug] = ofActivity.exec(pathname) ?? []
  if (slug !== undefined) return activities.some((one) => one.slug === slug) ? null : '/community/0'
  const [, idText, part] = ofTrip.exec(pathname) ?? []
  if (idText === undefined) return null
  const id = parseItineraryId(idText)
  const status = id === null ? 404 : await tripStatus(id)
  if (part === undefined) return status === 404 ? '/itineraries/0' : null
  // A withdrawn trip (410) says its name instead.
  const isUnknown = status === 404 || (status === 200 && !parseReviewPart(part))
  return isUnknown ? '/itineraries/0/reviews/0' : null
}
