import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { textLinkStyles } from '@/components/ui/text-link'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { cn } from '@/lib/design/cn'
import { formatTravelMonth, toMonth, upcomingMonths } from '@/lib/domain/travellers'
import { utcDay } from '@/lib/domain/utc-day'
import { type DateRange, formatPreferredDates, parseIsoDay, toIsoDay } from '@/lib/forms/preferred-dates'
import { controlStyles, Select } from './field'
import { MonthOptions } from './month-options'

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

export function FlexibleDates({ range, onChange }: Props) {
  const id = useId()
  const month = useRef<HTMLSelectElement>(null)
  const flexible = useRef<HTMLInputElement>(null)
  const today = useInBrowser(() => utcDay(new Date()), '')
  const months = today ? upcomingMonths(new Date(today), 12) : []
  const offered = range.month && !months.includes(range.month) ? [range.month, ...months] : months

  // Selected before hydration.
  const takeChosen = useEffectEvent(() => {
    if (month.current?.value && !range.month) onChange({ month: toMonth(month.current.value) })
    else if (flexible.current?.checked && !range.isFlexible && range.from) onChange({ ...range, isFlexible: true })
  })
  useLayoutEffect(() => takeChosen(), [])

  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      <div className="grid min-w-0 grid-cols-[auto_minmax(9rem,1fr)] items-center gap-3">
        <label htmlFor={id}>Or some time in</label>
        <Select
          id={id}
          ref={month}
          name="dateMonth"
          value={range.month ?? ''}
          onChange={({ target }) => onChange(target.value ? { month: toMonth(target.value) } : {})}
        >
          <option value="">a month</option>
          {today ? (
            offered.map((month) => (
              <option key={month} value={month}>
                {formatTravelMonth(month)}
              </option>
            ))
          ) : (
            <MonthOptions chosen={range.month} />
          )}
        </Select>
      </div>
      <label className={cn('flex min-h-tap items-center gap-3', !range.from && 'hidden noscript:flex')}>
        <input
          ref={flexible}
          type="checkbox"
          name="dateFlexible"
          checked={Boolean(range.isFlexible)}
          onChange={({ target }) => onChange({ ...range, isFlexible: target.checked })}
          className="size-5 accent-ember"
        />
        Three days either way would suit too
      </label>
    </div>
  )
}
