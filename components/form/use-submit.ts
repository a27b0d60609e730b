import { type FormEvent, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isOutdated } from '@/components/ui/is-page-outdated'
import { showToast } from '@/components/ui/toast'
import type { FieldErrors, FormAction, Receipt } from '@/lib/forms/form-result'
import type { Failure } from './send-failure'
import { addSendingTo } from './sending'

type Message = { title: string; description: string }

type Options<Values> = {
  submit: FormAction
  messages: { success: Message; failure: Message }
  /** What the form is reset to. */
  defaults: DefaultValues<Values>
  /** Runs after the toast and the reset. */
  onSuccess: (receipt: Receipt, sent: Values) => void
  /** The error of a post without JavaScript. */
  failure?: Failure
}

const updated = 'The site has just been updated. Please copy longer texts, reload this page and send again.'

/** Sends a form and says how it ended. A failure, thrown or answered, keeps every field. */
export function useSubmit<Values extends FieldValues>(form: UseFormReturn<Values>, options: Options<Values>) {
  const { submit, messages, defaults, onSuccess } = options
  const [failure, setFailure] = useState(options.failure)
  const isSending = useRef(false)

  function fail(fieldErrors: FieldErrors = {}, message?: string) {
    // The defaults are in the order of the screen, so the first name is the first field on it.
    const names = (Object.keys(defaults) as Path<Values>[]).filter((name) => name in fieldErrors)
    for (const name of names) form.setError(name, { type: 'server', message: fieldErrors[name] })
    if (names[0]) form.setFocus(names[0])
    setFailure(names.length ? undefined : { message })
    showToast({ ...messages.failure, ...(message && { description: message }), isDestructive: true })
  }

  async function send(element: HTMLFormElement) {
    const sent = structuredClone(form.getValues())
    const data = toFormData(sent)
    addSendingTo(data, element)
    const result = await submit(null, data)
    if (!result.ok) return fail(result.fieldErrors, result.message)
    showToast(messages.success)
    form.reset(defaults)
    onSuccess(result.receipt, sent)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    // A second click while the first is still being sent.
    if (isSending.current) return
    isSending.current = true
    setFailure(undefined)
    // Offline the call of a server action throws.
    await form
      .handleSubmit(() => send(element))(event)
      .catch((error: unknown) => {
        fail()
        if (isOutdated(error)) setFailure({ message: updated })
      })
    isSending.current = false
  }

  return { onSubmit, failure }
}

/** As the browser would send it: a checkbox only when it is ticked. */
function toFormData(values: FieldValues) {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== false) data.set(name, String(value))
  }
  return data
}
