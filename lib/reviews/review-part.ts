// /itineraries/6/reviews/13 follows review 13; .../stars-4 has four stars; .../stars-4-13 both.
import { parseItineraryId } from '../domain/ids'

export type ReviewPart = { stars?: number; after?: number }

export function parseReviewPart(text: string): ReviewPart | null {
  const [, stars, id = text] = /^stars-([1-5])(?:-(.*))?$/.exec(text) ?? []
  if (stars && id === text) return { stars: Number(stars) }
  const after = parseItineraryId(id)
  return after ? { ...(stars && { stars: Number(stars) }), after } : null
}

export function reviewPartHref(itineraryId: number, { stars, after }: ReviewPart) {
  const part = [stars && `stars-${stars}`, after].filter(Boolean).join('-')
  return `/itineraries/${itineraryId}/reviews/${part}` as const
}
