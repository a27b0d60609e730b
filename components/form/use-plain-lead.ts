import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { emptyValues, type Form, postedValues, type Values } from '@/lib/forms/form'
import type { Lead, LeadOptions } from './lead'
import { fieldProps } from './use-field'
import { usePosted } from './use-posted'

/** useLead without React Hook Form, for a form that is only there without JavaScript. Native fields only. */
export function usePlainLead<F extends Form>(asks: F, { submit, page, contacts, start }: LeadOptions<F>): Lead<F> {
  const id = useId()
  const defaults: Values<F> = { ...emptyValues(asks), ...start }
  const { action, values, errors, receipt, failure } = usePosted(submit, page, (posted) =>
    postedValues(asks, posted, defaults),
  )
  // Only the methods that native fields and the button use.
  const form = {
    register: (name: string) => ({ name }),
    getFieldState: (name: string) => ({ error: errors?.[name] }),
    formState: { defaultValues: values ?? defaults, isSubmitting: false },
  } as unknown as UseFormReturn<Values<F>>

  return {
    asks,
    page,
    contacts,
    form,
    field: (name) => fieldProps(asks, form, id, name),
    element: { action },
    postedErrors: errors,
    failure,
    sent: receipt,
    again: () => undefined,
  }
}
