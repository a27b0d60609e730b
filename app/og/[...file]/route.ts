// Pictures of shared links: /og/<path of the page>.jpg?v=<version of its card>.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { cardJpeg } from '@/lib/seo/share-card/cached'
import { cardSize, cardVersion } from '@/lib/seo/share-card/card'
import { findCard } from '@/lib/seo/share-card/find'

const fallback = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/share-card.jpg')

const year = 'public, max-age=31536000, immutable'
// An old address, perhaps from a stored page, gets the current picture.
const minutes = 'public, max-age=300'

export async function GET(request: Request, { params }: RouteContext<'/og/[...file]'>) {
  const card = await findCard((await params).file.join('/'))
  if (!card) return new Response('There is no such picture.', { status: 404 })
  const isCurrent = new URL(request.url).searchParams.get('v') === cardVersion(card)
  try {
    return picture(await cardJpeg(card), isCurrent ? year : minutes)
  } catch (error) {
    console.error('The picture of a shared link could not be drawn', card.title, error)
    return picture(await readFile(fallback), minutes)
  }
}

function picture(jpeg: Uint8Array, cacheControl: string) {
  return new Response(new Uint8Array(jpeg), {
    headers: { 'Content-Type': cardSize.type, 'Cache-Control': cacheControl },
  })
}
