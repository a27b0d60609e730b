/** For an answer that everyone gets: what changes shows within a second or two, at a cache's too. */
export const sharedCacheControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400'

/** The same for a part of a page. A browser may not show an old one while it asks: nobody would see his own review. */
export const partCacheControl = 'public, max-age=0, s-maxage=1, stale-if-error=86400'

/** An answer in JSON that everyone gets until content changes: the front keeps it (scripts/front). */
export function answerShared(data: unknown, headers: Record<string, string> = {}) {
  return Response.json(data, { headers: { ...headers, 'Cache-Control': sharedCacheControl } })
}
