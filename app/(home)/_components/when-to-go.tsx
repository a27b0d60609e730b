import { monthHref } from '@/components/itinerary/season-calendar'
import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import { Link } from '@/components/ui/link'
import { calendar } from '@/lib/content/calendar'
import { counted } from '@/lib/content/format'
import { getCalendar } from '@/lib/search/calendar'
import { bestOfMonth } from '@/lib/search/calendar-rows'

/** What each month is best for; the whole year is on the pages of the countries. */
export async function WhenToGo() {
  const { months, sights } = await getCalendar(null)
  return (
    <Section>
      <SectionHeader title={calendar.home.title} intro={calendar.home.intro} />
      <ol className="gap-x-column border-ink border-t-2 md:columns-2">
        {months.map(({ name, trips }, index) => (
          <li key={name} className="break-inside-avoid border-line border-b">
            <Link
              href={monthHref(name, null)}
              prefetch={false}
              className="group grid min-h-tap grid-cols-[6.5rem_1fr] items-center gap-x-3 py-2 leading-snug"
            >
              <b className="group-hover:underline">{name}</b>
              <span className="font-serif">
                {bestOfMonth(sights, index + 1)}{' '}
                <span className="whitespace-nowrap font-sans text-ink-soft text-small">{counted(trips, 'trip')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}
