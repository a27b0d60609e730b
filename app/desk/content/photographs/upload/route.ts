import { readOwnSession } from '@/lib/desk/access'
import { describeProblem } from '@/lib/desk/action'
import { type PictureQuery, pictureQuery, placePhotos, takePhotos } from '@/lib/desk/photographs'
import { isForeignOrigin } from '@/lib/http/addresses'
import { config } from '@/lib/platform/config'

/** Photographs for one place. The server has limited their size before (lib/http/read-body.ts). */
export async function POST(request: Request) {
  const { headers } = request
  if (isForeignOrigin(headers.get('origin'), headers.get('host'), config.siteUrl)) return refuse(403)
  const session = await readOwnSession()
  if (!session) return refuse(403)
  const form = await request.formData().catch(() => null)
  const query = pictureQuery.parse({ for: form?.get('for') ?? '', of: form?.get('of') ?? '' })
  const files = form?.getAll('file').filter((file): file is File => file instanceof File && file.size > 0) ?? []
  if (!form) return leadTo(again(query, 'The photographs have not arrived whole, or have more than 25 MB together.'))
  if (files.length === 0) return leadTo(again(query, 'No photograph has arrived. Please choose one.'))
  try {
    return leadTo(await placePhotos(await takePhotos(files, query), query, session.name))
  } catch (error) {
    const problem = describeProblem(error)
    if (!problem) throw error
    return leadTo(again(query, problem))
  }
}

const again = (query: PictureQuery, problem: string) =>
  `/desk/content/photographs?${new URLSearchParams({ ...query, problem: problem.slice(0, 300) })}`

const leadTo = (location: string) => new Response(null, { status: 303, headers: { location } })
const refuse = (status: number) =>
  new Response('Please sign in at the desk.', { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
