import 'server-only'
import { cacheLife } from 'next/cache'
import type { Prisma } from '../../prisma/generated/client'
import { tagList } from '../cache/tags'
import { withClaims } from '../content/queries'
import { usablePicture } from '../content/usable-picture'
import type { PackageType } from '../domain/choices'
import { paragraphs } from '../domain/details'
import { type ItinerarySummary, type SampleItinerary, toSampleSummary } from '../domain/summary'
import { type Itinerary, offered, sortByIds } from '../itineraries/queries'
import { db } from '../platform/db'
import type { ItineraryFilters } from './filters'
import { findIds } from './search'

const cardColumns = {
  id: true,
  title: true,
  description: true,
  duration: true,
  location: true,
  country: true,
  imageUrl: true,
  price: true,
  category: true,
  packageType: true,
  difficultyLevel: true,
  averageRating: true,
  totalReviews: true,
} satisfies Prisma.ItinerarySelect

type Row = Prisma.ItineraryGetPayload<{ select: typeof cardColumns }>

/** The summary is the first paragraph of the description. */
export function toSummary({
  description,
  packageType,
  imageUrl,
  ...facts
}: Pick<Itinerary, 'description' | Exclude<keyof ItinerarySummary, 'summary'>>): ItinerarySummary {
  const summary = paragraphs(description)[0] ?? ''
  return { ...facts, packageType: packageType as PackageType, imageUrl: usablePicture(imageUrl), summary }
}

const toCard = ({ price, averageRating, ...row }: Row) =>
  toSummary({ ...row, price: price.toNumber(), averageRating: averageRating?.toNumber() ?? null })

export async function readSummaries(ids: number[]) {
  const rows = await db().itinerary.findMany({ where: { id: { in: ids }, ...offered }, select: cardColumns })
  return withClaims(sortByIds(ids, rows).map(toCard))
}

/** The first cards of a list without search text. */
export async function listSummaries(filters: ItineraryFilters, take: number) {
  'use cache'
  cacheLife('hours')
  return tagList(await readSummaries(await findIds(filters, { take })))
}

/** Replaces each sample by the stored trip of the same title, if there is one. */
export async function tripsOrSamples(samples: SampleItinerary[]): Promise<ItinerarySummary[]> {
  'use cache'
  cacheLife('hours')
  const titles = samples.map(({ title }) => title)
  const rows = await db().itinerary.findMany({ where: { title: { in: titles }, ...offered }, select: cardColumns })
  const trips = await withClaims(rows.map(toCard))
  tagList(trips)
  return samples.map((sample) => {
    const row = rows.find(({ title }) => title === sample.title)
    return trips.find(({ id }) => id === row?.id) ?? toSampleSummary(sample)
  })
}

// Spec: location has dubai, uae or emirates, or country has emirates; the country Dubai counts too (decision 15).
const isInDubai = {
  OR: [
    ...['dubai', 'uae', 'emirates'].map((word) => ({ location: { contains: word, mode: 'insensitive' as const } })),
    { country: { contains: 'emirates', mode: 'insensitive' } },
    { country: { equals: 'Dubai', mode: 'insensitive' } },
  ],
} satisfies Prisma.ItineraryWhereInput

export async function listDubaiItineraries() {
  'use cache'
  cacheLife('hours')
  const rows = await db().itinerary.findMany({
    where: { ...isInDubai, ...offered },
    orderBy: [{ isFeatured: 'desc' }, { isPopular: 'desc' }, { id: 'asc' }],
    select: cardColumns,
  })
  return tagList(await withClaims(rows.map(toCard)))
}

/** Similar trips: by country, then category, then package type, then the closest duration. */
export async function listSimilarItineraries(id: number, take: number) {
  'use cache'
  cacheLife('hours')
  const rows = await db().$queryRaw<{ id: number }[]>`
    SELECT other.id FROM itineraries other, itineraries shown
    WHERE shown.id = ${id} AND other.id <> shown.id AND other.withdrawn_at IS NULL
    ORDER BY (other.country = shown.country)::int * 4
      + (other.category = shown.category)::int * 2
      + (other.package_type = shown.package_type)::int
      - abs(other.duration - shown.duration) / 20.0::float8 DESC,
      NOT other.is_featured, NOT other.is_popular, other.id
    LIMIT ${take}`
  return tagList(await readSummaries(rows.map((row) => row.id)))
}
