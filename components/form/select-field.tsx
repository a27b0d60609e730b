import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from './field'
import { Select } from './select'
import { type FieldProps, useField } from './use-field'

type Props<Values extends FieldValues> = FieldProps<Values> & {
  children: ReactNode
}

export function SelectField<Values extends FieldValues>({ children, ...props }: Props<Values>) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <Select {...control}>{children}</Select>
    </Field>
  )
}
