import type { Route } from 'next'
import { useActionState, useState } from 'react'
import type { FormAction, FormResult } from '@/lib/forms/form-result'
import type { Failure } from './send-failure'

export type PostedErrors = Record<string, { type: 'server'; message: string }>

/**
 * The result of a post without JavaScript (or before hydration). `page` is the form's own: without it React writes an
 * empty `action`, which is invalid HTML, and Next 16.4 loses the result where part of a page is rendered per request.
 */
export function usePosted<Values>(
  submit: FormAction,
  page: Route,
  toFields: (values: Record<string, string>) => Values,
) {
  const [state, action] = useActionState(submit, null, page)
  // Read once: with JavaScript useSubmit sends the form and this state never changes.
  const [posted] = useState(() => {
    const fields = toFields(state?.values ?? {})
    const fieldErrors = state && !state.ok ? Object.entries(state.fieldErrors ?? {}) : []
    return {
      isPosted: state !== null,
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
