import { ReadableStream } from 'node:stream/web'

export type AnswerOptions = { status?: number; headers?: Record<string, string> }

/** For public answers: caches show changes within a second or two. */
export const sharedCacheControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400'

/** A page that Next.js does not render, under a policy of its own. */
export function answerHtml(source: string, policy: string, { status = 200, headers = {} }: AnswerOptions = {}) {
  const own = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
  return new Response(source, { status, headers: { ...own, ...headers } })
}

export function answerShared(data: unknown, headers: Record<string, string> = {}) {
  return Response.json(data, { headers: { ...headers, 'Cache-Control': sharedCacheControl } })
}

// Lists of any length are streamed, to limit memory.

/** A plain JSON array. A read error breaks the connection, so that clients notice the truncation. */
export function answerStreamed(parts: AsyncIterable<unknown[]>) {
  // Reads nothing before the client does.
  const body = ReadableStream.from(jsonChunks(parts)) as BodyInit
  return new Response(body, { headers: { 'Content-Type': 'application/json', 'Cache-Control': sharedCacheControl } })
}

async function* jsonChunks(parts: AsyncIterable<unknown[]>) {
  const encoder = new TextEncoder()
  let before = '['
  for await (const part of parts) {
    if (part.length === 0) continue
    yield encoder.encode(before + part.map((entry) => JSON.stringify(entry)).join(','))
    before = ','
  }
  yield encoder.encode(before === '[' ? '[]' : ']')
}
