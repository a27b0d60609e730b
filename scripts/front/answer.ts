import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http'
import inject from 'light-my-request'

export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

type Question = Pick<IncomingMessage, 'method' | 'headers'> & { socket?: IncomingMessage['socket'] }

// Headers that would make an answer fit for one visitor only. Copies serve many, and are compressed here.
const particular = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range', 'if-range']
// Headers of the connection, or of the body before it was changed.
const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', 'etag']

/** Collects the whole answer of Next.js in memory. */
export async function ask(
  next: RequestListener,
  { method, headers, socket }: Question,
  url: string,
  body?: Buffer,
): Promise<Answer> {
  const {
    statusCode,
    headers: answered,
    rawPayload,
  } = await inject(next, {
    method: method === 'HEAD' ? 'GET' : method,
    url,
    headers: without(headers, [...particular, ...ofTheConnection]),
    remoteAddress: socket?.remoteAddress,
    payload: body,
  })
  return { status: statusCode, headers: without(answered, ofTheConnection), body: rawPayload }
}

function without(headers: OutgoingHttpHeaders, names: string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())))
}
