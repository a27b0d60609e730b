import { removalReasons } from '@/lib/content/removal-reasons'
import { type Desk, deskHref } from '@/lib/desk/access'
import { formatMoment } from '@/lib/desk/format'
import { findStatusText } from '@/lib/desk/notices'
import { replyInPublic, showReview, takeReviewDown } from '@/lib/desk/office-actions'
import { config } from '@/lib/platform/config'
import { readReview, reviewVersion } from '@/lib/reviews/review-handling'
import { describeHeld, isLikelySpam } from '@/lib/submissions/spam'
import { Choice, DeskForm, TextArea } from './desk-form'
import { Facts, Gone, PageTitle, Status } from './parts'

const reasons = Object.entries(removalReasons).map(([value, meaning]) => ({ value, label: `${value}: ${meaning}` }))

/** `reference` such as R-12. */
export async function ReviewPage({ reference, desk, status }: { reference: string; desk: Desk; status?: string }) {
  const review = await readReview(Number(reference.slice('R-'.length)) || 0)
  if (!review) return <Gone what={reference} />
  const { userName, rating, comment, heldFor, reply, repliedAt, createdAt, itinerary, itineraryId } = review
  const isHeld = review.status === 'held'
  const hidden = { reference, token: desk.token, version: reviewVersion(review) }
  return (
    <>
      <PageTitle>{`Review ${reference}`}</PageTitle>
      <Status>{findStatusText(status)}</Status>
      <p className="status">{isHeld ? `Not shown (${describeHeld(heldFor)})` : 'Shown on the page of the trip'}</p>
      <Facts
        lines={[
          [
            'Trip',
            <a key="trip" href={`${config.siteUrl}/itineraries/${itineraryId}#reviews`}>
              {itinerary.title}
            </a>,
          ],
          ['Signed', userName],
          ['Stars', `${rating} of 5`],
          ['Written', `${formatMoment(createdAt)} in Nairobi`],
          ['Their request', review.invitation?.booking.reference ?? 'None that we know: anybody may write a review'],
        ]}
      />
      <h2>What they wrote</h2>
      <blockquote>{comment}</blockquote>
      {reply && (
        <>
          <h2>Our answer{repliedAt && `, ${formatMoment(repliedAt)}`}</h2>
          <blockquote>{reply}</blockquote>
        </>
      )}
      <h2>What to do</h2>
      {!isHeld && !desk.email && (
        <p>
          <a className="button" href={deskHref({ kind: 'review', id: reference })}>
            Sign in to answer in public
          </a>
        </p>
      )}
      {!isHeld && desk.email && (
        <DeskForm
          summary={reply ? 'Change our answer' : 'Answer in public'}
          action={replyInPublic}
          hidden={hidden}
          button="Publish"
        >
          <p>It is published below the review. An invited traveller gets an email about your first answer.</p>
          <TextArea name="text" label="Our answer" defaultValue={reply ?? ''} />
        </DeskForm>
      )}
      {isHeld && <DeskForm summary="Put it back" action={showReview} hidden={hidden} button="Show it" />}
      {(!isHeld || isLikelySpam(heldFor)) && (
        <DeskForm
          summary={isHeld ? 'Leave it down' : 'Take it down'}
          action={takeReviewDown}
          hidden={hidden}
          button={isHeld ? 'Leave it down' : 'Take it down'}
        >
          <p>The number of stars is never a reason. The page about reviews says how many were taken down, and why.</p>
          <Choice name="reason" label="Why" options={reasons} isAsked />
        </DeskForm>
      )}
    </>
  )
}
