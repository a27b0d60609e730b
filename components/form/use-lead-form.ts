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
  /** The form's own page, where it is posted without JavaScript. */
  page: Route
  contacts: Contacts
  /** Values that differ from the empty form at the start. */
  start?: Partial<Values<F>>
  /** Whether a value at the start is only suggested: a draft that somebody typed replaces it. */
  isSuggestion?: (value: string) => boolean
  /** Its page has no place for receipts of before. */
  hasNoReceipts?: boolean
  /** Runs instead of the receipt: close a dialog, go to another page. */
  onSent?: (receipt: Receipt) => void
}

export type Lead<F extends FormDefinition> = ReturnType<typeof useLeadForm<F>>

const updated = 'The site has just been updated. Please copy longer texts, reload this page and send again.'

/** Posts what the browser would post without JavaScript. A failure, thrown or answered, keeps every field. */
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

  // The result of a post without JavaScript or before hydration. Without `page` React writes an empty `action`, which
  // is invalid HTML, and Next 16.4 loses the result where part of a page is rendered per request.
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

  // The fields need not know which form they are in.
  const plain = form as unknown as UseFormReturn
  const field = (name: Names<F>): FieldProps => ({
    form: plain,
    name,
    id: `${id}${name}`,
    label: definition.fields[name]?.label,
    isOptional: definition.fields[name] && isOptional(definition.fields[name]),
  })

  function fail(result: Extract<FormResult, { ok: false }>, advice = result.message) {
    const errors = errorsOf(result) ?? {}
    // In the order of the screen, so the first name is the first field on it.
    const names = (Object.keys(definition.fields) as Names<F>[]).filter((name) => name in errors)
    for (const name of names) plain.setError(name, errors[name] ?? {})
    if (names[0]) plain.setFocus(names[0])
    setFailure(names.length ? undefined : { message: advice })
    const { message } = result
    showToast({ ...definition.failure, ...(message && { description: message }), isDestructive: true })
  }

  async function send(element: HTMLFormElement) {
    const data = new FormData(element)
    // Marks a second try as the same sending. Not randomUUID, which browsers only have on https.
    key.current ||= crypto.getRandomValues(new Uint32Array(4)).join('-')
    data.set('idempotencyKey', key.current)
    // From when the page opened, not from hydration: on a slow phone people type before that.
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

  // A review has nothing that happens next.
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
    // A second click while the first is still being sent.
    if (isSending.current) return
    isSending.current = true
    setFailure(undefined)
    // Offline the call of a server action throws.
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
    /** The page answers a post of this form, without JavaScript or before hydration. */
    isPosted: posted !== null,
    postedErrors,
    failure,
    sent,
    again,
  }
}

/** What was written is on the receipt too. */
export function withMessage(facts: Fact[], message: unknown): Fact[] {
  return message ? [...facts, ['Message', String(message)]] : facts
}

function errorsOf(result: FormResult | null) {
  const errors = result?.ok === false ? Object.entries(result.fieldErrors ?? {}) : []
  if (errors.length === 0) return undefined
  return Object.fromEntries(errors.map(([name, message]) => [name, { type: 'server', message }]))
}

/** Undefined if it cannot be loaded: then the form is sent unchecked, and the server checks it. */
const loadResolver = () =>
  import('./resolver').then(
    ({ resolverOf }) => resolverOf,
    () => undefined,
  )

/** Zod is loaded at the first focus, so that it is there when the form is checked. */
function lazyResolver<F extends FormDefinition>(definition: F): Resolver<Values<F>> {
  let resolver: Resolver<Values<F>> | undefined
  return async (values, context, options) => {
    resolver ??= (await loadResolver())?.(definition)
    return resolver ? resolver(values, context, options) : { values, errors: {} }
  }
}
