import 'server-only'
import { dataPolicy } from '../http/content-security-policy'
import { type FoundPaper, toFile } from './read'

/** Kept by no cache: it names people and sums. */
export async function pdfAnswer(found: FoundPaper | null) {
  if (!found) return new Response('There is no such paper.', { status: 404 })
  const { name, bytes } = await toFile(found)
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy': dataPolicy,
      'cache-control': 'private, no-store',
    },
  })
}
