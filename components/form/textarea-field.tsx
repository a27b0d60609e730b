import type { FieldValues } from 'react-hook-form'
import { cn } from '@/lib/look/cn'
import { controlLook } from './control-look'
import { Field } from './field'
import { type FieldProps, useField } from './use-field'

type Props<Values extends FieldValues> = FieldProps<Values> & { rows?: number; placeholder?: string }

/** Several lines of text. */
export function TextareaField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  isOptional,
  rows = 5,
  placeholder,
}: Props<Values>) {
  const { field, control } = useField(form, name, hint)
  return (
    <Field {...field} label={label} isOptional={isOptional}>
      <textarea
        {...control}
        rows={rows}
        placeholder={placeholder}
        required={!isOptional}
        className={cn(controlLook, 'resize-y leading-normal')}
      />
    </Field>
  )
}
