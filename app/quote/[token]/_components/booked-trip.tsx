import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { AnswerForm, AnswerText } from '@/components/form/answer-form'
import { PrintHead } from '@/components/layout/print'
import { Hero, HeroPicture } from '@/components/sections/hero'
import { Container, Section } from '@/components/sections/section'
import { buttonStyles } from '@/components/ui/button'
import { formatLongDate } from '@/lib/content/format'
import { formatMoney } from '@/lib/domain/currency'
import type { ItineraryDetail } from '@/lib/itineraries/queries'
import type { TravellersPaper } from '@/lib/papers/read'
import { formatParty } from '@/lib/prices/party'
import { askAboutOffer } from '@/lib/quotes/actions'
import { describeDay, planPayments, withOpen } from '@/lib/quotes/payment-plan'
import type { Quote } from '@/lib/quotes/queries'
import { isQuestion } from '@/lib/quotes/state'
import { readTravelNotes } from '@/lib/reservations/travel-notes'
import { describeNight, type TripPage } from '@/lib/reservations/trip-page'
import { paymentLine } from '@/lib/reservations/wording'
import { Block, Paragraphs } from './block'
import { OfferTerms, Row } from './offer-costs'
import { OfferDays } from './offer-days'
import { Fact, findPicture, formatDates } from './offer-hero'
import { Questions } from './offer-notice'
import { OfferSidebar } from './offer-sidebar'
import { PapersOfTrip } from './papers-of-trip'
import { WhoTravels } from './who-travels'

type Props = {
  quote: Quote
  trip: TripPage
  papers: TravellersPaper[]
  traveller: string | null
  itinerary: ItineraryDetail | null
  token: string
}

/** The page of an offer once the office has booked the trip. Printed, it is the sheet to travel with. */
export function BookedTrip({ quote, trip, papers, traveller, itinerary, token }: Props) {
  const { snapshot, nights } = trip
  const questions = quote.answers.filter(isQuestion)
  return (
    <article>
      <PrintHead />
      <TripHero trip={trip} traveller={traveller} itinerary={itinerary} token={token} />
      <TripNews trip={trip} />
      <Container className="grid gap-x-[clamp(2.5rem,5vw,5rem)] gap-y-10 pt-[clamp(1.75rem,4vw,4rem)] pb-band-sm md:pb-band lg:grid-cols-[minmax(0,1fr)_23rem] print:block print:py-0">
        <div className="min-w-0">
          <WhoTravels token={token} />
          {trip.isLast && <TripMoney trip={trip} />}
          <PapersOfTrip papers={papers} token={token} />
          {!trip.isCancelled && (
            <>
              <OfferDays snapshot={snapshot} itinerary={itinerary} nights={nights} />
              <TripPermits trip={trip} />
              {itinerary && <Notes {...{ quote, trip, itinerary }} />}
            </>
          )}
          <div className="print:hidden">
            <OfferTerms snapshot={snapshot} />
            <Block title="Ask us something" id="ask">
              {questions.length > 0 && <Questions questions={questions} isOpen={quote.hasQuestion} />}
              <AnswerForm
                key={quote.answers.length}
                action={askAboutOffer}
                hidden={{ token, key: randomUUID() }}
                button="Send your question"
                tone="outline"
              >
                <AnswerText label="Your question" hint="It changes nothing about your booking." />
              </AnswerForm>
            </Block>
          </div>
        </div>
        <OfferSidebar quote={quote} hasPrice={false} />
      </Container>
    </article>
  )
}

function TripHero({ trip, traveller, itinerary, token }: Omit<Props, 'quote' | 'papers'>) {
  const { snapshot, terms, isCancelled, isPast } = trip
  const { adults, kids, toddlers } = snapshot.party
  return (
    <Hero
      surface="leaf"
      pictureClassName="min-h-[clamp(13rem,min(26vw,50svh),32rem)] print:min-h-0 print:h-[5.5cm] print:flex-none"
      picture={<HeroPicture src={findPicture(snapshot, itinerary?.imageUrl ?? null)} />}
    >
      <p className="text-small text-leaf-mint">
        {isCancelled ? 'Cancelled trip' : 'Your trip'}
        {traveller && `, ${traveller}`}
      </p>
      <h1 className="mt-1 font-display text-hero [overflow-wrap:anywhere]">{snapshot.trip.title}</h1>
      <dl className="mt-3.5 grid grid-cols-2 gap-x-column border-leaf border-t pb-2 md:grid-cols-4">
        <Fact label="Travellers">{formatParty(adults, kids, toddlers)}</Fact>
        <Fact label="Dates">{formatDates(terms.dateFrom, terms.dateTo)}</Fact>
        <Fact label={isCancelled ? 'Charge' : 'Price'}>{formatMoney(terms.total, terms.currency)}</Fact>
        <Fact label="Reference">{terms.reference}</Fact>
      </dl>
      <p className="flex flex-wrap gap-3 pb-6 print:hidden">
        {!isPast && (
          <a href={`/quote/${encodeURIComponent(token)}/trip.ics`} className={buttonStyles({ tone: 'sun' })}>
            {isCancelled ? 'Cancel it in my calendar' : 'Add to my calendar'}
          </a>
        )}
        {!isCancelled && (
          <a href="#ask" className={buttonStyles({ tone: 'outline-dark' })}>
            Ask us something
          </a>
        )}
      </p>
    </Hero>
  )
}

function TripNews({ trip: { isCancelled, isPast, confirmedOn, changes } }: Pick<Props, 'trip'>) {
  return (
    <Section tone="leaf" padding="compact" id="answer" className="scroll-mt-24">
      <div role="status" className="grid max-w-form gap-2">
        <h2 className="font-head text-head">
          {isCancelled ? 'This trip is cancelled' : isPast ? 'Your trip is over' : 'Your trip is booked'}
        </h2>
        {!isCancelled && (
          <p>
            We confirmed it on {formatLongDate(confirmedOn)}.{' '}
            {isPast ? 'Asante: thank you for travelling with us.' : 'Karibu: we look forward to meeting you.'}
          </p>
        )}
        {changes.length > 0 && (
          <ul className="grid gap-2">
            {changes.map(({ id, day, text }) => (
              <li key={id}>
                <p className="text-ink-soft text-small">{formatLongDate(day.toISOString())}</p>
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

function TripMoney({ trip: { terms, payments, credited, open, snapshot, isCancelled } }: Pick<Props, 'trip'>) {
  const { currency } = terms
  return (
    <Block title="What is paid and what is open" id="payment" className="print:break-inside-avoid">
      <dl className="border-ink border-t-2">
        {withOpen(planPayments(terms), credited).map((one) => (
          <Row
            key={one.name}
            term={isCancelled ? 'What we charge' : `${one.name}, ${describeDay(one)}`}
            note={describePaid(one.open, one.amount, currency)}
          >
            {formatMoney(one.amount, currency)}
          </Row>
        ))}
        {payments.map((payment) => (
          <Row key={payment.id} {...paymentLine(payment, currency)} />
        ))}
        <Row term="Received in all">{formatMoney(credited, currency)}</Row>
        <Row term={open < 0 ? 'We pay back' : 'Open'} isTotal>
          {formatMoney(Math.abs(open), currency)}
        </Row>
      </dl>
      {open > 0 && (
        <div className="mt-3 print:hidden">
          <Paragraphs text={snapshot.howToPay} />
        </div>
      )}
    </Block>
  )
}

function describePaid(open: number, amount: number, currency: string) {
  if (open === 0) return 'Paid'
  return open < amount ? `${formatMoney(open, currency)} of it is open` : undefined
}

function TripPermits({ trip: { others } }: Pick<Props, 'trip'>) {
  const asked = others.filter((hold) => describeNight(hold))
  if (asked.length === 0) return null
  return (
    <Block title="Permits and seats" className="print:break-inside-avoid">
      <dl className="border-ink border-t-2">
        {asked.map((hold) => (
          <Row key={hold.id} term={hold.what} note={hold.night ? formatLongDate(hold.night) : undefined}>
            {describeNight(hold)}
          </Row>
        ))}
      </dl>
    </Block>
  )
}

async function Notes({ quote, trip, itinerary }: Pick<Props, 'quote' | 'trip'> & { itinerary: ItineraryDetail }) {
  const { advice, weather, pack } = await readTravelNotes(itinerary, { ...trip.terms, days: quote.snapshot.days })
  return (
    <>
      {advice.map(({ heading, rows }) => (
        <Block key={heading} title={heading}>
          <Told rows={rows.map(({ title, text }) => [title, text])} />
        </Block>
      ))}
      {weather.length > 0 && (
        <Block title="The weather when you travel" className="print:break-inside-avoid">
          <Told rows={weather.map(({ place, text }) => [place, text])} />
        </Block>
      )}
      <Block title="What to pack" className="print:break-inside-avoid">
        <Bullets items={pack} />
      </Block>
    </>
  )
}

const Told = ({ rows }: { rows: [term: string, text: string][] }) => (
  <dl className="border-ink border-t-2">
    {rows.map(([term, text]) => (
      <div key={term} className="border-line border-b py-3 print:break-inside-avoid print:py-1.5">
        <dt className="font-semibold">{term}</dt>
        <dd className="max-w-text font-serif">{text}</dd>
      </div>
    ))}
  </dl>
)

const Bullets = ({ items }: { items: string[] }): ReactNode => (
  <ul className="grid list-disc gap-x-column gap-y-2 pl-5 font-serif marker:text-ember md:grid-cols-2 print:grid-cols-2">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
