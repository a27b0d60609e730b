// Next.js fails with 500 on forms that are too large or truncated; these get a status and a sentence.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { isForeignOrigin } from '../../lib/http/addresses'
import { maxBodyBytes } from '../../lib/http/read-body'
import { refuse } from './check-request'

type Next = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const foreign = 'This form can be sent from our own pages only.'
const noForm = 'This form did not reach us whole. Please go back and send it again.'
const tooLarge =
  'This is more than we can take at once (32 KB). Please go back: your text is still there. Shorten it, and send it again.'

/** For forms posted without JavaScript and server action calls. */
export async function postForm(next: Next, request: IncomingMessage, response: ServerResponse, siteUrl: string) {
  const { headers } = request
  const refuseWith = (status: number, sentence: string) => refuse(request, response, { status, sentence })
  if (isForeignOrigin(headers.origin, headers.host, siteUrl)) return refuseWith(403, foreign)
  const body = await readBody(request)
  if (!body) return refuseWith(413, tooLarge)
  if (!(await isForm(headers['content-type'], body))) return refuseWith(400, noForm)
  return next(withBody(request, body), response)
}

/** The request with its body. A body that is too large is cut just above the limit, for the handler to refuse. */
export async function wholeRequest(request: IncomingMessage, response: ServerResponse) {
  if (Number(request.headers['content-length']) > maxBodyBytes) return request
  const body = await readChunks(request)
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

async function readBody(request: IncomingMessage) {
  if (Number(request.headers['content-length']) > maxBodyBytes) return null
  const body = await readChunks(request)
  return body.length > maxBodyBytes ? null : body
}

async function readChunks(request: IncomingMessage) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    chunks.push(chunk)
    if (size > maxBodyBytes) break
  }
  request.resume()
  return Buffer.concat(chunks)
}

async function isForm(type = '', body: Buffer) {
  if (!/^multipart\/form-data\b/i.test(type)) return true
  const asForm = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
  return asForm.formData().then(
    () => true,
    () => false,
  )
}
