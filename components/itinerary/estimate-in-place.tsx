'use client'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toTravellers } from '@/lib/domain/travellers'
import type { Estimate } from '@/lib/prices/estimate'
import type { EstimateResult } from './estimate-result'
import { saveTravellers } from './saved-travellers'

type Result =
  | {
      answer: Estimate
      instead?: { id: number; title: string }[]
      EstimateResult: typeof EstimateResult
      error?: undefined
    }
  | { answer?: undefined; error: string }

const failed = 'We could not work out the total. Check your connection and try again.'

type Props = {
  itinerary: { id: number; duration: number }
  children: ReactNode
  answer?: ReactNode
}

/** Shows the total in place. On the trip's own page and without scripts the form navigates. */
export function EstimateInPlace({ itinerary, children, answer }: Props) {
  const [result, setResult] = useState<Result | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const request = useRef<AbortController>(null)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    request.current?.abort()
    request.current = new AbortController()
    const { signal } = request.current
    setIsBusy(true)
    const next = await fetchEstimate(itinerary.id, new FormData(event.currentTarget), signal)
    if (signal.aborted) return
    flushSync(() => {
      setIsBusy(false)
      setResult(next)
    })
    place.current?.scrollIntoView({ block: 'nearest' })
    if (next.answer) saveTravellers(toTravellers(next.answer))
  }

  return (
    <form action={`/itineraries/${itinerary.id}#total`} onSubmit={answer ? undefined : handleSubmit}>
      {children}
      <div
        ref={place}
        id="total"
        role="status"
        aria-label="Estimate"
        aria-busy={isBusy}
        className="scroll-mt-header not-empty:pt-6 aria-busy:opacity-60"
      >
        {answer}
        {result?.answer && <result.EstimateResult itinerary={itinerary} request={result} />}
        {result?.error && <p className="font-semibold text-danger">{result.error}</p>}
      </div>
    </form>
  )
}

async function fetchEstimate(id: number, form: FormData, signal: AbortSignal): Promise<Result> {
  const params = new URLSearchParams([...form].filter(([, value]) => value) as [string, string][])
  try {
    const [response, part] = await Promise.all([
      fetch(`/api/itineraries/${id}/estimate?${params}`, { signal }),
      import('./estimate-result'),
    ])
    const body = await response.json()
    if (!response.ok) return { error: body.error }
    return { answer: body, instead: body.instead, EstimateResult: part.EstimateResult }
  } catch {
    return { error: failed }
  }
}
