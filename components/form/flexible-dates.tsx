import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { cn } from '@/lib/design/cn'
import { monthNames } from '@/lib/domain/details'
import { monthNumber, toMonth } from '@/lib/domain/travellers'
import type { DateRange } from '@/lib/forms/preferred-dates'
import { Select } from './field'

type Props = { range: DateRange; onChange: (range: DateRange) => void }

export function FlexibleDates({ range, onChange }: Props) {
  const id = useId()
  const month = useRef<HTMLSelectElement>(null)
  const flexible = useRef<HTMLInputElement>(null)

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
          value={range.month ? monthNames[monthNumber(range.month) - 1] : ''}
          onChange={({ target }) => onChange(target.value ? { month: toMonth(target.value) } : {})}
        >
          <option value="">a month</option>
          {monthNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
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
