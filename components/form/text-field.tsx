import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { controlLook } from './control-look'
import { Field } from './field'
import { type FieldProps, useField } from './use-field'

type Props<Values extends FieldValues> = FieldProps<Values> &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'enterKeyHint' | 'placeholder'>

export function TextField<Values extends FieldValues>({
  form,
  name,
  id,
  label,
  hint,
  isOptional,
  ...input
}: Props<Values>) {
  const { field, control } = useField({ form, name, id, label, hint, isOptional })
  return (
    <Field {...field}>
      <input type="text" {...input} {...control} required={!isOptional} className={controlLook} />
    </Field>
  )
}
