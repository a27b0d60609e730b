import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from 'node:http'
import inject, { type InjectOptions } from 'light-my-request'

export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

export type Question = { method?: string; headers: IncomingHttpHeaders | OutgoingHttpHeaders }

// Headers that would make an answer fit for one visitor only. Copies serve many, and are compressed here.
const particular = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range', 'if-range']
// Headers of the connection, or of the body before it was changed.
export const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', 'etag']

/** Collects the whole answer of Next.js in memory. */
export async function ask(next: RequestListener, question: Question, url: string, payload?: Buffer): Promise<Answer> {
  const { statusCode, headers, rawPayload } = await inject(next, { ...plain(question), url, payload })
  return { status: statusCode, headers: without(headers, ofTheConnection), body: rawPayload }
}

/** The question without what would make its answer fit for one visitor only. */
export function plain({ method, headers }: Question) {
  return {
    method: method === 'HEAD' ? 'GET' : method,
    headers: without(headers, [...particular, ...ofTheConnection]),
  } as { method?: InjectOptions['method']; headers: OutgoingHttpHeaders }
}

export function without(headers: OutgoingHttpHeaders, names: string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())))
}
