import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as bookings from '@/app/api/bookings/route'
import * as inquiries from '@/app/api/inquiries/route'
import { createLead } from '@/lib/leads/create-lead'
import { leadKinds, leads } from '@/lib/leads/leads'
import { leadTable, summarize } from '@/lib/leads/rows'
import { makeBookingBody, makeInquiryBody } from '../support/factories'
import { emptyLeads, formOf, leadBodies, leadForms, storedMails, waitingJobs } from '../support/leads'
import { testDb } from '../support/test-db'

const createBooking = createLead('booking')
const createInquiry = createLead('inquiry')

beforeEach(emptyLeads)
afterAll(emptyLeads)

const noParams = { params: Promise.resolve({}) }

function request(body: unknown, headers: Record<string, string> = {}) {
  return new Request('http://localhost/api', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

describe.each(leadKinds)('a(n) %s', (kind) => {
  test('by its form: the receipt, the mail to the visitor and the desk say the same of what is stored', async () => {
    const result = await leadForms[kind](null, formOf(leadBodies[kind]({ itineraryId: 6 })))
    if (!result.ok) throw new Error('not stored')
    const { reference, facts } = result.receipt
    const row = await leadTable(testDb, kind).findUnique({ where: { reference } })
    if (!row) throw new Error('no row')
    expect(facts).not.toEqual([])
    expect(facts).toEqual(summarize(kind, row).facts)
    const [operator, visitor] = await storedMails()
    for (const mail of [operator, visitor])
      for (const [label, value] of facts) expect(mail?.text).toContain(`${label}: ${value}`)
    expect(operator?.subject).toContain(`${leads[kind].summary.ours} ${reference}`)
    expect(visitor?.subject).toBe(`We have your ${leads[kind].summary.yours} (${reference})`)
    expect(visitor?.text).toContain(`We reply ${leads[kind].summary.replyTime}.`)
  })

  test('every text that a visitor writes is in the mail to the operator, but for the emergency contact', async () => {
    const texts = Object.entries(leads[kind].form.fields)
      .filter(
        ([name, field]) => /text$/.test(field.kind) && !['emergencyContact', 'furtherItineraryIds'].includes(name),
      )
      .map(([name]) => [name, name === 'phone' ? '+46 70 123 45 67' : `Words for ${name}`])
    await createLead(kind)(leadBodies[kind](Object.fromEntries(texts)))
    const [operator] = await storedMails()
    for (const [, text] of texts) expect(operator?.text).toContain(text)
  })
})

test('the receipt of a booking says the trip, its price, the category, the dates and the travellers', async () => {
  const body = makeBookingBody({ itineraryId: 6, safariCategory: 3 })
  expect((await createBooking(body)).facts).toEqual([
    ['Trip', 'Mara, Nakuru, Naivasha, Amboseli'],
    ['Price', 'From US$1,650 per person sharing'],
    ['Safari category', 'Wildlife & Conservation Safari'],
    ['Dates', 'Jun 12, 2027 - Jun 19, 2027'],
    ['Travellers', '2 adults, 1 kid'],
  ])
  const open = makeBookingBody({ itineraryId: 0, preferredDates: '', numberOfAdults: '', numberOfKids: 0 })
  expect((await createBooking(open)).facts).toEqual([
    ['Trip', 'To be suggested'],
    ['Dates', 'Open'],
    ['Travellers', '1 adult'],
  ])
})

test('what a receipt says is not part of the answer to a REST client', async () => {
  const response = await bookings.POST(request(makeBookingBody()), noParams)
  expect(Object.keys((await response.json()) as object).sort()).toEqual(['id', 'itineraryId', 'reference'])
})

describe('looks like a robot: the answer is success, the lead is kept, nothing is mailed', () => {
  test.each([
    ['the hidden field is filled', () => ({ website: 'https://spam.example' }), 'honeypot'],
    ['sent within two seconds', () => ({ openFor: '100' }), 'too fast'],
    ['three links', () => ({ message: 'http://a.example http://b.example www.c.example' }), 'links'],
    ['a script', () => ({ message: 'Hello <script src=x>' }), 'links'],
    ['a link as a name', () => ({ name: 'Cheap pills https://pills.example' }), 'links'],
  ])('%s', async (_, overrides, heldFor) => {
    const response = await inquiries.POST(request(makeInquiryBody(overrides())), noParams)
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ reference: expect.stringMatching(/^TT-/) })
    expect(await testDb.inquiry.findFirst()).toMatchObject({ status: 'held', heldFor })
    expect(await storedMails()).toEqual([])
    expect(await waitingJobs()).toEqual([])
  })

  test.each([
    ['two links and an empty hidden field', { message: 'See http://a.example and http://b.example', website: '' }],
    ['a time that cannot be', { openFor: '-90000' }],
    ['a form open for three seconds', { openFor: '3000' }],
    ['no word about how long it was open', { openFor: '' }],
  ])('a person passes: %s', async (_, overrides) => {
    await createInquiry(makeInquiryBody(overrides))
    expect(await testDb.inquiry.findFirst()).toMatchObject({ status: 'new', heldFor: null })
  })
})

test('the page it was sent from is kept, without the origin', async () => {
  const headers = { referer: 'https://tembo.test/book?itinerary=6' }
  await bookings.POST(request(makeBookingBody(), headers), noParams)
  expect(await testDb.booking.findFirst()).toMatchObject({ page: '/book?itinerary=6' })
})

test('when the mails cannot be queued the lead is not stored either, and the visitor hears of a failure', async () => {
  await testDb.$executeRaw`ALTER TABLE mails RENAME TO mails_away`
  try {
    await expect(createBooking(makeBookingBody())).rejects.toThrow()
  } finally {
    await testDb.$executeRaw`ALTER TABLE mails_away RENAME TO mails`
  }
  expect(await testDb.booking.count()).toBe(0)
})
