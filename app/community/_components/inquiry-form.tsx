'use client'
import { EmailField, SelectField, TextareaField, TextField } from '@/components/form/input-fields'
import { LeadForm } from '@/components/form/lead-form'
import { LeadReceipt } from '@/components/form/lead-receipt'
import { SendRow } from '@/components/form/send-row'
import { type Contacts, useLeadForm } from '@/components/form/use-lead-form'
import { TextLink } from '@/components/ui/text-link'
import { submitInquiry } from '@/lib/leads/actions'
import { inquiry, inquiryTypes } from '@/lib/leads/kinds/inquiry'

export function InquiryForm({ contacts }: { contacts: Contacts }) {
  const lead = useLeadForm(inquiry, { submit: submitInquiry, page: '/community', contacts })
  const { field } = lead
  return (
    <LeadForm
      lead={lead}
      className="grid gap-5.5 rounded-panel border border-line bg-white p-[clamp(1.25rem,3vw,2.5rem)] print:hidden"
      receipt={
        <LeadReceipt lead={lead} again="Write another message">
          <TextLink href="/community-engagement">See the projects</TextLink>
        </LeadReceipt>
      }
    >
      <TextField {...field('name')} autoComplete="name" enterKeyHint="next" />
      <EmailField {...field('email')} />
      <SelectField {...field('type')}>
        {inquiryTypes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextareaField {...field('message')} />
      <SendRow lead={lead}>Send inquiry</SendRow>
    </LeadForm>
  )
}
