import { pageOrUnavailable } from '@/components/layout/unavailable'
import { formatLongDate } from '@/lib/content/format'
import { requireDesk } from '@/lib/desk/access'
import { readNewestReviews } from '@/lib/reviews/review-handling'
import { describeHeld } from '@/lib/submissions/spam'
import { PageTitle } from '../_components/parts'
import { Shell } from '../_components/shell'

export const instant = false

export const metadata = { title: 'Reviews' }

export default pageOrUnavailable(async () => {
  const desk = await requireDesk('/desk/reviews')
  const reviews = await readNewestReviews()
  return (
    <Shell desk={desk} at="reviews">
      <div className="page">
        <PageTitle>Reviews</PageTitle>
        {reviews.length === 0 && <p>Nobody has written a review yet.</p>}
        <ul className="plain">
          {reviews.map(({ id, userName, rating, createdAt, itinerary, status, heldFor, reply, isInvited }) => (
            <li key={id}>
              <a href={`/desk/reviews/R-${id}`}>
                <b>{userName}</b>
              </a>
              <span className="soft whole">R-{id}</span>
              <p>
                {rating} of 5 · {itinerary.title}
              </p>
              <p className="soft">
                {[
                  status === 'held' ? `Not shown (${describeHeld(heldFor)})` : reply ? 'Answered' : 'Not answered',
                  isInvited ? 'invited after a trip' : 'no request behind it that we know',
                  formatLongDate(createdAt),
                ].join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  )
})
