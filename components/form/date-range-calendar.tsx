import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { DayPicker, type Modifiers } from 'react-day-picker'
import { cn } from '@/lib/design/cn'
import { chooseDay, type DateRange } from '@/lib/forms/preferred-dates'

type Props = { range: DateRange; onChange: (range: DateRange) => void; isOnPhone?: boolean }

const navButton =
  'grid size-tap place-items-center rounded-control transition-colors duration-quick hover:bg-sand aria-disabled:text-line-strong aria-disabled:hover:bg-transparent'

/** Lazy: react-day-picker is the heaviest part of a form. */
export function DateRangeCalendar({ range, onChange, isOnPhone }: Props) {
  const [today] = useState(() => new Date())
  return (
    <DayPicker
      mode="range"
      numberOfMonths={2}
      selected={{ from: range.from, to: range.to }}
      onSelect={(_, day) => onChange(chooseDay(range, day))}
      defaultMonth={firstShown(range, today)}
      startMonth={today}
      disabled={{ before: today }}
      weekStartsOn={1}
      fixedWeeks={!isOnPhone}
      components={{ Chevron }}
      labels={{ labelDayButton: describeDay }}
      classNames={{
        months: cn('relative grid gap-x-8 gap-y-6', !isOnPhone && 'md:grid-cols-2'),
        nav: 'pointer-events-none absolute inset-x-0 top-0 flex justify-between [&>button]:pointer-events-auto',
        button_previous: navButton,
        button_next: navButton,
        month_caption: 'grid min-h-tap place-items-center font-extrabold font-head text-[1.25rem]',
        month_grid: 'w-full table-fixed border-collapse',
        weekday: 'pb-1.5 font-semibold text-ink-mute text-label',
        day: 'p-0 py-px text-center',
        day_button:
          'h-tap w-full rounded-control font-medium tabular-nums hover:bg-sand focus-visible:relative focus-visible:z-1 focus-visible:outline-offset-0',
        // react-day-picker marks a first day without a last as neither start nor end.
        ...(range.from && !range.to && { selected: ends }),
        today: '[&>button]:[box-shadow:inset_0_0_0_1.5px]',
        disabled: 'text-line-strong [&>button]:cursor-default [&>button]:hover:bg-transparent',
        outside: 'invisible',
        range_middle: 'bg-sun-wash bg-clip-content text-ink [&>button]:rounded-none',
        range_start: cn(ends, 'bg-[linear-gradient(90deg,transparent_50%,theme(colors.sun.wash)_50%)] bg-clip-content'),
        range_end: cn(ends, 'bg-[linear-gradient(90deg,theme(colors.sun.wash)_50%,transparent_50%)] bg-clip-content'),
      }}
    />
  )
}

function firstShown({ from, month }: DateRange, today: Date) {
  const wanted = month ? new Date(`${month}-01T00:00`) : from
  return wanted && wanted > today ? wanted : today
}

const ends =
  'forced-color-adjust-none [&>button]:bg-ink [&>button]:hover:bg-ink [&>button]:font-bold [&>button]:text-paper'

const fullDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })

// The default label says '12th'.
function describeDay(day: Date, { today, selected }: Modifiers) {
  return `${today ? 'Today, ' : ''}${fullDate.format(day)}${selected ? ', selected' : ''}`
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon aria-hidden="true" className="size-5" />
}
