import { type FormEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isOutdated } from '@/components/ui/is-page-outdated'
import { showToast } from '@/components/ui/toast'
import type { FormDefinition, Values } from '@/lib/forms/form-definition'
import type { FormAction, FormResult, Receipt } from '@/lib/forms/form-result'

type SentValues = Record<string, string>

type Options<F extends FormDefinition> = {
  definition: F
  form: UseFormReturn<Values<F>>
  submit: FormAction
  onSent: (receipt: Receipt, values: SentValues) => void
}

const updated = 'The site has been updated. Please copy longer texts, reload this page and send again.'

/** Submits what the browser would post without JavaScript. Failures keep all fields. */
export function useSubmission<F extends FormDefinition>({ definition, form, submit, onSent }: Options<F>) {
  const key = useRef('')
  const plain = form as unknown as UseFormReturn

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    // A second click while sending.
    if (form.formState.isSubmitting) return
    // Server actions reject offline.
    form
      .handleSubmit(() => send(element))(event)
      .catch((error: unknown) => fail({ ok: false }, isOutdated(error) ? updated : undefined))
  }

  async function send(element: HTMLFormElement) {
    const data = new FormData(element)
    // Makes retries idempotent. Not randomUUID, which requires https.
    key.current ||= crypto.getRandomValues(new Uint32Array(4)).join('-')
    data.set('idempotencyKey', key.current)
    // Since navigation, not hydration: on a slow phone people type before that.
    data.set('openFor', String(Math.round(performance.now())))
    const result = await submit(null, data)
    if (!result.ok) return fail(result)
    key.current = ''
    showToast(definition.success)
    onSent(result.receipt, Object.fromEntries(data) as SentValues)
  }

  function fail(result: Extract<FormResult, { ok: false }>, advice = result.message) {
    const { fieldErrors = {}, message } = result
    // In the order of the screen, to focus the first error.
    const names = Object.keys(definition.fields).filter((name) => name in fieldErrors)
    for (const name of names) plain.setError(name, { message: fieldErrors[name] })
    if (names[0]) plain.setFocus(names[0])
    else plain.setError('root', { message: advice })
    showToast({ ...definition.failure, ...(message && { description: message }), isDestructive: true })
  }

  return onSubmit
}

/** `root`: of no field. */
export function errorsOf(result: FormResult | null) {
  if (result?.ok !== false) return undefined
  const { fieldErrors, message = '' } = result
  const errors = Object.entries(fieldErrors ?? { root: message })
  return Object.fromEntries(errors.map(([name, message]) => [name, { message }]))
}
