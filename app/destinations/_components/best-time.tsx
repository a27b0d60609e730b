import { MonthStrip } from '@/components/itinerary/month-strip'
import { Section, SectionHeader } from '@/components/sections/section'
import type { Destination } from '@/lib/content/destinations/destination'
import { cn } from '@/lib/design/cn'
import { describeMonths } from '@/lib/domain/details'

const spans: Record<number, string> = {
  2: 'wide:col-span-2',
  3: 'wide:col-span-3',
  4: 'wide:col-span-4',
  5: 'wide:col-span-5',
}

export function BestTime({ season }: { season: Destination['season'] }) {
  return (
    <Section padding="below">
      <SectionHeader title={season.title} intro={season.intro} />
      <MonthStrip bestMonths={season.bestMonths} isLarge />
      <p className="mt-3 text-small text-ink-soft">
        <b className="font-bold text-ink">Best time to visit:</b> {describeMonths(season.bestMonths)}
      </p>
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the keys scroll this row
        tabIndex={0}
        className="swipe-row mt-5 grid gap-x-column gap-y-7 md:mt-8 md:grid-cols-2 wide:grid-cols-12 wide:gap-x-[3px]"
      >
        {season.periods.map(({ from, to, title, text }) => (
          <li key={title} className={cn('border-ink border-t-2 pt-4 wide:mr-5', spans[to - from + 1])}>
            <p className="text-label text-ink-soft">{describeMonths(monthsBetween(from, to))}</p>
            <h3 className="mt-1 font-head text-card">{title}</h3>
            <p className="mt-2 max-w-text font-serif text-ui leading-relaxed text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function monthsBetween(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
