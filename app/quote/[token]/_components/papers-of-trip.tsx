import type { TravellersPaper } from '@/lib/papers/read'
import { Block } from './block'
import { Row } from './offer-costs'

export const paperHref = (token: string, slug: string) => `/quote/${encodeURIComponent(token)}/papers/${slug}`

/** PDFs for the phone and for those at home: what is opened without a network has to be saved by who travels. */
export function PapersOfTrip({ papers, token }: { papers: TravellersPaper[]; token: string }) {
  if (papers.length === 0) return null
  return (
    <Block title="Your papers" id="papers" className="print:hidden">
      <p className="mb-3 max-w-text font-serif">Save them on your phone: on the way there may be no network.</p>
      <dl className="border-ink border-t-2">
        {papers.map(({ slug, title, note, sum }) => (
          <Row
            key={slug}
            note={note}
            term={
              <a href={paperHref(token, slug)} className="font-semibold underline underline-offset-2">
                {title} (PDF)
              </a>
            }
          >
            {sum}
          </Row>
        ))}
      </dl>
    </Block>
  )
}
