'use client'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { LeadForm } from '@/components/form/lead-form'
import { LeadReceipt } from '@/components/form/lead-receipt'
import { type Contacts, useLeadForm } from '@/components/form/use-lead-form'
import { TextLink } from '@/components/ui/text-link'
import { programs } from '@/lib/domain/programmes'
import { submitVolunteerApplication } from '@/lib/leads/actions'
import { volunteerApplication } from '@/lib/leads/kinds/volunteer-application'
import { ApplicationForm } from './application-form'

type Props = Pick<ComponentProps<typeof ApplicationForm>, 'availability'> & { contacts: Contacts }

// Links from the list of programmes.
const browserStart = {
  fromAddress(search: URLSearchParams) {
    const program = search.get('program') ?? ''
    return programs.some(({ value }) => value === program) ? { program } : {}
  },
}

export function Application({ contacts, availability }: Props) {
  const router = useRouter()
  const lead = useLeadForm(volunteerApplication, {
    submit: submitVolunteerApplication,
    page: '/volunteer',
    contacts,
    browserStart,
    // Without JavaScript the receipt is the end.
    onSent: () => router.push('/thank-you'),
  })
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
