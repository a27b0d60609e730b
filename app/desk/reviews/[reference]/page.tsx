import { pageOrUnavailable } from '@/components/layout/unavailable'
import { requireDesk } from '@/lib/desk/access'
import { oneOfEach } from '@/lib/desk/query'
import { ReviewPage } from '../../_components/review-page'
import { Shell } from '../../_components/shell'

export const instant = false

export async function generateMetadata({ params }: PageProps<'/desk/reviews/[reference]'>) {
  return { title: `Review ${(await params).reference}` }
}

export default pageOrUnavailable(async ({ params, searchParams }: PageProps<'/desk/reviews/[reference]'>) => {
  const { reference } = await params
  const desk = await requireDesk(`/desk/reviews/${reference}`)
  const { status } = oneOfEach(await searchParams)
  return (
    <Shell desk={desk} at="reviews">
      <div className="page">
        <ReviewPage reference={reference} desk={desk} status={status} />
      </div>
    </Shell>
  )
})
