import { randomUUID } from 'node:crypto'
import { addMonths, parseISO } from 'date-fns'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import NumbersPage from '@/app/desk/numbers/page'
import RequestsPage from '@/app/desk/numbers/requests/page'
import { GET as sumsCsv } from '@/app/desk/numbers.csv/route'
import { nairobi } from '@/lib/domain/nairobi'
import { utcDay } from '@/lib/domain/utc-day'
import { deleteLeads } from '@/lib/leads/handling'
import { dimensionNames, type FigureName, figureNames } from '@/lib/numbers/figures'
import { queueMonthMail } from '@/lib/numbers/month-mail'
import { type Chosen, describePeriod, type NumbersQuery, numbersQuery } from '@/lib/numbers/query'
import { listFigure, readAhead, readNumbers } from '@/lib/numbers/read'
import { config } from '@/lib/platform/config'
import { openDesk, signInAtDesk } from '../support/desk-link'
import { emptyLeads, store, storedMails } from '../support/leads'
import { type MadeUpLead, makeUpLeads, storeMadeUpLeads, toDollarCents } from '../support/made-up-leads'
import { cookieJar } from '../support/next-stubs'
import { testDb } from '../support/test-db'

const today = utcDay(new Date(Date.now() + 3 * 3_600_000))
const year = Number(today.slice(0, 4))

async function empty() {
  // At once: deleting 5,000 requests counts each of them for the figures first.
  await testDb.$executeRaw`TRUNCATE leads, payments CASCADE`
  await emptyLeads()
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
  const hostile = { source: 'a\0b', country: 'hasOwnProperty', travel: '2026-13', loss: 'constructor', kind: 'x' }
  expect(numbersQuery.parse(hostile).chosen).toEqual({ source: 'ab' })
  expect(numbersQuery.parse({}).chosen).toEqual({})
  expect(numbersQuery.parse({ source: '', country: '', travel: '' }).chosen).toEqual({
    source: '',
    country: '',
    travel: '',
  })
  expect(numbersQuery.parse({ from: '2026-05', to: '2026-03' })).toMatchObject({ from: '2026-03', to: '2026-05' })
})

describe('the mail of the month', () => {
  const at = (day: string) => queueMonthMail(new Date(`${day}T07:05:00+03:00`))

  test('waits for Monday when a month begins on a Sunday', async () => {
    await empty()
    const [sunday, monday, tuesday] = [await at('2026-11-01'), await at('2026-11-02'), await at('2026-11-03')]
    expect([sunday, monday, tuesday]).toEqual([false, true, false])
  })

  test('goes to the owner on the first, with what the page says', async () => {
    await empty()
    vi.spyOn(config, 'escalationEmail', 'get').mockReturnValueOnce('owner@example.com')
    const [lead] = makeUpLeads(1, 4, new Date('2026-08-01T09:00:00Z'))
    if (!lead) throw new Error('No lead was made up.')
    const booked = {
      ...lead,
      kind: 'booking' as const,
      askedAt: new Date('2026-08-03T09:00:00Z'),
      source: 'Bing',
      isSpam: false,
    }
    await storeMadeUpLeads([
      { ...booked, agreed: [214_000], currency: 'USD', isCancelled: false, departsOn: '2030-01-02' },
    ])
    expect([await at('2026-09-01'), await at('2026-09-02')]).toEqual([true, false])
    const [mail, ...others] = await storedMails()
    expect([mail?.to, mail?.subject, others]).toEqual(['owner@example.com', 'August 2026: 1 request, 1 booked', []])
    for (const line of [
      'US$2,140 agreed',
      'Bing: 1, 1 booked',
      'January 2030: 1, US$2,140',
      '/desk/numbers?from=2026-08',
    ])
      expect(mail?.text).toContain(line)
  })
})

test('each figure of the page opens a list with as many, for who is signed in', async () => {
  await empty()
  const leads = makeUpLeads(60, 8, new Date(`${year - 1}-04-01T00:00:00Z`))
  await storeMadeUpLeads(leads)
  const period = { from: `${year - 1}-04`, to: `${year}-03` }
  cookieJar.clear()
  expect((await openDesk(NumbersPage, period)).status).toBe(303)
  expect((await openDesk(RequestsPage, period)).status).toBe(303)
  expect((await sumsCsv(new Request('https://tembo.test/desk/numbers.csv'))).status).toBe(403)
  await signInAtDesk()
  const { html } = await openDesk(NumbersPage, period)
  const links = [...html.matchAll(/href="\/desk\/numbers\/requests\?([^"]+)">([\d,]+)</g)]
  expect(links.length).toBeGreaterThan(40)
  for (const [, search = '', figure] of links) {
    const query = Object.fromEntries(new URLSearchParams(search.replaceAll('&amp;', '&')))
    expect((await openDesk(RequestsPage, query)).html).toContain(`>${figure} request`)
  }
  const table = await (
    await sumsCsv(new Request(`https://tembo.test/desk/numbers.csv?from=${period.from}&to=${period.to}`))
  ).text()
  const [, all] = table.split('\r\n')
  expect(all).toContain(`"All","","${pick(leads, { ...period, chosen: {} }).length}"`)
})

test('the country of a telephone number is noted with a request', async () => {
  await empty()
  const { reference } = await store('booking', { countryCode: '+44', phone: '020 7946 0018' })
  const other = await store('booking', { countryCode: '+254', phone: '+49 30 901820', email: 'b@example.com' })
  const silent = await store('booking', { phone: undefined, email: 'c@example.com' })
  const rows = await testDb.lead.findMany({ select: { reference: true, phoneCountry: true } })
  const countryOf = new Map(rows.map((row) => [row.reference, row.phoneCountry]))
  expect([reference, other.reference, silent.reference].map((one) => countryOf.get(one))).toEqual(['GB', 'DE', ''])
})

test('a new rate counts from its day on, for what is paid then', async () => {
  await empty()
  await testDb.$executeRaw`DELETE FROM exchange_rates`
  const setRate = (text: string, day: string) =>
    testDb.claim.update({ where: { id: 'rate-eur' }, data: { text, checkedOn: new Date(day) } })
  await setRate('1.10', '2026-03-01')
  await setRate('1.25', '2026-05-01')
  const { reference } = await store('booking', { email: 'd@example.com' })
  const pay = (day: string) =>
    testDb.payment.create({
      data: {
        ...{ reference, payer: 'Ada', day: new Date(day), amount: 10_000, credited: 10_000, currency: 'EUR' },
        ...{ way: 'bank', key: randomUUID() },
      },
    })
  for (const day of ['2026-01-10', '2026-04-30', '2026-05-01']) await pay(day)
  expect((await readNumbers(numbersQuery.parse({}))).total.received).toBe(11_000 + 11_000 + 12_500)
})
