import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { type DateRange, formatPreferredDates, parsePreferredDates } from '@/lib/forms/preferred-dates'
import { DateRangeInputs } from './date-range-inputs'
import { DateRangePanel, DateRangeSheet } from './date-range-picker'
import { FieldGroup, type FieldProps } from './field'
import { FlexibleDates } from './flexible-dates'

/** Days or a month as text, as formatPreferredDates writes it. Without scripts native fields send its parts. */
export function DateRangeField({ form, name, note, ...group }: FieldProps & { note?: ReactNode }) {
  const { field, fieldState } = useController({ control: form.control, name })
  const range = parsePreferredDates(field.value)
  const props = { range, note, onChange: (range: DateRange) => field.onChange(formatPreferredDates(range)) }

  return (
    <FieldGroup ref={field.ref} {...group} error={fieldState.error?.message}>
      <DateRangePanel {...props} />
      <DateRangeSheet {...props} />
      <DateRangeInputs {...props} />
      <FlexibleDates {...props} />
    </FieldGroup>
  )
}
