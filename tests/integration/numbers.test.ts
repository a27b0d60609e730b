import { addMonths, parseISO } from 'date-fns'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nairobi } from '@/lib/domain/nairobi'
import { utcDay } from '@/lib/domain/utc-day'
import { deleteLeads } from '@/lib/leads/handling'
import { dimensionNames, type FigureName, figureNames } from '@/lib/numbers/figures'
import { type Chosen, describePeriod, type NumbersQuery, numbersQuery } from '@/lib/numbers/query'
import { listFigure, readAhead, readNumbers } from '@/lib/numbers/read'
import { emptyLeads } from '../support/leads'
import { type MadeUpLead, makeUpLeads, storeMadeUpLeads, toDollarCents } from '../support/made-up-leads'
import { testDb } from '../support/test-db'

const today = utcDay(new Date(Date.now() + 3 * 3_600_000))
const year = Number(today.slice(0, 4))

async function empty() {
  await emptyLeads()
  await testDb.$executeRaw`DELETE FROM payments`
}

/** What Numbers should say, from what was made up alone. */
const is: Record<FigureName, (lead: MadeUpLead) => boolean> = {
  requests: () => true,
  answered: ({ answeredAt }) => answeredAt !== null,
  offers: ({ offeredAt }) => offeredAt !== null,
  silent: ({ offeredAt, answers, agreed }) =>
    offeredAt !== null && agreed.length === 0 && !answers.includes('question') && !answers.includes('accepted'),
  accepted: ({ answers, agreed }) =>
    agreed.length > 0 || (answers.includes('accepted') && !answers.includes('reopened')),
  booked: ({ agreed, isCancelled }) => agreed.length > 0 && !isCancelled,
  travelled: (lead) => is.booked(lead) && lastDay(lead) < today,
  cancelled: ({ isCancelled }) => isCancelled,
  lost: ({ loss, isCancelled }) => isCancelled || loss !== null,
}

function lastDay({ departsOn, length }: MadeUpLead) {
  const day = new Date(departsOn ?? '')
  day.setUTCDate(day.getUTCDate() + length)
  return utcDay(day)
}

const agreedCents = (lead: MadeUpLead) => (is.booked(lead) ? toDollarCents(lead.agreed.at(-1) ?? 0, lead.currency) : 0)
const receivedCents = ({ payments }: MadeUpLead) =>
  payments.reduce((sum, { amount, currency }) => sum + toDollarCents(amount, currency), 0)

function partyOf({ kind, adults, kids }: MadeUpLead) {
  const people = adults + kids
  if (kind !== 'booking') return ''
  return people < 3 ? String(people) : people < 5 ? '3 to 4' : people < 9 ? '5 to 8' : '9 or more'
}

const valuesOf = (lead: MadeUpLead): Required<Chosen> => ({
  ...{ source: lead.source, kind: lead.kind, trip: lead.trip ?? '', country: lead.country, party: partyOf(lead) },
  ...{ travel: lead.departsOn?.slice(0, 7) ?? '', colleague: lead.colleague, page: '' },
  loss: lead.isCancelled ? 'cancelled' : (lead.loss ?? ''),
})

function pick(leads: MadeUpLead[], { from, to, chosen }: NumbersQuery) {
  const [since, until] = [parseISO(from, { in: nairobi }), addMonths(parseISO(to, { in: nairobi }), 1)]
  return leads.filter(
    (lead) =>
      !lead.isSpam &&
      lead.askedAt >= since &&
      lead.askedAt < until &&
      dimensionNames.every((name) => chosen[name] === undefined || chosen[name] === valuesOf(lead)[name]),
  )
}

function sumsOf(leads: MadeUpLead[]) {
  const sum = (of: (lead: MadeUpLead) => number) => leads.reduce((all, lead) => all + of(lead), 0)
  return {
    ...Object.fromEntries(figureNames.map((name) => [name, leads.filter(is[name]).length])),
    agreed: sum(agreedCents),
    received: sum(receivedCents),
  }
}

function group(leads: MadeUpLead[], by: (lead: MadeUpLead) => string) {
  const groups = new Map<string, MadeUpLead[]>()
  for (const lead of leads) groups.set(by(lead), [...(groups.get(by(lead)) ?? []), lead])
  return groups
}

function median(values: number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

const hoursTo = (lead: MadeUpLead, end: Date) => (end.getTime() - lead.askedAt.getTime()) / 3_600_000

function isInOfficeHours({ askedAt }: MadeUpLead) {
  const local = new Date(askedAt.getTime() + 3 * 3_600_000)
  return local.getUTCDay() !== 0 && local.getUTCHours() >= 7 && local.getUTCHours() < 18
}

describe('a year of 5,000 requests', () => {
  const leads = makeUpLeads(5000, 97, new Date(`${year - 1}-04-01T00:00:00Z`))

  beforeAll(async () => {
    await empty()
    await storeMadeUpLeads(leads)
  })
  afterAll(empty)

  const month = fc
    .integer({ min: 0, max: 13 })
    .map((count) => new Date(Date.UTC(year - 1, 3 + count)).toISOString().slice(0, 7))
  const one = fc.integer({ min: 0, max: leads.length - 1 })
  const queries = fc.record({ from: month, to: month, like: one, by: fc.subarray(dimensionNames, { maxLength: 2 }) })

  test('any period and filter has the figures that an independent count gives, and lists as many', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async ({ from, to, like, by }) => {
        const values = valuesOf(leads[like] as MadeUpLead)
        const chosen = Object.fromEntries(by.map((name) => [name, values[name]]))
        const query = numbersQuery.parse({ from, to, ...chosen })
        const picked = pick(leads, query)
        const found = await readNumbers(query)
        expect(found.total).toEqual(sumsOf(picked))
        for (const name of dimensionNames) {
          const groups = found.by[name].map(({ value, counts }) => [value, counts] as const)
          const expected = group(picked, (lead) => valuesOf(lead)[name])
          expect(new Map(groups)).toEqual(new Map([...expected].map(([value, those]) => [value, sumsOf(those)])))
        }
        for (const figure of figureNames) {
          const { count, references } = await listFigure(query, figure, { size: 10_000, number: 1 })
          expect(count).toBe(found.total[figure])
          expect(references.toSorted()).toEqual(picked.filter(is[figure]).map(({ reference }) => reference))
        }
        const answered = picked.filter(is.answered)
        const hours = (inside: boolean) =>
          median(
            answered
              .filter((lead) => isInOfficeHours(lead) === inside)
              .map((lead) => hoursTo(lead, lead.answeredAt as Date)),
          )
        const toOffer = picked.filter(is.offers).map((lead) => hoursTo(lead, lead.offeredAt as Date))
        const close = (value: number | null) => (value === null ? null : expect.closeTo(value, 6))
        expect(found.hours).toEqual({
          answerInside: close(hours(true)),
          answerOutside: close(hours(false)),
          offer: close(median(toOffer)),
        })
      }),
      { numRuns: 10 },
    )
  })

  test('what is booked ahead is counted by the month of departure', async () => {
    const ahead = leads.filter((lead) => !lead.isSpam && is.booked(lead) && (lead.departsOn ?? '') >= today)
    const byMonth = group(ahead, ({ departsOn }) => (departsOn ?? '').slice(0, 7))
    const expected = [...byMonth].map(([travel, those]) => ({
      ...{ month: travel, count: those.length },
      agreed: sumsOf(those).agreed,
      received: sumsOf(those).received,
    }))
    expect(await readAhead()).toEqual(expected.toSorted((a, b) => (a.month < b.month ? -1 : 1)))
    const query = numbersQuery.parse({ travel: expected[0]?.month })
    expect((await listFigure(query, 'ahead', { size: 10, number: 1 })).count).toBe(expected[0]?.count)
  })

  test('deleting people keeps the sums, and nothing else of them', async () => {
    const query = numbersQuery.parse({ from: `${year - 1}-04`, to: `${year}-03` })
    const before = await readNumbers(query)
    const gone = pick(leads, query).slice(0, 40)
    await deleteLeads(
      gone.map(({ reference }) => reference),
      'a@example.com',
    )
    const after = await readNumbers(query)
    expect(after.total).toEqual(before.total)
    expect(after.deleted).toEqual(sumsOf(gone))
    for (const name of ['source', 'kind', 'trip', 'loss', 'asked'] as const)
      expect(new Map(after.by[name].map(({ value, counts }) => [value, counts]))).toEqual(
        new Map(before.by[name].map(({ value, counts }) => [value, counts])),
      )
    expect(after.by.country.find(({ isDeleted }) => isDeleted)?.counts).toEqual(sumsOf(gone))
    const kept = await testDb.$queryRaw<object[]>`SELECT * FROM deleted_figures`
    expect(JSON.stringify(kept, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toMatch(
      /TT-|example\.com|Ada/,
    )
  })
})

test('periods are named as one says them', () => {
  expect(
    [
      { from: '2026-11', to: '2026-11' },
      { from: '2026-01', to: '2026-12' },
      { from: '2026-03', to: '2026-05' },
    ].map(describePeriod),
  ).toEqual(['November 2026', '2026', 'March 2026 to May 2026'])
})

test('a period that cannot be read is this month, and one that ends before it begins is turned round', () => {
  const month = today.slice(0, 7)
  expect(numbersQuery.parse({ from: '2026-13', to: 'x', source: 'Bing' })).toEqual({
    ...{ from: month, to: month },
    chosen: { source: 'Bing' },
  })
  expect(numbersQuery.parse({ from: '2026-05', to: '2026-03' })).toMatchObject({ from: '2026-03', to: '2026-05' })
})
