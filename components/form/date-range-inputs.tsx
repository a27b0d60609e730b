import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { textLinkStyles } from '@/components/ui/text-link'
import { type DateRange, formatPreferredDates, parseIsoDay, toIsoDay } from '@/lib/forms/preferred-dates'
import { controlStyles } from './field'

type Props = { range: DateRange; onChange: (range: DateRange) => void }
type Typed = { from: string; to: string }

const toRange = ({ from, to }: Typed): DateRange => ({ from: parseIsoDay(from), to: parseIsoDay(to) })

export function DateRangeInputs({ range, onChange }: Props) {
  const id = useId()
  const inputs = useRef<HTMLDivElement>(null)
  const [today, setToday] = useState('')
  const [typed, setTyped] = useState<Typed>({ from: '', to: '' })
  const isTyped = formatPreferredDates(toRange(typed)) === formatPreferredDates({ from: range.from, to: range.to })
  const shown = isTyped ? typed : { from: toIsoDay(range.from), to: toIsoDay(range.to) }

  function handleType(next: Typed) {
    setTyped(next)
    onChange({ ...toRange(next), isFlexible: range.isFlexible })
  }

  const takeTyped = useEffectEvent(() => {
    const [from = '', to = ''] = [...(inputs.current?.querySelectorAll('input') ?? [])].map(({ value }) => value)
    if (from !== shown.from || to !== shown.to) handleType({ from, to })
  })
  useLayoutEffect(() => takeTyped(), [])

  const input = (name: string, part: keyof Typed, label: string) => (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={`${id}-${part}`} className="text-small">
        {label}
      </label>
      <input
        id={`${id}-${part}`}
        type="date"
        name={name}
        min={today || undefined}
        value={shown[part]}
        onChange={(event) => handleType({ ...shown, [part]: event.target.value })}
        className={controlStyles}
      />
    </div>
  )

  return (
    <details
      onToggle={() => setToday(toIsoDay(new Date()))}
      className="noscript:[&::details-content]:[content-visibility:visible]"
    >
      <summary className={textLinkStyles('list-none text-small [&::-webkit-details-marker]:hidden noscript:hidden')}>
        Type the dates instead
      </summary>
      <div ref={inputs} className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-4 gap-y-3 py-1">
        {input('dateFrom', 'from', 'First day')}
        {input('dateTo', 'to', 'Last day')}
      </div>
      {today && range.from && toIsoDay(range.from) < today && (
        <p role="alert" className="pt-1 font-semibold text-danger text-small">
          That day has already passed.
        </p>
      )}
    </details>
  )
}
