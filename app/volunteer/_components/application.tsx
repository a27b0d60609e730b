'use client'
import { useRouter } from 'next/navigation'
import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { LeadForm } from '@/components/form/lead-form'
import { LeadReceipt } from '@/components/form/lead-receipt'
import { type Contacts, useLeadForm } from '@/components/form/use-lead-form'
import { TextLink } from '@/components/ui/text-link'
import { programs } from '@/lib/domain/programmes'
import { submitVolunteerApplication } from '@/lib/leads/actions'
import { volunteerApplication } from '@/lib/leads/kinds/volunteer-application'
import { ApplicationForm } from './application-form'

type Props = Pick<ComponentProps<typeof ApplicationForm>, 'availability'> & { contacts: Contacts }

export function Application({ contacts, availability }: Props) {
  const router = useRouter()
  const lead = useLeadForm(volunteerApplication, {
    submit: submitVolunteerApplication,
    page: '/volunteer',
    contacts,
    onSent: goOn,
  })
  const { form, sent } = lead

  function goOn() {
    router.push('/thank-you')
  }

  // Links from the list of programmes override the draft.
  useEffect(() => {
    const chosen = new URLSearchParams(window.location.search).get('program')
    if (programs.some(({ value }) => value === chosen)) form.setValue('program', chosen ?? '')
  }, [form])

  // Continues after a post before hydration. Without JavaScript the receipt is the end.
  const goOnPosted = useEffectEvent(() => sent && goOn())
  useEffect(() => {
    goOnPosted()
  }, [])

  return (
    <LeadForm
      lead={lead}
      receipt={
        <LeadReceipt lead={lead}>
          <TextLink href="/volunteers">See the programmes again</TextLink>
        </LeadReceipt>
      }
    >
      <ApplicationForm lead={lead} availability={availability} />
    </LeadForm>
  )
}
