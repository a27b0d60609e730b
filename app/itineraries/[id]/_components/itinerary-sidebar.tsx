import { Camera, Check, Clock, Footprints, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { MonthStrip } from '@/components/itinerary/month-strip'
import { TripPrice } from '@/components/itinerary/trip-price'
import { SavedNote } from '@/components/layout/offline/saved-note'
import { LinkButton } from '@/components/ui/button'
import { TitledFold } from '@/components/ui/fold'
import { formatDuration } from '@/lib/content/format'
import { offline } from '@/lib/content/notices'
import { cn } from '@/lib/design/cn'
import { parseStops } from '@/lib/domain/details'
import { askHref } from '@/lib/domain/shortlist'
import type { PricedItinerary } from '@/lib/itineraries/queries'
import { config } from '@/lib/platform/config'
import { ShareButtons } from './share-buttons'
import { ShareMoment } from './share-moment'

type Props = {
  itinerary: PricedItinerary
  reasons: string[]
  planner?: ReactNode
}

export function ItinerarySidebar({ itinerary, reasons, planner }: Props) {
  const { id, title, country, imageUrl, bestMonths, seasonality, perfectFor, travellers = null } = itinerary
  const stops = parseStops(itinerary.destinations)
  // Without the party: the children's ages do not belong on social networks.
  const url = `${config.siteUrl}/itineraries/${id}`
  const [start, end] = [stops[0]?.place, stops.at(-1)?.place]
  return (
    <aside
      aria-label="Trip details"
      className="items-start gap-x-column md:grid md:grid-cols-2 lg:sticky lg:block lg:top-40 lg:self-start print:mt-8 print:block"
    >
      <div className="col-span-full break-inside-avoid rounded-panel border border-line bg-white p-[clamp(1.25rem,3vw,2rem)] shadow-lift print:shadow-none">
        <div className="mb-5 hidden lg:block print:hidden">
          <TripPrice of={itinerary} size="large" />
          <LinkButton href={askHref([id], travellers)} className="mt-4.5 w-full">
            Request for Quote
          </LinkButton>
        </div>
        <dl>
          <Detail icon={<Clock />} label="Duration" value={formatDuration(itinerary.duration)} isInHero />
          {start && start === end && <Detail icon={<MapPin />} label="Starts and ends" value={start} />}
          {start && end && start !== end && (
            <Detail icon={<MapPin />} label="Start and end" value={`${start}, ${end}`} />
          )}
          {perfectFor.length > 0 && <Detail icon={<Users />} label="Perfect for" value={perfectFor.join('\n')} />}
          <Detail icon={<Footprints />} label="Difficulty" value={itinerary.difficultyLevel || 'Easy'} isInHero />
        </dl>
        {bestMonths.length > 0 && (
          <div className="mt-4.5">
            {/* On a phone the hero says them in words. */}
            <div className="mb-2 max-md:hidden print:block">
              <p className="mb-2 text-label">Best months</p>
              <MonthStrip bestMonths={bestMonths} />
            </div>
            <p className="text-small text-ink-soft">{seasonality}</p>
          </div>
        )}
      </div>
      {planner}
      <div className="mt-6 break-inside-avoid md:mt-8">
        <TitledFold
          heading="h2"
          title="Why travel with us"
          titleClassName="mb-3.5 text-card"
          className="border-line border-y"
        >
          <ul className="grid gap-3 pb-4 unfolded:pb-0">
            {reasons.map((reason) => (
              <li key={reason} className="grid grid-cols-[1.25rem_1fr] gap-3 font-serif text-[1.0625rem] leading-snug">
                <Check strokeWidth={3} className="mt-0.5 size-5 text-ember" />
                {reason}
              </li>
            ))}
          </ul>
        </TitledFold>
      </div>
      <div className="col-span-full mt-6 lg:mt-8 print:hidden">
        <h2 className="text-label">Share this trip</h2>
        <ShareButtons
          url={url}
          title={title}
          image={imageUrl}
          country={country}
          showsWorkplace={config.shareWorkplace}
        />
        <ShareMoment title={title} url={url} icon={<Camera className="size-5" />} />
        <SavedNote page={`/itineraries/${id}`} kept={offline.kept} className="mt-3 min-h-6 text-ink-soft text-small" />
      </div>
    </aside>
  )
}

type DetailProps = { icon: ReactNode; label: string; value: string; isInHero?: boolean }

function Detail({ icon, label, value, isInHero }: DetailProps) {
  return (
    <div
      className={cn(
        'flex justify-between gap-4 border-line border-b py-3 lg:first:pt-0',
        isInHero && 'max-lg:hidden print:flex',
      )}
    >
      <dt className="inline-flex shrink-0 items-center gap-2 text-ink-soft [&>svg]:size-[1.125rem] [&>svg]:stroke-[1.9]">
        {icon}
        {label}
      </dt>
      <dd className="whitespace-pre-line text-right font-[650]">{value}</dd>
    </div>
  )
}
