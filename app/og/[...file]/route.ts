// /og/<path of the page>.jpg?v=<version of its card>
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { BusyError } from '@/lib/platform/errors'
import { cardSize, cardVersion } from '@/lib/seo/share-card/card'
import { cardJpeg } from '@/lib/seo/share-card/card-cache'
import { canonicalFile, findCard } from '@/lib/seo/share-card/find'

const fallback = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/share-card.jpg')

const year = 'public, max-age=31536000, immutable'
// An outdated version, perhaps from a cached page, gets the current picture.
const minutes = 'public, max-age=300'

export async function GET(request: Request, { params }: RouteContext<'/og/[...file]'>) {
  const file = (await params).file.join('/')
  const card = await findCard(canonicalFile(file))
  if (!card) return new Response('There is no such picture.', { status: 404 })
  if (file !== canonicalFile(file)) return moved(`/og/${canonicalFile(file)}?v=${cardVersion(card)}`)
  const isCurrent = new URL(request.url).searchParams.get('v') === cardVersion(card)
  try {
    return picture(await cardJpeg(card), isCurrent ? year : minutes)
  } catch (error) {
    if (error instanceof BusyError) return busy()
    console.error('The picture of a shared link could not be drawn', card.title, error)
    return picture(await readFile(fallback), minutes)
  }
}

function moved(address: string) {
  return new Response(null, { status: 308, headers: { Location: address, 'Cache-Control': minutes } })
}

function busy() {
  const headers = { 'Retry-After': '5', 'Cache-Control': 'no-store' }
  return new Response('Too many pictures are being drawn. Please ask again in a moment.', { status: 503, headers })
}

function picture(jpeg: Uint8Array, cacheControl: string) {
  return new Response(new Uint8Array(jpeg), {
    headers: { 'Content-Type': cardSize.type, 'Cache-Control': cacheControl },
  })
}
