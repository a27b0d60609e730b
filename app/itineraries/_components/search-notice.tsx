import type { ItineraryPage } from '@/lib/search/itinerary-pages'

type Props = { query: string; search: NonNullable<ItineraryPage['search']> }

/** Shown when a search was taken for something other than what was typed. */
export function SearchNotice({ query, search: { corrected, unknown, fit, isGentle } }: Props) {
  const left = unknown.map((word) => `“${word}”`).join(', ')
  return (
    <>
      {corrected && (
        <p>
          Showing results for <b className="font-bold">{corrected}</b>. We found nothing for “{query}”.
        </p>
      )}
      {fit !== 'none' && unknown.length > 0 && <p>No trip has {left}. These are the other trips that match.</p>}
      {fit === 'near' && <p>No trip matches exactly. These are the closest.</p>}
      {isGentle && fit !== 'none' && (
        <p>
          None of our trips is designed for wheelchairs. These are the easiest: at most an hour on foot a day, and no
          camping. Tell us what you need, and we will tell you what is possible.
        </p>
      )}
      {fit === 'most' && <p>No trip has everything you asked for. These have most of it.</p>}
    </>
  )
}
