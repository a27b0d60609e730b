'use client'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { AnswerList } from '@/components/sections/answer-list'
import { renderBetweenTaps } from '@/components/ui/between-taps'
import type { Answer } from '@/lib/answers/answer'
import { fetchAnswers } from '@/lib/answers/fetch-answers'
import { isPersonal } from '@/lib/answers/personal'
import { maxQueryLength } from '@/lib/domain/query'

const pause = 1000 // ms

/** Around the fields of a message: below them, what our pages already say to it. Sending never waits for it. */
export function EarlyAnswers({ children }: { children: ReactNode }) {
  const { getValues } = useFormContext<{ subject: string; message: string }>()
  const [answers, setAnswers] = useState<Answer[]>([])
  const asked = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useRef<AbortController>(null)

  function stop() {
    clearTimeout(timer.current)
    request.current?.abort()
  }
  const handleEnd = useEffectEvent(stop)
  useEffect(() => {
    // Sent: what was asked is on its way to the office.
    window.addEventListener('submit', handleEnd)
    return () => {
      window.removeEventListener('submit', handleEnd)
      handleEnd()
    }
  }, [])

  async function look() {
    const question = questionIn(getValues('subject'), getValues('message'))
    if (question === asked.current) return
    stop()
    asked.current = question
    if (!question) return setAnswers([])
    request.current = new AbortController()
    const { signal } = request.current
    try {
      const found = await fetchAnswers(question, signal, true)
      await renderBetweenTaps(() => {
        // Those of an earlier question stay where there are no others, so that less moves.
        if (!signal.aborted && found.length > 0) setAnswers(found)
      })
    } catch {
      // Looked up again with the next letter.
      if (!signal.aborted) asked.current = ''
    }
  }

  function lookSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(look, pause)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the fields in it
    <div className="grid gap-5.5" onInput={lookSoon} onBlur={look}>
      {children}
      <div className="-mt-5.5 min-w-0">
        <p role="status" className="mt-4 mb-3 font-semibold empty:m-0">
          {answers.length > 0 && 'Perhaps this already answers it:'}
        </p>
        {answers.length > 0 && <AnswerList answers={answers} />}
      </div>
    </div>
  )
}

/** The last question of the message, else its subject; nothing that may name somebody. */
export function questionIn(subject: string, message: string) {
  const sentences = message.split(/(?<=[.!])\s+(?!\p{Ll})|(?<=\?)\s+|\n/u).map((sentence) => sentence.trim())
  const question = sentences.findLast((sentence) => sentence.endsWith('?')) ?? subject.trim()
  return isPersonal(question) ? '' : question.slice(0, maxQueryLength)
}
