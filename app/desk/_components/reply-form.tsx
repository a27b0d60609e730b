'use client'
import { type ReactNode, useActionState } from 'react'
import { whatsappHref } from '@/lib/content/contact-links'
import { waits } from '@/lib/desk/waits'
import { CheckHeading, Choice, type DeskFormAction, Field, News, PostedForm, TextArea } from './desk-form'

type Props = {
  action: DeskFormAction
  hidden: Record<string, string | undefined>
  subject: string
  text: string
  /** The ready answer that it begins with. */
  reply?: string
  email: string
  /** Their number, if it is one of WhatsApp. */
  whatsapp?: string | null
  /** What was answered before, if anything was. */
  answered?: string
  /** Above the fields. */
  children?: ReactNode
}

/** An answer is written, read once more, and sent by mail or opened in WhatsApp. */
export function ReplyForm({ action, hidden, subject, text, reply, email, whatsapp, answered, children }: Props) {
  const [state, send] = useActionState(action, null)
  const name = reply ? `Answer: ${reply}` : 'Answer'
  const check = state?.check
  const byWhatsapp = whatsapp && (
    <button
      type="submit"
      name="step"
      value="whatsapp"
      className={email ? 'quiet' : undefined}
      onClick={({ currentTarget: button }) => {
        button.value = button.form && openWhatsapp(button.form, whatsapp) ? 'opened' : 'whatsapp'
      }}
    >
      By WhatsApp
    </button>
  )
  if (check) {
    const { subject, text, back } = state.values
    const sent = { ...hidden, subject, text, back, seen: String(check.seen) }
    return (
      <PostedForm name={name} action={send} state={state} hidden={sent}>
        <News news={check} />
        <CheckHeading>Send this?</CheckHeading>
        {check.since.length === 0 && answered && <p className="note problem">{answered}</p>}
        <p>{email ? `To ${email}. It goes out at once and cannot be called back.` : 'There is no email address.'}</p>
        <h3>{subject}</h3>
        <blockquote>{text}</blockquote>
        {email && (
          <button type="submit" name="step" value="send">
            {check.since.length > 0 ? 'Send all the same' : 'Send it'}
          </button>
        )}
        {byWhatsapp}
        <button type="submit" name="step" value="edit" className="quiet">
          Change it
        </button>
      </PostedForm>
    )
  }
  return (
    <>
      {answered && (
        <p className="note problem" role="status">
          {answered}
        </p>
      )}
      {children}
      <PostedForm name={name} action={send} state={state} hidden={hidden}>
        {email && <Field name="subject" label="Subject" defaultValue={subject} max={160} />}
        <TextArea name="text" label="Your answer" defaultValue={text} />
        <Choice name="back" label="Come back if they are silent" options={waits} defaultValue="3" />
        {email && (
          <button type="submit" name="step" value="check">
            Check before sending
          </button>
        )}
        {byWhatsapp}
      </PostedForm>
    </>
  )
}

/**
 * With the tap that stores it, since browsers open nothing later. Not what the desk refuses: an empty text, or one with a
 * placeholder. Without scripts the desk stores it and leads on to WhatsApp. Returns whether it was opened.
 */
function openWhatsapp(form: HTMLFormElement, number: string) {
  const text = String(new FormData(form).get('text') ?? '')
  if (!navigator.onLine || !form.checkValidity() || /\{[a-z]+\}/.test(text)) return false
  window.open(whatsappHref(number, text), '_blank', 'noreferrer')
  return true
}
