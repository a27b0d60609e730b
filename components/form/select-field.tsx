import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from './field'
import { Select } from './select'
import { type FieldProps, useField } from './use-field'

type Props<Values extends FieldValues> = FieldProps<Values> & {
  /** The options. */
  children: ReactNode
}

/** One of a list. */
export function SelectField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  isOptional,
  children,
}: Props<Values>) {
  const { field, control } = useField(form, name, hint)
  return (
    <Field {...field} label={label} isOptional={isOptional}>
      <Select {...control}>{children}</Select>
    </Field>
  )
}
