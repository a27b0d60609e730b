'use client'
import { useState } from 'react'
import { EmailField, TextareaField } from '@/components/form/input-fields'
import { LeadForm } from '@/components/form/lead-form'
import { ReceiptNote } from '@/components/form/receipt-note'
import { SendRow } from '@/components/form/send-row'
import { type Contacts, useLeadForm } from '@/components/form/use-lead-form'
import { Dialog } from '@/components/ui/dialog'
import type { Receipt } from '@/lib/forms/form-result'
import { submitDonationInquiry } from '@/lib/leads/actions'
import { donationInquiry } from '@/lib/leads/kinds/donation-inquiry'

type Props = {
  type: string
  title: string
  contacts: Contacts
  opening: number
  onClose: () => void
}

export function DonationInterestDialog({ type, title, contacts, opening, onClose }: Props) {
  const [sent, setSent] = useState<Receipt>()
  const lead = useLeadForm(donationInquiry, {
    submit: submitDonationInquiry,
    page: '/donate',
    contacts,
    start: { donationType: type, title },
    hasNoReceipts: true,
    onSent: (receipt) => {
      setSent(receipt)
      onClose()
    },
  })
  return (
    <>
      {sent && (
        <ReceiptNote
          reference={sent.reference}
          changePath={sent.changePath}
          next={donationInquiry.next(sent.replyTime)}
          whatsapp={contacts.whatsapp}
        />
      )}
      <Dialog title={title} opening={opening} onClose={onClose} className="print:hidden!">
        <p className="mb-5 font-serif text-body text-ink-soft">
          Leave your email address and we will write back with the options and what each would do. Nothing is paid here.
        </p>
        <LeadForm lead={lead} className="grid gap-5">
          <input type="hidden" name="donationType" value={type} />
          <input type="hidden" name="title" value={title} />
          <EmailField {...lead.field('email')} />
          <TextareaField
            {...lead.field('message')}
            hint="For example, what you would like your gift to pay for."
            rows={4}
          />
          <SendRow lead={lead}>Submit interest</SendRow>
        </LeadForm>
      </Dialog>
    </>
  )
}
