'use client'
import { type KeyboardEvent, type MouseEvent, useActionState, useState } from 'react'
import { whatsappHref } from '@/lib/content/contact-links'
import { addReply } from '@/lib/desk/compose'
import type { OwnDraft } from '@/lib/desk/reply-drafts'
import type { DeskResult, News as NewsOfRequest } from '@/lib/desk/result'
import { waits } from '@/lib/desk/waits'
import type { ReplyFile } from '@/lib/leads/reply-file'
import type { Quotation } from '@/lib/mail/quotation'
import { Check, CheckHeading, Choice, type DeskFormAction, Field, News, PostedForm, TextArea } from './desk-form'
import { WithoutDrafts } from './form-drafts'
import { DraftNote, useReplyDraft } from './reply-draft'
import { AttachFiles, type ReplyFiles, ReplyFilesForm, useReplyFiles } from './reply-files'

type Props = {
  action: DeskFormAction
  /** Deletes the draft, with its files. */
  drop: DeskFormAction
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
  /** What they have begun before. */
  draft: OwnDraft | null
  /** Of the traveller's last mail. */
  quotation?: Quotation | null
  /** That can go with it. */
  papers?: { slug: string; title: string }[]
  /** That go with it. */
  files?: ReplyFile[]
  /** Why a file was not attached, without scripts. */
  fileProblem?: string
}

type ReadyAnswer = { name: string; subject: string; text: string; href: string }

/** An answer is written, and sent by mail or opened in WhatsApp. What is typed is kept on the server. */
export function ReplyForm(props: Props) {
  const [state, send] = useActionState(props.action, null)
  const { draft, hidden } = props
  const reference = hidden.reference ?? ''
  const kept = useReplyDraft({ reference, draft, seen: hidden.seen, result: state })
  const attached = useReplyFiles({ reference, stored: props.files ?? [], problem: props.fileProblem, result: state })
  return (
    <WithoutDrafts>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what is typed into the fields of the form. */}
      <div
        ref={kept.box}
        onInput={kept.later}
        onSubmit={(event) => event.defaultPrevented || kept.stop()}
        onKeyDown={sendByKey}
      >
        {state?.check ? (
          <Checked {...props} state={state} check={state.check} send={send} attached={attached} />
        ) : (
          <Written {...props} state={state} send={send} attached={attached} kept={kept} />
        )}
      </div>
      <ReplyFilesForm reference={reference} />
    </WithoutDrafts>
  )
}

type Sending = Props & { state: DeskResult | null; send: (form: FormData) => void; attached: ReplyFiles }

function Written({ state, send, attached, kept, ...props }: Sending & { kept: ReturnType<typeof useReplyDraft> }) {
  const { hidden, subject, text, replies, chosen, email, answered, draft, quotation, papers = [] } = props
  const [, drop] = useActionState(props.drop, null)
  return (
    <>
      {answered && (
        <p className="note problem" role="status">
          {answered}
        </p>
      )}
      <PostedForm name={nameOf(props)} action={send} state={state} hidden={hidden}>
        {draft && (
          <p className="note" role="status">
            What you typed before is here again.
          </p>
        )}
        <ReadyAnswers replies={replies} chosen={chosen} />
        {email && <Field name="subject" label="Subject" defaultValue={subject} max={160} />}
        <TextArea name="text" label="Your answer" defaultValue={text} />
        <DraftNote draft={kept} />
        {email && papers.length > 0 && (
          <Choice
            name="paper"
            label="Attach a paper"
            options={[
              { value: '', label: 'Nothing' },
              ...papers.map(({ slug, title }) => ({ value: slug, label: title })),
            ]}
          />
        )}
        {email && <AttachFiles attached={attached} isWhatsapp={Boolean(props.whatsapp)} />}
        {quotation && <Quoted quotation={quotation} />}
        <Choice name="back" label="Come back if they are silent" options={waits} defaultValue="3" />
        {email && <SendButton attached={attached}>Send</SendButton>}
        <ByWhatsapp {...props} />
        {(kept.isKept || attached.files.length > 0) && (
          <button type="submit" formAction={drop} formNoValidate className="quiet">
            Drop it
          </button>
        )}
      </PostedForm>
    </>
  )
}

/** Something was done since the box was opened: shown once more before it goes. */
function Checked({ state, check, send, attached, ...props }: Sending & { check: NewsOfRequest }) {
  const { hidden, email, answered } = props
  const { subject = '', text = '', back = '', quote, paper } = state?.values ?? {}
  const { files } = attached
  const names = [props.papers?.find(({ slug }) => slug === paper)?.title, ...files.map(({ name }) => name)]
  return (
    <PostedForm
      name={nameOf(props)}
      action={send}
      state={state}
      hidden={{
        ...{ ...hidden, subject, text, back, quote, paper },
        files: files.map(({ id }) => id).join(' '),
        seen: String(check.seen),
      }}
    >
      <News news={check} />
      <CheckHeading>Send this?</CheckHeading>
      {check.since.length === 0 && answered && <p className="note problem">{answered}</p>}
      <p>{email ? `To ${email}.` : 'There is no email address.'}</p>
      <h3>{subject}</h3>
      <blockquote>{text}</blockquote>
      {names.some(Boolean) && <p>Attached: {names.filter(Boolean).join(', ')}</p>}
      {email && <SendButton attached={attached}>Send all the same</SendButton>}
      <ByWhatsapp {...props} />
      <button type="submit" name="step" value="edit" className="quiet">
        Change it
      </button>
    </PostedForm>
  )
}

function SendButton({ attached: { uploading }, children }: { attached: ReplyFiles; children: string }) {
  return (
    <>
      {uploading && <p className="soft">You can send it when {uploading} is here.</p>}
      <button type="submit" name="step" value="send" disabled={uploading !== ''}>
        {children}
      </button>
    </>
  )
}

const nameOf = ({ chosen }: Props) => ['Answer', ...chosen].join(': ')

function ByWhatsapp({ whatsapp, email }: Props) {
  if (!whatsapp) return null
  return (
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
}

function Quoted({ quotation: { intro, lines } }: { quotation: Quotation }) {
  return (
    <>
      <Check name="quote" label="Their last mail below it" isChecked />
      <details className="fold">
        <summary>{intro}</summary>
        <blockquote>{lines.join('\n')}</blockquote>
      </details>
    </>
  )
}

function sendByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return
  currentTarget.querySelector<HTMLElement>('button[value=send]')?.click()
}

/** Each adds its paragraphs to what is written; the first one its subject too. */
function ReadyAnswers({ replies, chosen }: Pick<Props, 'replies' | 'chosen'>) {
  const [added, setAdded] = useState(chosen)
  const add = (event: MouseEvent<HTMLAnchorElement>, reply: ReadyAnswer) => {
    const fields = event.currentTarget.closest('form')?.elements
    const [subject, text] = [fields?.namedItem('subject'), fields?.namedItem('text')]
    if (!(text instanceof HTMLTextAreaElement)) return
    event.preventDefault()
    if (!text.value.trim() && subject instanceof HTMLInputElement) subject.value = reply.subject
    text.value = addReply(text.value, reply.text)
    text.dispatchEvent(new Event('input', { bubbles: true }))
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
