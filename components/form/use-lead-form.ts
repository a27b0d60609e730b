import type { Route } from 'next'
import { type FormEvent, useActionState, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DefaultValues, type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { isOutdated } from '@/components/ui/is-page-outdated'
import { showToast } from '@/components/ui/toast'
import {
  emptyValues,
  type FormDefinition,
  isOptional,
  type Names,
  postedValues,
  type Values,
} from '@/lib/forms/form-definition'
import type { Fact, FormAction, FormResult, Receipt } from '@/lib/forms/form-result'
import type { FieldProps } from './field'
import { useDraft } from './use-draft'

export type Contacts = { phone: string; whatsapp: string; email: string }

type Options<F extends FormDefinition> = {
  submit: FormAction
  /** The form's own page, for posts without JavaScript. */
  page: Route
  contacts: Contacts
  start?: Partial<Values<F>>
  /** Suggested initial values give way to a draft. */
  isSuggestion?: (value: string) => boolean
  /** The page has no place for earlier receipts. */
  hasNoReceipts?: boolean
  onSent?: (receipt: Receipt) => void
}

export type Lead<F extends FormDefinition> = ReturnType<typeof useLeadForm<F>>

const updated = 'The site has just been updated. Please copy longer texts, reload this page and send again.'

/** Submits what the browser would post without JavaScript. Failures keep all fields. */
export function useLeadForm<F extends FormDefinition>(
  definition: F,
  { submit, page, contacts, start, isSuggestion, hasNoReceipts, onSent }: Options<F>,
) {
  const id = useId()
  const key = useRef('')
  const isSending = useRef(false)
  const [empty] = useState(() => emptyValues(definition))
  const [resolver] = useState(() => lazyResolver(definition))
  const defaults: Values<F> = { ...empty, ...start }
  const read = (sent: FormResult['values']) => postedValues(definition, sent ?? {}, defaults)

  // Without `page` React writes an invalid empty `action`, and Next 16.4 loses the result on partially dynamic pages.
  const [posted, action] = useActionState(submit, null, page)
  const [postedErrors] = useState(() => errorsOf(posted))
  const [failure, setFailure] = useState(
    posted?.ok === false && !postedErrors ? { message: posted.message } : undefined,
  )
  const [sent, setSent] = useState(posted?.ok ? { ...posted.receipt, values: read(posted.values) } : undefined)

  const form = useForm<Values<F>>({
    resolver,
    defaultValues: (posted?.ok === false ? read(posted.values) : defaults) as DefaultValues<Values<F>>,
    errors: postedErrors as FieldErrors<Values<F>>,
  })
  const forgetDraft = useDraft(form, definition.draft, empty, posted?.ok, isSuggestion)

  const plain = form as unknown as UseFormReturn
  const field = (name: Names<F>): FieldProps => ({
    name,
    id: `${id}${name}`,
    label: definition.fields[name]?.label,
    isOptional: definition.fields[name] && isOptional(definition.fields[name]),
  })

  function fail(result: Extract<FormResult, { ok: false }>, advice = result.message) {
    const errors = errorsOf(result) ?? {}
    // In the order of the screen, to focus the first error.
    const names = (Object.keys(definition.fields) as Names<F>[]).filter((name) => name in errors)
    for (const name of names) plain.setError(name, errors[name] ?? {})
    if (names[0]) plain.setFocus(names[0])
    setFailure(names.length ? undefined : { message: advice })
    const { message } = result
    showToast({ ...definition.failure, ...(message && { description: message }), isDestructive: true })
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
    const values = read(Object.fromEntries(data) as Record<string, string>)
    showToast(definition.success)
    keep(result.receipt, Object.fromEntries(data) as Record<string, string>)
    form.reset(defaults)
    forgetDraft()
    if (onSent) onSent(result.receipt)
    else setSent({ ...result.receipt, values })
  }

  function keep({ reference, facts, replyTime }: Receipt, values: FormResult['values'] = {}) {
    const next = definition.next?.(replyTime)
    if (!next || hasNoReceipts) return
    const { email = '', message } = values
    const sentFacts = withMessage(facts, message)
    const trip = Number(values.itineraryId) || undefined
    const receipt = { reference, page, trip, title: definition.success.title, facts: sentFacts, email, next }
    import('./saved-receipts').then(
      ({ saveReceipt }) => saveReceipt(receipt),
      () => undefined,
    )
  }
  const keepPosted = useEffectEvent(() => sent && keep(sent, sent.values as Record<string, string>))
  useEffect(() => void keepPosted(), [])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    // A second click while sending.
    if (isSending.current) return
    isSending.current = true
    setFailure(undefined)
    // Server actions reject offline.
    await form
      .handleSubmit(() => send(element))(event)
      .catch((error: unknown) => fail({ ok: false }, isOutdated(error) ? updated : undefined))
    isSending.current = false
  }

  function again() {
    flushSync(() => setSent(undefined))
    plain.setFocus(Object.keys(definition.fields)[0] ?? '')
  }

  return {
    definition,
    page,
    contacts,
    form,
    field,
    element: { action, onSubmit, onFocus: () => void loadResolver() },
    /** True after a post without JavaScript or before hydration. */
    isPosted: posted !== null,
    postedErrors,
    failure,
    sent,
    again,
  }
}

export function withMessage(facts: Fact[], message: unknown): Fact[] {
  return message ? [...facts, ['Message', String(message)]] : facts
}

function errorsOf(result: FormResult | null) {
  const errors = result?.ok === false ? Object.entries(result.fieldErrors ?? {}) : []
  if (errors.length === 0) return undefined
  return Object.fromEntries(errors.map(([name, message]) => [name, { type: 'server', message }]))
}

/** Undefined if loading fails: the server validates anyway. */
const loadResolver = () =>
  import('./resolver').then(
    ({ resolverOf }) => resolverOf,
    () => undefined,
  )

/** Zod loads at the first focus. */
function lazyResolver<F extends FormDefinition>(definition: F): Resolver<Values<F>> {
  let resolver: Resolver<Values<F>> | undefined
  return async (values, context, options) => {
    resolver ??= (await loadResolver())?.(definition)
    return resolver ? resolver(values, context, options) : { values, errors: {} }
  }
}
