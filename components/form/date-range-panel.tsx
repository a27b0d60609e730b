import { type ReactNode, useEffect, useRef } from 'react'
import { Loading } from '@/components/ui/loading'
import type { DateRange } from '@/lib/forms/preferred-dates'
import { DateRangeFoot } from './date-range-foot'
import { useCalendar } from './use-calendar'

type Props = { range: DateRange; note?: ReactNode; onChange: (range: DateRange) => void }

/** For wide screens. Its space is reserved while the calendar loads. */
export function DateRangePanel({ range, note, onChange }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const { Calendar, hasFailed, load } = useCalendar()

  useEffect(() => {
    // On phones the panel is hidden and never comes into view, so nothing is loaded for it.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load()
      },
      { rootMargin: '400px' },
    )
    if (panel.current) observer.observe(panel.current)
    return () => observer.disconnect()
  }, [load])

  return (
    <div
      ref={panel}
      className="hidden rounded-panel border border-line bg-white px-5 pt-4.5 pb-2 md:block noscript:hidden"
    >
      <div className="min-h-[22.25rem]">
        {Calendar && <Calendar range={range} onChange={onChange} />}
        {!Calendar && !hasFailed && <Loading label="Opening the calendar..." />}
        {hasFailed && <p className="py-10">The calendar could not be loaded. Please type the dates below.</p>}
      </div>
      <DateRangeFoot range={range} note={note} onChange={onChange} />
    </div>
  )
}
