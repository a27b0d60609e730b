'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { ReceiptPanel } from '@/components/form/receipt-panel'
import type { Contacts } from '@/components/form/send-failure'
import { useDraft } from '@/components/form/use-draft'
import { usePosted } from '@/components/form/use-posted'
import { useSubmit } from '@/components/form/use-submit'
import { TextLink } from '@/components/ui/text-link'
import { receiptNext } from '@/lib/content/receipts'
import { submitVolunteerApplication } from '@/lib/data/actions'
import { type ApplicationFields, applicationDefaults, applicationFieldsOf } from '@/lib/forms/application-fields'
import { keepApplicationReceipt } from '@/lib/forms/application-receipt'
import { programs } from '@/lib/forms/volunteer-options'
import { ApplicationForm } from './application-form'

const messages = {
  success: {
    title: 'Application Submitted',
    description: "Thank you for your interest in volunteering with us. We'll be in touch soon!",
  },
  failure: { title: 'Error', description: 'There was an error submitting your application. Please try again.' },
}

const loadResolver = () => import('./application-resolver').then(({ applicationResolver }) => applicationResolver)
const resolver = lazyResolver(loadResolver)

/** The application from the first field to /thank-you. */
export function ApplicationDesk({ contacts }: { contacts: Contacts }) {
  const router = useRouter()
  const posted = usePosted(submitVolunteerApplication, applicationFieldsOf, '/volunteer')
  const form = useForm<ApplicationFields>({
    resolver,
    defaultValues: posted.values ?? applicationDefaults,
    errors: posted.errors,
  })
  const forgetDraft = useDraft(form, 'volunteer', applicationDefaults)
  const { onSubmit, failure } = useSubmit(form, {
    submit: submitVolunteerApplication,
    messages,
    defaults: applicationDefaults,
    failure: posted.failure,
    onSuccess: ({ reference }) => finish(reference),
  })

  function finish(reference: string) {
    forgetDraft()
    keepApplicationReceipt(reference)
    router.push('/thank-you')
  }

  // The list of programmes links here with the one that was chosen; it goes before the draft.
  useEffect(() => {
    const chosen = new URLSearchParams(window.location.search).get('program')
    if (programs.some(({ value }) => value === chosen)) form.setValue('program', chosen ?? '')
  }, [form])

  // Sent before hydration: the way goes on from here.
  const finishPosted = useEffectEvent(() => {
    if (posted.receipt) finish(posted.receipt.reference)
  })
  useEffect(() => finishPosted(), [])

  // Without JavaScript this is where it ends.
  if (posted.receipt) {
    const { title, description } = messages.success
    return (
      <ReceiptPanel
        title={title}
        text={description}
        reference={posted.receipt.reference}
        next={receiptNext.application}
        whatsapp={contacts.whatsapp}
      >
        <TextLink href="/volunteers">See the programmes again</TextLink>
      </ReceiptPanel>
    )
  }
  return (
    <form action={posted.action} onSubmit={onSubmit} onFocus={() => void loadResolver().catch(() => {})} noValidate>
      <ApplicationForm form={form} failure={failure && { ...contacts, ...failure }} />
    </form>
  )
}
