import { type ReactNode, useId } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { notesId } from './field'

/**
 * Ties a native control to its field of the form. Takes the form, the name and the hint that will stand below.
 * Returns what goes on the Field around it and what goes on the control itself. The control is left to the browser
 * (not controlled), so it works before and without JavaScript.
 */
export function useField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
  hint?: ReactNode,
) {
  const id = useId()
  const error = form.getFieldState(name, form.formState).error?.message
  const first: Record<string, string | undefined> = { ...form.formState.defaultValues }
  return {
    field: { id, hint, error },
    control: {
      ...form.register(name),
      id,
      defaultValue: first[name],
      'aria-invalid': Boolean(error),
      'aria-describedby': notesId(id, { hint, error }),
    },
  }
}

/** What every field component takes. */
export type FieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  name: Path<Values>
  label: ReactNode
  hint?: ReactNode
  isOptional?: boolean
}
