// By form and by REST, on a real database.
import { beforeEach, describe, expect, test } from 'vitest'
import { findLeads } from '@/lib/desk/find-leads'
import { formatCents } from '@/lib/domain/money'
import { submitAgentRequest } from '@/lib/leads/actions'
import { createLead } from '@/lib/leads/create-lead'
import { holdLead } from '@/lib/leads/handling'
import { kindsOfLead, summarize } from '@/lib/leads/kinds'
import { eachLead } from '@/lib/leads/list'
import { readTripFacts } from '@/lib/leads/trip-facts'
import type { Priced } from '@/lib/prices/estimate'
import { makeBookingBody, makeContactBody, makeInquiryBody } from '../support/factories'
import {
  emptyLeads,
  formKinds,
  formOf,
  leadBodies,
  leadForms,
  leadRoutes,
  store,
  storedLeads,
  storedMails,
  waitingJobs,
} from '../support/leads'
import { answerOf, post } from '../support/rest'
import { testDb } from '../support/test-db'
import { withTrips } from '../support/trips'

const storedBooking = async () => (await storedLeads())[0]
const reference = expect.stringMatching(/^TT-[2-9A-Z]{7}$/)
const title = 'Mara, Nakuru, Naivasha, Amboseli'

beforeEach(emptyLeads)

const book = (overrides = {}, headers = {}) => post(leadRoutes.booking, makeBookingBody(overrides), headers)

type Door = { sent?: object; stored?: object; bad: object }

const doors: Record<(typeof formKinds)[number], Door> = {
  booking: {
    sent: { itineraryId: 6 },
    stored: { itineraryTitle: title, dateFrom: new Date('2027-12-04'), dateTo: new Date('2027-12-11') },
    bad: { countryCode: '+999' },
  },
  inquiry: { bad: { email: 'ana@' } },
  donation_inquiry: { bad: { email: 'ana@' } },
  volunteer_application: { stored: { startDate: new Date('2099-06-12') }, bad: { startDate: '2001-01-01' } },
  contact_message: { bad: { message: 'Hello' } },
}

/** Further lines of a fact are indented. */
const inMail = ([label, value]: [string, string]) => `${label}: ${value.replaceAll('\n', '\n  ')}`

describe.each(formKinds)('a(n) %s', (kind) => {
  const { sent, stored, bad } = doors[kind]
  const body = leadBodies[kind]({ ...sent })
  const route = kind === 'contact_message' ? null : leadRoutes[kind]
  const send = (overrides = {}) => leadForms[kind](null, formOf({ ...body, ...overrides }))

  test('is stored as it was sent, under the reference in the answer', async () => {
    const result = await send()
    expect(result).toMatchObject({ ok: true, receipt: { reference } })
    expect(await storedLeads()).toMatchObject([
      { ...body, ...stored, reference: result.ok && result.receipt.reference },
    ])
    if (!route) return
    const [status, answer] = await answerOf(post(route, { ...body, message: 'By REST.' }))
    expect([status, answer]).toMatchObject([201, { reference }])
    expect(await storedLeads()).toContainEqual(
      expect.objectContaining({ ...body, ...stored, ...('message' in body && { message: 'By REST.' }), ...answer }),
    )
  })

  test('is refused by the name of a bad field, and not stored', async () => {
    const fieldErrors = { [String(Object.keys(bad)[0])]: expect.stringMatching(/\S/) }
    const result = await send(bad)
    expect(result).toMatchObject({ ok: false, fieldErrors, values: { email: { ...body, ...bad }.email } })
    if (route) expect(await answerOf(post(route, { ...body, ...bad }))).toMatchObject([400, { fieldErrors }])
    expect(await storedLeads()).toEqual([])
  })

  test('by its form: the receipt, the mails and the desk say the same of what is stored', async () => {
    const result = await send()
    if (!result.ok) throw new Error('not stored')
    const { receipt } = result
    const [row] = await storedLeads()
    if (!row) throw new Error('no row')
    expect(receipt.facts).not.toEqual([])
    const { facts, phone } = summarize(row)
    expect(receipt.facts).toEqual(phone ? [...facts, ['Phone', phone.text]] : facts)
    const [operator, visitor] = await storedMails()
    for (const fact of receipt.facts) expect(operator?.text).toContain(inMail(fact))
    for (const fact of summarize(row).receipt) expect(visitor?.text).toContain(inMail(fact))
    expect(operator?.subject).toContain(`${kindsOfLead[kind].ours} ${receipt.reference}`)
    expect(visitor?.subject).toBe(`We have received your ${kindsOfLead[kind].yours} (${receipt.reference})`)
    expect(visitor?.text).toContain(`We reply ${kindsOfLead[kind].form.replyTime}.`)
  })

  test('every text that a visitor writes is in the mail to the operator, but for the emergency contact', async () => {
    const silent = ['emergencyContact', 'furtherItineraryIds']
    const names = Object.keys(kindsOfLead[kind].form.fields).filter((name) => !silent.includes(name))
    const texts = names
      .filter((name) => /text$/.test(kindsOfLead[kind].form.fields[name]?.kind ?? ''))
      .map((name) => [name, name === 'phone' ? '+46 70 123 45 67' : `Words for ${name}`])
    await store(kind, Object.fromEntries(texts))
    const [operator] = await storedMails()
    for (const [, text] of texts) expect(operator?.text).toContain(text)
  })
})

describe('a booking', () => {
  test.each([0, 4711])('of the trip %i is stored without one, which is echoed as 0', async (itineraryId) => {
    const response = await book({ itineraryId })
    expect(Object.keys(await response.clone().json()).sort()).toEqual(['id', 'itineraryId', 'reference'])
    expect(await response.json()).toMatchObject({ itineraryId: 0 })
    expect(await storedBooking()).toMatchObject({ itineraryId: null, itineraryTitle: null })
  })

  test('keeps the title that its trip had, and the page it was sent from, without the origin', async () => {
    await withTrips([{ id: 900, title: 'Old name' }], async () => {
      await book({ itineraryId: 900 }, { referer: 'https://tembo.test/book?itinerary=900' })
      await testDb.itinerary.update({ where: { id: 900 }, data: { title: 'Another name' } })
      const kept = { itineraryId: 900, itineraryTitle: 'Old name', page: '/book?itinerary=900' }
      expect(await storedBooking()).toMatchObject(kept)
      await emptyLeads()
    })
  })

  test.each(['x:@evil.example/login', 'data:text/html,x', 'about:blank', 'nothing'])(
    'keeps no page of a referrer that is none: %s',
    async (referer) => {
      await book({}, { referer })
      expect(await storedBooking()).toMatchObject({ page: null })
      expect((await storedMails())[0]?.text).toContain('Sent from: not known')
    },
  )

  test('names no estimate where there was no price, and from before estimates the lowest price', async () => {
    const told = await store('booking', { itineraryId: 17, phone: '', numberOfKids: 0, preferredDates: 'Oct 30, 2027' })
    expect(told.facts.map(([label]) => label)).toEqual(['Trip', 'Dates', 'Travellers'])
    const row = await storedBooking()
    if (row?.kind !== 'booking') throw new Error('no booking')
    expect(row.estimate).toMatchObject({ isPriced: false, from: '2027-10-30', party: { adults: 2, kids: 0 } })
    const before = summarize({ ...row, estimate: null })
    expect(before.facts).toContainEqual(['Price', 'From US$2,489 per person sharing'])
  })

  test('of a travel agent has agency, rates and rooms as facts, in the mails, the search and the export', async () => {
    const agent = { agency: 'Sunways Travel', rate: 'net', rooms: '6 twin, 2 single', numberOfAdults: '14' }
    const sent = { ...makeBookingBody({ itineraryId: 6, numberOfKids: 0, childAges: '' }), ...agent }
    const told = await submitAgentRequest(null, formOf(sent))
    const facts = [
      ['Agency', 'Sunways Travel'],
      ['Rates', 'Net rates'],
      ['Rooms', '6 twin, 2 single'],
    ]
    expect(told).toMatchObject({ ok: true, receipt: { facts: expect.arrayContaining(facts) } })
    const mails = await storedMails()
    const office = mails.find(({ role }) => role === 'operator')
    expect(office?.subject).toContain(', Sunways Travel, ')
    for (const [label, value] of facts) expect(office?.text).toContain(`${label}: ${value}`)
    const receipt = mails.find(({ role }) => role === 'visitor')?.text
    expect(receipt).toContain('Rates: Net rates')
    expect(receipt).not.toContain('Sunways')
    const found = await findLeads(testDb, 'sunways', { take: 10 })
    expect(found.lines).toMatchObject([{ kind: 'booking', agency: 'Sunways Travel' }])
    for await (const lines of eachLead(testDb, {}))
      expect(lines).toMatchObject([{ agency: 'Sunways Travel', rate: 'net', rooms: '6 twin, 2 single' }])
  })

  test.each([{ agency: '' }, { rate: 'half' }])('of an agent without %o is refused', async (wrong) => {
    const sent = { ...makeBookingBody(), agency: 'Sunways Travel', rate: 'net', ...wrong }
    const told = await submitAgentRequest(null, formOf(sent))
    expect(told).toMatchObject({ ok: false, fieldErrors: { [Object.keys(wrong)[0] ?? '']: expect.any(String) } })
    expect(await storedLeads()).toEqual([])
  })

  test('of several trips names who is too young for one of them', async () => {
    await book({ itineraryId: 6, furtherItineraryIds: '4', numberOfAdults: 2, numberOfKids: 1, childAges: '9' })
    for (const { text } of await storedMails())
      expect(text.replace(/\s+/g, ' ')).toMatch(
        /Estimate for Gorillas and Crater Lakes: US\$[^:]* without the child aged 9 \(minimum age 15\)/,
      )
  })

  test('of several trips tells only us why one of them has no estimate', async () => {
    await book({ itineraryId: 6, furtherItineraryIds: '17', preferredDates: 'Jun 7, 2027 - Jun 14, 2027' })
    const mails = await storedMails()
    const textTo = (role: string) => mails.find((mail) => mail.role === role)?.text ?? ''
    expect(textTo('operator')).toMatch(/No estimate for [^:]+: We price this month on request\./)
    expect(textTo('visitor')).toContain('Estimate for Mara, Nakuru, Naivasha, Amboseli')
    expect(textTo('visitor')).not.toContain('No estimate')
  })

  test('has a receipt with the trip, what the party was told it costs, the category, the dates and the travellers', async () => {
    expect((await store('booking', { itineraryId: 6, safariCategory: 3 })).facts).toEqual([
      ['Trip', title],
      ['Safari category', 'Wildlife & Conservation Safari'],
      ['Dates', 'Dec 4, 2027 - Dec 11, 2027'],
      ['Travellers', '2 adults, 1 kid'],
      ['Estimate', 'US$6,864 in all, about US$2,288 each'],
      [
        'Made up of',
        expect.stringMatching(
          /^The trip, 2 adults: US\$5,280\. July to December\. US\$2,640 each.*\nThe trip, child .*at 60%: US\$1,584\./,
        ),
      ],
      ['Phone', '+46 70 000 00 00'],
    ])
    const noted = await store('booking', { phone: '', needs: 'No nuts.' })
    expect(noted.facts.at(-1)).toEqual(['Diet and health note', 'Received'])
    expect(JSON.stringify(noted.facts)).not.toContain('nuts')
    const open = { itineraryId: 0, phone: '', preferredDates: '', numberOfAdults: '', numberOfKids: 0 }
    const facts = { Trip: 'To be suggested', Dates: 'Open', Travellers: '1 adult' }
    expect((await store('booking', open)).facts).toEqual(Object.entries(facts))
  })

  test('is not stored when its mails cannot be queued, and the visitor hears of a failure', async () => {
    await testDb.$executeRaw`ALTER TABLE mails RENAME TO mails_away`
    const putBack = () => testDb.$executeRaw`ALTER TABLE mails_away RENAME TO mails`
    await expect(store('booking').finally(putBack)).rejects.toThrow()
    expect(await storedLeads()).toEqual([])
  })

  test('of several trips is stored with all of them, the first that is there first, and both mails name them', async () => {
    const answer = await book({ itineraryId: 7, furtherItineraryIds: '12, 3,4711,7', severalTrips: 'alternatives' })
    expect(await answer.json()).toMatchObject({ itineraryId: 7 })
    const trips = await testDb.itinerary.findMany({ where: { id: { in: [3, 7, 12] } } })
    const [first = '', ...further] = [7, 12, 3].map((id) => String(trips.find((trip) => trip.id === id)?.title))
    expect(await storedBooking()).toMatchObject({
      ...{ itineraryId: 7, itineraryTitle: first },
      ...{ furtherItineraryIds: '12,3', furtherItineraryTitles: further, severalTrips: 'alternatives' },
    })
    const mails = await storedMails()
    expect(mails).toHaveLength(2)
    const named = [`Trip: ${first}`, `Further trips: ${further.join('; ')}`, 'Your trips: Alternatives: one of them']
    for (const title of [first, ...further]) named.push(`Estimate for ${title}: US$`)
    for (const { text } of mails) for (const one of named) expect(text).toContain(one)
    expect(mails.find(({ role }) => role === 'operator')?.subject).toContain(`${first} and 2 more`)
    await emptyLeads()
    await book({ itineraryId: 4711, furtherItineraryIds: '12', severalTrips: 'in-turn' })
    const next = { itineraryId: 12, furtherItineraryIds: null, furtherItineraryTitles: [], severalTrips: null }
    expect(await storedBooking()).toMatchObject(next)
  })
})

describe('a booking request for trips one after the other', () => {
  test('is stored in their order, the second from its own first day with the transfer, and the mails have the total', async () => {
    const dates = 'Jul 24, 2027 - Aug 1, 2027'
    const party = { numberOfAdults: 2, numberOfKids: 0, numberOfToddlers: 0, preferredDates: dates }
    const trips = { itineraryId: 7, furtherItineraryIds: '5', severalTrips: 'in-turn' }
    await createLead('booking', makeBookingBody({ ...trips, ...party, currency: 'CHF' }))
    const { estimate, furtherEstimates, ...stored } = await testDb.booking.findFirstOrThrow()
    expect(stored).toMatchObject({ itineraryId: 7, furtherItineraryIds: '5', severalTrips: 'in-turn' })
    const [first, second] = [estimate, ...(furtherEstimates as object[])] as Priced[]
    expect([first?.from, second?.from]).toEqual(['2027-07-24', '2027-07-27'])
    expect(second?.lines[0]).toMatchObject({ what: 'Transfer', amount: 72_000 })
    const total = (first?.total ?? 0) + (second?.total ?? 0)
    // Of both trips.
    expect(stored.ownCurrency).toMatch(/^about CHF\s\d+,\d{3}$/)
    for (const { text } of await storedMails())
      expect(text).toContain(`One after the other: ${formatCents(total)} in all`)
    expect((await readTripFacts(testDb, [stored.reference])).get(stored.reference)).toMatchObject({
      stage: 'asked',
      total,
    })
  })
})

describe('a body that is not a booking', () => {
  test.each<[string, string, number, Record<string, string>?]>([
    ['JSON that does not parse', '{"name":', 400],
    ['nothing', 'null', 400],
    ['a list', '[]', 400],
    ['a form', 'name=x', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['over 32 KB', JSON.stringify(makeBookingBody({ message: 'x'.repeat(33_000) })), 413],
  ])('%s', async (_, body, status, headers) => {
    expect((await post(leadRoutes.booking, body, headers)).status).toBe(status)
  })

  test('over 32 KB, when the length is not announced', async () => {
    const body = new Blob([JSON.stringify(makeBookingBody({ message: 'x'.repeat(33_000) }))]).stream()
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    expect((await leadRoutes.booking.POST(new Request('http://localhost/api', init), {})).status).toBe(413)
  })
})

describe('a telephone number that cannot be one of its country', () => {
  const fields = { countryCode: '+254', phone: '0171 2345678' }
  const send = (overrides = {}) => leadForms.booking(null, formOf(makeBookingBody({ ...fields, ...overrides })))

  test('is asked about by the form, with the likely code, and taken when it is sent again', async () => {
    const asked = await send()
    expect(asked).toMatchObject({
      ok: false,
      fieldErrors: {
        phone: expect.stringMatching(/^0171 2345678 is not .+ Kenya \(\+254\)\. Is it .+ Germany \(\+49\)\?/),
      },
      question: { checked: '+254 0171 2345678', suggestion: '+49' },
    })
    expect(await storedLeads()).toEqual([])
    expect(await send({ checkedPhone: '+254 0171 2345679' })).toMatchObject({ ok: false })
    expect(await send({ checkedPhone: ' +254 0171 2345678' })).toMatchObject({ ok: true })
    expect((await storedMails())[0]?.text).not.toContain('tel:')
  })

  test('is fine with the right code, and the receipt has it in international form', async () => {
    const result = await send({ countryCode: '+49' })
    expect(result.ok && result.receipt.facts).toContainEqual(['Phone', '+49 171 2345678'])
    expect((await storedMails())[0]?.text).toContain('Call: tel:+491712345678')
  })

  test('has no likely code if it fits none', async () => {
    expect(await send({ phone: '1' })).toMatchObject({ question: { suggestion: undefined } })
  })

  test('is taken over REST, and where no country is chosen', async () => {
    expect((await book(fields)).status).toBe(201)
    expect(
      await leadForms.volunteer_application(
        null,
        formOf({ ...leadBodies.volunteer_application(), phone: '0171 2345678', agreeTerms: 'on' }),
      ),
    ).toMatchObject({ ok: true })
  })
})

test('what a robot adds to a form is not stored', async () => {
  const added = { id: '7', reference: 'TT-AAAAAAA', createdAt: '2001-01-01' }
  await leadForms.contact_message(null, formOf({ ...makeContactBody(), ...added }))
  const [row] = await storedLeads()
  expect(row).toMatchObject(makeContactBody())
  expect(row?.reference).not.toBe('TT-AAAAAAA')
  expect(row?.createdAt.getFullYear()).toBeGreaterThan(2001)
})

describe('looks like a robot: the answer is success, the lead is kept, nothing is mailed', () => {
  test.each([
    ['the hidden field is filled', { website: 'https://spam.example' }, 'honeypot'],
    ['sent within two seconds', { openFor: '100' }, 'too fast'],
    ['three links', { message: 'http://a.example http://b.example www.c.example' }, 'links'],
    ['a script', { message: 'Hello <script src=x>' }, 'links'],
    ['a link as a name', { name: 'Cheap pills https://pills.example' }, 'links'],
  ])('%s', async (_, overrides, heldFor) => {
    expect(await answerOf(post(leadRoutes.inquiry, makeInquiryBody(overrides)))).toMatchObject([201, { reference }])
    expect((await storedLeads())[0]).toMatchObject({ status: 'held', heldFor })
    expect([await storedMails(), await waitingJobs()]).toEqual([[], []])
  })

  test.each([
    ['two links and an empty hidden field', { message: 'See http://a.example and http://b.example', website: '' }],
    ['a time that cannot be', { openFor: '-90000' }],
    ['a form open for three seconds', { openFor: '3000' }],
  ])('a person passes: %s', async (_, overrides) => {
    await store('inquiry', overrides)
    expect((await storedLeads())[0]).toMatchObject({ status: 'new', heldFor: null })
  })
})

const tenTimes = <T>(work: (index: number) => T) => Promise.all(Array.from({ length: 10 }, (_, index) => work(index)))

async function expectOne(answers: unknown[]) {
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await storedMails()).toHaveLength(2)
  expect(await waitingJobs()).toHaveLength(2)
}

const restKinds = Object.keys(leadRoutes) as (keyof typeof leadRoutes)[]

describe('the same sending again', () => {
  test.each(restKinds)('ten identical posts of a(n) %s at once are one, with one answer', async (kind) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await tenTimes(() => answerOf(post(leadRoutes[kind], leadBodies[kind](), headers)))
    expect(answers[0]).toMatchObject([201, { reference }])
    await expectOne(answers)
  })

  test('a REST client may give its key as the field idempotencyKey', async () => {
    const body = makeBookingBody({ idempotencyKey: crypto.randomUUID() })
    await expectOne(await tenTimes(async () => (await post(leadRoutes.booking, body)).json()))
    expect(await testDb.booking.count()).toBe(1)
  })

  test.each(formKinds)('ten identical forms of a(n) %s at once are one, with scripts or without', async (kind) => {
    const body = { ...leadBodies[kind](), ...(kind === 'volunteer_application' && { agreeTerms: 'on' }) }
    const hydrated = { ...body, openFor: 60_000, idempotencyKey: crypto.randomUUID() }
    const results = await tenTimes((index) => leadForms[kind](null, formOf(index % 2 ? body : hydrated)))
    const references = results.map((result) => result.ok && result.receipt.reference)
    expect(references[0]).toMatch(/^TT-/)
    await expectOne(references)
  })

  test('without a key each is another one', async () => {
    for (const _ of [1, 2]) await store('inquiry')
    expect(await testDb.inquiry.count()).toBe(2)
  })
})

describe('the same words by a form', () => {
  const send = async (overrides = {}) => {
    const result = await leadForms.inquiry(null, formOf(makeInquiryBody(overrides)))
    return result.ok && result.receipt.reference
  }
  const letHoursPass = (hours: number) =>
    testDb.$executeRaw`UPDATE sendings SET created_at = created_at - make_interval(hours => ${hours})`

  test('are one message within a day, and another one after it', async () => {
    const first = await send()
    await letHoursPass(23)
    expect(await send()).toBe(first)
    await letHoursPass(2)
    const second = await send()
    expect(second).not.toBe(first)
    // From now on the second sending is repeated.
    expect(await send()).toBe(second)
    expect(await testDb.inquiry.count()).toBe(2)
  })

  test('are one message for as long as the same view of the form stays open', async () => {
    const idempotencyKey = crypto.randomUUID()
    const first = await send({ idempotencyKey })
    await letHoursPass(25)
    expect(await send({ idempotencyKey })).toBe(first)
    expect(await send({ idempotencyKey, message: 'May we help?' })).not.toBe(first)
    expect(await send({ idempotencyKey: crypto.randomUUID() })).not.toBe(first)
    expect(await testDb.inquiry.count()).toBe(3)
  })

  test('are released with their mails when a robot had sent them before, as long as only the site holds them', async () => {
    const first = await send({ website: 'https://spam.example' })
    expect(await send({ openFor: '100' })).toBe(first)
    expect(await storedMails()).toEqual([])
    for (const _ of [1, 2]) expect(await send()).toBe(first)
    expect(await storedLeads()).toMatchObject([{ status: 'new', heldFor: null }])
    expect((await storedMails()).map(({ role }) => role)).toEqual(['operator', 'visitor'])
    await holdLead(String(first))
    expect(await send()).toBe(first)
    expect(await storedLeads()).toMatchObject([{ status: 'held', heldFor: 'operator' }])
  })

  test('are one message from ten views at once', async () => {
    await expectOne(await tenTimes(() => send({ idempotencyKey: crypto.randomUUID() })))
  })

  test('are stored again when the operator has deleted them', async () => {
    const first = await send()
    await testDb.lead.deleteMany()
    const second = await send()
    expect(second).not.toBe(first)
    expect(await send()).toBe(second)
    expect(await testDb.inquiry.count()).toBe(1)
  })

  test('sent by a second view are known to that view too', async () => {
    const idempotencyKey = crypto.randomUUID()
    const first = await send()
    expect(await send({ idempotencyKey })).toBe(first)
    await letHoursPass(25)
    expect(await send({ idempotencyKey })).toBe(first)
  })
})
