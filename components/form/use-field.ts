import { useFormContext } from 'react-hook-form'
import { type FieldProps, notesId } from './field'

/** Uncontrolled, so that it works without JavaScript. */
export function useField({ name, id, label, hint, isOptional }: FieldProps) {
  const form = useFormContext()
  const error = form.getFieldState(name, form.formState).error?.message
  return {
    field: { id, label, hint, isOptional, error },
    control: {
      ...form.register(name),
      id,
      defaultValue: form.formState.defaultValues?.[name],
      'aria-invalid': Boolean(error),
      'aria-describedby': notesId(id, { hint, error }),
    },
  }
}
