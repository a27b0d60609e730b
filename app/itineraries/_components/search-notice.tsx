import type { ItineraryPage } from '@/lib/data/itinerary-pages'

type Props = { query: string; search: NonNullable<ItineraryPage['search']> }

/** Shown when a search was taken for something other than what was typed. */
export function SearchNotice({ query, search: { corrected, unknown, fit } }: Props) {
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
      {fit === 'most' && <p>No trip has everything you asked for. These have most of it.</p>}
    </>
  )
}
