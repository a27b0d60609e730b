'use client'
import type { Route } from 'next'
import { useEffect } from 'react'
import { LeadForm } from '@/components/form/lead-form'
import { type Contacts, useLeadForm } from '@/components/form/use-lead-form'
import { ReviewFields, reviewFormStyles } from '@/components/itinerary/review-fields'
import { submitReview } from '@/lib/reviews/actions'
import { review } from '@/lib/reviews/review-form'

function showPosted() {
  const form = document.querySelector('form[data-posted]')
  const error = form?.querySelector<HTMLElement>(':is([aria-invalid=true], [data-invalid])')
  if (error) error.focus()
  else form?.scrollIntoView()
}

/** Once sent, the page shows the review and scrolls to its Reviews. */
export function ReviewForm({ itineraryId, contacts }: { itineraryId: number; contacts: Contacts }) {
  const lead = useLeadForm(review, {
    submit: submitReview,
    page: `/itineraries/${itineraryId}` as Route,
    contacts,
    start: { itineraryId: String(itineraryId) },
    // The answer of the action brings the page with the review in it.
    onSent: () => {
      window.location.hash = 'reviews'
    },
  })

  // Posted before hydration, the page came back on another tab. Ours is shown once the address names it.
  useEffect(() => {
    if (!lead.isPosted) return
    window.addEventListener('hashchange', showPosted, { once: true })
    window.location.hash = 'reviews'
    return () => window.removeEventListener('hashchange', showPosted)
  }, [lead.isPosted])

  return (
    <LeadForm lead={lead} className={reviewFormStyles}>
      <h3 className="font-head text-head">Write a review</h3>
      <ReviewFields lead={lead} />
    </LeadForm>
  )
}
