// Next.js answers into memory instead of onto the wire, so that the front can finish what it says.
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http'
import inject from 'light-my-request'

export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

type Question = Pick<IncomingMessage, 'method' | 'headers'> & { socket?: IncomingMessage['socket'] }

// A copy serves many visitors and is compressed here: what one of them asked for in particular stays out.
const particular = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range', 'if-range']
// They belong to the connection, or to the body before it was finished.
const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', 'etag']

/** What Next.js answers, whole. Takes its handler, the request, and the address and body to ask with. */
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
