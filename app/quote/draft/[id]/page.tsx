import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { Section } from '@/components/sections/section'
import { requireDesk } from '@/lib/desk/access'
import { id } from '@/lib/forms/inputs'
import { readDraftPage } from '@/lib/quotes/quote-page'
import { DraftOffer } from './_components/draft-offer'
import { TypedDraft } from './_components/typed-draft'

export const instant = false

export const metadata: Metadata = {
  title: 'A draft, as the travellers will see it',
  robots: { index: false, follow: false },
}

/** For the office: what an offer will look like. With `pane`, beside its editor. */
export default pageOrUnavailable(async ({ params, searchParams }: PageProps<'/quote/draft/[id]'>) => {
  await requireDesk()
  const { data } = id.safeParse((await params).id)
  const found = data === undefined ? null : await readDraftPage(data)
  if (!found) notFound()
  const { quote, traveller } = found
  if ((await searchParams).pane !== undefined)
    return (
      <TypedDraft quote={quote.id}>
        <DraftOffer quote={quote} traveller={traveller} notice={null} />
      </TypedDraft>
    )
  return (
    <DraftOffer
      quote={quote}
      traveller={traveller}
      notice={
        <Section tone="leaf" padding="compact">
          <p>
            A draft, as it was saved last. Only the office sees this page.{' '}
            <a className="font-semibold underline" href={`/desk/leads/${quote.reference}?quote=${quote.id}`}>
              Back to the draft
            </a>
          </p>
        </Section>
      }
    />
  )
})
