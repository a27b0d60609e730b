import { CalendarDays } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Loading } from '@/components/ui/loading'
import { type DateRange, formatNights, formatPreferredDates } from '@/lib/forms/preferred-dates'
import { cn } from '@/lib/look/cn'
import { controlLook } from './control-look'
import { DateRangeFoot } from './date-range-foot'
import { useCalendar } from './use-calendar'

type Props = { range: DateRange; note?: ReactNode; onChange: (range: DateRange) => void }

export function DateRangeSheet({ range, note, onChange }: Props) {
  const id = useId()
  const { Calendar, hasFailed, load } = useCalendar()
  const nights = formatNights(range)

  // The browser opens the sheet, perhaps before React has loaded.
  useEffect(() => {
    if (document.querySelector(`dialog[id="${id}"][open]`)) load()
  }, [id, load])

  return (
    <div className="md:hidden noscript:hidden">
      <button
        type="button"
        command="show-modal"
        commandfor={id}
        aria-haspopup="dialog"
        onFocus={load}
        onClick={load}
        className={cn(controlLook, 'flex items-center gap-3 text-left')}
      >
        <CalendarDays aria-hidden="true" className="size-5.5 shrink-0" strokeWidth={1.9} />
        <span className="font-semibold">{formatPreferredDates(range) || 'Choose dates'}</span>
        {nights && <span className="ml-auto whitespace-nowrap text-ink-soft text-small">{nights}</span>}
      </button>
      <Dialog
        id={id}
        title="Preferred dates"
        className="h-dvh! max-h-none! rounded-none! noscript:hidden! print:hidden!"
      >
        {Calendar && <Calendar range={range} onChange={onChange} isOnPhone />}
        {!Calendar && !hasFailed && (
          <>
            <Loading label="Opening the calendar..." />
            <p className="animate-[late_15s_step-end]">
              This is taking a while. You can also close this and type the dates in the form.
            </p>
          </>
        )}
        {hasFailed && <p className="py-10">The calendar could not be loaded. Please type the dates in the form.</p>}
        <div className="sticky bottom-0 grid gap-2 bg-white pb-4">
          <DateRangeFoot range={range} note={note} onChange={onChange} />
          <Button command="close" commandfor={id}>
            Done
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
