import type { IncomingMessage } from 'node:http'
import { maxBodyBytes } from '../../lib/http/body-limit'

/** Null when the body is too large. It stops reading there. */
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
