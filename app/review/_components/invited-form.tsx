'use client'
import { LeadForm } from '@/components/form/lead-form'
import { type Contacts, useLeadForm } from '@/components/form/use-lead-form'
import { ReviewFields, reviewFormStyles } from '@/components/itinerary/review-fields'
import { TextLink } from '@/components/ui/text-link'
import { invitationPage } from '@/lib/content/invitation'
import { submitReview } from '@/lib/reviews/actions'
import { review } from '@/lib/reviews/review-form'

type Props = {
  /** Null on /review itself, where a posted form carries its invitation. */
  invited: { itineraryId: number; token: string } | null
  contacts: Contacts
}

export function InvitedForm({ invited, contacts }: Props) {
  const lead = useLeadForm(review, {
    submit: submitReview,
    page: '/review',
    contacts,
    start: invited ? { itineraryId: String(invited.itineraryId), invitation: invited.token } : undefined,
  })
  if (lead.sent)
    return (
      <div role="status" className="mt-8">
        <p className="font-serif text-lead">
          {review.success.title}. {review.success.description}
        </p>
        <TextLink href={`/itineraries/${lead.sent.values.itineraryId}`}>{invitationPage.toTrip}</TextLink>
      </div>
    )
  if (!invited && !lead.postedErrors)
    return <p className="mt-5 max-w-text font-serif text-lead text-ink-soft">{invitationPage.plain}</p>
  return (
    <LeadForm lead={lead} className={reviewFormStyles}>
      <ReviewFields lead={lead} />
    </LeadForm>
  )
}
