import { Heart, MapPin, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { SafariImage } from '@/components/ui/safari-image'
import { TextLink } from '@/components/ui/text-link'
import { formatDuration, formatLongDate, formatPlace, formatRating, formatReviewCount } from '@/lib/content/format'
import { pictures } from '@/lib/content/pictures'
import { cn } from '@/lib/design/cn'
import { bookHref, type ItinerarySummary, itineraryHref } from '@/lib/domain/summary'
import type { ListedItinerary } from '@/lib/search/list-page'
import { CategoryBadge, DifficultyBadge, PackageTypeBadge } from './badges'
import { SaveButton } from './save-button'
import { TripPrice } from './trip-price'

type ListProps = { itineraries: ListedItinerary[]; isFirstView?: boolean }

export function ItineraryGrid({ isSwiped, ...props }: ListProps & { isSwiped?: boolean }) {
  return (
    <ul className={cn('cards lg:grid-cols-3', isSwiped && 'swipe-row')}>
      <ItineraryItems {...props} />
    </ul>
  )
}

export function ItineraryItems({ itineraries, isFirstView }: ListProps) {
  return itineraries.map((itinerary, index) => (
    <ItineraryCard
      key={itinerary.id ?? itinerary.title}
      itinerary={itinerary}
      isFirstView={isFirstView && index === 0}
      note={itinerary.reason ?? itinerary.season}
    />
  ))
}

export function BookableItineraries({ itineraries, isWide }: { itineraries: ItinerarySummary[]; isWide?: boolean }) {
  return (
    <ul className={cn('cards', !isWide && 'swipe-row lg:grid-cols-3')}>
      {itineraries.map((itinerary) => (
        <ItineraryCard key={itinerary.id ?? itinerary.title} itinerary={itinerary} isWide={isWide}>
          <TextLink href={bookHref(itinerary)}>
            Book Now<span className="sr-only">: {itinerary.title}</span>
          </TextLink>
        </ItineraryCard>
      ))}
    </ul>
  )
}

export const heart = (
  <Heart className="size-5.5 group-aria-pressed/keep:fill-ember group-aria-pressed/keep:text-ember" />
)

const pin = <MapPin className="size-[1.125rem] shrink-0" strokeWidth={1.9} />
const star = <Star className="size-[1.125rem] fill-ember text-ember" strokeWidth={1.9} />
const unrated = (
  <span className="inline-flex items-center gap-1.5">
    <Star className="size-[1.125rem]" strokeWidth={1.9} />
    No ratings yet
  </span>
)

type Props = {
  itinerary: ListedItinerary
  isFirstView?: boolean
  isWide?: boolean
  note?: ReactNode
  children?: ReactNode
}

/** Requires a list with the class `cards`, which aligns the rows of the cards. */
export function ItineraryCard({ itinerary, isFirstView, isWide, note, children }: Props) {
  const href = itineraryHref(itinerary)
  return (
    // The last of an odd number fills its row.
    <li className={isWide ? 'md:last:odd:whole-row' : 'md:max-lg:last:odd:whole-row'}>
      <article className="group relative">
        <div
          className={cn(
            // The height is for large text, so that the badges do not lie under the days.
            'relative col-start-1 row-start-1 min-h-34 w-full overflow-hidden rounded-print bg-straw',
            isWide ? 'aspect-16/10' : 'aspect-12/5 md:aspect-4/3',
          )}
        >
          <SafariImage
            src={itinerary.imageUrl}
            alt={(itinerary.imageUrl && pictures[itinerary.imageUrl]?.alt) || ''}
            // A 16:9 picture cropped to 4:3 is a third wider than its box.
            sizes={
              isWide
                ? '(min-width: 1024px) 46rem, (min-width: 768px) 52vw, 122vw'
                : '(min-width: 1024px) 33.5rem, (min-width: 768px) 61vw, (min-resolution: 2.5dppx) 70vw, 88vw'
            }
            // Where the card is wider than the picture, more is cut off the sky than off the animals.
            position={`${(itinerary.imageUrl && pictures[itinerary.imageUrl]?.focus) || 50}% 70%`}
            isFirstView={isFirstView}
            className="transition-transform duration-900 ease-out group-hover:scale-[1.035] motion-reduce:group-hover:scale-100"
          />
          <div className="absolute inset-x-3 top-3 flex flex-wrap justify-between gap-2 lg:max-xl:inset-x-2 lg:max-xl:gap-1">
            {itinerary.packageType ? (
              <PackageTypeBadge type={itinerary.packageType} tone="night" />
            ) : (
              <CategoryBadge category={itinerary.category} tone="night" />
            )}
            <DifficultyBadge difficulty={itinerary.difficultyLevel} />
          </div>
          <p className="absolute bottom-0 left-0 rounded-tr-control bg-(--band) pt-2 pr-4 font-display text-[1.625rem] font-extrabold leading-none tracking-[-0.01em]">
            {formatDuration(itinerary.duration)}
          </p>
        </div>
        <h3 className="mt-2 font-head md:mt-3 text-card">
          <Link
            href={href}
            className="decoration-2 decoration-ember-flame underline-offset-[0.14em] after:absolute after:inset-0 group-hover:underline"
          >
            {itinerary.title}
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap content-start md:mt-2 gap-x-4 gap-y-1 text-small text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            {pin}
            {formatPlace(itinerary.location, itinerary.country)}
          </span>
          {/* A sample trip has no page to rate it on. */}
          {itinerary.id !== null && <Rating average={itinerary.averageRating} count={itinerary.totalReviews} />}
          {note}
          {itinerary.joinOn && <span>Join others from {formatLongDate(itinerary.joinOn)}</span>}
        </p>
        <p
          className={cn(
            'mt-1.5 self-start font-serif md:mt-2.5 text-ui leading-normal text-ink-soft',
            isWide ? 'line-clamp-3' : 'line-clamp-2',
          )}
        >
          {itinerary.summary}
        </p>
        {/* Two links are below the price in all cards of a list, not where the words happen to need the room. */}
        <div
          className={cn(
            'gap-x-4 gap-y-3 pt-2.5 md:pt-4',
            children ? 'grid content-between' : 'flex items-start justify-between',
          )}
        >
          {/* With the sum in the visitor's currency below. */}
          <div className="min-w-0">
            <TripPrice of={itinerary} size="card" />
          </div>
          <span className="relative z-1 flex shrink-0 items-center justify-between">
            {children}
            <LinkButton href={href} tone="outline" size="small">
              View Details<span className="sr-only">: {itinerary.title}</span>
            </LinkButton>
          </span>
        </div>
        {itinerary.partyHref && (
          <a href={itinerary.partyHref} className="absolute inset-0 z-2 hidden noscript:block">
            <span className="sr-only">View Details: {itinerary.title}, for your party and month</span>
          </a>
        )}
        {itinerary.id !== null && (
          <SaveButton
            icon={heart}
            id={itinerary.id}
            title={itinerary.title}
            className="z-1 col-start-1 row-start-1 self-end justify-self-end rounded-none rounded-tl-control bg-(--band) hover:bg-straw"
          />
        )}
      </article>
    </li>
  )
}

function Rating({ average, count }: { average: number | null; count: number }) {
  if (average === null) return unrated
  return (
    <span className="inline-flex items-center gap-1.5">
      {star}
      <span>
        <b className="font-bold text-ink">{formatRating(average)}</b> ({formatReviewCount(count)})
      </span>
    </span>
  )
}
