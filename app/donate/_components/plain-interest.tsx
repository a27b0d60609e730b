'use client'
import { EmailField, SelectField, TextareaField } from '@/components/form/input-fields'
import { LeadForm } from '@/components/form/lead-form'
import { ReceiptNote } from '@/components/form/receipt-note'
import { SendRow } from '@/components/form/send-row'
import { type Contacts, useLeadForm } from '@/components/form/use-lead-form'
import { donate } from '@/lib/content/donate'
import { submitDonationInquiry } from '@/lib/leads/actions'
import { donationInquiry } from '@/lib/leads/kinds/donation-inquiry'

const { once, monthly } = donate.options
const { title } = donate.plain
const { success, next } = donationInquiry

export function PlainInterest({ contacts }: { contacts: Contacts }) {
  const start = { donationType: once.donationType, title }
  const lead = useLeadForm(donationInquiry, {
    submit: submitDonationInquiry,
    page: '/donate',
    contacts,
    start,
    hasNoReceipts: true,
  })
  const { field, sent } = lead
  return (
    <LeadForm
      lead={lead}
      id="interest"
      className="mt-stack hidden max-w-form scroll-mt-header gap-5 rounded-panel border border-line bg-white p-[clamp(1.25rem,3vw,2.5rem)] noscript:grid print:hidden"
    >
      <h3 className="font-head text-head">{title}</h3>
      {sent && (
        // biome-ignore lint/a11y/noAutofocus: without a script nothing else brings it into view
        <div role="status" tabIndex={-1} autoFocus className="outline-none">
          <p className="font-semibold">{success.title}</p>
          <p className="mt-1">{success.description}</p>
          <ReceiptNote
            reference={sent.reference}
            changePath={sent.changePath}
            next={next(sent.replyTime)}
            whatsapp={contacts.whatsapp}
          />
        </div>
      )}
      <input type="hidden" name="title" value={title} />
      <SelectField {...field('donationType')}>
        {[once, monthly].map(({ donationType, title }) => (
          <option key={donationType} value={donationType}>
            {title}
          </option>
        ))}
      </SelectField>
      <EmailField {...field('email')} />
      <TextareaField {...field('message')} rows={4} />
      <SendRow lead={lead}>Submit interest</SendRow>
    </LeadForm>
  )
}
