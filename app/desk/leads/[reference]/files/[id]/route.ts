import { readLinkOrSession } from '@/lib/desk/access'
import { readReceivedFile } from '@/lib/desk/received-files'

/** What a traveller has attached, for who is signed in: never shown within a page of ours, kept by no cache. */
export async function GET(_request: Request, { params }: RouteContext<'/desk/leads/[reference]/files/[id]'>) {
  if (!(await readLinkOrSession())) return new Response('Please sign in at the desk.', { status: 403 })
  const { reference, id } = await params
  const file = await readReceivedFile(reference, id)
  if (!file) return new Response('There is no such file.', { status: 404 })
  return new Response(file.bytes, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
