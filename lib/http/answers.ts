/** The same for everyone: caches show changes within a second or two. */
export const sharedCacheControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400'

/** Browsers must ask again, or the author of a new review would not see it. */
export const partCacheControl = 'public, max-age=0, s-maxage=1, stale-if-error=86400'

/** JSON for everyone. */
export function answerShared(data: unknown, headers: Record<string, string> = {}) {
  return Response.json(data, { headers: { ...headers, 'Cache-Control': sharedCacheControl } })
}

// A list of any length, sent as it is read, so that it never is in memory whole.

/** A plain JSON array. When a part cannot be read the connection breaks, so that nobody takes a half for the whole. */
export function answerStreamed(parts: AsyncIterable<unknown[]>) {
  const texts = jsonChunks(parts)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await texts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await texts.return(undefined)
      },
    },
    // Nothing is read before somebody takes it.
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { 'Content-Type': 'application/json', 'Cache-Control': sharedCacheControl } })
}

async function* jsonChunks(parts: AsyncIterable<unknown[]>) {
  let before = '['
  for await (const part of parts) {
    if (part.length === 0) continue
    yield before + part.map((entry) => JSON.stringify(entry)).join(',')
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}
