import { BusFront, Compass, type LucideIcon, ShieldCheck, Telescope, Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import { RouteLine } from '@/components/itinerary/route-line'
import { RouteMap } from '@/components/itinerary/route-map'
import { RouteTable } from '@/components/itinerary/route-table'
import { Money } from '@/components/sections/money'
import { TextLink } from '@/components/ui/text-link'
import { beforeYouGoHref } from '@/lib/content/destinations/before-you-go'
import { galleryOf } from '@/lib/content/itinerary'
import { pictures } from '@/lib/content/pictures'
import type { wordGroups } from '@/lib/content/words'
import type { ItineraryDetail } from '@/lib/data/itineraries'
import type { EstimateRequest } from '@/lib/forms/estimate-question'
import { paragraphs } from '@/lib/itineraries/details'
import { hasMap, mapOf } from '@/lib/itineraries/maps/itinerary-map'
import { usablePicture } from '@/lib/look/usable-picture'
import { Costs } from './costs'
import { LazyGallery } from './lazy-parts'
import { RightForYou } from './right-for-you'

type Words = Pick<(typeof wordGroups)['itinerary'], 'included' | 'costs'>
type Included = keyof Words['included']

const icons: Record<Included, LucideIcon> = {
  transport: BusFront,
  meals: Utensils,
  guides: Compass,
  safety: ShieldCheck,
  activities: Telescope,
}

type Props = Words & { itinerary: ItineraryDetail; request?: EstimateRequest }

export function Overview({ itinerary, included, costs, request }: Props) {
  const [standfirst, ...rest] = paragraphs(itinerary.description)
  const gallery = galleryOf({ ...itinerary, imageUrl: usablePicture(itinerary.imageUrl) }).map((src) => ({
    src,
    alt: pictures[src]?.alt ?? itinerary.title,
  }))
  return (
    <>
      <h2 className="sr-only">Overview</h2>
      <div className="text-pretty font-serif">
        <p className="max-w-form text-lead print:max-w-none">{standfirst}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-text text-body print:mt-2 print:max-w-none">
            {paragraph}
          </p>
        ))}
      </div>
      <Route itinerary={itinerary} />
      <Block title="Highlights" className="print:break-inside-avoid">
        <Ticks points={itinerary.highlights} />
      </Block>
      {itinerary.suitability && (
        <Block title="Is this trip right for you?" className="print:break-inside-avoid">
          <RightForYou itinerary={itinerary} />
          <p className="mt-4 print:hidden">
            <TextLink href={beforeYouGoHref(itinerary.country)}>
              Before you go: visa, vaccinations, money, packing
            </TextLink>
          </p>
        </Block>
      )}
      {itinerary.prices.length > 0 && (
        <Block title={costs.title}>
          <Costs {...{ itinerary, costs, request }} />
          <Money isFolded className="mt-8" />
        </Block>
      )}
      <Block title="What’s included">
        <ul className="border-ink border-t-2">
          {Object.entries(included).map(([id, { title, text }]) => {
            const Icon = icons[id as Included]
            return (
              <li
                key={id}
                className="grid grid-cols-[2.25rem_1fr] items-center gap-x-3 border-line border-b py-3 md:grid-cols-[2.25rem_11rem_1fr] print:grid-cols-[2.25rem_11rem_1fr] print:break-inside-avoid print:py-1"
              >
                <Icon
                  aria-hidden="true"
                  strokeWidth={1.7}
                  className="row-span-2 size-6.5 text-ember md:row-auto print:row-auto"
                />
                <b className="font-bold">{title}</b>
                <span className="font-serif text-ink-soft">{text}</span>
              </li>
            )
          })}
        </ul>
        {itinerary.inclusions.length > 0 && (
          <SubBlock title="Included on this trip">
            <Ticks points={itinerary.inclusions} />
          </SubBlock>
        )}
        {itinerary.exclusions.length > 0 && (
          <SubBlock title="Not included">
            <Ticks points={itinerary.exclusions} isMissing />
          </SubBlock>
        )}
      </Block>
      <Block title="Gallery" className="print:hidden">
        <LazyGallery pictures={gallery} />
      </Block>
    </>
  )
}

// A trip without stops in the table shows its old list of destinations.
function Route({ itinerary }: { itinerary: ItineraryDetail }) {
  const { id, stops, destinations } = itinerary
  if (!hasMap(stops)) {
    return destinations.length > 1 ? (
      <Block title="The route" className="print:break-inside-avoid">
        <RouteLine destinations={destinations} />
      </Block>
    ) : null
  }
  return (
    <Block title="The route">
      <RouteMap id={id} itinerary={mapOf(itinerary)} />
      <div className="mt-5 print:mt-2">
        <RouteTable stops={stops} />
      </div>
    </Block>
  )
}

function Block({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={`mt-[clamp(2.5rem,4vw,4rem)] print:mt-6 ${className}`}>
      <h2 className="mb-5 font-head text-head print:mb-3">{title}</h2>
      {children}
    </div>
  )
}

function SubBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-8 mb-3.5 font-head text-card print:mt-4 print:mb-2">{title}</h3>
      {children}
    </>
  )
}

// Drawn by the list, not by each item: as icons the ticks were a tenth of the page's HTML.
const tick =
  '*:before:absolute *:before:border-ember *:before:rotate-45 *:before:left-1.5 *:before:top-[0.15em] *:before:h-[0.95rem] *:before:w-2 *:before:border-r-3 *:before:border-b-3'
const cross =
  '*:before:absolute *:before:rotate-45 *:before:left-0.5 *:before:top-[0.65em] *:before:w-4 *:before:border-t-3 *:before:border-ink-mute *:after:absolute *:after:-rotate-45 *:after:left-0.5 *:after:top-[0.65em] *:after:w-4 *:after:border-t-3 *:after:border-ink-mute'

function Ticks({ points, isMissing }: { points: string[]; isMissing?: boolean }) {
  return (
    <ul
      className={`grid gap-x-column gap-y-3 md:grid-cols-2 print:grid-cols-2 print:gap-y-1.5 *:relative *:break-inside-avoid *:pl-8 *:font-serif *:text-[1.0625rem] *:leading-snug ${isMissing ? cross : tick}`}
    >
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
