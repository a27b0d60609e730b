import { pdfAnswer } from '@/lib/papers/answer'
import { findTravellersPaper } from '@/lib/papers/read'
import { readQuotePage } from '@/lib/quotes/quote-page'

/** For the bearer of the link of an offer: that offer, and once it is booked the papers of the trip. */
export async function GET(_request: Request, { params }: RouteContext<'/quote/[token]/papers/[paper]'>) {
  const { token, paper } = await params
  const page = await readQuotePage(decodeURIComponent(token))
  return pdfAnswer(page && (await findTravellersPaper(page.quote, decodeURIComponent(paper))))
}
