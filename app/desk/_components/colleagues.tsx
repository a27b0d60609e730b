'use client'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { renderBetweenTaps } from '@/components/ui/between-taps'

const everyMs = 4000
/** Somebody writes who has typed within this time. */
const writesForMs = 20_000

type Other = { name: string; isWriting: boolean; since?: string }
type Answer = { others: Other[]; stamp: string; asOf: string; box: Element | null }

type Props = {
  /** Of the request that is open; without one it is the list. */
  reference?: string
  /** Of a form of content: its address below /desk/content. */
  thing?: string
  /** As `readStamp` and its like gave it for this page. */
  stamp: string
}

/** Who else is here, and whether the page is out of date. It changes nothing by itself: one may be about to tap. */
export function Colleagues({ reference, thing, stamp }: Props) {
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    let typedAt = Number.NEGATIVE_INFINITY
    let isGone = false
    const type = ({ target }: Event) => {
      if (!(target as Element).closest('search')) typedAt = performance.now()
    }
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      const query = new URLSearchParams()
      if (reference) query.set('reference', reference)
      if (thing) query.set('thing', thing)
      if (performance.now() - typedAt < writesForMs) query.set('writing', 'yes')
      const response = await fetch(`/desk/colleagues.json?${query}`, { cache: 'no-store' }).catch(() => null)
      const read = response?.ok ? await response.json().catch(() => null) : null
      await renderBetweenTaps(() => {
        if (!isGone) setAnswer(read && { ...read, asOf: stamp, box: openBox() })
      })
    }
    const timer = setInterval(ask, everyMs)
    document.addEventListener('input', type)
    ask()
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('input', type)
    }
  }, [reference, thing, stamp])

  const lines = answer?.others.map((other) => <p key={other.name}>{describe(other)}</p>)
  // An answer to an earlier page says nothing of this one.
  const isOld = answer !== null && answer.asOf === stamp && answer.stamp !== stamp
  return (
    <div role="status" className="colleagues">
      {answer?.box?.isConnected ? createPortal(lines, answer.box) : lines}
      {isOld && (
        <p>
          {reference || thing ? 'Something was done here since.' : 'The list has changed.'}{' '}
          <button type="button" className="link" onClick={() => location.reload()}>
            Show it
          </button>
        </p>
      )}
    </div>
  )
}

function describe({ name, isWriting, since }: Other) {
  if (!isWriting) return `${name} has this open too.`
  return `${name} is writing here${since ? `, since ${since}` : ''}. Nothing is locked.`
}

/** Above the reply box while it is open, where one looks. */
const openBox = () => document.querySelector('#answer[open] > .writers')
