import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { calendar as texts } from '@/lib/content/calendar'
import { counted } from '@/lib/content/format'
import { describeMonths, monthRange } from '@/lib/domain/details'
import type { Calendar } from '@/lib/search/calendar'
import type { CalendarRow, Period } from '@/lib/search/calendar-rows'
import { listAddress } from '@/lib/search/list-address'

export function SeasonCalendar({ calendar: { country, months, sights, parks } }: { calendar: Calendar }) {
  return (
    <div className="season-calendar">
      <div className="season-row">
        <p id="good-in">Trips good in</p>
        <ul aria-labelledby="good-in">
          {months.map(({ name, trips }) => (
            <li key={name} className="season-month">
              {trips > 0 ? (
                <Link href={monthHref(name, country)}>
                  <span aria-hidden="true">{name.slice(0, 3)}</span>
                  <span className="sr-only">{`${name}: ${counted(trips, 'trip')}`}</span>
                </Link>
              ) : (
                <span>
                  {name.slice(0, 3)}
                  <span className="sr-only">: no trips</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <DatesToJoin country={country} months={months} />
      <Rows title={texts.sights} rows={sights} />
      <Rows title={texts.parks} rows={parks} />
    </div>
  )
}

function DatesToJoin({ country, months }: Pick<Calendar, 'country' | 'months'>) {
  if (!months.some(({ dates }) => dates > 0)) return null
  return (
    <div className="season-row mt-4 md:mt-0">
      <p id="dates-to-join">{texts.dates}</p>
      <ul aria-labelledby="dates-to-join">
        {months.map(({ name, dates }, index) =>
          dates > 0 ? (
            <li key={name} className="season-month" style={{ gridColumn: index + 1 }}>
              <Link href={datesHref(name, country)}>
                <span aria-hidden="true">{name.slice(0, 3)}</span>
                <span className="sr-only">{`${name}: ${counted(dates, 'date')} to join`}</span>
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  )
}

const datesHref = (name: string, country: string | null) =>
  listAddress([
    ['country', country ?? ''],
    ['dates', 'to-join'],
    ['month', name.toLowerCase()],
  ])

/** The list picks the next such month. */
export const monthHref = (name: string, country: string | null) =>
  listAddress([
    ['country', country ?? ''],
    ['month', name.toLowerCase()],
    ['best', 'only'],
  ])

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
            <span className="ml-auto text-ink-soft text-small">{texts.folded}</span>
          </>
        }
      >
        <ul className="md:col-span-full md:grid md:grid-cols-subgrid">
          {rows.map(({ title, periods }) => (
            <li key={title} className="season-row">
              <h4>{title}</h4>
              <ol>
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
    <li className={tone} style={{ gridColumn: `${from} / ${to + 1}` }}>
      <span>{`${describeMonths(monthRange(from, to))}: `}</span>
      {text}
    </li>
  )
}
