// A form on the screen: what its fields, its button and its receipt are drawn from.
import type { Route } from 'next'
import type { ComponentProps } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Form, Names, Values } from '@/lib/forms/form'
import type { FormAction, Receipt } from '@/lib/forms/form-result'
import type { Contacts, Failure } from './send-failure'
import type { FieldProps } from './use-field'
import type { PostedErrors } from './use-posted'

export type LeadOptions<F extends Form> = {
  /** The server action of the form. */
  submit: FormAction
  /** The page that the form stands on, to which it is posted without JavaScript. */
  page: Route
  contacts: Contacts
  /** What differs from the empty form at the start. */
  start?: Partial<Values<F>>
}

export type Lead<F extends Form> = Pick<LeadOptions<F>, 'page' | 'contacts'> & {
  asks: F
  form: UseFormReturn<Values<F>>
  /** What the component of a field takes. */
  field: (name: Names<F>) => FieldProps<Values<F>>
  /** For the <form>. */
  element: Pick<ComponentProps<'form'>, 'action' | 'onSubmit' | 'onFocus'>
  /** What was wrong with a post without JavaScript. */
  postedErrors?: PostedErrors
  failure?: Failure
  /** What was just sent. */
  sent?: Receipt & { values: Values<F> }
  /** Back from the receipt to an empty form. */
  again: () => void
}
