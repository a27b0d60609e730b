import type { ReactNode } from 'react'
import { RouteLine, RouteMap, RouteTable } from '@/components/itinerary/route-map'
import { Money } from '@/components/sections/money'
import { Fold, TitledFold } from '@/components/ui/fold'
import { TextLink } from '@/components/ui/text-link'
import { beforeYouGoHref } from '@/lib/content/destinations/before-you-go'
import { toGallery } from '@/lib/content/itinerary'
import type { textGroups } from '@/lib/content/texts'
import { travelAdviceHref } from '@/lib/content/travel-advice'
import { usablePicture } from '@/lib/content/usable-picture'
import type { DepartureDate } from '@/lib/departures/dates'
import { cn } from '@/lib/design/cn'
import { paragraphs } from '@/lib/domain/details'
import { describeWildlife } from '@/lib/domain/wildlife'
import { listBeds } from '@/lib/itineraries/days'
import type { Extension } from '@/lib/itineraries/extensions'
import type { ItineraryDetail, PricedItinerary } from '@/lib/itineraries/queries'
import { heightFact, hoursFact } from '@/lib/itineraries/suitability'
import { hasMap, mapOf } from '@/lib/maps/itinerary-map'
import type { EstimateRequest } from '@/lib/prices/estimate-question'
import { Beds } from './beds'
import { Costs } from './costs'
import { Extensions } from './extensions'
import { LazyDates, LazyGallery } from './lazy-parts'

type Words = (typeof textGroups)['itinerary']

type Props = {
  itinerary: PricedItinerary
  /** Trips that guests can add. */
  extensions: Extension[]
  included: Words['included']
  departure: Words['departures']['private' | 'shared']
  texts: Pick<Words, 'departures' | 'notIncluded' | 'costs' | 'beds' | 'extensions'>
  /** Of a shared trip. */
  dates: DepartureDate[]
  request?: EstimateRequest
}

export function Overview({ itinerary, extensions, included, departure, texts, dates, request }: Props) {
  const { departures, notIncluded, costs } = texts
  const beds = listBeds(itinerary.days)
  const [standfirst, ...rest] = paragraphs(itinerary.description)
  const gallery = toGallery({
    ...itinerary,
    imageUrl: usablePicture(itinerary.imageUrl),
    pictures: itinerary.pictures.filter(({ imageUrl }) => usablePicture(imageUrl)),
  })
  return (
    <>
      <h2 className="sr-only">Overview</h2>
      <div className="font-serif">
        <p className="max-w-form text-lead print:max-w-none">{standfirst}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-text text-body print:mt-2 print:max-w-none">
            {paragraph}
          </p>
        ))}
      </div>
      <Departure itinerary={itinerary} departure={departure} arrival={departures.arrival} />
      {dates.length > 0 && (
        <Block id="dates-to-join" title="Dates to join" className="print:break-inside-avoid">
          <LazyDates itineraryId={itinerary.id} dates={dates} />
        </Block>
      )}
      <Route itinerary={itinerary} />
      {beds.length > 0 && (
        <Block title={texts.beds.title} isFolded className="print:hidden">
          <Beds beds={beds} texts={texts.beds} />
        </Block>
      )}
      <Block title="Highlights" className="print:break-inside-avoid">
        <Ticks points={itinerary.highlights} />
      </Block>
      {itinerary.suitability && (
        <Block title="Is this trip right for you?" isFolded className="print:break-inside-avoid">
          <RightForYou itinerary={itinerary} />
        </Block>
      )}
      {itinerary.prices.length > 0 && (
        <Block title={costs.title}>
          <Costs itinerary={itinerary} costs={costs} request={request} />
        </Block>
      )}
      {extensions.length > 0 && (
        <Block title={texts.extensions.title} isFolded className="print:hidden">
          <Extensions itinerary={itinerary} extensions={extensions} texts={texts.extensions} request={request} />
        </Block>
      )}
      <Inclusions itinerary={itinerary} notIncluded={notIncluded} />
      <Block title="The same on every trip" isFolded>
        <EveryTrip included={included} country={itinerary.country} />
      </Block>
      <Block title="Gallery" className="print:hidden">
        <LazyGallery pictures={gallery} />
      </Block>
    </>
  )
}

type DepartureProps = Pick<Props, 'itinerary' | 'departure'> & { arrival: string }

function Departure({ itinerary, departure: { title, text }, arrival }: DepartureProps) {
  const { departureNote, arrivalNote } = itinerary
  return (
    <dl className="mt-6 max-w-text border-ember border-l-4 pl-4 text-ui leading-snug [&_dt]:font-bold [&>dt~dt]:mt-2 print:mt-3">
      <dt>{title}</dt>
      <dd>{departureNote ?? text}</dd>
      {arrivalNote && (
        <>
          <dt>{arrival}</dt>
          <dd>{arrivalNote}</dd>
        </>
      )}
    </dl>
  )
}

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
      <Fold
        className="mt-2 border-line border-b print:mt-2"
        summary={<span className="font-semibold">Stop by stop</span>}
      >
        <div className="unfolded:mt-5">
          <RouteTable stops={stops} />
        </div>
      </Fold>
    </Block>
  )
}

type InclusionsProps = {
  itinerary: Pick<ItineraryDetail, 'inclusions' | 'exclusions'>
  notIncluded: Words['notIncluded']
}

export function Inclusions({ itinerary: { inclusions, exclusions }, notIncluded }: InclusionsProps) {
  // Never empty: what no trip includes is said on every trip.
  const missing = (
    <>
      {exclusions.length > 0 && <Ticks points={exclusions} isMissing />}
      <p className="mt-3 max-w-text text-ink-soft text-small">{notIncluded.always}</p>
    </>
  )
  if (inclusions.length === 0) return <Block title={notIncluded.title}>{missing}</Block>
  return (
    <Block title="What’s included">
      <Ticks points={inclusions} />
      <SubBlock title={notIncluded.title}>{missing}</SubBlock>
    </Block>
  )
}

type BlockProps = { id?: string; title: string; isFolded?: boolean; className?: string; children: ReactNode }

function Block({ id, title, isFolded, className, children }: BlockProps) {
  const titleClassName = 'mb-3.5 text-head md:mb-5 print:mb-3'
  if (isFolded) {
    return (
      <div
        id={id}
        className={cn(
          'mt-6 border-line border-y unfolded:border-y-0 md:mt-[clamp(2.5rem,4vw,4rem)] print:mt-6',
          className,
        )}
      >
        <TitledFold heading="h2" title={title} titleClassName={titleClassName}>
          <div className="pt-1 pb-5 unfolded:p-0">{children}</div>
        </TitledFold>
      </div>
    )
  }
  return (
    <div id={id} className={cn('mt-[clamp(1.5rem,4vw,4rem)] print:mt-6', className)}>
      <h2 className={cn('font-head', titleClassName)}>{title}</h2>
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

function Ticks({ points, isMissing }: { points: string[]; isMissing?: boolean }) {
  return (
    <ul className={isMissing ? 'ticks crosses' : 'ticks'}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

type Included = (typeof textGroups)['itinerary']['included']

export function EveryTrip({ included, country }: { included: Included; country: string }) {
  return (
    <>
      <TermList rows={Object.values(included).map(({ title, text }) => ({ term: title, text }))} />
      <Money isSmall className="mt-6" />
      <p className="mt-3 print:hidden">
        <TextLink href={beforeYouGoHref(country)}>Before you go: visa, vaccinations, money, packing</TextLink>
      </p>
    </>
  )
}

export function RightForYou({ itinerary }: { itinerary: ItineraryDetail }) {
  const { days, stops, suitability, wildlife, bestMonths } = itinerary
  const rows = [
    { term: 'Animals', text: describeWildlife(wildlife, bestMonths) },
    { term: 'Age', text: suitability?.age },
    { term: 'Fitness', text: suitability?.fitness },
    { term: 'On the move', text: hoursFact(days) },
    { term: 'Weather', text: suitability?.heat },
    { term: 'Altitude', text: heightFact(days, stops) },
    { term: 'Comfort', text: suitability?.comfort },
  ].filter(({ text }) => text)
  return (
    <>
      <TermList rows={rows} />
      <p className="mt-3 flex flex-wrap gap-x-6 print:hidden">
        {wildlife.some(({ animal }) => animal === 'gorillas') && (
          <TextLink href={travelAdviceHref('gorillas')}>Gorillas: knees, porters and carriers</TextLink>
        )}
        <TextLink href={travelAdviceHref('malaria')}>Malaria</TextLink>
        <TextLink href={travelAdviceHref('children')}>Children by age</TextLink>
      </p>
    </>
  )
}

function TermList({ rows }: { rows: { term: string; text?: string }[] }) {
  return (
    <dl className="term-list">
      {rows.map(({ term, text }) => [<dt key={term}>{term}</dt>, <dd key={`${term} text`}>{text}</dd>])}
    </dl>
  )
}
