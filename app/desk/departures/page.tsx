import { TriangleAlert } from 'lucide-react'
import type { Route } from 'next'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { counted } from '@/lib/content/format'
import { requireDesk } from '@/lib/desk/access'
import { type Departure, readDepartures, readPeriodOfDepartures } from '@/lib/desk/departures'
import { formatDay, formatDays } from '@/lib/desk/format'
import { departuresQuery, oneOfEach } from '@/lib/desk/query'
import { dayAfter } from '@/lib/domain/day-after'
import { PageTitle } from '../_components/parts'
import { Shell } from '../_components/shell'

export const instant = false
export const metadata = { title: 'Who is where' }

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/desk/departures'>) => {
  const { from } = departuresQuery.parse(oneOfEach(await searchParams))
  const desk = await requireDesk(`/desk/departures${from ? `?from=${from}` : ''}`)
  const { today, days, back, on } = await readPeriodOfDepartures(from)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const departures = await readDepartures(first, last)
  const out = departures.filter((one) => one.from <= today && one.to >= today)
  const bare = departures.filter((one) => one.to >= today && !(one.vehicle && one.guide))
  const hrefOf = (day: string) => `/desk/departures?from=${day}` as Route
  return (
    <Shell desk={desk} at="departures">
      <div className="page wide">
        <PageTitle>Who is where</PageTitle>
        <p className="soft">
          {formatDays({ from: first, to: last })}.{' '}
          {first <= today && today <= last && `On their way today: ${counted(out.length, 'trip')}.`}
        </p>
        <p className="chips">
          {back && <a href={hrefOf(back)}>Two weeks back</a>}
          <a href="/desk/departures" aria-current={first === today ? 'true' : undefined}>
            Today
          </a>
          {on && <a href={hrefOf(on)}>Two weeks on</a>}
          <a href="/desk/dates">Departures of shared trips</a>
        </p>
        {bare.length > 0 && (
          <p className="note soon">
            Without vehicle or guide: {bare.map(({ name, from }) => `${name}, ${formatDay(from)}`).join('; ')}.
          </p>
        )}
        {departures.length === 0 ? (
          <div className="empty">
            <p className="big">Nobody travels in these two weeks.</p>
            <p className="serif">Trips appear here as soon as they are booked.</p>
            <p className="chips">
              <a href="/desk?tab=booked">See Booked</a>
            </p>
          </div>
        ) : (
          <div className="departures">
            <div className="calendar" aria-hidden="true">
              {days.map((day) => (
                <span key={day} className={day === today ? 'today' : undefined}>
                  {formatDay(day)
                    .split(', ')
                    .map((part) => (
                      <span key={part}>{part}</span>
                    ))}
                </span>
              ))}
            </div>
            <ol>
              {departures.map((one) => (
                <DepartureOf key={one.reference} of={one} days={days} />
              ))}
            </ol>
            <p className="legend soft">
              <span className="key paid">Paid</span> <span className="key open">Money open</span>
            </p>
          </div>
        )}
      </div>
    </Shell>
  )
})

function DepartureOf({ of: departure, days }: { of: Departure; days: string[] }) {
  const { reference, name, trip, party, from, to, stays, beds, isPaid, vehicle, guide, clashes } = departure
  const href = `/desk/leads/${reference}?tab=booked`
  return (
    <li>
      <div>
        <a href={href as Route} className="name">
          {name}
        </a>
        <p className="about">{[trip, formatDays({ from, to }), party].filter(Boolean).join(' · ')}</p>
        {stays.length > 0 && (
          <p className="about">
            {stays
              .map(({ what, from, nights }) => `${formatDay(from)} ${what} (${counted(nights, 'night')})`)
              .join(', ')}
          </p>
        )}
        <Strip beds={beds} />
        <p className="about">
          {vehicle || guide ? [vehicle, guide].filter(Boolean).join(', ') : 'No vehicle or guide yet.'}{' '}
          <a href={`${href}&open=vehicle#vehicle` as Route} className="act">
            {vehicle && guide ? 'Change' : 'Vehicle and guide'}
            <span className="sr-only">: {name}</span>
          </a>
        </p>
        {clashes.map((clash) => (
          <p key={clash} className="status late">
            <TriangleAlert aria-hidden="true" />
            {clash}
          </p>
        ))}
        <p className="sr-only">{isPaid ? 'Paid' : 'Money is open'}</p>
      </div>
      <div className="bars" aria-hidden="true">
        <Bars from={from} to={to} stays={stays} isPaid={isPaid} days={days} />
      </div>
    </li>
  )
}

type BarsProps = Pick<Departure, 'from' | 'to' | 'stays' | 'isPaid'> & { days: string[] }

/** One a stay; the first begins and the last ends with the trip. At two places at once, one below the other. */
function Bars({ from, to, stays, isPaid, days }: BarsProps) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const nights = stays.map((stay) => ({ ...stay, until: dayAfter(stay.from, stay.nights - 1) }))
  const lastNight = nights
    .map(({ until }) => until)
    .sort()
    .at(-1)
  const bars = nights.length > 0 ? nights : [{ what: '', from, until: to }]
  return bars.map((bar, index) => {
    const start = index === 0 && from < bar.from ? from : bar.from
    const end = bar.until === lastNight ? to : bar.until
    if (end < first || start > last || start > end) return null
    const column = start < first ? 0 : days.indexOf(start)
    const until = end > last ? days.length - 1 : days.indexOf(end)
    const lane = bars.slice(0, index).filter((other) => other.until >= bar.from).length
    return (
      <span
        key={`${bar.what} ${bar.from}`}
        className={isPaid ? 'paid' : 'open'}
        style={{ gridColumn: `${column + 1} / span ${until - column + 1}`, gridRow: lane + 1 }}
      >
        {bar.what}
      </span>
    )
  })
}

function Strip({ beds: { confirmed, asked, missing } }: Pick<Departure, 'beds'>) {
  if (confirmed + asked + missing === 0) return <p className="about">Nothing is listed to ask for.</p>
  const parts = [
    { tone: 'ok', count: confirmed, text: 'confirmed' },
    { tone: 'in', count: asked, text: 'asked' },
    { tone: 'late', count: missing, text: 'not asked' },
  ].filter(({ count }) => count > 0)
  return (
    <p className="strip about">
      <span aria-hidden="true">
        {parts.map(({ tone, count }) => (
          <i key={tone} className={tone} style={{ flexGrow: count }} />
        ))}
      </span>
      {parts.map(({ count, text }) => `${count} ${text}`).join(', ')}
    </p>
  )
}
