import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { notesId } from './field'

export type FieldProps<Fields extends FieldValues> = {
  form: UseFormReturn<Fields>
  name: Path<Fields>
  /** Of the control or group, which the list of errors links to. */
  id: string
  label: ReactNode
  hint?: ReactNode
  isOptional?: boolean
}

/** Ties a native control to its field. It stays uncontrolled, so it works before and without JavaScript. */
export function useField<Fields extends FieldValues>({ form, name, id, label, hint, isOptional }: FieldProps<Fields>) {
  const error = form.getFieldState(name, form.formState).error?.message
  const first: Record<string, string | undefined> = { ...form.formState.defaultValues }
  return {
    field: { id, label, hint, isOptional, error },
    control: {
      ...form.register(name),
      id,
      defaultValue: first[name],
      'aria-invalid': Boolean(error),
      'aria-describedby': notesId(id, { hint, error }),
    },
  }
}
