import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { type DateRange, formatPreferredDates, parsePreferredDates } from '@/lib/forms/preferred-dates'
import { DateRangeInputs } from './date-range-inputs'
import { DateRangePanel, DateRangeSheet } from './date-range-picker'
import { FieldGroup, type FieldProps } from './field'

/** A range of days as text, 'Jun 12, 2027 - Jun 19, 2027'. Native inputs send it as dateFrom and dateTo. */
export function DateRangeField({ form, name, note, ...group }: FieldProps & { note?: ReactNode }) {
  const { field, fieldState } = useController({ control: form.control, name })
  const range = parsePreferredDates(field.value)
  const props = { range, note, onChange: (range: DateRange) => field.onChange(formatPreferredDates(range)) }

  return (
    <FieldGroup ref={field.ref} {...group} error={fieldState.error?.message}>
      <DateRangePanel {...props} />
      <DateRangeSheet {...props} />
      <DateRangeInputs {...props} />
    </FieldGroup>
  )
}
