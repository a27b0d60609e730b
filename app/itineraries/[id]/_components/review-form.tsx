'use client'
import type { Route } from 'next'
import { useEffect, useState } from 'react'
import { LeadForm } from '@/components/form/lead-form'
import type { Contacts } from '@/components/form/send-failure'
import { SendRow } from '@/components/form/send-row'
import { StarRatingField } from '@/components/form/star-rating-field'
import { TextField } from '@/components/form/text-field'
import { TextareaField } from '@/components/form/textarea-field'
import { useLead } from '@/components/form/use-lead'
import { submitReview } from '@/lib/data/actions'
import { review } from '@/lib/forms/review'

/** Afterwards the page shows the review, and its Reviews are in view. */
export function ReviewForm({ itineraryId, contacts }: { itineraryId: number; contacts: Contacts }) {
  const lead = useLead(review, {
    submit: submitReview,
    page: `/itineraries/${itineraryId}` as Route,
    contacts,
    start: { itineraryId: String(itineraryId) },
    // The answer of the action brings the page with the review in it.
    onSent: () => {
      window.location.hash = 'reviews'
    },
  })

  // Sent before React was there: the page has come back with another tab open.
  const [hasComeBack] = useState(Boolean(lead.sent || lead.postedErrors || lead.failure))
  useEffect(() => {
    if (hasComeBack) window.location.hash = 'reviews'
  }, [hasComeBack])

  return (
    <LeadForm
      lead={lead}
      className="mt-8 grid max-w-form gap-5.5 rounded-panel border border-line bg-white p-[clamp(1.25rem,3vw,2.5rem)] print:hidden"
    >
      <h3 className="font-head text-head">Write a review</h3>
      {lead.sent && (
        <p role="status" className="font-semibold">
          {review.success.title}. {review.success.description}
        </p>
      )}
      <input type="hidden" name="itineraryId" value={itineraryId} />
      <TextField {...lead.field('userName')} autoComplete="name" enterKeyHint="next" />
      <StarRatingField {...lead.field('rating')} />
      <TextareaField {...lead.field('comment')} />
      <SendRow lead={lead}>Submit Review</SendRow>
    </LeadForm>
  )
}
