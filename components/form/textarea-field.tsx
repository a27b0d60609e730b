import { cn } from '@/lib/design/cn'
import { controlLook, Field, type FieldProps, useField } from './field'

type Props = FieldProps & { rows?: number; placeholder?: string }

export function TextareaField({ rows = 5, placeholder, ...props }: Props) {
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
