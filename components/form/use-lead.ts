import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DefaultValues, type FieldErrors, type Path, useForm } from 'react-hook-form'
import { emptyValues, type Form, postedValues, type Values } from '@/lib/forms/form'
import type { Receipt } from '@/lib/forms/form-result'
import { lazyResolver, preloadResolver } from './lazy-resolver'
import type { Lead, LeadOptions } from './lead'
import { useDraft } from './use-draft'
import { fieldProps } from './use-field'
import { usePosted } from './use-posted'
import { useSubmit } from './use-submit'

type Options<F extends Form> = LeadOptions<F> & {
  /** Runs instead of the receipt: close a dialog, go to another page. */
  onSent?: (receipt: Receipt) => void
}

export function useLead<F extends Form>(asks: F, { submit, page, contacts, start, onSent }: Options<F>): Lead<F> {
  const id = useId()
  const [empty] = useState(() => emptyValues(asks))
  const [resolver] = useState(() => lazyResolver(asks))
  const defaults = { ...empty, ...start } as DefaultValues<Values<F>>
  const posted = usePosted(submit, page, (values) => postedValues(asks, values, { ...empty, ...start }))
  const [sent, setSent] = useState(posted.receipt)

  const form = useForm<Values<F>>({
    resolver,
    defaultValues: (posted.values as typeof defaults) ?? defaults,
    errors: posted.errors as FieldErrors<Values<F>>,
  })
  const forgetDraft = useDraft(form, asks.draft, empty, Boolean(posted.receipt))
  const { onSubmit, failure } = useSubmit(form, {
    submit,
    messages: asks,
    defaults,
    failure: posted.failure,
    onSuccess: (receipt, values) => {
      forgetDraft()
      if (onSent) onSent(receipt)
      else setSent({ ...receipt, values })
    },
  })

  function again() {
    flushSync(() => setSent(undefined))
    form.setFocus(Object.keys(asks.fields)[0] as Path<Values<F>>)
  }

  return {
    asks,
    page,
    contacts,
    form,
    field: (name) => fieldProps(asks, form, id, name),
    element: { action: posted.action, onSubmit, onFocus: preloadResolver },
    isPosted: posted.isPosted,
    postedErrors: posted.errors,
    failure,
    sent,
    again,
  }
}
