import type { Route } from 'next'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { requireDesk } from '@/lib/desk/access'
import { formatDay } from '@/lib/desk/format'
import { type DateLine, describePlaces, readDates, stateOf } from '@/lib/desk/read-dates'
import { PageTitle } from '../_components/parts'
import { Shell } from '../_components/shell'

export const instant = false
export const metadata = { title: 'Departures' }

export default pageOrUnavailable(async () => {
  const desk = await requireDesk('/desk/dates')
  const { today, lines } = await readDates()
  const [left, toCome] = [
    lines.filter(({ firstDay }) => firstDay < today),
    lines.filter((one) => one.firstDay >= today),
  ]
  return (
    <Shell desk={desk} at="departures">
      <div className="page">
        <PageTitle>Departures</PageTitle>
        <p className="soft">
          Dates of shared trips. You add them in the form of each trip under <a href="/desk/content/trips">Content</a>.
        </p>
        {toCome.length === 0 && (
          <div className="empty">
            <p className="big">No departure is to come.</p>
            <p className="serif">Dates appear here as soon as they are published.</p>
            <p className="chips">
              <a href="/desk/departures">See who is where</a>
            </p>
          </div>
        )}
        <Lines lines={toCome} />
        {left.length > 0 && (
          <>
            <h2>Left in the last 30 days</h2>
            <Lines lines={left} />
          </>
        )}
      </div>
    </Shell>
  )
})

function Lines({ lines }: { lines: DateLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="things">
      {lines.map((line) => (
        <li key={line.id}>
          <a href={`/desk/dates/${line.id}` as Route}>
            <span>{`${formatDay(line.firstDay)}, ${line.firstDay.slice(0, 4)}`}</span>
            <small>{line.trip}</small>
            <small>{describePlaces(line)}</small>
            <State of={line} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function State({ of: line }: { of: DateLine }) {
  const { text, tone } = stateOf(line)
  return <span className={`status ${tone}`}>{text}</span>
}
