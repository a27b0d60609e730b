import type { ComponentProps } from 'react'
import { controlLook, Field, type FieldProps, useField } from './field'

type Props = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'enterKeyHint' | 'placeholder'>

export function TextField({ form, name, id, label, hint, isOptional, ...input }: Props) {
  const { field, control } = useField({ form, name, id, label, hint, isOptional })
  return (
    <Field {...field}>
      <input type="text" {...input} {...control} required={!isOptional} className={controlLook} />
    </Field>
  )
}

export function EmailField(props: FieldProps) {
  return <TextField {...props} type="email" inputMode="email" autoComplete="email" enterKeyHint="next" />
}
