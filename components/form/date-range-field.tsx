import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { type DateRange, formatPreferredDates, parsePreferredDates } from '@/lib/forms/preferred-dates'
import { DateRangeInputs, FlexibleDates } from './date-range-inputs'
import { DateRangePanel, DateRangeSheet } from './date-range-picker'
import { FieldGroup, type FieldProps } from './field'

/** Text in the form of formatPreferredDates. Without scripts native fields send the parts. */
export function DateRangeField({ name, note, ...group }: FieldProps & { note?: ReactNode }) {
  const { field, fieldState } = useController({ name })
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
