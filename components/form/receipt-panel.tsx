'use client'
import { Printer } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Stamp } from '@/components/ui/stamp'
import { AskOnWhatsApp } from './ask-on-whatsapp'

type Props = {
  title: string
  text: string
  reference: string
  /** What was sent, line by line. */
  rows?: { label: string; value: string }[]
  /** What happens next, in a sentence or two. */
  next: string
  whatsapp: string
  /** Where to go from here. */
  children: ReactNode
}

function arrive(panel: HTMLElement | null) {
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView()
}

/** Stands where the form was: that it arrived, its reference, what was sent and what happens next. It takes the focus as it appears. */
export function ReceiptPanel({ title, text, reference, rows = [], next, whatsapp, children }: Props) {
  const titleId = useId()
  return (
    <section
      ref={arrive}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-panel border border-line bg-white p-[clamp(1.5rem,4vw,3rem)] outline-none"
    >
      <div className="grid items-center gap-5 md:grid-cols-[auto_1fr] md:gap-8">
        <Stamp className="size-24 text-leaf md:size-32" />
        <div>
          <h2 id={titleId} className="font-display text-title">
            {title}
          </h2>
          <p className="mt-2.5 font-serif text-ink-soft text-lead">{text}</p>
        </div>
      </div>
      <dl className="mt-7 border-ink border-t-rule">
        {[{ label: 'Reference', value: reference }, ...rows].map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-[650] [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-form text-pretty font-serif">{next}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <Button tone="outline" onClick={() => window.print()} className="noscript:hidden">
          <Printer aria-hidden="true" className="size-5" strokeWidth={1.9} />
          Print
        </Button>
        <AskOnWhatsApp whatsapp={whatsapp} reference={reference} />
        {children}
      </div>
    </section>
  )
}
