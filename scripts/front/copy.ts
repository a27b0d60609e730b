// A finished answer that can be sent many times. Each encoding is made once, when first needed.
import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Answer } from './renderer'

const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

export type Copy = {
  status: number
  headers: OutgoingHttpHeaders
  etag: string
  /** Before compression. */
  bytes: number
  encodings: readonly Encoding[]
  bodyIn: (encoding: Encoding) => Promise<Buffer>
}

const shrinks = /^(text\/|application\/(javascript|json|manifest|rss|xml)|image\/(svg|x-icon))/
const worthIt = 512

// Brotli 10 takes 0.1 s for a page and 11 five times as long, so 11 is only for build files, which stay the same.
const efforts = { always: { br: 11, gzip: 9 }, often: { br: 10, gzip: 9 }, once: { br: 4, gzip: 6 } }

function encode(body: Buffer, encoding: Encoding, effort: keyof typeof efforts) {
  const { br, gzip: level } = efforts[effort]
  if (encoding === 'gzip') return promisify(gzip)(body, { level })
  const params = { [zlib.BROTLI_PARAM_QUALITY]: br, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length }
  return encoding === 'br' ? promisify(brotliCompress)(body, { params }) : Promise.resolve(body)
}

/** `effort`: how often it will be sent, and so how well to compress it. */
export function copyOf({ status, headers, body }: Answer, effort: keyof typeof efforts): Copy {
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    status,
    headers,
    etag: createHash('sha1').update(body).digest('base64url').slice(0, 20),
    bytes: body.length,
    encodings: body.length > worthIt && shrinks.test(String(headers['content-type'])) ? encodings : ['identity'],
    bodyIn: (encoding) => {
      const ready = made.get(encoding) ?? encode(body, encoding, effort)
      made.set(encoding, ready)
      return ready
    },
  }
}

/** Without a body for HEAD; 304 when the client has it already. */
export async function send(request: IncomingMessage, response: ServerResponse, copy: Copy) {
  const encoding = bestOf(copy, String(request.headers['accept-encoding'] ?? ''))
  const body = await copy.bodyIn(encoding)
  if (response.destroyed) return
  const headers: OutgoingHttpHeaders = { ...copy.headers, ETag: `"${copy.etag}-${encoding}"` }
  if (copy.encodings.length > 1) headers.vary = withAcceptEncoding(copy.headers.vary)
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  if (copy.status === 200 && isKnown(request, copy)) response.writeHead(304, headers).end()
  else
    response
      .writeHead(copy.status, { ...headers, 'Content-Length': body.length })
      .end(request.method === 'HEAD' ? undefined : body)
}

function bestOf(copy: Copy, accepted: string) {
  const refused = /\b(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/g
  const taken = accepted.toLowerCase().replace(refused, '')
  return copy.encodings.find((encoding) => new RegExp(`\\b${encoding}\\b`).test(taken)) ?? 'identity'
}

// All encodings are the same page, so the ETag counts without its encoding.
function isKnown(request: IncomingMessage, copy: Copy) {
  return Boolean(request.headers['if-none-match']?.includes(`"${copy.etag}-`))
}

function withAcceptEncoding(vary: OutgoingHttpHeaders[string]) {
  const names = String(vary ?? '')
  return /accept-encoding/i.test(names) ? names : [names, 'Accept-Encoding'].filter(Boolean).join(', ')
}
