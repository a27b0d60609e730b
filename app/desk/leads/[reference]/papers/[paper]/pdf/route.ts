import { readLinkOrSession } from '@/lib/desk/access'
import { pdfAnswer } from '@/lib/papers/answer'
import { findPaper } from '@/lib/papers/read'

/** For who is signed in. */
export async function GET(_request: Request, { params }: RouteContext<'/desk/leads/[reference]/papers/[paper]/pdf'>) {
  if (!(await readLinkOrSession())) return new Response('Please sign in at the desk.', { status: 403 })
  const { reference, paper } = await params
  return pdfAnswer(await findPaper(reference, decodeURIComponent(paper)))
}
