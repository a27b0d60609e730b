import { Star } from 'lucide-react'
import { useController } from 'react-hook-form'
import { FieldGroup, type FieldProps } from './field'
import { useEarlyChoice } from './use-early-choice'

const stars = ['1', '2', '3', '4', '5']

/** Radio buttons, for arrow keys. */
export function StarRatingField({ name, ...props }: FieldProps) {
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
