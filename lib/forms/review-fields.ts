// What the review form holds. Without zod, which the page loads only when it validates.

/** The empty form of one itinerary. All texts, as a form sends them; in the order of the screen. */
export function reviewDefaults(itineraryId: number) {
  return { itineraryId: String(itineraryId), userName: '', rating: '5', comment: '' }
}

export type ReviewFields = ReturnType<typeof reviewDefaults>
