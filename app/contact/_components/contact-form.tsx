'use client'
import { ArrowRight } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { CallTimeField, EmailField, TextareaField, TextField } from '@/components/form/input-fields'
import { LeadForm } from '@/components/form/lead-form'
import { LeadReceipt } from '@/components/form/lead-receipt'
import { SendRow } from '@/components/form/send-row'
import type { BrowserStart } from '@/components/form/use-draft'
import { type Contacts, useLeadForm } from '@/components/form/use-lead-form'
import { TextLink } from '@/components/ui/text-link'
import type { Values } from '@/lib/forms/form-definition'
import { submitContactMessage } from '@/lib/leads/actions'
import { contactMessage } from '@/lib/leads/kinds/contact-message'
import { EarlyAnswers } from './early-answers'

// A question that no page answers.
const browserStart: BrowserStart<Values<typeof contactMessage>> = {
  fromAddress(search, now) {
    const message = search.get('message')?.slice(0, contactMessage.fields.message.max)
    return message && !now.message ? { message } : {}
  },
}

export function ContactForm({ title, contacts }: { title: string; contacts: Contacts }) {
  const lead = useLeadForm(contactMessage, { submit: submitContactMessage, page: '/contact', contacts, browserStart })
  const { field, form } = lead
  const wantsCall = Boolean(useWatch({ control: form.control, name: 'callTime' }))
  return (
    <LeadForm
      lead={lead}
      className="grid gap-5.5 print:hidden"
      receipt={
        <LeadReceipt lead={lead} again="Write another message">
          <TextLink href="/itineraries">
            Look at our trips
            <ArrowRight className="size-5" />
          </TextLink>
        </LeadReceipt>
      }
    >
      <h2 className="mb-0.5 font-head text-head">{title}</h2>
      <TextField {...field('name')} autoComplete="name" enterKeyHint="next" />
      <EmailField {...field('email')} />
      <EarlyAnswers>
        <TextField {...field('subject')} autoComplete="off" enterKeyHint="next" />
        <TextareaField {...field('message')} rows={6} />
      </EarlyAnswers>
      <CallTimeField {...field('callTime')} />
      {/* Without scripts nobody knows whether it is needed. */}
      <div className={wantsCall ? undefined : 'hidden noscript:block'}>
        <TextField
          {...field('phone')}
          isOptional={!wantsCall}
          inputMode="tel"
          autoComplete="tel"
          hint="With the country code, such as +44 7700 900123."
        />
      </div>
      <SendRow lead={lead}>Send message</SendRow>
    </LeadForm>
  )
}
