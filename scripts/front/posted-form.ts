// Bodies are read before Next.js, which fails with 500 on forms that are too large or truncated, and logs each.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { isForeignOrigin } from '../../lib/http/addresses'
import { maxBodyBytes, readBody } from '../../lib/http/read-body'
import type { Next } from './ask'
import { refuse } from './check-request'

const foreign = 'This form can be sent from our own pages only.'
const truncated = 'This form did not reach us whole. Please go back and send it again.'
const tooLarge =
  'This is more than we can take at once (32 KB). Please go back: your text is still there. Shorten it, and send it again.'

/** For forms posted without JavaScript and server action calls. */
export async function postForm(next: Next, request: IncomingMessage, response: ServerResponse, siteUrl: string) {
  const { origin, host, 'content-type': type } = request.headers
  if (isForeignOrigin(origin, host, siteUrl)) return refuse(request, response, { status: 403, sentence: foreign })
  const body = await receiveBody(request)
  if (body.length > maxBodyBytes) return refuse(request, response, { status: 413, sentence: tooLarge })
  if (!(await isWhole(type, body))) return refuse(request, response, { status: 400, sentence: truncated })
  return next(withBody(request, body), response)
}

async function isWhole(type = '', body: Buffer) {
  if (!/^multipart\/form-data\b/i.test(type)) return true
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  return form.then(
    () => true,
    () => false,
  )
}

/** The request with its body. A body that is too large is cut just above the limit, for the handler to refuse. */
export async function wholeRequest(request: IncomingMessage, response: ServerResponse) {
  const body = await receiveBody(request)
  // Otherwise the next request on this connection would wait for the rest of this one.
  if (body.length > maxBodyBytes) response.setHeader('Connection', 'close')
  return withBody(request, body)
}

function withBody({ headers, method, url, httpVersion, socket }: IncomingMessage, body: Buffer) {
  // Web streams reject empty chunks.
  const chunks = body.length > 0 ? [body] : []
  const whole = Object.assign(Readable.from(chunks), { headers, method, url, httpVersion, socket, complete: true })
  return whole as unknown as IncomingMessage
}

async function receiveBody(request: IncomingMessage) {
  const body = await readBody(request.iterator({ destroyOnReturn: false }))
  request.resume()
  return body
}
