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

/** Next.js fails on a form that does not parse. */
export async function isForm({ headers }: IncomingMessage, body: Buffer) {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) return true
  const asForm = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
  return asForm.formData().then(
    () => true,
    () => false,
  )
}
