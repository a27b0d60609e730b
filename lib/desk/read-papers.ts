import 'server-only'
import { randomUUID } from 'node:crypto'
import { formatMoney } from '../domain/currency'
import { latestEvent } from '../leads/handling'
import { type LeadRow, summarize } from '../leads/kinds'
import { findLead } from '../leads/queries'
import { formatGreeting } from '../mail/letter'
import { agreedLines, toOffer } from '../papers/bills'
import { findLodge, readBooked } from '../papers/booked'
import { findStandingInvoice, openInstalments, proposeBuyer } from '../papers/issue'
import { type FoundPaper, findPaper, guideSheetTitle, type IssuedPaper, tripTitle } from '../papers/read'
import type { PaperMail } from '../papers/send'
import { listSuppliers, type SupplierOfTrip } from '../papers/vouchers'
import { db } from '../platform/db'
import type { Quote } from '../quotes/queries'
import { lineTotal } from '../quotes/snapshot'
import type { Reservation } from '../reservations/queries'

export type LeadPapers = NonNullable<Awaited<ReturnType<typeof readLeadPapers>>>

type OfLead = { row: LeadRow; reservation: Reservation; quotes: Quote[]; issued: IssuedPaper[] }

/** Of a booked trip: what was issued, and what can be. */
export async function readLeadPapers({ row, reservation, quotes, issued }: OfLead) {
  const booked = await readBooked(row.reference, { row, reservation, quotes })
  const { company, quote, terms, title } = booked
  const receipted = new Set(issued.map(({ paymentId }) => paymentId))
  return {
    issued,
    offer: quote?.name ?? '',
    currency: terms.currency,
    total: terms.total,
    tax: company.tax,
    lines: agreedLines(terms, title, toOffer(quote)).map((line) => ({
      text: line.text,
      sum: formatMoney(lineTotal(line), terms.currency),
    })),
    instalments: openInstalments(terms, reservation.credited),
    buyer: await proposeBuyer(db(), row),
    standing: await findStandingInvoice(db(), row.reference),
    withoutReceipt: reservation.payments.filter(
      ({ id, isTakenBack, correctsId }) => !isTakenBack && correctsId === null && !receipted.has(id),
    ),
    suppliers: (await listSuppliers(booked)).map((supplier) => ({
      name: supplier.name,
      last: supplier.last,
      state: describeState(supplier),
    })),
  }
}

function describeState({ holds }: SupplierOfTrip) {
  if (holds.every(({ confirmedOn }) => confirmedOn)) return 'confirmed'
  if (holds.every(({ askedOn, heldUntil, confirmedOn }) => askedOn ?? heldUntil ?? confirmedOn)) return 'asked for'
  return 'not asked for yet'
}

/** A paper with what its forms begin with; null where there is none. */
export async function readPaperPage(reference: string, slug: string) {
  const row = await findLead(db(), reference)
  const found = row && (await findPaper(reference, slug))
  if (!row || !found) return null
  const latest = await latestEvent(db(), reference)
  return {
    found,
    name: summarize(row).name || reference,
    mail: await proposeMail(row, found),
    hidden: () => ({ reference, key: randomUUID(), seen: String(latest?.id ?? 0) }),
  }
}

/** To the traveller, or to the supplier of a voucher; nobody gets a guide's sheet unless one types who. */
async function proposeMail(row: LeadRow, { title, issued, paper }: FoundPaper): Promise<PaperMail> {
  const subject = `${title} (${row.reference})`
  if (issued?.kind === 'voucher') {
    const booked = await readBooked(row.reference, { row })
    const supplier = findLodge(booked.lodges, issued.name)
    return { to: supplier?.email ?? '', subject, text: voucherTexts[supplier?.language ?? 'en'](paper.from.name) }
  }
  if (!issued && title === guideSheetTitle) return { to: '', subject, text: 'The sheet of this trip is attached.' }
  const what = issued
    ? `Our ${issued.label.toLowerCase()}`
    : title === tripTitle
      ? 'The sheet of your trip'
      : 'Our offer'
  return {
    to: row.email ?? '',
    subject,
    text: `${formatGreeting(summarize(row).name)}\n\n${what} is attached. Write to us or call if anything in it is not right.`,
  }
}

const voucherTexts = {
  en: (company: string) => `Hello,\n\nplease find our voucher attached, and confirm it to us.\n\n${company}`,
  sw: (company: string) => `Habari,\n\ntafadhali pokea vocha yetu, na ututhibitishie.\n\n${company}`,
  fr: (company: string) =>
    `Bonjour,\n\nveuillez trouver notre bon d’échange ci-joint, et nous le confirmer.\n\n${company}`,
}
