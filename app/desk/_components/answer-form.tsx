'use client'
import { type ReactNode, useActionState } from 'react'
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
  hasWhatsapp: boolean
  /** What was answered before, if anything was. */
  answered?: string
  /** Above the fields. */
  children?: ReactNode
}

/** An answer is written, read once more, and sent by mail or opened in WhatsApp. */
export function AnswerForm({ action, hidden, subject, text, reply, email, hasWhatsapp, answered, children }: Props) {
  const [state, send] = useActionState(action, null)
  const name = reply ? `Answer: ${reply}` : 'Answer'
  const check = state?.check
  const whatsapp = hasWhatsapp && (
    <button type="submit" name="step" value="whatsapp" className={email ? 'quiet' : undefined}>
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
        {whatsapp}
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
        {whatsapp}
      </PostedForm>
    </>
  )
}
