import { readLinkOrSession } from '@/lib/desk/access'
import { parseItineraryId } from '@/lib/domain/ids'
import { pdfAnswer } from '@/lib/papers/answer'
import { findDepartureSheet } from '@/lib/papers/read'

/** For who is signed in. */
export async function GET(_request: Request, { params }: RouteContext<'/desk/dates/[id]/guide-sheet'>) {
  if (!(await readLinkOrSession())) return new Response('Please sign in at the desk.', { status: 403 })
  const id = parseItineraryId((await params).id)
  return pdfAnswer(id ? await findDepartureSheet(id) : null)
}
