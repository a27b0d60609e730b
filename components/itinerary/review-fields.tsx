import { TextareaField, TextField } from '@/components/form/fields'
import { SendRow } from '@/components/form/send-row'
import { StarRatingField } from '@/components/form/star-rating-field'
import type { Lead } from '@/components/form/use-lead-form'
import type { review } from '@/lib/reviews/review-form'

export function ReviewFields({ lead }: { lead: Lead<typeof review> }) {
  const { itineraryId, invitation } = lead.form.getValues()
  return (
    <>
      {lead.sent && (
        <p role="status" className="font-semibold">
          {lead.definition.success.title}. {lead.definition.success.description}
        </p>
      )}
      <input type="hidden" name="itineraryId" value={itineraryId} />
      {invitation && <input type="hidden" name="invitation" value={invitation} />}
      <TextField {...lead.field('userName')} autoComplete="name" enterKeyHint="next" />
      <StarRatingField {...lead.field('rating')} />
      <TextareaField {...lead.field('comment')} />
      <SendRow lead={lead}>Submit Review</SendRow>
    </>
  )
}

export const reviewFormStyles =
  'mt-8 grid gap-5.5 lg:max-w-form rounded-panel border border-line bg-white p-[clamp(1.25rem,3vw,2.5rem)] print:hidden'
