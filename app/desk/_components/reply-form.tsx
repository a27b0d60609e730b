'use client'
import { type MouseEvent, use, useActionState, useState } from 'react'
import { whatsappHref } from '@/lib/content/contact-links'
import { addReply } from '@/lib/desk/compose'
import { waits } from '@/lib/desk/waits'
import { CheckHeading, Choice, type DeskFormAction, Field, KeptDraft, News, PostedForm, TextArea } from './desk-form'

type Props = {
  action: DeskFormAction
  hidden: Record<string, string | undefined>
  subject: string
  text: string
  /** Ready answers, filled in, for this request. `href`: the page with it added, without scripts. */
  replies: ReadyAnswer[]
  /** The names of those that it begins with. */
  chosen: string[]
  email: string
  /** Their number, if it is one of WhatsApp. */
  whatsapp?: string | null
  /** What was answered before, if anything was. */
  answered?: string
}

type ReadyAnswer = { name: string; subject: string; text: string; href: string }

/** An answer is written, read once more, and sent by mail or opened in WhatsApp. */
export function ReplyForm({ action, hidden, subject, text, replies, chosen, email, whatsapp, answered }: Props) {
  const [state, send] = useActionState(action, null)
  const name = ['Answer', ...chosen].join(': ')
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
      <PostedForm name={name} action={send} state={state} hidden={hidden}>
        <ReadyAnswers replies={replies} chosen={chosen} />
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

/** Each adds its paragraphs to what is written; the first one its subject too. */
function ReadyAnswers({ replies, chosen }: Pick<Props, 'replies' | 'chosen'>) {
  const draft = use(KeptDraft)
  const [added, setAdded] = useState(chosen)
  const add = (event: MouseEvent<HTMLAnchorElement>, reply: ReadyAnswer) => {
    const fields = event.currentTarget.closest('form')?.elements
    const [subject, text] = [fields?.namedItem('subject'), fields?.namedItem('text')]
    if (!(text instanceof HTMLTextAreaElement)) return
    event.preventDefault()
    if (!text.value.trim() && subject instanceof HTMLInputElement) subject.value = reply.subject
    text.value = addReply(text.value, reply.text)
    draft.keep()
    setAdded([...added, reply.name])
  }
  if (replies.length === 0) return null
  return (
    <>
      <p className="chips">
        {replies.map((reply) => (
          <a
            key={reply.name}
            href={reply.href}
            aria-current={added.includes(reply.name) || undefined}
            onClick={(event) => add(event, reply)}
          >
            {reply.name}
          </a>
        ))}
      </p>
      <p role="status" className="sr-only">
        {added.length > chosen.length && `Added: ${added.at(-1)}`}
      </p>
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
