import type { FieldValues } from 'react-hook-form'
import { cn } from '@/lib/look/cn'
import { controlLook } from './control-look'
import { Field } from './field'
import { type FieldProps, useField } from './use-field'

type Props<Values extends FieldValues> = FieldProps<Values> & { rows?: number; placeholder?: string }

export function TextareaField<Values extends FieldValues>({ rows = 5, placeholder, ...props }: Props<Values>) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <textarea
        {...control}
        rows={rows}
        placeholder={placeholder}
        required={!props.isOptional}
        className={cn(controlLook, 'resize-y leading-normal')}
      />
    </Field>
  )
}
