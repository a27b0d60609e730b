import { ArrowLeft, Check, Star } from 'lucide-react'
import { CategoryBadge, PackageTypeBadge, Peaks } from '@/components/itinerary/badges'
import { heart } from '@/components/itinerary/itinerary-card'
import { SaveButton } from '@/components/itinerary/save-button'
import { TripPrice } from '@/components/itinerary/trip-price'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Hero, HeroPicture } from '@/components/sections/hero'
import type { RidgeLine } from '@/components/sections/ridge'
import { Container } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { Trail } from '@/lib/content/breadcrumbs'
import { formatDuration, formatPlace, formatRating, formatReviewCount } from '@/lib/content/format'
import { usablePicture } from '@/lib/content/usable-picture'
import type { PackageType } from '@/lib/domain/choices'
import { describeMonths } from '@/lib/domain/details'
import { askHref } from '@/lib/domain/shortlist'
import type { PricedItinerary } from '@/lib/itineraries/queries'

const ridgeOf: Record<string, RidgeLine> = { Tanzania: 'peak', Dubai: 'dune' }

type Props = {
  itinerary: PricedItinerary
  trail: Trail
  departure: string
}

export function ItineraryHero({ itinerary, trail, departure }: Props) {
  const {
    id,
    title,
    imageUrl,
    packageType,
    category,
    difficultyLevel,
    averageRating,
    totalReviews,
    bestMonths,
    inclusions,
  } = itinerary
  return (
    <Hero
      surface="night"
      line={ridgeOf[itinerary.country]}
      pictureClassName="min-h-[clamp(16rem,min(33vw,56svh),38rem)] print:min-h-0 print:h-[5.5cm] print:flex-none"
      picture={
        <>
          <HeroPicture src={usablePicture(imageUrl)} />
          <Container className="relative z-1 flex justify-between gap-4 pt-5 print:hidden">
            <Link
              href="/itineraries"
              className="inline-flex min-h-tap items-center gap-2 rounded-control bg-paper pr-4.5 pl-3.5 font-semibold text-ink transition-colors duration-quick hover:bg-sand"
            >
              <ArrowLeft className="size-5" />
              Back to Itineraries
            </Link>
            <SaveButton icon={heart} id={id} title={title} className="bg-paper text-ink hover:bg-sand" />
          </Container>
        </>
      }
    >
      <Breadcrumbs trail={trail} surface="night" />
      <div className="mt-2 grid items-end gap-x-column gap-y-5 md:grid-cols-12">
        <div className="md:col-span-8 lg:col-span-9">
          <p className="mb-3.5 flex flex-wrap gap-2">
            {packageType && <PackageTypeBadge type={packageType as PackageType} tone="sun" />}
            <CategoryBadge category={category} tone="outline" />
          </p>
          <h1 className="font-display text-hero [overflow-wrap:anywhere]">{title}</h1>
        </div>
        <div id="hero-quote" className="grid justify-items-start gap-3.5 md:col-[9/-1] lg:col-[10/-1]">
          <div>
            <TripPrice of={itinerary} size="large" />
            <p className="mt-1.5 text-night-mist text-small">
              {departure}. {bestMonths.length > 0 && `Best months: ${describeMonths(bestMonths)}.`}
            </p>
          </div>
          <LinkButton href={askHref([id], itinerary.travellers)} tone="sun" className="print:hidden">
            Request for Quote
          </LinkButton>
        </div>
      </div>
      {inclusions.length > 0 && (
        <ul className="mt-4 grid gap-x-column gap-y-1.5 text-small md:grid-cols-3 print:hidden">
          {inclusions.slice(0, 3).map((inclusion) => (
            <li key={inclusion} className="flex gap-2">
              <Check className="size-4.5 shrink-0 text-sun" />
              {inclusion}
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-3.5 grid grid-cols-2 gap-x-column border-night-line border-t pb-2 md:grid-cols-4">
        <Fact label="Duration">{formatDuration(itinerary.duration)}</Fact>
        <Fact label="Location">{formatPlace(itinerary.location, itinerary.country)}</Fact>
        <Fact label="Difficulty">
          <Peaks difficulty={difficultyLevel} className="fill-night-line" />
          {difficultyLevel || 'Easy'}
        </Fact>
        <Fact label="Rating">
          {averageRating === null ? (
            'No ratings yet'
          ) : (
            <>
              <Star className="size-5 shrink-0 fill-sun text-sun" />
              {formatRating(averageRating)}
              <span className="font-normal font-sans text-ui text-night-mist">({formatReviewCount(totalReviews)})</span>
            </>
          )}
        </Fact>
      </dl>
    </Hero>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="py-3.5 md:py-4.5">
      <dt className="text-small text-night-mist">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-2 font-bold text-[1.1875rem] text-paper">{children}</dd>
    </div>
  )
}
