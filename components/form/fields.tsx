import type { ReactNode } from 'react'
import { cn } from '@/lib/design/cn'
import { callTime } from '@/lib/leads/kinds/kind'
import { controlStyles, Field, type FieldProps } from './field'
import { Select } from './select'
import { useField } from './use-field'

export function SelectField({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <Select {...control}>{children}</Select>
    </Field>
  )
}

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
        className={cn(controlStyles, 'resize-y leading-normal')}
      />
    </Field>
  )
}

export function CallTimeField(props: FieldProps) {
  return (
    <SelectField {...props} hint="In your own time zone.">
      <option value="">No call, email is fine</option>
      {callTime.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
