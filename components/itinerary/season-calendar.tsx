import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { calendar as words } from '@/lib/content/calendar'
import { counted } from '@/lib/content/format'
import type { Calendar } from '@/lib/data/calendar'
import type { CalendarRow, Period } from '@/lib/itineraries/calendar'
import { describeMonths } from '@/lib/itineraries/details'
import { listHref } from '@/lib/itineraries/filters'
import { cn } from '@/lib/look/cn'

// Whole class names, or Tailwind does not find them.
const starts =
  'md:col-start-1 md:col-start-2 md:col-start-3 md:col-start-4 md:col-start-5 md:col-start-6 md:col-start-7 md:col-start-8 md:col-start-9 md:col-start-10 md:col-start-11 md:col-start-12'.split(
    ' ',
  )
const spans =
  'md:col-span-1 md:col-span-2 md:col-span-3 md:col-span-4 md:col-span-5 md:col-span-6 md:col-span-7 md:col-span-8 md:col-span-9 md:col-span-10 md:col-span-11 md:col-span-12'.split(
    ' ',
  )
const row = 'md:col-span-full md:grid md:grid-cols-subgrid'
const year = 'md:col-[2/-1] md:grid md:grid-cols-subgrid md:gap-x-[3px]'

/** The year as a table whose months link to their trips. On a phone its rows become lists, folded because they are long. */
export function SeasonCalendar({ calendar: { country, months, sights, parks } }: { calendar: Calendar }) {
  return (
    <div className="md:grid md:grid-cols-[minmax(8rem,12rem)_repeat(12,minmax(0,1fr))] md:gap-y-6">
      <div className={row}>
        <p id="good-in" className="font-semibold md:self-center">
          Trips good in
        </p>
        <ul aria-labelledby="good-in" className={cn('mt-2 flex flex-wrap gap-1.5 md:mt-0', year)}>
          {months.map(({ value, label, trips }) => (
            <li key={value} className="grid max-md:grow">
              {trips > 0 ? (
                <Link
                  href={listHref({ country, choices: { month: [value] } })}
                  prefetch={false}
                  className="grid min-h-tap place-items-center max-md:min-w-tap rounded-control border-rule border-ink px-1 font-semibold transition-colors duration-quick hover:bg-ink hover:text-paper"
                >
                  <span aria-hidden="true">{label.slice(0, 3)}</span>
                  <span className="sr-only">
                    {label}: {counted(trips, 'trip')}
                  </span>
                </Link>
              ) : (
                <span className="grid min-h-tap place-items-center max-md:min-w-tap px-1 text-ink-mute">
                  {label.slice(0, 3)}
                  <span className="sr-only">: no trips</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <Rows title={words.sights} rows={sights} />
      <Rows title={words.parks} rows={parks} />
    </div>
  )
}

function Rows({ title, rows }: { title: string; rows: CalendarRow[] }) {
  if (rows.length === 0) return null
  return (
    <section className="mt-4 md:col-span-full md:mt-0 md:grid md:grid-cols-subgrid">
      <h3 className="hidden font-head text-card md:col-span-full unfolded:block">{title}</h3>
      <Fold
        className="border-ink border-t-2 md:col-span-full"
        summary={
          <>
            <h3 className="font-head text-card">{title}</h3>
            <span className="ml-auto text-ink-soft text-small">{words.folded}</span>
          </>
        }
      >
        <ul className="md:col-span-full md:grid md:grid-cols-subgrid">
          {rows.map(({ title, periods }) => (
            <li key={title} className={cn(row, 'border-line border-t py-3 md:items-center md:py-1.5')}>
              <h4 className="pr-3 font-semibold">{title}</h4>
              <ol className={cn('mt-1.5 flex flex-wrap gap-1.5 md:mt-0', year)}>
                {periods.map((period) => (
                  <Months key={period.from} period={period} />
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  )
}

const plain = ['dry', 'warm', 'hot', 'windy']

function Months({ period: { from, to, text, isWet } }: { period: Period }) {
  const tone = isWet ? 'bg-lake-wash' : plain.includes(text) ? 'bg-sand' : 'bg-sun font-semibold'
  return (
    <li
      className={cn(
        'rounded-print px-2 py-1.5 text-label hyphens-auto [overflow-wrap:anywhere] md:px-1.5 md:text-center print:border forced-colors:border',
        tone,
        starts[from - 1],
        spans[to - from],
      )}
    >
      <span className="md:sr-only">{describeMonths(monthsBetween(from, to))}: </span>
      {text}
    </li>
  )
}

const monthsBetween = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
