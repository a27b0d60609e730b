// Bodies are read before Next.js, which fails with 500 on forms that are too large or truncated, and logs each. Uploads of
// the desk are passed on as they arrive.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { isForeignOrigin } from '../../lib/http/addresses'
import {
  maxBodyBytes,
  maxDeskFormBytes,
  maxTravellersFormBytes,
  maxUploadBytes,
  readBody,
} from '../../lib/http/read-body'
import type { Next } from './ask'
import { refuse } from './check-request'

const foreign = 'This form can be sent from our own pages only.'
const truncated = 'This form did not reach us whole. Please go back and send it again.'
const tooLarge = (bytes: number) =>
  `This is more than we can take at once (${bytes / 1024} KB). Please go back: your text is still there. Shorten it, and send it again.`

const tooLargeFile = 'This file is larger than 25 MB. Please go back and choose a smaller one.'

/** For forms posted without JavaScript and server action calls. */
export async function postForm(next: Next, request: IncomingMessage, response: ServerResponse, siteUrl: string) {
  const { origin, host, 'content-type': type } = request.headers
  if (isForeignOrigin(origin, host, siteUrl)) return refuse(request, response, { status: 403, sentence: foreign })
  const limit = limitOf(request.url ?? '')
  const body = await receiveBody(request, limit)
  if (body.length > limit) return refuse(request, response, { status: 413, sentence: tooLarge(limit) })
  if (!(await isWhole(type, body))) return refuse(request, response, { status: 400, sentence: truncated })
  return next(withBody(request, body), response)
}

function limitOf(url: string) {
  if (url.startsWith('/desk')) return maxDeskFormBytes
  return /^\/quote\/[^/?]+\/travellers/.test(url) ? maxTravellersFormBytes : maxBodyBytes
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

function withBody(request: IncomingMessage, body: Buffer) {
  // Web streams reject empty chunks.
  return withChunks(request, body.length > 0 ? [body] : [])
}

type Chunks = Iterable<Buffer> | AsyncIterable<Buffer>

function withChunks({ headers, method, url, httpVersion, socket }: IncomingMessage, chunks: Chunks) {
  const whole = Object.assign(Readable.from(chunks), { headers, method, url, httpVersion, socket, complete: true })
  return whole as unknown as IncomingMessage
}

/** POST requests whose handler takes files. */
export const isUpload = (pathname: string) =>
  /^\/desk\/(?:content\/(?:photographs\/)?upload|leads\/[^/]+\/reply-files)$/.test(pathname)

/** A body without a length that is too large is cut just above the limit, for the handler to refuse. */
export async function postUpload(next: Next, request: IncomingMessage, response: ServerResponse) {
  if (Number(request.headers['content-length']) > maxUploadBytes)
    return refuse(request, response, { status: 413, sentence: tooLargeFile })
  const upload = withChunks(request, chunksOfUpload(request, response))
  // The rest is read and dropped, so that the client gets the answer and the next request its turn.
  response.once('close', () => upload.destroy())
  return next(upload, response)
}

async function* chunksOfUpload(request: IncomingMessage, response: ServerResponse) {
  let size = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      yield chunk
      if (size > maxUploadBytes) break
    }
  } finally {
    if (size > maxUploadBytes && !response.headersSent) response.setHeader('Connection', 'close')
    request.resume()
  }
}

async function receiveBody(request: IncomingMessage, limit = maxBodyBytes) {
  const body = await readBody(request.iterator({ destroyOnReturn: false }), limit)
  request.resume()
  return body
}
