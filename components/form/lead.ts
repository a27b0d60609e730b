import type { Route } from 'next'
import type { ComponentProps } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Form, Names, Values } from '@/lib/forms/form'
import type { FormAction, Receipt } from '@/lib/forms/form-result'
import type { Contacts, Failure } from './send-failure'
import type { FieldProps } from './use-field'
import type { PostedErrors } from './use-posted'

export type LeadOptions<F extends Form> = {
  submit: FormAction
  /** The form's own page, where it is posted without JavaScript. */
  page: Route
  contacts: Contacts
  /** Values that differ from the empty form at the start. */
  start?: Partial<Values<F>>
}

export type Lead<F extends Form> = Pick<LeadOptions<F>, 'page' | 'contacts'> & {
  asks: F
  form: UseFormReturn<Values<F>>
  field: (name: Names<F>) => FieldProps<Values<F>>
  element: Pick<ComponentProps<'form'>, 'action' | 'onSubmit' | 'onFocus'>
  /** The page answers a post of this form, without JavaScript or before hydration. */
  isPosted: boolean
  postedErrors?: PostedErrors
  failure?: Failure
  sent?: Receipt & { values: Values<F> }
  again: () => void
}
