// Lists of any length, read in parts.
import 'server-only'
import { claimFiller } from '../content/queries'
import { readItineraries } from '../itineraries/itineraries'
import { findReviews, hasReview } from '../reviews/reviews'
import type { ItineraryFilters } from './filters'
import { findIds } from './itinerary-order'

const atOnce = 100

/** In the order of the list as it is now: a trip that goes meanwhile is left out. */
export async function readAllItineraries(filters: ItineraryFilters, after?: number) {
  // Before the answer begins: Next.js has no caches for what is read later.
  return readInParts(await findIds(filters, { after }), await claimFiller())
}

async function* readInParts(ids: number[], fill: Awaited<ReturnType<typeof claimFiller>>) {
  for (let begin = 0; begin < ids.length; begin += atOnce)
    yield await readItineraries(ids.slice(begin, begin + atOnce), fill)
}

/** Newest first. Fails when its place in the list is lost, because that review went meanwhile. */
export async function* readAllReviews(itineraryId: number, after?: number) {
  let last = after
  for (;;) {
    const part = await findReviews(itineraryId, { after: last, take: atOnce })
    if (part.length < atOnce && last && !(await hasReview(itineraryId, last)))
      throw new Error('The review before this part is gone.')
    yield part
    if (part.length < atOnce) return
    last = part.at(-1)?.id
  }
}
