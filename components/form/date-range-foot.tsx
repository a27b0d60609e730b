import type { ReactNode } from 'react'
import { textLinkLook } from '@/components/ui/text-link'
import { type DateRange, formatNights, formatPreferredDates } from '@/lib/forms/preferred-dates'

type Props = { range: DateRange; note?: ReactNode; onChange: (range: DateRange) => void }

export function DateRangeFoot({ range, note, onChange }: Props) {
  return (
    <div className="mt-2.5 flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-line border-t pt-1 text-small">
      <p aria-live="polite">{range.from ? <Chosen range={range} /> : <span className="text-ink-soft">{note}</span>}</p>
      {range.from && (
        <button type="button" onClick={() => onChange({})} className={textLinkLook()}>
          Clear dates
        </button>
      )}
    </div>
  )
}

function Chosen({ range }: { range: DateRange }) {
  return (
    <>
      <span className="mr-3 font-semibold">{formatPreferredDates(range)}</span>
      <span className="text-ink-soft">{formatNights(range) || 'Now the last day, if you know it.'}</span>
    </>
  )
}
