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

export function ReviewForm({ itineraryId, contacts }: { itineraryId: number; contacts: Contacts }) {
  const lead = useLeadForm(review, {
    submit: submitReview,
    page: `/itineraries/${itineraryId}` as Route,
    contacts,
    start: { itineraryId: String(itineraryId) },
    // The action's response includes the page with the new review.
    onSent: () => {
      window.location.hash = 'reviews'
    },
  })

  // After a post before hydration the page shows another tab until the hash changes.
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
