'use client'
// What is typed into the reply box goes to the server, so that it is there on another device too.
import { useEffect, useRef, useState } from 'react'
import { renderBetweenTaps } from '@/components/ui/between-taps'
import type { DraftOutcome, DraftShown, OwnDraft } from '@/lib/desk/reply-drafts'

const pauseMs = 800

type Typed = { subject: string; text: string }
type Trouble = 'signed out' | 'offline' | 'gone' | DraftShown

type Options = {
  reference: string
  /** What the page was made with. */
  draft: OwnDraft | null
  /** The latest event when the page was opened. */
  seen: string | undefined
  /** Of the form that was sent. */
  result: object | null
}

export function useReplyDraft({ reference, draft, seen, result }: Options) {
  const box = useRef<HTMLDivElement>(null)
  const stamp = useRef(draft?.stamp ?? '')
  const stored = useRef<Typed | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<void>>(undefined)
  const isSent = useRef(false)
  const [isKept, setIsKept] = useState(draft !== null)
  const [isDirty, setIsDirty] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  const settle = (response: Response | null, outcome: DraftOutcome | null, typed: Typed) => {
    if (!response?.ok || !outcome) return tell(response?.status === 401 ? 'signed out' : 'offline')
    if (outcome.state === 'newer') return tell(outcome.draft)
    if (outcome.state === 'gone') return tell('gone')
    stamp.current = outcome.stamp
    stored.current = typed
    setTrouble(null)
    setIsKept(outcome.stamp !== '')
    const now = box.current && readTyped(box.current)
    setIsDirty(now !== null && !isSame(now, typed))
  }

  /** It comes above Send. */
  const tell = (found: Trouble) =>
    renderBetweenTaps(() => {
      if (!isSent.current) setTrouble(found)
    })

  /** One after the other: each names what was stored before. The browser sends it though the page goes. */
  const save = async (given = box.current) => {
    clearTimeout(timer.current)
    while (saving.current) await saving.current
    const typed = given && readTyped(given)
    if (!typed || isSent.current || isSame(typed, stored.current)) return
    const body = JSON.stringify({ reference, ...typed, seen: seen ?? '0', stamp: stamp.current })
    const send = async () => {
      const response = await fetch('/desk/reply-draft', { method: 'POST', body, keepalive: true }).catch(() => null)
      const outcome: DraftOutcome | null = response?.ok ? await response.json().catch(() => null) : null
      if (!isSent.current) settle(response, outcome, typed)
    }
    saving.current = send().finally(() => {
      saving.current = undefined
    })
    await saving.current
  }
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })

  useEffect(() => {
    const given = box.current
    stored.current = given && readTyped(given)
    const onSave = () => latest.current()
    const onHidden = () => document.visibilityState === 'hidden' && onSave()
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', onSave)
    addEventListener('online', onSave)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', onSave)
      removeEventListener('online', onSave)
      latest.current(given)
    }
  }, [])

  // What was refused, or is shown once more, is a draft still.
  useEffect(() => {
    if (!result) return
    isSent.current = false
    latest.current()
  }, [result])

  return {
    box,
    isKept,
    isDirty,
    trouble,
    later: () => {
      isSent.current = false
      setIsDirty(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(), pauseMs)
    },
    /** What is stored later would come after the answer. Without a network the form is not sent, and stays a draft. */
    stop: () => {
      if (!navigator.onLine) return
      isSent.current = true
      clearTimeout(timer.current)
    },
    /** In the place of what another tab has stored. */
    overwrite: (other: DraftShown) => {
      stamp.current = other.stamp
      latest.current()
    },
  }
}

type ReplyDraft = ReturnType<typeof useReplyDraft>

function fieldsIn(box: HTMLElement) {
  const elements = box.querySelector('form')?.elements
  const [subject, text] = [elements?.namedItem('subject'), elements?.namedItem('text')]
  if (!(text instanceof HTMLTextAreaElement)) return null
  return { text, subject: subject instanceof HTMLInputElement ? subject : null }
}

/** Null while it is shown once more and has no fields. */
function readTyped(box: HTMLElement): Typed | null {
  const fields = fieldsIn(box)
  return fields && { subject: fields.subject?.value ?? '', text: fields.text.value }
}

const isSame = (one: Typed, other: Typed | null) => one.subject === other?.subject && one.text === other.text

/** What has become of the draft. */
export function DraftNote({ draft }: { draft: ReplyDraft }) {
  const { trouble } = draft
  if (trouble === null && draft.isDirty) return <p className="soft">Not saved yet.</p>
  if (trouble === null) return draft.isKept ? <p className="soft">Your draft is saved.</p> : null
  if (trouble === 'offline')
    return (
      <p className="note problem" role="alert">
        Your draft is not saved just now. We try again as soon as you type on, or are online.
      </p>
    )
  if (trouble === 'signed out')
    return (
      <p className="note problem" role="alert">
        You are signed out, so your draft is not saved. <a href="/desk/sign-in">Sign in</a>, in another tab, then type
        on.
      </p>
    )
  if (trouble === 'gone')
    return (
      <p className="note problem" role="alert">
        This draft was sent or dropped in another tab or on another device. What you type here is not saved.
      </p>
    )
  return (
    <div className="note problem" role="alert">
      <p>You have written on in another tab or on another device, at {trouble.at}:</p>
      <blockquote>{trouble.text}</blockquote>
      <p className="taps">
        <button type="button" className="quiet" onClick={() => location.reload()}>
          Take that
        </button>
        <button type="button" className="quiet" onClick={() => draft.overwrite(trouble)}>
          Keep this one
        </button>
      </p>
    </div>
  )
}
