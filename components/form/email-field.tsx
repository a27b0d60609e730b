import type { FieldValues } from 'react-hook-form'
import { TextField } from './text-field'
import type { FieldProps } from './use-field'

export function EmailField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <TextField {...props} type="email" inputMode="email" autoComplete="email" enterKeyHint="next" />
}
