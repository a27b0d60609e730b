import type { Route } from 'next'
import { useActionState, useState } from 'react'
import type { FormAction, FormResult } from '@/lib/forms/form-result'
import type { Failure } from './send-failure'

export type PostedErrors = Record<string, { type: 'server'; message: string }>

/**
 * What a form that was posted without JavaScript (or before hydration) came back with. Takes the server action, the address
 * to post to, which is the form's own page, and the function that makes fields of the posted values: without that page React writes an empty `action`, which is not valid HTML, and only a page that is wholly prerendered gets the result
 * back (Next 16.4 loses it where the rest of a page is rendered for the request). Returns the `action` for the <form>,
 * and of the last post: when it was stored, the `receipt` with the values that were sent; when not, the `values` and
 * `errors` for useForm, and the `failure` when there was another reason.
 */
export function usePosted<Values>(
  submit: FormAction,
  page: Route,
  toFields: (values: Record<string, string>) => Values,
) {
  const [state, action] = useActionState(submit, null, page)
  // Once: with JavaScript the form is sent by useSubmit and this state stays as it was.
  const [posted] = useState(() => {
    const fields = toFields(state?.values ?? {})
    const fieldErrors = state && !state.ok ? Object.entries(state.fieldErrors ?? {}) : []
    return {
      values: state && !state.ok ? fields : undefined,
      errors: fieldErrors.length
        ? (Object.fromEntries(
            fieldErrors.map(([name, message]) => [name, { type: 'server', message }]),
          ) as PostedErrors)
        : undefined,
      receipt: state?.ok ? { ...state.receipt, values: fields } : undefined,
      failure: failureOf(state),
    }
  })
  return { action, ...posted }
}

function failureOf(state: FormResult | null): Failure | undefined {
  if (!state || state.ok || Object.keys(state.fieldErrors ?? {}).length) return
  return { message: state.message }
}
