import { findPhoto } from '@/lib/itineraries/queries'

// The URL contains the hash.
const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=31536000, immutable' }

// Malformed percent encoding throws.
function decoded(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

export async function GET(_request: Request, { params }: RouteContext<'/photos/[hash]/[name]'>) {
  const { hash, name } = await params
  const bytes = await findPhoto(hash, decoded(name))
  return bytes ? new Response(bytes, { headers }) : new Response('There is no such photograph.', { status: 404 })
}
