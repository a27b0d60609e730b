import { Star } from 'lucide-react'
import { useController } from 'react-hook-form'
import { FieldGroup, type FieldProps } from '@/components/form/field'
import { TextareaField, TextField } from '@/components/form/input-fields'
import { SendRow } from '@/components/form/send-row'
import { useEarlyChoice } from '@/components/form/use-early-choice'
import type { LeadFormState } from '@/components/form/use-lead-form'
import type { review } from '@/lib/reviews/review-form'

export function ReviewFields({ lead }: { lead: LeadFormState<typeof review> }) {
  const { itineraryId, invitation } = lead.form.getValues()
  return (
    <>
      {lead.sent && (
        // biome-ignore lint/a11y/noAutofocus: without a script nothing else brings it into view
        <p role="status" tabIndex={-1} autoFocus={lead.isPosted} className="font-semibold outline-none">
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

const stars = ['1', '2', '3', '4', '5']

/** Radio buttons, for arrow keys. */
function StarRatingField({ name, ...props }: FieldProps) {
  const { field, fieldState } = useController({ name })
  const group = useEarlyChoice(field.onChange)

  return (
    <FieldGroup ref={field.ref} {...props} error={fieldState.error?.message}>
      <div ref={group} className="flex flex-wrap items-center">
        {stars.map((value) => (
          <label
            key={value}
            className="relative grid size-tap shrink-0 cursor-pointer place-items-center rounded-control text-ember has-checked:[&>svg]:fill-current has-[~label_input:checked]:[&>svg]:fill-current has-focus-visible:outline-3 has-focus-visible:outline-ember has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
              aria-label={value === '1' ? '1 star' : `${value} stars`}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Star strokeWidth={1.9} className="size-6" />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 whitespace-nowrap text-ink-soft noscript:hidden">
          {field.value} of 5
        </span>
      </div>
    </FieldGroup>
  )
}
