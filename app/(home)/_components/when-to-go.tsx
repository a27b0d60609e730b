import { SeasonCalendar } from '@/components/itinerary/season-calendar'
import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import { calendar } from '@/lib/content/calendar'
import { getCalendar } from '@/lib/data/calendar'

export async function WhenToGo() {
  return (
    <Section>
      <SectionHeader title={calendar.home.title} intro={calendar.home.intro} />
      <SeasonCalendar calendar={await getCalendar(null)} />
    </Section>
  )
}
