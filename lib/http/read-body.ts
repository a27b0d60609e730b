export const maxBodyBytes = 32 * 1024
/** Of the form of who travels: a group of fifty has 350 fields. As much as deploy/nginx.conf lets pass. */
export const maxTravellersFormBytes = 64 * 1024
/** Of a form of the desk: an offer has the texts of all its days. */
export const maxDeskFormBytes = 256 * 1024
/** Of a file for the desk. */
export const maxUploadBytes = 25 * 1024 * 1024

/** The body, or just over the limit of one that is too large. Throws when the client aborts. */
export async function readBody(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, limit = maxBodyBytes) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    chunks.push(chunk)
    if (size > limit) break
  }
  return Buffer.concat(chunks)
}

/** Null when too large. Throws when the client aborts. */
export async function readText(request: Request) {
  const body = await readBody(request.body ?? [])
  return body.length > maxBodyBytes ? null : body.toString('utf8')
}
