'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { EmailField } from '@/components/form/email-field'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { ReceiptPanel } from '@/components/form/receipt-panel'
import { SelectField } from '@/components/form/select-field'
import { type Contacts, SendFailure } from '@/components/form/send-failure'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { TextareaField } from '@/components/form/textarea-field'
import { usePosted } from '@/components/form/use-posted'
import { useSubmit } from '@/components/form/use-submit'
import { Link } from '@/components/ui/link'
import { TextLink, textLinkLook } from '@/components/ui/text-link'
import { receiptNext } from '@/lib/content/receipts'
import { submitInquiry } from '@/lib/data/actions'
import { type InquiryFields, inquiryDefaults, inquiryTypes } from '@/lib/forms/inquiry-fields'
import { pickFields } from '@/lib/forms/pick-fields'

const messages = {
  success: { title: 'Inquiry Submitted', description: "We'll get back to you soon!" },
  failure: { title: 'Error', description: 'Failed to submit inquiry' },
}

const loadResolver = () => import('./inquiry-resolver').then(({ inquiryResolver }) => inquiryResolver)
const resolver = lazyResolver(loadResolver)

/** Next keeps a page one has left; its receipt must not greet the next visit, only the Back button brings it again. */
export function InquiryForm(props: { contacts: Contacts }) {
  const { bfcacheId } = useRouter()
  return <Inquiry key={bfcacheId} {...props} />
}

function Inquiry({ contacts }: { contacts: Contacts }) {
  const posted = usePosted(submitInquiry, (values) => pickFields(inquiryDefaults, values), '/community')
  const [sent, setSent] = useState(posted.receipt)
  const form = useForm<InquiryFields>({
    resolver,
    defaultValues: posted.values ?? inquiryDefaults,
    errors: posted.errors,
  })
  const { onSubmit, failure } = useSubmit(form, {
    submit: submitInquiry,
    messages,
    defaults: inquiryDefaults,
    failure: posted.failure,
    onSuccess: (receipt, values) => setSent({ ...receipt, values }),
  })

  if (sent) return <Receipt sent={sent} whatsapp={contacts.whatsapp} onAgain={() => setSent(undefined)} />
  return (
    <form
      action={posted.action}
      onSubmit={onSubmit}
      onFocus={() => void loadResolver().catch(() => {})}
      noValidate
      className="grid gap-5.5 rounded-panel border border-line bg-white p-[clamp(1.25rem,3vw,2.5rem)] print:hidden"
    >
      <TextField form={form} name="name" label="Name" autoComplete="name" enterKeyHint="next" />
      <EmailField form={form} name="email" />
      <SelectField form={form} name="type" label="What is it about?">
        {inquiryTypes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextareaField form={form} name="message" label="Message" />
      <div className="grid justify-items-start gap-3.5">
        <SubmitButton form={form}>Send inquiry</SubmitButton>
        {failure && <SendFailure {...contacts} {...failure} />}
        <p className="max-w-md text-ink-soft text-small">
          We use your details to answer this message and for nothing else.{' '}
          <Link href="/privacy" className="whitespace-nowrap underline underline-offset-2 hover:text-ink">
            Privacy Policy
          </Link>
        </p>
      </div>
    </form>
  )
}

type ReceiptProps = { sent: { reference: string; values: InquiryFields }; whatsapp: string; onAgain: () => void }

function Receipt({ sent: { reference, values }, whatsapp, onAgain }: ReceiptProps) {
  return (
    <ReceiptPanel
      title={messages.success.title}
      text={messages.success.description}
      reference={reference}
      rows={[
        { label: 'About', value: inquiryTypes.find(({ value }) => value === values.type)?.label ?? values.type },
        { label: 'Answer goes to', value: values.email },
      ]}
      next={receiptNext.inquiry}
      whatsapp={whatsapp}
    >
      <TextLink href="/community-engagement">See the projects</TextLink>
      <button type="button" onClick={onAgain} className={textLinkLook('noscript:hidden')}>
        Write another message
      </button>
    </ReceiptPanel>
  )
}
