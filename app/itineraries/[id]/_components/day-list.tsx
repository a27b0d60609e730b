import { BedDouble, Car, Plane, Utensils } from 'lucide-react'
import { parseDays } from '@/lib/itineraries/details'

export function DayList({ dayByDay }: { dayByDay: Record<string, unknown> }) {
  return (
    <>
      <h2 className="sr-only print:not-sr-only print:mb-4! print:font-head print:text-head">Day by Day</h2>
      <ol>
        {parseDays(dayByDay).map(({ number, title, description, ...facts }) => (
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
              <p className="mt-2.5 max-w-[36rem] text-pretty font-serif text-body print:mt-1 print:max-w-none">
                {description}
              </p>
              <Facts {...facts} />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

type Facts = { driveTime?: string; distance?: string; flight?: string; meals?: string; lodging?: string }

function Facts({ driveTime, distance, flight, meals, lodging }: Facts) {
  const facts = [
    { Icon: Car, label: 'On the way', text: [distance, driveTime].filter(Boolean).join(', ') },
    { Icon: Plane, label: 'Flight', text: flight },
    { Icon: Utensils, label: 'Meals', text: meals },
    { Icon: BedDouble, label: 'Night', text: lodging },
  ].filter(({ text }) => text)
  if (facts.length === 0) return null
  return (
    <ul className="mt-3 flex print:mt-1.5 flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft">
      {facts.map(({ Icon, label, text }) => (
        <li key={label} className="inline-flex items-start gap-1.5">
          <Icon aria-hidden="true" strokeWidth={1.9} className="mt-px size-[1.125rem] shrink-0" />
          <span className="sr-only">{label}: </span>
          {text}
        </li>
      ))}
    </ul>
  )
}
