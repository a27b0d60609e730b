'use client'
import { ArrowUp, Plus, X } from 'lucide-react'
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { readAmount, readCurrency } from '@/lib/domain/amount'
import { formatMoney, minorUnits } from '@/lib/domain/currency'
import { toAsciiDigits } from '@/lib/domain/digits'
import { compareLines, estimateCurrency, type ShownLine, type TypedLine } from '@/lib/quotes/compare-lines'
import { kindLabels, lineKinds } from '@/lib/quotes/line-kinds'
import { Choice, Field, KeptDraft, TypedValues } from './desk-form'

const parts = ['text', 'count', 'amount', 'kind'] as const
const toAskFor = [
  { value: '', label: 'Nothing' },
  ...lineKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
]

type Props = {
  /** Of the fields: `line-0-text`. */
  name: string
  title: string
  /** How many rows there are without scripts, some of them empty. */
  count: number
  values: Record<string, string>
  /** Of the estimate, if the travellers were shown one. */
  shown?: ShownLine[]
  /** Told when what is typed changes; null while an amount cannot be read. */
  onTotal?: (total: string | null) => void
}

/** Lines of an offer with their sums. A row that moves or goes takes its texts along; its fields stay where they are. */
export function QuoteRows({ name, title, count, values, shown, onTotal }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const draft = use(KeptDraft)
  const [added, setAdded] = useState(0)
  const rows = Math.max(count, added)
  const [read, setRead] = useState<Read | null>(null)
  const typed = use(TypedValues)
  // Before scripts: as the fields are rendered.
  const now = read ?? readLines(name, (field) => typed[field] ?? values[field])
  const difference = shown && compareLines(now.lines, shown)

  // Rows that a draft of this browser has, and then its texts.
  const readDraft = useEffectEvent(draft.read)
  useLayoutEffect(() => {
    const indexes = Object.keys(readDraft()).flatMap((field) =>
      field.startsWith(`${name}-`) ? Number(field.split('-')[1]) : [],
    )
    setAdded((before) => Math.max(before, ...indexes.map((index) => index + 1)))
  }, [name])
  const restore = useEffectEvent(draft.restore)
  useEffect(() => {
    if (added > count) restore()
  }, [added, count])

  /** As the server numbers them: what is typed has the same place there and in the draft of this browser. */
  const closeRanks = useEffectEvent(() => {
    const form = root.current?.closest('form')
    const all = Array.from({ length: rows }, (_, index) => index)
    const isEmpty = (row: number) => !form || !fieldOf(form, name, row, 'text')?.value.trim()
    const order = [...all.filter((row) => !isEmpty(row)), ...all.filter(isEmpty)]
    if (order.some((row, index) => row !== index)) arrange(order)
  })

  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form || rows === 0) return
    const update = () => {
      const lines = readLines(name, (field) => (form.elements.namedItem(field) as Control | null)?.value)
      setRead(lines)
      onTotal?.(lines.total)
    }
    update()
    form.addEventListener('input', update)
    form.addEventListener('submit', closeRanks)
    return () => {
      form.removeEventListener('input', update)
      form.removeEventListener('submit', closeRanks)
    }
  }, [name, rows, onTotal])

  /** Puts the texts of the rows into another order: those of row `order[0]` first. An empty row stands for none. */
  const arrange = (order: number[]) => {
    const form = root.current?.closest('form')
    if (!form) return
    const texts = order.map((row) => parts.map((part) => fieldOf(form, name, row, part)?.value ?? ''))
    for (const [row, ofRow] of texts.entries())
      for (const [index, part] of parts.entries()) {
        const field = fieldOf(form, name, row, part)
        if (field) field.value = ofRow[index] ?? ''
      }
    form.dispatchEvent(new Event('input'))
    draft.keep()
  }
  const all = Array.from({ length: rows }, (_, index) => index)

  return (
    <div ref={root} className="quote-rows">
      {all.map((row) => {
        const of = (part: (typeof parts)[number]) => {
          const field = `${name}-${row}-${part}`
          return { name: field, defaultValue: values[field] }
        }
        return (
          <fieldset key={row}>
            <legend className="sr-only">
              {title} {row + 1}
            </legend>
            <p className="row-head">
              <b aria-hidden="true">
                {title} {row + 1}
              </b>
              {read && (
                <>
                  <span className="sum">{read.sums[row]}</span>
                  {row > 0 && (
                    <button
                      type="button"
                      aria-label={`Move ${title.toLowerCase()} ${row + 1} up`}
                      onClick={() => arrange(all.map((one) => (one === row ? row - 1 : one === row - 1 ? row : one)))}
                    >
                      <ArrowUp aria-hidden="true" />
                    </button>
                  )}
                  <button
                    type="button"
                    aria-label={`Remove ${title.toLowerCase()} ${row + 1}`}
                    onClick={() => arrange([...all.filter((one) => one !== row), rows])}
                  >
                    <X aria-hidden="true" />
                  </button>
                </>
              )}
            </p>
            <Field {...of('text')} label="What" max={300} isOptional />
            <Field {...of('count')} type="number" label="How many" isOptional />
            <Field {...of('amount')} label="Each" inputMode="decimal" isOptional />
            <Choice {...of('kind')} label="To ask for" options={toAskFor} />
            {difference?.notes[row] && <p className="difference">{difference.notes[row]}</p>}
          </fieldset>
        )
      })}
      {difference && difference.gone.length > 0 && (
        <div className="difference">
          <p>In the estimate, and not in this offer:</p>
          <ul>
            {difference.gone.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {/* Its place is kept until it works. */}
      <button type="button" className={read ? 'quiet' : 'quiet unready'} onClick={() => setAdded(rows + 1)}>
        <Plus aria-hidden="true" />
        Add {title === 'Extra' ? 'an extra' : 'a line'}
      </button>
    </div>
  )
}

type Control = HTMLInputElement | HTMLSelectElement

const fieldOf = (form: HTMLFormElement, name: string, row: number, part: (typeof parts)[number]) =>
  form.elements.namedItem(`${name}-${row}-${part}`) as Control | null

type Read = ReturnType<typeof readLines>

/** As the server will read them. Of sums: '' for an empty row, '?' for an amount that cannot be read. */
function readLines(name: string, fieldText: (field: string) => string | undefined) {
  const currency = readCurrency(fieldText('currency') ?? '') ?? estimateCurrency
  const lines: TypedLine[] = []
  const sums: string[] = []
  let total: number | null = 0
  for (let row = 0; fieldText(`${name}-${row}-text`) !== undefined; row += 1) {
    const textOf = (part: (typeof parts)[number]) => fieldText(`${name}-${row}-${part}`)?.trim() ?? ''
    const text = textOf('text')
    const read = readAmount(textOf('amount') || '0')
    const count = Number(toAsciiDigits(textOf('count') || '1'))
    const isRead = read && 'amount' in read && (read.currency ?? currency) === currency && Number.isInteger(count)
    const amount = isRead ? Math.round(read.amount * minorUnits(currency)) : null
    lines.push({ text, count, amount: currency === estimateCurrency ? amount : null })
    if (!text) {
      sums.push('')
      continue
    }
    sums.push(amount === null ? '?' : formatMoney(count * amount, currency))
    total = total === null || amount === null ? null : total + count * amount
  }
  return { lines, sums, total: total === null ? null : formatMoney(total, currency) }
}
