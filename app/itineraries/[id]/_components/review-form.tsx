'use client'
import type { Route } from 'next'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { PostedErrors } from '@/components/form/posted-errors'
import { type Contacts, SendFailure } from '@/components/form/send-failure'
import { StarRatingField } from '@/components/form/star-rating-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { TextareaField } from '@/components/form/textarea-field'
import { usePosted } from '@/components/form/use-posted'
import { useSubmit } from '@/components/form/use-submit'
import { submitReview } from '@/lib/data/actions'
import { pickFields } from '@/lib/forms/pick-fields'
import { type ReviewFields, reviewDefaults } from '@/lib/forms/review-fields'

const messages = {
  success: { title: 'Review Submitted', description: 'Thank you for your feedback!' },
  failure: { title: 'Error', description: 'Failed to submit review' },
}

const loadResolver = () => import('./review-resolver').then(({ reviewResolver }) => reviewResolver)
const resolver = lazyResolver(loadResolver)

type Props = { itineraryId: number; contacts: Contacts }

/** Afterwards the page shows the review, and its Reviews are in view. */
export function ReviewForm({ itineraryId, contacts }: Props) {
  const defaults = reviewDefaults(itineraryId)
  const posted = usePosted(
    submitReview,
    (values) => pickFields(defaults, values),
    `/itineraries/${itineraryId}` as Route,
  )
  const form = useForm<ReviewFields>({ resolver, defaultValues: posted.values ?? defaults, errors: posted.errors })
  const { onSubmit, failure } = useSubmit(form, {
    submit: submitReview,
    messages,
    defaults,
    failure: posted.failure,
    // The answer of the action brings the page with the review in it.
    onSuccess: () => {
      window.location.hash = 'reviews'
    },
  })

  // Sent before React was there: the page has come back with another tab open.
  const hasComeBack = Boolean(posted.receipt || posted.errors || posted.failure)
  useEffect(() => {
    if (hasComeBack) window.location.hash = 'reviews'
  }, [hasComeBack])

  return (
    <form
      action={posted.action}
      onSubmit={onSubmit}
      onFocus={() => void loadResolver().catch(() => {})}
      noValidate
      className="mt-8 grid max-w-form gap-5.5 rounded-panel border border-line bg-white p-[clamp(1.25rem,3vw,2.5rem)] print:hidden"
    >
      <h3 className="font-head text-head">Write a review</h3>
      {posted.errors && <PostedErrors count={Object.keys(posted.errors).length} />}
      {posted.receipt && (
        <p role="status" className="font-semibold">
          {messages.success.title}. {messages.success.description}
        </p>
      )}
      <input type="hidden" name="itineraryId" value={itineraryId} />
      <TextField form={form} name="userName" label="Name" autoComplete="name" enterKeyHint="next" />
      <StarRatingField form={form} name="rating" label="Rating" />
      <TextareaField form={form} name="comment" label="Comment" />
      <div className="grid justify-items-start gap-3.5">
        <SubmitButton form={form}>Submit Review</SubmitButton>
        {failure && <SendFailure {...contacts} {...failure} />}
      </div>
    </form>
  )
}
