import { parseDays } from '@/lib/domain/details'
import { dayFacts, longDay } from '@/lib/itineraries/days'
import type { DayFacts } from '@/lib/itineraries/facts'

export function DayList({ days, dayByDay }: { days: DayFacts[]; dayByDay: Record<string, unknown> }) {
  const rows = days.length > 0 ? days.map(toRow) : parseDays(dayByDay).map(toPlainRow)
  return (
    <ol className="day-list">
      {rows.map(({ number, title, bestMoment, description, long, facts }) => (
        <li key={number}>
          <p>{`Day ${number}`}</p>
          <div>
            {title && <h3 className="font-head text-head">{title}</h3>}
            {long && (
              <p className="mt-2 inline-block rounded-print bg-sun px-2 py-1 font-sans text-label print:border">
                {long}
              </p>
            )}
            {bestMoment && <p className="best-moment">{bestMoment}</p>}
            <p>{description}</p>
            {facts.length > 0 && (
              <dl>
                {facts.map(({ label, text }) => [<dt key={label}>{label}</dt>, <dd key={`${label} text`}>{text}</dd>])}
              </dl>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function toRow(day: DayFacts) {
  const { title, bestMoment, description } = day
  return { number: day.day, title, bestMoment, description, long: longDay(day), facts: dayFacts(day) }
}

function toPlainRow({ number, title, description, distance, driveTime, flight, meals, lodging }: PlainDay) {
  const facts = [
    { label: 'Getting there', text: [distance, driveTime, flight].filter(Boolean).join(', ') },
    { label: 'Meals', text: meals ?? '' },
    { label: 'Night', text: lodging ?? '' },
  ].filter(({ text }) => text)
  return { number, title, bestMoment: null, description, long: '', facts }
}

type PlainDay = ReturnType<typeof parseDays>[number]
