'use client'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { controlStyles } from '@/components/form/field'
import { AnswerList } from '@/components/sections/answer-list'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { useDelayed } from '@/components/ui/use-delayed'
import type { Answer } from '@/lib/answers/answer'
import { fetchAnswers } from '@/lib/answers/fetch-answers'
import { counted } from '@/lib/content/format'
import { maxQueryLength } from '@/lib/domain/query'

type Result = { question: string; answers: Answer[]; hasFailed: boolean }

/** Without scripts the form opens the list of trips, which answers questions too. */
export function AskBox() {
  const id = useId()
  const [result, setResult] = useState<Result | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSlow = useDelayed(isBusy)
  const place = useRef<HTMLDivElement>(null)
  const request = useRef<AbortController>(null)
  useEffect(() => () => request.current?.abort(), [])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const question = String(new FormData(event.currentTarget).get('query')).trim()
    request.current?.abort()
    if (!question) return
    request.current = new AbortController()
    const { signal } = request.current
    setIsBusy(true)
    const next = await findAnswers(question, signal)
    if (signal.aborted) return
    flushSync(() => {
      setIsBusy(false)
      setResult(next)
    })
    place.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="rounded-panel bg-sand p-[clamp(1.25rem,3vw,2rem)] print:hidden">
      <form action="/itineraries" onSubmit={handleSubmit}>
        <label htmlFor={id} className="font-head text-card">
          What would you like to know?
        </label>
        <div className="mt-3 flex gap-3 max-sm:flex-col">
          <input
            id={id}
            name="query"
            type="text"
            required
            maxLength={maxQueryLength}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Do I need a visa?"
            className={controlStyles}
          />
          <Button type="submit" className="shrink-0">
            Find the answer
          </Button>
        </div>
      </form>
      <div ref={place} className="scroll-mt-header">
        <p role="status" className="mt-4 mb-3 empty:m-0">
          {isSlow ? 'Looking for the answer.' : !isBusy && result && <Outcome {...result} />}
        </p>
        {!isBusy && result && result.answers.length > 0 && (
          <AnswerList answers={result.answers} className="lg:auto-cols-fr lg:grid-flow-col" />
        )}
      </div>
    </div>
  )
}

async function findAnswers(question: string, signal: AbortSignal): Promise<Result> {
  try {
    return { question, answers: await fetchAnswers(question, signal), hasFailed: false }
  } catch {
    return { question, answers: [], hasFailed: true }
  }
}

function Outcome({ question, answers, hasFailed }: Result) {
  if (hasFailed) return 'We could not look it up. Check your connection and try again.'
  if (answers.length > 0) return `${counted(answers.length, 'answer')} from our pages:`
  return (
    <>
      We do not have that written down.{' '}
      <TextLink href={`/contact?${new URLSearchParams({ message: question })}`}>Ask us</TextLink>
    </>
  )
}
