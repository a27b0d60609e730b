'use client'
import { useForm } from 'react-hook-form'
import { EmailField } from '@/components/form/email-field'
import { type Contacts, SendFailure } from '@/components/form/send-failure'
import { SubmitButton } from '@/components/form/submit-button'
import { TextareaField } from '@/components/form/textarea-field'
import { useSubmit } from '@/components/form/use-submit'
import { Dialog } from '@/components/ui/dialog'
import { submitDonationInquiry } from '@/lib/data/actions'
import { type DonationFields, donationDefaults } from '@/lib/forms/donation-fields'
import { donationMessages } from './donation-messages'
import { donationResolver } from './donation-resolver'

type Props = {
  type: string
  title: string
  contacts: Contacts
  isOpen: boolean
  onClose: () => void
  onSent: (reference: string) => void
}

/** Asks for an email address and a word about the gift. Loaded when it is first wanted. */
export function DonationInterestDialog({ type, title, contacts, isOpen, onClose, onSent }: Props) {
  const defaults = { ...donationDefaults, donationType: type, title }
  const form = useForm<DonationFields>({ resolver: donationResolver, defaultValues: defaults })
  const { onSubmit, failure } = useSubmit(form, {
    submit: submitDonationInquiry,
    messages: donationMessages,
    defaults,
    onSuccess: ({ reference }) => {
      onSent(reference)
      onClose()
    },
  })

  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} className="print:hidden!">
      <p className="mb-5 font-serif text-body text-ink-soft">
        Leave your address and we write back with the options and what each would do. Nothing is paid here.
      </p>
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        <EmailField form={form} name="email" />
        <TextareaField
          form={form}
          name="message"
          label="Message"
          hint="What you would like it to go to, for example."
          isOptional
          rows={4}
        />
        <div className="grid justify-items-start gap-3.5">
          <SubmitButton form={form}>Submit interest</SubmitButton>
          {failure && <SendFailure {...contacts} {...failure} />}
        </div>
      </form>
    </Dialog>
  )
}
