import type { IncomingMessage } from 'node:http'
import { maxBodyBytes } from '../../lib/http/body-limit'

/** The body of a request; null when it is larger than the site takes. Nothing is read beyond that. */
export async function readBody(request: IncomingMessage) {
  if (Number(request.headers['content-length']) > maxBodyBytes) return null
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > maxBodyBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
