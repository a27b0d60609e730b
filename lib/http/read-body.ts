export const maxBodyBytes = 32 * 1024

/** Null when too large. Throws when the client aborts. */
export async function readText(request: Request) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > maxBodyBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
