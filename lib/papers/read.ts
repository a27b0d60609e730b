// Each paper of a request by its name in addresses: 'INV-2026-0001', 'voucher-12', 'offer-A1', 'guide-sheet', 'trip'.
import 'server-only'
import type { Paper as PaperRow } from '../../prisma/generated/client'
import { formatLongDate } from '../content/format'
import { readTakers } from '../departures/queries'
import { formatMoney } from '../domain/currency'
import { utcDay } from '../domain/utc-day'
import { summarize } from '../leads/kinds'
import { findLead } from '../leads/queries'
import { databaseTime, db } from '../platform/db'
import { BadRequestError } from '../platform/errors'
import { type Quote, readQuotes } from '../quotes/queries'
import { isGone } from '../quotes/state'
import { readTripPage, type TripPage } from '../reservations/trip-page'
import { notATaxInvoice, proForma } from './bills'
import { readAllBooked, readBooked } from './booked'
import { departureSheet, guideSheet } from './guide-sheet'
import { offerPaper } from './offer-paper'
import { type Paper, paperSchema } from './paper'
import { toPdf } from './pdf'
import type { Printed } from './printed'
import { openVoucher } from './sealed-voucher'
import { prefixes } from './series'
import { tripPaper } from './trip-paper'

export type IssuedPaper = Awaited<ReturnType<typeof listPapers>>[number]

const labels = {
  request: 'Payment request',
  invoice: 'Invoice',
  credit: 'Credit note',
  receipt: 'Receipt',
  voucher: 'Voucher',
} as const
export type PaperKind = keyof typeof labels

export const guideSheetTitle = 'Guide’s sheet'
export const tripTitle = 'For the travellers'

/** The numbered kinds are for travellers; vouchers are for suppliers. */
const forTravellers: string[] = Object.keys(prefixes)

/** What was issued of a request, the newest first. Of vouchers only the last version of each. */
export async function listPapers(reference: string) {
  const rows = await db().paper.findMany({
    where: { reference },
    include: { credit: { select: { name: true } } },
    orderBy: { id: 'desc' },
  })
  const newest = new Set<string>()
  return rows.flatMap((row) => {
    if (row.kind === 'voucher' && newest.has(row.name)) return []
    newest.add(row.name)
    return {
      ...toIssued(row),
      createdAt: row.createdAt,
      receiver: row.receiver,
      /** The credit note that has taken it back. */
      takenBackBy: row.credit?.name ?? null,
      isForTraveller: forTravellers.includes(row.kind),
    }
  })
}

function toIssued(row: PaperRow) {
  const { id, kind, name, version, currency, amount, paymentId, controlNumber } = row
  const label = labels[kind as PaperKind]
  return {
    ...{ id, name, version, paymentId, controlNumber, kind: kind as PaperKind, label },
    slug: kind === 'voucher' ? slugOfVoucher(id) : name,
    title: kind === 'voucher' ? `Voucher for ${name}, version ${version}` : `${label} ${name}`,
    sum: currency && amount !== null ? formatMoney(Number(amount), currency) : '',
  }
}

export const slugOfVoucher = (id: number) => `voucher-${id}`

/** Its name in addresses. */
export async function slugOfPaper(id: number) {
  return toIssued(await db().paper.findUniqueOrThrow({ where: { id } })).slug
}

export type FoundPaper = Printed & {
  title: string
  /** Of the file, without what a name could do to a header. */
  fileName: string
  madeAt: Date
  issued: (ReturnType<typeof toIssued> & { isCredited: boolean; needsControl: boolean }) | null
}

/** Null for a name that stands for nothing of this request. Throws BadRequestError where the trip is not booked. */
export async function findPaper(reference: string, slug: string): Promise<FoundPaper | null> {
  if (slug === 'guide-sheet')
    return live(guideSheetTitle, `guide-sheet-${reference}`, guideSheet(await readBooked(reference)))
  if (slug === 'trip') return live(tripTitle, `trip-${reference}`, await tripPaper(await readBooked(reference)))
  const [, name] = /^offer-([A-Z]\d{1,3})$/.exec(slug) ?? []
  if (name) return findOffer(reference, name)
  const [, voucher] = /^voucher-(\d{1,9})$/.exec(slug) ?? []
  const row = await db().paper.findFirst({
    where: {
      reference,
      ...(voucher ? { id: Number(voucher), kind: 'voucher' } : { name: slug, kind: { not: 'voucher' } }),
    },
    include: { credit: { select: { id: true } } },
  })
  if (!row) return null
  const issued = toIssued(row)
  const content = row.kind === 'voucher' ? await openVoucher(row) : paperSchema.parse(row.content)
  if (!content)
    throw new BadRequestError('This voucher cannot be read any more: its key is lost. Make a new version of it.')
  const paper = withControl(content, row)
  return {
    ...{ paper, pictures: {} },
    title: issued.title,
    fileName: row.kind === 'voucher' ? `voucher-${reference}-${row.id}` : row.name,
    madeAt: row.createdAt,
    issued: { ...issued, isCredited: row.credit !== null, needsControl: paper.title === proForma },
  }
}

/** The guide's sheet of all who are booked on a departure; null where nobody is. */
export async function findDepartureSheet(departureId: number): Promise<FoundPaper | null> {
  const departure = await db().departure.findUnique({
    where: { id: departureId },
    select: { firstDay: true, itinerary: { select: { title: true } } },
  })
  if (!departure) return null
  const takers = await readTakers(db(), departureId)
  const booked = await readAllBooked(takers.flatMap(({ reference, heldUntil }) => (heldUntil ? [] : [reference])))
  const firstDay = utcDay(departure.firstDay)
  const paper = departureSheet(booked, { title: departure.itinerary.title, firstDay })
  return paper && live(guideSheetTitle, `guide-sheet-${firstDay}-${departureId}`, paper)
}

/** What a traveller may open with the link of this offer: not the guide's sheet, no vouchers, nothing of another offer. */
export async function findTravellersPaper(quote: Quote, slug: string): Promise<FoundPaper | null> {
  if (slug === `offer-${quote.name}`) return isGone(quote.state) ? null : findPaper(quote.reference, slug)
  const trip = await readTripPage(quote)
  if (!trip) return null
  if (slug === 'trip') return trip.isCancelled ? null : findPaper(quote.reference, slug)
  const found = trip.isLast ? await findPaper(quote.reference, slug) : null
  return found?.issued && forTravellers.includes(found.issued.kind) ? found : null
}

export type TravellersPaper = { slug: string; title: string; note?: string; sum: string }

/** Of a booked trip, the newest first, below the sheet of the trip. */
export async function listTravellersPapers({ isCancelled, isLast, terms }: TripPage): Promise<TravellersPaper[]> {
  const issued = isLast ? (await listPapers(terms.reference)).filter(({ isForTraveller }) => isForTraveller) : []
  return [
    ...(isCancelled
      ? []
      : [{ slug: 'trip', title: 'Your trip', note: 'Days, addresses, what to bring, emergency card', sum: '' }]),
    ...issued.map(({ slug, title, createdAt, sum, takenBackBy }) => ({
      ...{ slug, title, sum },
      note: [formatLongDate(createdAt.toISOString()), takenBackBy && `taken back by ${takenBackBy}`]
        .filter(Boolean)
        .join(', '),
    })),
  ]
}

async function live(title: string, fileName: string, paper: Paper): Promise<FoundPaper> {
  return { paper, pictures: {}, title, fileName, madeAt: await databaseTime(), issued: null }
}

async function findOffer(reference: string, name: string): Promise<FoundPaper | null> {
  const quote = (await readQuotes(db(), reference)).find((one) => one.name === name)
  const lead = quote && (await findLead(db(), reference))
  if (!quote || !lead) return null
  const printed = await offerPaper(quote, summarize(lead).name ?? '')
  const madeAt = quote.sentAt ?? quote.createdAt
  return { ...printed, title: `Offer ${name}`, fileName: `offer-${name}-${reference}`, madeAt, issued: null }
}

/** With the number of the control unit it is an invoice; until then it says what it is not. */
function withControl(paper: Paper, { controlNumber, controlAddress }: PaperRow): Paper {
  if (paper.title !== proForma || !controlNumber) return paper
  return {
    ...paper,
    title: labels.invoice,
    blocks: [
      ...paper.blocks.filter((block) => block.kind !== 'text' || block.text !== notATaxInvoice),
      { kind: 'heading', text: 'Control unit' },
      { kind: 'facts', rows: [['Number', controlNumber]] },
      ...(controlAddress
        ? [{ kind: 'code' as const, address: controlAddress, alt: `Code of the control unit for ${paper.number}` }]
        : []),
    ],
  }
}

/** As a file. */
export async function toFile({ paper, pictures, madeAt, fileName }: FoundPaper) {
  return { name: `${fileName}.pdf`, bytes: Buffer.from(await toPdf(paper, madeAt, pictures)) }
}
