import type { ReactNode } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { type DateRange, formatPreferredDates, parsePreferredDates } from '@/lib/forms/preferred-dates'
import { DateRangeInputs } from './date-range-inputs'
import { DateRangePanel } from './date-range-panel'
import { DateRangeSheet } from './date-range-sheet'
import { FieldGroup } from './field'
import type { FieldProps } from './use-field'

type Props<Values extends FieldValues> = FieldProps<Values> & {
  /** Shown beside the calendar while no day is chosen. */
  note?: ReactNode
}

/** A range of days as text, 'Jun 12, 2027 - Jun 19, 2027'. Native inputs send it as dateFrom and dateTo. */
export function DateRangeField<Values extends FieldValues>({
  form,
  name,
  id,
  label,
  hint,
  isOptional,
  note,
}: Props<Values>) {
  const { field, fieldState } = useController({ control: form.control, name })
  const range = parsePreferredDates(field.value)
  const props = { range, note, onChange: (range: DateRange) => field.onChange(formatPreferredDates(range)) }

  return (
    <FieldGroup
      ref={field.ref}
      id={id}
      label={label}
      isOptional={isOptional}
      hint={hint}
      error={fieldState.error?.message}
    >
      <DateRangePanel {...props} />
      <DateRangeSheet {...props} />
      <DateRangeInputs {...props} />
    </FieldGroup>
  )
}
