import 'server-only'
import { Prisma } from '../../prisma/generated/client'
import { monthNames } from '../domain/details'
import { toAsciiDigits } from '../domain/digits'
import { dayInNairobi } from '../domain/nairobi'
import { normalizeSearch, tokens } from '../domain/search-text'
import { readLines, type Waiting } from '../leads/list'
import type { Db } from '../platform/db'

export const leadTabs = ['now', 'waiting', 'booked', 'done', 'spam'] as const
export type LeadTab = (typeof leadTabs)[number]

type Page = { take: number; skip?: number }

/** Not booked, done or held as spam. */
export const openStatuses = ['new', 'answered', 'waiting', 'quoted']
export const isOpen = Prisma.raw(`status IN ('${openStatuses.join("', '")}')`)
/** For which money or a bed is due, by prisma/sql/reservations.sql. */
const due = (now: Date) =>
  Prisma.sql`SELECT DISTINCT reference FROM reservation_dues WHERE due_on <= ${dayInNairobi(now)}::date`
/** Joined once: a condition that asks for it several times would make the list each time. */
const leadsWithDue = (now: Date) => Prisma.sql`leads LEFT JOIN (${due(now)}) AS due USING (reference)`
const isDue = Prisma.sql`due.reference IS NOT NULL`
const toCome = (now: Date) => Prisma.sql`coalesce(remind_on > ${now}, false)`

/** Every lead is under one of these; a booked or closed one for which something is due is under `now` too. */
const conditions: Record<LeadTab, (now: Date) => Prisma.Sql> = {
  now: (now) =>
    Prisma.sql`(${isOpen} AND NOT ${toCome(now)}) OR (status = 'booked' AND remind_on <= ${now}) OR ${isDue}`,
  waiting: (now) => Prisma.sql`${isOpen} AND ${toCome(now)} AND NOT ${isDue}`,
  booked: () => Prisma.sql`status = 'booked'`,
  done: () => Prisma.sql`status = 'closed'`,
  spam: () => Prisma.sql`status = 'held'`,
}

/** They wrote, accepted or declined, and wait for us. A booked trip comes back on the day on which they wrote (backToNow). */
export const waitsForUs = Prisma.sql`(status = 'new' OR (status = 'quoted' AND remind_on IS NULL)
  OR (status = 'booked' AND remind_on = (waiting_since AT TIME ZONE 'UTC')::date))`

const order: Record<LeadTab, Prisma.Sql> = {
  // Who waits for us, by the time that is left to our promise; then days and money, the earliest first.
  now: Prisma.sql`NOT ${waitsForUs}, CASE WHEN ${waitsForUs}
    THEN greatest(waiting_since, remind_on) + CASE WHEN status = 'quoted' THEN interval '4 hours'
      WHEN kind = 'volunteer_application' THEN interval '5 days' ELSE interval '12 hours' END
    ELSE least(remind_on, (SELECT min(due_on) FROM reservation_dues AS dues WHERE dues.reference = leads.reference)) END,
    reference`,
  waiting: Prisma.sql`remind_on, reference`,
  // By departure.
  booked: Prisma.sql`
    (SELECT date_from FROM trip_facts WHERE trip_facts.reference = leads.reference) NULLS LAST, reference`,
  done: Prisma.sql`created_at DESC, reference`,
  spam: Prisma.sql`created_at DESC, reference`,
}

/** `holder`: only those whom this colleague has. */
type Chosen = { tab: LeadTab; holder?: string }

const heldBy = (holder: string | undefined) => (holder ? Prisma.sql`taken_by = ${holder}` : Prisma.sql`true`)

export async function readTab(tx: Db, now: Date, { tab, holder }: Chosen, { take, skip = 0 }: Page) {
  const found = await tx.$queryRaw<{ reference: string }[]>`
    SELECT reference FROM ${leadsWithDue(now)} WHERE (${conditions[tab](now)}) AND ${heldBy(holder)}
    ORDER BY ${order[tab]} LIMIT ${take} OFFSET ${skip}`
  return inOrder(tx, found)
}

/** Of each list; `mine`: of Now, those whom this colleague has; `forUs`: of Now, those who wait for us. */
export async function countTabs(tx: Db, now: Date, who = '') {
  const count = (condition: Prisma.Sql, name: string) =>
    Prisma.sql`(count(*) FILTER (WHERE ${condition}))::int AS ${Prisma.raw(`"${name}"`)}`
  const isNow = Prisma.sql`(${conditions.now(now)})`
  const counts = [
    ...leadTabs.map((tab) => count(conditions[tab](now), tab)),
    count(Prisma.sql`${isNow} AND taken_by = ${who} AND taken_by <> ''`, 'mine'),
    count(Prisma.sql`${isNow} AND ${waitsForUs}`, 'forUs'),
  ]
  const [found] = await tx.$queryRaw<[Record<LeadTab | 'mine' | 'forUs', number>]>`
    SELECT ${Prisma.join(counts)} FROM ${leadsWithDue(now)}`
  return found
}

/** In this order. */
async function inOrder(tx: Db, found: { reference: string }[]) {
  const references = found.map(({ reference }) => reference)
  const read = await readLines(tx, { reference: { in: references } }, {})
  const lines = new Map(read.map((line) => [line.reference, line]))
  return references.flatMap((reference) => lines.get(reference) ?? [])
}

/**
 * Leads of any state that have all that is typed: words of names, trips, places, messages and notes, a reference, a phone
 * number in any spelling, an amount, the month of asking or travelling ("July", "Jan 2026"). Newest first.
 * prisma/sql/write_lead_search.sql says what is searched.
 */
export async function findLeads(tx: Db, typed: string, { take, skip = 0 }: Page): Promise<Waiting> {
  const conditions = toConditions(typed)
  if (conditions.length === 0) return { lines: [], count: 0 }
  const found = await tx.$queryRaw<{ reference: string; count: number }[]>`
    SELECT reference, (count(*) OVER ())::int AS count FROM lead_search WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY created_at DESC, reference LIMIT ${take} OFFSET ${skip}`
  return { lines: await inOrder(tx, found), count: found[0]?.count ?? 0 }
}

// Letters with a stroke, which have no accent to take off, as people type them on another keyboard.
const [stroked, plain] = ['đðħłøŧıßþæœ', 'ddhlotispao']
const toPlainLetters = (folded: string) => folded.replace(/./gu, (letter) => plain[stroked.indexOf(letter)] ?? letter)

const hasPart = (...parts: string[]) => Prisma.sql`text LIKE ANY (${parts.map((part) => `%${part}%`)})`

const fewestDigits = 6
// A number may begin with the country's code, 00 or 0.
const comparedDigits = 8

function hasPhone(digits: string) {
  const phone = digits.replace(/^0+/, '') || digits
  return hasPart(phone, phone.slice(-comparedDigits))
}

// 4200, but not 14200 nor a part of a phone number. Compared as a part first, which is quick.
const hasNumber = (digits: string) => Prisma.sql`(${hasPart(digits)} AND text ~ ${`(^|\\D)${digits}(\\D|$)`})`

// US$4,200 and Ksh 4,200.
const currencyMark = /(?:\b[a-z]{1,3})?\p{Sc}|\bkshs?\.?(?=\s*\d)/giu
const thousandsComma = /(?<=\d),(?=\d{3}(?!\d))/g

function toConditions(typed: string): Prisma.Sql[] {
  const text = toAsciiDigits(typed).trim().slice(0, 200)
  const digits = text.replace(/\D/g, '')
  const isAmount = /^\d+\.\d\d$/.test(text)
  if (/^[\d\s+()./-]+$/.test(text) && digits.length >= fewestDigits && !isAmount) return [hasPhone(digits)]
  const withoutMarks = text.replace(currencyMark, ' ').replace(thousandsComma, '')
  const words = tokens(toPlainLetters(normalizeSearch(withoutMarks))).slice(0, 10)
  return words.flatMap((word, index) => {
    const [month, before] = [monthOfName(word), monthOfName(words[index - 1])]
    const year = /^\d{4}$/
    if (before && year.test(word)) return []
    const next = words[index + 1] ?? ''
    if (month && year.test(next)) return hasPart(`${month.toLowerCase()} ${next}`)
    if (!/^\d+$/.test(word)) return hasPart(word)
    return word.length < fewestDigits ? hasNumber(word) : hasPhone(word)
  })
}

const monthOfName = (name = '') =>
  monthNames.find((month) => [month, month.slice(0, 3)].some((one) => one.toLowerCase() === name))
