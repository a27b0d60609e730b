import { CalendarDays } from 'lucide-react'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Loading } from '@/components/ui/loading'
import { textLinkStyles } from '@/components/ui/text-link'
import { cn } from '@/lib/design/cn'
import { type DateRange, formatNights, formatPreferredDates } from '@/lib/forms/preferred-dates'
import type { DateRangeCalendar } from './date-range-calendar'
import { controlStyles } from './field'

type Props = {
  range: DateRange
  note?: ReactNode
  onChange: (range: DateRange) => void
}

export function DateRangePanel({ range, note, onChange }: Props) {
  const { Calendar, hasFailed, load } = useCalendar()

  const loadWhenNear = useCallback(
    (panel: HTMLDivElement) => {
      // Never intersects on phones, where the panel is hidden.
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          load()
        },
        { rootMargin: '400px' },
      )
      observer.observe(panel)
      return () => observer.disconnect()
    },
    [load],
  )

  return (
    <div
      ref={loadWhenNear}
      className="hidden rounded-panel border border-line bg-white px-5 pt-4.5 pb-2 md:block noscript:hidden"
    >
      <div className="min-h-[22.25rem]">
        {Calendar && <Calendar range={range} onChange={onChange} />}
        {!Calendar && !hasFailed && <Loading label="Opening the calendar..." />}
        {hasFailed && <p className="py-10">The calendar could not be loaded. Please type the dates below.</p>}
      </div>
      <Foot range={range} note={note} onChange={onChange} />
    </div>
  )
}

export function DateRangeSheet({ range, note, onChange }: Props) {
  const id = useId()
  const { Calendar, hasFailed, load } = useCalendar()
  const nights = formatNights(range)

  // The browser may open the sheet before hydration.
  const loadIfOpen = useCallback(
    (button: HTMLButtonElement | null) => {
      if (button && document.querySelector(`dialog[id="${id}"][open]`)) load()
    },
    [id, load],
  )

  return (
    <div className="md:hidden noscript:hidden">
      <button
        ref={loadIfOpen}
        type="button"
        command="show-modal"
        commandfor={id}
        aria-haspopup="dialog"
        onFocus={load}
        onClick={load}
        className={cn(controlStyles, 'flex items-center gap-3 text-left')}
      >
        <CalendarDays className="size-5.5 shrink-0" strokeWidth={1.9} />
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
          <Foot range={range} note={note} onChange={onChange} />
          <Button command="close" commandfor={id}>
            Done
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

/** `Calendar` stays undefined offline; the dates can still be typed. */
function useCalendar() {
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

function Foot({ range, note, onChange }: Props) {
  return (
    <div className="mt-2.5 flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-line border-t pt-1 text-small">
      <p aria-live="polite">
        {formatPreferredDates(range) ? <Chosen range={range} /> : <span className="text-ink-soft">{note}</span>}
      </p>
      {formatPreferredDates(range) && (
        <button type="button" onClick={() => onChange({})} className={textLinkStyles()}>
          Clear dates
        </button>
      )}
    </div>
  )
}

function Chosen({ range }: { range: DateRange }) {
  return (
    <>
      <span className="mr-2 font-semibold">{formatPreferredDates(range)}</span>{' '}
      <span className="text-ink-soft">
        {formatNights(range) || (range.from && 'Now the last day, if you know it.')}
      </span>
    </>
  )
}
