import { SentRequestNote } from '@/components/form/sent-request-note'
import type { Contacts } from '@/components/form/use-lead-form'
import { ElevationProfile } from '@/components/itinerary/elevation-profile'
import { Planner } from '@/components/itinerary/planner'
import { TripPrice } from '@/components/itinerary/trip-price'
import { SavedNote } from '@/components/layout/offline/saved-note'
import { PrintFoot, PrintHead } from '@/components/layout/print'
import { StructuredData } from '@/components/layout/structured-data'
import { ContactLink } from '@/components/sections/contact-link'
import { Container } from '@/components/sections/section'
import { WhatsAppMark } from '@/components/ui/brand-marks'
import { buttonStyles, LinkButton } from '@/components/ui/button'
import { RatingStars } from '@/components/ui/rating-stars'
import { TextLink } from '@/components/ui/text-link'
import { itineraryTrail } from '@/lib/content/breadcrumbs'
import { whatsappHref } from '@/lib/content/contact-links'
import { formatRating, formatReviewCount } from '@/lib/content/format'
import { offline } from '@/lib/content/notices'
import { contactsFor, readTextGroup } from '@/lib/content/queries'
import { mapTexts } from '@/lib/content/texts'
import { listDepartureDates } from '@/lib/departures/dates'
import { keepUnits, parseDays } from '@/lib/domain/details'
import { askHref } from '@/lib/domain/shortlist'
import { dayFacts, longDay, newLodge, sumFacts, toElevationProfile } from '@/lib/itineraries/days'
import { listExtensions } from '@/lib/itineraries/extensions'
import type { DayFacts } from '@/lib/itineraries/facts'
import type { Itinerary, ItineraryDetail, PricedItinerary } from '@/lib/itineraries/queries'
import { config } from '@/lib/platform/config'
import type { EstimateRequest } from '@/lib/prices/estimate-question'
import { countStars, listReviews, type Review } from '@/lib/reviews/queries'
import { breadcrumbList, itineraryNodes } from '@/lib/seo/structured-data'
import { ActionBar } from './action-bar'
import { BedPicture } from './beds'
import { ItineraryHero } from './itinerary-hero'
import { ItinerarySidebar } from './itinerary-sidebar'
import { ItineraryTabs } from './itinerary-tabs'
import { LazyReviewForm } from './lazy-parts'
import { Overview } from './overview'
import { MoreReviews, ReviewList, ReviewSpread } from './review-list'
import { SaveOffline } from './save-offline'
import { SimilarItineraries } from './similar-itineraries'

type ItineraryPageProps = { itinerary: PricedItinerary; request?: EstimateRequest }

export async function ItineraryPage({ itinerary: plain, request }: ItineraryPageProps) {
  const itinerary = mapTexts(plain, keepUnits)
  const [reviews, starCounts] = await Promise.all([listReviews(itinerary.id), countStars(itinerary.id)])
  const contacts = await contactsFor()
  const { included, safetyElsewhere, whyTravelWithUs, ...texts } = await readTextGroup('itinerary')
  const safety = { ...included.safety, text: itinerary.country === 'Dubai' ? safetyElsewhere : included.safety.text }
  const departure = texts.departures[itinerary.departure === 'shared' ? 'shared' : 'private']
  const trail = itineraryTrail(itinerary)
  return (
    <article data-action-bar>
      <PrintHead />
      <SentRequestNote trip={itinerary.id} className="max-md:top-18 md:text-right" />
      <ItineraryHero itinerary={itinerary} trail={trail} departure={departure.title} />
      <SavedNote
        page={`/itineraries/${itinerary.id}`}
        copy={offline.isCopy}
        className="px-gutter not-empty:pt-5 text-center font-semibold"
      />
      <ItineraryTabs
        reviewCount={itinerary.totalReviews}
        overview={
          <Overview
            itinerary={itinerary}
            extensions={await listExtensions(itinerary.id)}
            departure={departure}
            texts={texts}
            dates={itinerary.departure === 'shared' ? await listDepartureDates(itinerary.id) : []}
            request={request}
            included={{ ...included, safety }}
          />
        }
        days={<Days itinerary={itinerary} />}
        reviews={<Reviews itinerary={itinerary} reviews={reviews} starCounts={starCounts} contacts={contacts} />}
        sidebar={
          <ItinerarySidebar
            itinerary={itinerary}
            reasons={Object.values(whyTravelWithUs)}
            planner={<Planner itineraryId={itinerary.id} className="mt-8" />}
          />
        }
      />
      <SimilarItineraries id={itinerary.id} />
      <PrintFoot path={`/itineraries/${itinerary.id}`} />
      <QuoteBar itinerary={itinerary} whatsapp={contacts.whatsapp} />
      {config.offlineCopies && <SaveOffline />}
      <StructuredData nodes={[breadcrumbList(trail), ...itineraryNodes(itinerary, reviews)]} />
    </article>
  )
}

function Days({ itinerary }: { itinerary: ItineraryDetail }) {
  const { days, stops, dayByDay } = itinerary
  const stations = toElevationProfile(days, stops)
  return (
    <>
      <h2 className="sr-only print:not-sr-only print:mb-4! print:font-head print:text-head">Day by Day</h2>
      {days.length > 0 && (
        <dl className="mb-10 flex flex-wrap gap-x-10 gap-y-3 border-ink border-t-2 border-b border-b-line py-4 print:mb-5 print:py-2 [&_dd]:font-head [&_dd]:text-card [&_dt]:text-small [&_dt]:text-ink-soft">
          {sumFacts(days).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {stations && <ElevationProfile stations={stations} caption="How high you sleep and climb." isNarrow />}
      <DayList days={days} dayByDay={dayByDay} />
    </>
  )
}

function QuoteBar({ itinerary, whatsapp }: { itinerary: PricedItinerary; whatsapp: string }) {
  const { id, title } = itinerary
  const question = `I have a question about ${title}: ${config.siteUrl}/itineraries/${id}`
  return (
    <ActionBar>
      <Container className="quote-bar grid grid-cols-[minmax(6rem,1fr)_auto_auto] items-center gap-2">
        <div>
          <TripPrice of={itinerary} size="small" />
        </div>
        <ContactLink
          href={whatsappHref(whatsapp, question)}
          aria-label="Ask about this trip on WhatsApp"
          className={buttonStyles({ tone: 'outline', className: 'w-tap px-0!' })}
        >
          <WhatsAppMark />
        </ContactLink>
        <LinkButton href={askHref([id], itinerary.travellers)} className="px-3! sm:px-6!">
          Request for Quote
        </LinkButton>
      </Container>
    </ActionBar>
  )
}

type Props = { itinerary: Itinerary; reviews: Review[]; starCounts: number[]; contacts: Contacts }

function Reviews({ itinerary: { id, averageRating, totalReviews }, reviews, starCounts, contacts }: Props) {
  const last = reviews.at(-1)
  return (
    <>
      <h2 className="sr-only print:not-sr-only print:mb-2! print:font-head print:text-head">Reviews</h2>
      {averageRating === null ? (
        <p className="font-serif text-lead text-ink-soft">No ratings yet</p>
      ) : (
        <div className="flex items-center gap-5">
          <p className="font-display text-figure">{formatRating(averageRating)}</p>
          <div>
            <RatingStars rating={averageRating} className="h-6" />
            <p className="mt-1 text-ink-soft">Based on {formatReviewCount(totalReviews)}</p>
          </div>
        </div>
      )}
      <ReviewSpread itineraryId={id} counts={starCounts} />
      <ReviewList reviews={reviews} />
      {last && totalReviews > reviews.length && <MoreReviews itineraryId={id} after={last.id} />}
      <p className="print:hidden">
        <TextLink href="/how-we-handle-reviews">How we handle reviews</TextLink>
      </p>
      <LazyReviewForm itineraryId={id} contacts={contacts} />
    </>
  )
}

function DayList({ days, dayByDay }: { days: DayFacts[]; dayByDay: Record<string, unknown> }) {
  const rows = days.length > 0 ? days.map(toRow) : parseDays(dayByDay).map(toPlainRow)
  return (
    <ol className="day-list">
      {rows.map(({ number, title, bestMoment, description, long, facts, lodge }) => (
        <li key={number}>
          <p>{`Day ${number}`}</p>
          <div>
            {title && <h3 className="font-head text-head">{title}</h3>}
            {long && (
              <p className="mt-2 inline-block rounded-print bg-sun px-2 py-1 font-sans text-label print:border">
                {long}
              </p>
            )}
            {bestMoment && <p className="best-moment">{bestMoment}</p>}
            <p>{description}</p>
            {facts.length > 0 && (
              <dl>
                {facts.map(({ label, text }) => [<dt key={label}>{label}</dt>, <dd key={`${label} text`}>{text}</dd>])}
              </dl>
            )}
            <BedPicture lodge={lodge} sizes="(min-width: 768px) 22rem, 80vw" className="mt-4 max-w-88" />
          </div>
        </li>
      ))}
    </ol>
  )
}

function toRow(day: DayFacts, index: number, days: DayFacts[]) {
  const { title, bestMoment, description } = day
  const before = days[index - 1]
  const facts = dayFacts(day, before)
  return { number: day.day, title, bestMoment, description, long: longDay(day), facts, lodge: newLodge(day, before) }
}

function toPlainRow({ number, title, description, distance, driveTime, flight, meals, lodging }: PlainDay) {
  const facts = [
    { label: 'Getting there', text: [distance, driveTime, flight].filter(Boolean).join(', ') },
    { label: 'Meals', text: meals ?? '' },
    { label: 'Night', text: lodging ?? '' },
  ].filter(({ text }) => text)
  return { number, title, bestMoment: null, description, long: '', facts, lodge: null }
}

type PlainDay = ReturnType<typeof parseDays>[number]
