'use client'
import { controlLook } from '@/components/form/control-look'
import { Field } from '@/components/form/field'
import { PostedErrors } from '@/components/form/posted-errors'
import { ReceiptNote } from '@/components/form/receipt-note'
import { RobotTrap } from '@/components/form/robot-trap'
import { type Contacts, SendFailure } from '@/components/form/send-failure'
import { usePosted } from '@/components/form/use-posted'
import { Button } from '@/components/ui/button'
import { donate } from '@/lib/content/donate'
import { receiptNext } from '@/lib/content/receipts'
import { submitDonationInquiry } from '@/lib/data/actions'
import { donationDefaults } from '@/lib/forms/donation-fields'
import { pickFields } from '@/lib/forms/pick-fields'
import { donationMessages } from './donation-messages'

const { once, monthly } = donate.options

/** Where no script opens the dialog: the same form, in the page. */
export function PlainInterest({ contacts }: { contacts: Contacts }) {
  const posted = usePosted(submitDonationInquiry, (values) => pickFields(donationDefaults, values), '/donate')
  const error = (name: string) => posted.errors?.[name]?.message
  const { success } = donationMessages
  return (
    <form
      id="interest"
      action={posted.action}
      noValidate
      className="mt-stack hidden max-w-form scroll-mt-header gap-5 rounded-panel border border-line bg-white p-[clamp(1.25rem,3vw,2.5rem)] noscript:grid print:hidden"
    >
      <h3 className="font-head text-head">{donate.plain.title}</h3>
      {posted.errors && <PostedErrors count={Object.keys(posted.errors).length} />}
      {posted.receipt && (
        <div role="status">
          <p className="font-semibold">{success.title}</p>
          <p className="mt-1">{success.description}</p>
          <ReceiptNote reference={posted.receipt.reference} next={receiptNext.donation} whatsapp={contacts.whatsapp} />
        </div>
      )}
      <input type="hidden" name="title" value={donate.plain.title} />
      <Field id="interest-type" label={donate.plain.how}>
        <select
          id="interest-type"
          name="donationType"
          defaultValue={posted.values?.donationType || once.donationType}
          className={controlLook}
        >
          {[once, monthly].map(({ donationType, title }) => (
            <option key={donationType} value={donationType}>
              {title}
            </option>
          ))}
        </select>
      </Field>
      <Field id="interest-email" label="Email" error={error('email')}>
        <input
          id="interest-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={posted.values?.email}
          aria-invalid={Boolean(error('email'))}
          aria-describedby={error('email') && 'interest-email-notes'}
          className={controlLook}
        />
      </Field>
      <Field id="interest-message" label="Message" isOptional error={error('message')}>
        <textarea
          id="interest-message"
          name="message"
          rows={4}
          defaultValue={posted.values?.message}
          aria-invalid={Boolean(error('message'))}
          aria-describedby={error('message') && 'interest-message-notes'}
          className={controlLook}
        />
      </Field>
      <div className="grid justify-items-start gap-3.5">
        <Button type="submit">Submit interest</Button>
        <RobotTrap />
        {posted.failure && <SendFailure {...contacts} {...posted.failure} />}
      </div>
    </form>
  )
}
