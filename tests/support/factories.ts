// Valid records: a test states only what matters to it.
import type { ItineraryDetail } from '@/lib/itineraries/queries'
import type { Prisma } from '@/prisma/generated/client'

export function makeItinerary(overrides: Partial<ItineraryDetail> = {}): ItineraryDetail {
  return {
    id: 1,
    title: 'Mara Long Weekend',
    description: 'Three days in the Mara.',
    duration: 3,
    location: 'Maasai Mara',
    country: 'Kenya',
    departure: 'private',
    departureNote: null,
    arrivalNote: null,
    highlights: ['Lions'],
    dayByDay: { day1: { title: 'Out', description: 'Drive.' } },
    imageUrl: '/images/trips/mara.jpg',
    price: 590,
    category: 'wildlife',
    packageType: 'Budget-Friendly',
    inclusions: [],
    exclusions: [],
    perfectFor: [],
    destinations: [],
    difficultyLevel: 'Easy',
    experiences: [],
    tags: [],
    featuredExperience: null,
    seasonality: null,
    bestMonths: [],
    averageRating: null,
    totalReviews: 0,
    isPopular: false,
    isFeatured: false,
    prices: [],
    charges: [],
    surcharges: [],
    days: [],
    stops: [],
    suitability: null,
    pictures: [],
    wildlife: [],
    ...overrides,
  }
}

function bodiesLike<Body extends object>(body: Body) {
  return (overrides: Record<string, unknown> = {}): Body => ({ ...body, ...overrides })
}

export const makeBookingBody = bodiesLike({
  name: 'Marta Lindqvist',
  email: 'marta@example.com',
  phone: '700 000 000',
  countryCode: '+46',
  itineraryId: 0,
  preferredDates: 'Dec 4, 2027 - Dec 11, 2027',
  numberOfAdults: 2,
  numberOfKids: 1,
  numberOfToddlers: 0,
  message: 'Our daughter counts birds.',
})

export const makeInquiryBody = bodiesLike({
  name: 'Ana Brooks',
  email: 'ana@example.com',
  type: 'volunteer',
  message: 'I can mend pumps and have six weeks in May.',
})

export const makeDonationBody = bodiesLike({
  email: 'ana@example.com',
  message: 'For the kitchen roof, please.',
  donationType: 'monthly',
  title: 'Monthly Giving',
})

export const makeApplicationBody = bodiesLike({
  firstName: 'Ana',
  lastName: 'Brooks',
  email: 'ana@example.com',
  phone: '+46 70 000 00 00',
  nationality: 'Swedish',
  program: 'education',
  startDate: '2099-06-12',
  duration: '1-3-months',
  skills: 'Physics teacher for nine years.',
  motivation: 'A friend taught here and I would like to go on with it.',
  emergencyContact: 'Bo Brooks, brother, +46 70 000 00 01',
  agreeTerms: true,
})

export const makeReviewBody = bodiesLike({
  itineraryId: 6,
  userName: 'Otto',
  rating: 4,
  comment: 'We saw a leopard twice.',
})

export const makeContactBody = bodiesLike({
  name: 'Ana Brooks',
  email: 'ana@example.com',
  subject: 'A bird',
  message: 'It was blue and loud.',
})

/** What a person fills in, by label. What is ticked is true. */
export type Filled = Record<string, string | true>

/** A volunteer's, but for the consent. */
export const application: Filled = {
  'First name': 'Ana',
  'Last name': 'Brooks',
  Email: 'ana@example.com',
  Phone: '+46 70 000 00 00',
  Nationality: 'Swedish',
  'Volunteer programme': 'education',
  'Start date': '2099-06-12',
  '1 to 3 months': true,
  'Relevant skills or experience': 'Physics teacher for nine years.',
  'Why do you want to volunteer?': 'A friend taught here and I would like to go on with it.',
  'Emergency contact': 'Bo Brooks, brother',
}

export const contactMessage = {
  Name: 'Ana Brooks',
  Email: 'ana@example.com',
  Subject: 'A bird',
  Message: 'It was blue and loud.',
}

/** A trip as its table has it. */
export function makeTripRow(overrides: Partial<Prisma.ItineraryUncheckedCreateInput> = {}) {
  const texts = { title: 'x', description: 'x', location: 'x', category: 'x', difficultyLevel: 'Easy' }
  return { ...texts, duration: 1, highlights: [], dayByDay: {}, price: 1, ...overrides }
}

/** As Prisma throws what its driver said. */
export const makePrismaError = (code: string, cause?: object) =>
  Object.assign(new Error('Invalid invocation'), { code, meta: { driverAdapterError: { cause } } })
