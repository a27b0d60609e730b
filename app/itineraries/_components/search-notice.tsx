import type { ItineraryPage } from '@/lib/data/itinerary-pages'

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
      {fit !== 'none' && unknown.length > 0 && <p>No trip has {left}: these are the trips without it.</p>}
      {fit === 'near' && <p>No trip fits to the day or the dollar: these come close.</p>}
      {isGentle && fit !== 'none' && (
        <p>
          None of our trips is made for a wheelchair. These ask least of your legs: easy ones, with an hour on foot a
          day at most and no camping. Tell us what you need, and we say what would work.
        </p>
      )}
      {fit === 'most' && <p>No trip has everything you asked for. These have most of it.</p>}
    </>
  )
}
