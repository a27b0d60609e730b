import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Answer } from './ask'

const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

export type Copy = {
  status: number
  headers: OutgoingHttpHeaders
  etag: string
  bytes: number
  freshFor: number
  encodings: readonly Encoding[]
  bodyIn: (encoding: Encoding) => Promise<Buffer>
}

const shrinks = /^(text\/|application\/(javascript|json|manifest|rss|xml)|image\/(svg|x-icon))/
const worthIt = 512

// Brotli 10 takes 0.1 s a page and 11 five times that, so 11 is for immutable build files.
function compressionEffort(headers: OutgoingHttpHeaders) {
  if (String(headers['cache-control']).includes('immutable')) return { br: 11, level: 9 }
  return freshFor(headers) > 0 ? { br: 10, level: 9 } : { br: 4, level: 6 }
}

function encode(body: Buffer, encoding: Encoding, headers: OutgoingHttpHeaders) {
  const { br, level } = compressionEffort(headers)
  if (encoding === 'gzip') return promisify(gzip)(body, { level })
  const params = { [zlib.BROTLI_PARAM_QUALITY]: br, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length }
  return encoding === 'br' ? promisify(brotliCompress)(body, { params }) : Promise.resolve(body)
}

export function makeCopy({ status, headers, body }: Answer): Copy {
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    status,
    headers,
    etag: createHash('sha1').update(body).digest('base64url').slice(0, 20),
    bytes: body.length,
    freshFor: status === 200 ? freshFor(headers) : 0,
    encodings: body.length > worthIt && shrinks.test(String(headers['content-type'])) ? encodings : ['identity'],
    bodyIn: (encoding) => {
      const ready = made.get(encoding) ?? encode(body, encoding, headers)
      made.set(encoding, ready)
      return ready
    },
  }
}

export async function send(request: IncomingMessage, response: ServerResponse, copy: Copy) {
  const encoding = bestEncoding(copy, String(request.headers['accept-encoding'] ?? ''))
  const body = await copy.bodyIn(encoding)
  if (response.destroyed) return
  const headers: OutgoingHttpHeaders = { ...copy.headers, ETag: `"${copy.etag}-${encoding}"` }
  if (copy.encodings.length > 1) headers.vary = [copy.headers.vary ?? [], 'Accept-Encoding'].flat().join(', ')
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  if (copy.status === 200 && isKnown(request, copy)) response.writeHead(304, headers).end()
  else response.writeHead(copy.status, { ...headers, 'Content-Length': body.length }).end(body)
}

function freshFor(headers: OutgoingHttpHeaders) {
  const cacheControl = String(headers['cache-control'])
  const [, seconds = 0] = /s-maxage=(\d+)/.exec(cacheControl) ?? /max-age=(\d+)/.exec(cacheControl) ?? []
  return /public/.test(cacheControl) ? Number(seconds) * 1000 : 0
}

function bestEncoding(copy: Copy, accepted: string) {
  const refused = /\b(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/g
  const taken = accepted.toLowerCase().replace(refused, '')
  return copy.encodings.find((encoding) => new RegExp(`\\b${encoding}\\b`).test(taken)) ?? 'identity'
}

// The ETag without its encoding: all encodings are the same page.
function isKnown(request: IncomingMessage, copy: Copy) {
  return Boolean(request.headers['if-none-match']?.includes(`"${copy.etag}-`))
}
