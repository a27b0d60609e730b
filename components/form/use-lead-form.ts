import type { Route } from 'next'
import { type FormEvent, useActionState, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
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
import type { FormAction, FormResult, Receipt } from '@/lib/forms/form-result'
import type { FieldProps } from './field'
import { type BrowserStart, useDraft } from './use-draft'

export type Contacts = { phone: string; whatsapp: string; email: string }

type Options<F extends FormDefinition> = {
  submit: FormAction
  /** The form's own page, for posts without JavaScript. */
  page: Route
  contacts: Contacts
  start?: Partial<Values<F>>
  /** For forms with a draft. */
  browserStart?: BrowserStart<Values<F>>
  /** The page has no place for earlier receipts. */
  hasNoReceipts?: boolean
  /** In place of the receipt. Also after a post before hydration. */
  onSent?: (receipt: Receipt) => void
}

export type LeadFormState<F extends FormDefinition> = ReturnType<typeof useLeadForm<F>>

type SentValues = NonNullable<FormResult['values']>
type Refusal = Omit<Extract<FormResult, { ok: false }>, 'ok'>

export function useLeadForm<F extends FormDefinition>(
  definition: F,
  { submit, page, contacts, start, browserStart, hasNoReceipts, onSent }: Options<F>,
) {
  const id = useId()
  const [empty] = useState(() => emptyValues(definition))
  const [resolver] = useState(() => lazyResolver(definition))
  const defaults: Values<F> = { ...empty, ...start }
  const read = (values?: SentValues) => postedValues(definition, values ?? {}, defaults)

  // Without `page` React writes an invalid empty `action`, and Next 16.4 loses the result on partially dynamic pages.
  const [posted, action] = useActionState(submit, null, page)
  const [postedErrors] = useState(() => errorsOf(posted))
  const [question, setQuestion] = useState(posted?.ok === false ? posted.question : undefined)
  const [sent, setSent] = useState(posted?.ok ? { ...posted.receipt, values: read(posted.values) } : undefined)

  const form = useForm<Values<F>>({
    resolver,
    defaultValues: (posted?.ok === false ? read(posted.values) : defaults) as DefaultValues<Values<F>>,
    errors: postedErrors as FieldErrors<Values<F>>,
  })
  const forgetDraft = useDraft({ form, name: definition.draft, empty, isSent: posted?.ok, start: browserStart })
  const onSubmit = useSubmission({ definition, form, submit, onSent: handleSent, onAsked: setQuestion })

  function handleSent(receipt: Receipt, values: SentValues) {
    form.reset(defaults)
    forgetDraft()
    finish(receipt, values)
    if (!onSent) setSent({ ...receipt, values: read(values) })
  }

  function finish(receipt: Receipt, values: SentValues) {
    // For components/layout/load-analytics.ts. A review is no request.
    if (definition.next) performance.mark('request', { detail: page })
    if (definition.next && !hasNoReceipts)
      loadReceipts().then((receipts) => receipts?.saveReceipt(definition, page, receipt, values))
    onSent?.(receipt)
  }

  const handlePosted = useEffectEvent(() => sent && finish(sent, sent.values as SentValues))
  useEffect(() => void handlePosted(), [])

  function field(name: Names<F>): FieldProps {
    const one = definition.fields[name]
    return { name, id: `${id}${name}`, label: one?.label, isOptional: one && isOptional(one) }
  }

  /** True after a post without JavaScript or before hydration. */
  const isPosted = posted !== null
  const element = { action, onSubmit, onFocus: load }
  return { definition, page, contacts, form, field, element, isPosted, postedErrors, question, sent, setSent }
}

/** Before it is sent: whoever goes on at once has the receipt kept all the same. */
function load() {
  loadResolver()
  loadReceipts()
}

/** Undefined if loading fails: the receipt is on the page and in a mail. */
const loadReceipts = () => import('./saved-receipts').catch(() => undefined)

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

type SubmissionOptions<F extends FormDefinition> = {
  definition: F
  form: UseFormReturn<Values<F>>
  submit: FormAction
  onSent: (receipt: Receipt, values: SentValues) => void
  onAsked: (question: Refusal['question']) => void
}

const updated = 'The site has been updated. Copy longer texts, reload this page and send again.'

/** As components/layout/early/note-source.ts has kept it. */
function readKeptSource() {
  try {
    return sessionStorage.getItem('source') ?? ''
  } catch {
    return ''
  }
}

/** Submits what the browser would post without JavaScript. Failures keep all fields. */
function useSubmission<F extends FormDefinition>({ definition, form, submit, onSent, onAsked }: SubmissionOptions<F>) {
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
      .catch((error: unknown) => fail({}, isOutdated(error) ? updated : ''))
  }

  async function send(element: HTMLFormElement) {
    const data = new FormData(element)
    // Makes retries idempotent. Not randomUUID, which requires https.
    key.current ||= String(crypto.getRandomValues(new Uint32Array(4)))
    data.set('idempotencyKey', key.current)
    // Since navigation, not hydration: on a slow phone people type before that.
    data.set('openFor', performance.now().toFixed())
    data.set('source', readKeptSource())
    const result = await submit(null, data)
    if (!result.ok) return fail(result)
    key.current = ''
    // Of a post without JavaScript that was refused (app/layout.tsx).
    document.title = document.title.replace('Not sent yet: ', '')
    showToast(definition.success)
    onSent(result.receipt, Object.fromEntries(data) as SentValues)
  }

  function fail({ fieldErrors = {}, question, message }: Refusal, advice = message) {
    onAsked(question)
    // In the order of the screen, to focus the first error.
    const names = Object.keys(definition.fields).filter((name) => name in fieldErrors)
    for (const name of names) plain.setError(name, { message: fieldErrors[name], type: question?.suggestion })
    if (names[0]) plain.setFocus(names[0])
    else plain.setError('root', { message: advice })
    // A question is no failure.
    if (!question) showToast({ ...definition.failure, ...(message && { description: message }), isDestructive: true })
  }

  return onSubmit
}

/** `root`: of no field. */
function errorsOf(result: FormResult | null) {
  if (result?.ok !== false) return undefined
  const { fieldErrors, message = '' } = result
  const errors = Object.entries(fieldErrors ?? { root: message })
  return Object.fromEntries(errors.map(([name, message]) => [name, { message }]))
}
