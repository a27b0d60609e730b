import { useCallback, useState } from 'react'
import type { DateRangeCalendar } from './date-range-calendar'

/** `Calendar` stays undefined offline; the visitor can still type the dates. */
export function useCalendar() {
  const [Calendar, setCalendar] = useState<typeof DateRangeCalendar>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    setHasFailed(false)
    import('./date-range-calendar').then(
      ({ DateRangeCalendar }) => setCalendar(() => DateRangeCalendar),
      () => setHasFailed(true),
    )
  }, [])
  return { Calendar, hasFailed, load }
}
