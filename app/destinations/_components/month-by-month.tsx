import { SeasonCalendar } from '@/components/itinerary/season-calendar'
import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import { calendar } from '@/lib/content/calendar'
import type { Country } from '@/lib/domain/choices'
import { getCalendar } from '@/lib/search/calendar'

export async function MonthByMonth({ country }: { country: Country }) {
  return (
    <Section padding="below">
      <SectionHeader title={calendar.country.title} intro={calendar.country.intro} />
      <SeasonCalendar calendar={await getCalendar(country)} />
    </Section>
  )
}
