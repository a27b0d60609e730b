'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { EmailField } from '@/components/form/email-field'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { PostedErrors } from '@/components/form/posted-errors'
import { type Contacts, SendFailure } from '@/components/form/send-failure'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { TextareaField } from '@/components/form/textarea-field'
import { usePosted } from '@/components/form/use-posted'
import { useSubmit } from '@/components/form/use-submit'
import { Link } from '@/components/ui/link'
import { submitContactMessage } from '@/lib/data/actions'
import { type ContactFields, contactDefaults } from '@/lib/forms/contact-fields'
import { pickFields } from '@/lib/forms/pick-fields'
import { ContactReceipt } from './contact-receipt'

const messages = {
  success: { title: 'Message Sent', description: "We'll get back to you soon!" },
  failure: { title: 'Error', description: 'Failed to send message. Please try again.' },
}

const loadResolver = () => import('./contact-resolver').then(({ contactResolver }) => contactResolver)
const resolver = lazyResolver(loadResolver)

type Props = { title: string; contacts: Contacts }

/** Next keeps a page one has left; its receipt must not greet the next visit, only the Back button brings it again. */
export function ContactForm(props: Props) {
  const { bfcacheId } = useRouter()
  return <Contact key={bfcacheId} {...props} />
}

function Contact({ title, contacts }: Props) {
  const posted = usePosted(submitContactMessage, (values) => pickFields(contactDefaults, values), '/contact')
  const [sent, setSent] = useState(posted.receipt)
  const form = useForm<ContactFields>({
    resolver,
    defaultValues: posted.values ?? contactDefaults,
    errors: posted.errors,
  })
  const { onSubmit, failure } = useSubmit(form, {
    submit: submitContactMessage,
    messages,
    defaults: contactDefaults,
    failure: posted.failure,
    onSuccess: (receipt, values) => setSent({ ...receipt, values }),
  })

  if (sent) {
    const { whatsapp } = contacts
    const handleAgain = () => setSent(undefined)
    return <ContactReceipt message={messages.success} sent={sent} whatsapp={whatsapp} onAgain={handleAgain} />
  }
  return (
    <div className="print:hidden">
      <h2 className="mb-6 font-head text-head">{title}</h2>
      <form
        action={posted.action}
        onSubmit={onSubmit}
        onFocus={() => void loadResolver().catch(() => {})}
        noValidate
        className="grid gap-5.5"
      >
        {posted.errors && <PostedErrors count={Object.keys(posted.errors).length} />}
        <TextField form={form} name="name" label="Name" autoComplete="name" enterKeyHint="next" />
        <EmailField form={form} name="email" />
        <TextField form={form} name="subject" label="Subject" autoComplete="off" enterKeyHint="next" />
        <TextareaField form={form} name="message" label="Message" rows={6} />
        <div className="grid justify-items-start gap-3.5">
          <SubmitButton form={form}>Send message</SubmitButton>
          {failure && <SendFailure {...contacts} {...failure} />}
          <p className="max-w-md text-ink-soft text-small">
            We use your details to answer this message and for nothing else.{' '}
            <Link href="/privacy" className="whitespace-nowrap underline underline-offset-2 hover:text-ink">
              Privacy Policy
            </Link>
          </p>
        </div>
      </form>
    </div>
  )
}
