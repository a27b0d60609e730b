import { ArrowRight } from 'lucide-react'
import { Section, SectionHeader } from '@/components/sections/section'
import { Link } from '@/components/ui/link'
import { TextLink } from '@/components/ui/text-link'
import { readTextGroup } from '@/lib/content/queries'
import { listNextDates } from '@/lib/departures/dates'
import { describeDate, formatDays } from '@/lib/departures/describe-date'
import { listHref } from '@/lib/search/filters'

const most = 4

/** Of shared trips; without places, since the page is kept. */
export async function NextDates() {
  const [{ dates: texts }, dates] = await Promise.all([readTextGroup('home'), listNextDates(most)])
  if (dates.length === 0) return null
  return (
    <Section tone="sand" padding="below" className="max-md:pb-band-sm">
      <SectionHeader title={texts.title}>
        <TextLink href={listHref({ choices: { dates: ['to-join'] } })}>
          {texts.all}
          <ArrowRight className="size-5" />
        </TextLink>
      </SectionHeader>
      <ul className="gap-x-column border-ink border-t-2 md:columns-2">
        {dates.map((date) => (
          <li key={date.id} className="break-inside-avoid border-line border-b">
            <Link href={`/itineraries/${date.itineraryId}#dates-to-join`} className="group grid py-2 leading-snug">
              <b className="group-hover:underline">{formatDays(date)}</b>
              <span className="font-serif">{date.title}</span>
              <span className="text-ink-soft text-small">{describeDate(date)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-small">{texts.prices}</p>
    </Section>
  )
}
