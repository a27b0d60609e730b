/** The same for everyone: caches show changes within a second or two. */
export const sharedCacheControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400'

/** Browsers must ask again, or the author of a new review would not see it. */
export const partCacheControl = 'public, max-age=0, s-maxage=1, stale-if-error=86400'

/** JSON for everyone. */
export function answerShared(data: unknown, headers: Record<string, string> = {}) {
  return Response.json(data, { headers: { ...headers, 'Cache-Control': sharedCacheControl } })
}
