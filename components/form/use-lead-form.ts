import type { Route } from 'next'
import { useActionState, useEffect, useEffectEvent, useId, useState } from 'react'
import { type DefaultValues, type FieldErrors, type Resolver, useForm } from 'react-hook-form'
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
import { errorsOf, useSubmission } from './use-submission'

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

export type Lead<F extends FormDefinition> = ReturnType<typeof useLeadForm<F>>

type SentValues = NonNullable<FormResult['values']>

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
  const [sent, setSent] = useState(posted?.ok ? { ...posted.receipt, values: read(posted.values) } : undefined)

  const form = useForm<Values<F>>({
    resolver,
    defaultValues: (posted?.ok === false ? read(posted.values) : defaults) as DefaultValues<Values<F>>,
    errors: postedErrors as FieldErrors<Values<F>>,
  })
  const forgetDraft = useDraft({ form, name: definition.draft, empty, isSent: posted?.ok, start: browserStart })
  const onSubmit = useSubmission({ definition, form, submit, onSent: handleSent })

  function handleSent(receipt: Receipt, values: SentValues) {
    form.reset(defaults)
    forgetDraft()
    if (!onSent) setSent({ ...receipt, values: read(values) })
    finish(receipt, values)
  }

  function finish(receipt: Receipt, values: SentValues) {
    if (definition.next && !hasNoReceipts)
      import('./saved-receipts').then(
        ({ saveReceipt }) => saveReceipt(definition, page, receipt, values),
        () => undefined,
      )
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
  const element = { action, onSubmit, onFocus: () => void loadResolver() }
  return { definition, page, contacts, form, field, element, isPosted, postedErrors, sent, setSent }
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
