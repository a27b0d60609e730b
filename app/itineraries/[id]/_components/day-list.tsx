import { factsOf, longDay } from '@/lib/itineraries/days'
import { parseDays } from '@/lib/itineraries/details'
import type { DayFacts } from '@/lib/itineraries/facts'

/** Trips without a table of days show the days from their texts. */
export function DayList({ days, dayByDay }: { days: DayFacts[]; dayByDay: Record<string, unknown> }) {
  const rows = days.length > 0 ? days.map(toRow) : parseDays(dayByDay).map(toPlainRow)
  return (
    <ol className="[&_dd]:text-pretty [&_dl]:mt-3 [&_dl]:grid [&_dl]:max-w-[36rem] [&_dl]:grid-cols-[3.75rem_1fr] [&_dl]:gap-x-3 [&_dl]:gap-y-0.5 [&_dl]:text-small print:[&_dl]:mt-1 print:[&_dl]:max-w-none [&_dt]:text-ink-soft">
      {rows.map(({ number, title, description, long, facts }) => (
        <li
          key={number}
          className="group relative grid gap-x-6 gap-y-1.5 pb-9 pl-9 md:grid-cols-[6.5rem_1fr] md:pb-12 md:pl-0 print:block print:break-inside-avoid print:pb-4 print:pl-9"
        >
          <span
            aria-hidden="true"
            className="absolute top-1.5 left-1 z-1 size-4 rounded-full border-[3px] border-clay bg-paper md:top-2 md:left-[7.05rem] print:left-1"
          />
          <span
            aria-hidden="true"
            className="absolute top-3 -bottom-1.5 left-[0.65rem] border-clay border-l-[3px] border-dotted group-last:hidden md:left-[7.46rem] print:left-[0.65rem]"
          />
          <p className="font-head text-[1.375rem] font-extrabold leading-tight text-clay md:text-[2rem] md:leading-none print:text-card">
            Day {number}
          </p>
          <div className="md:pl-11 print:pl-0">
            {title && <h3 className="font-head text-head">{title}</h3>}
            {long && <p className="mt-2 inline-block rounded-print bg-sun px-2 py-1 text-label print:border">{long}</p>}
            <p className="mt-2.5 max-w-[36rem] text-pretty font-serif text-body print:mt-1 print:max-w-none">
              {description}
            </p>
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
  const { title, description } = day
  return { number: day.day, title, description, long: longDay(day), facts: factsOf(day) }
}

function toPlainRow({ number, title, description, distance, driveTime, flight, meals, lodging }: PlainDay) {
  const facts = [
    { label: 'Way', text: [distance, driveTime, flight].filter(Boolean).join(', ') },
    { label: 'Meals', text: meals ?? '' },
    { label: 'Night', text: lodging ?? '' },
  ].filter(({ text }) => text)
  return { number, title, description, long: '', facts }
}

type PlainDay = ReturnType<typeof parseDays>[number]
