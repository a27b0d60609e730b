// Storing: once for each sending, within limits, and what looks like spam is kept back.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as bookings from '@/app/api/bookings/route'
import * as inquiries from '@/app/api/inquiries/route'
import {
  submitBooking,
  submitContactMessage,
  submitDonationInquiry,
  submitInquiry,
  submitVolunteerApplication,
} from '@/lib/data/actions'
import { createBooking } from '@/lib/data/bookings'
import { createContactMessage } from '@/lib/data/contact-messages'
import { createDonationInquiry } from '@/lib/data/donation-inquiries'
import { createInquiry } from '@/lib/data/inquiries'
import { createVolunteerApplication } from '@/lib/data/volunteer-applications'
import { noContext } from '@/lib/http/sender'
import {
  makeApplicationBody,
  makeBookingBody,
  makeContactBody,
  makeDonationBody,
  makeInquiryBody,
} from '../support/factories'
import { emptyLeads, storedMails, waitingJobs } from '../support/leads'
import { testDb } from '../support/test-db'

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

function formOf(values: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, String(value))
  return form
}

const tenTimes = <T>(work: (index: number) => T) => Array.from({ length: 10 }, (_, index) => work(index))

describe('the same sending again', () => {
  test('ten identical posts at once make one row and one pair of mails, and all ten get the same answer', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(
      tenTimes(async () => {
        const response = await bookings.POST(request(makeBookingBody({ itineraryId: 6 }), headers), noParams)
        return { status: response.status, body: await response.json() }
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 201, body: { itineraryId: 6 } })
    expect(await testDb.booking.count()).toBe(1)
    expect(await storedMails()).toHaveLength(2)
    expect(await waitingJobs()).toHaveLength(2)
  })

  test('a REST client may give its key as the field idempotencyKey', async () => {
    const body = makeBookingBody({ idempotencyKey: crypto.randomUUID() })
    const posts = tenTimes(async () => (await bookings.POST(request(body), noParams)).json())
    expect(new Set((await Promise.all(posts)).map(({ reference }) => reference)).size).toBe(1)
    expect(await testDb.booking.count()).toBe(1)
  })

  test.each([
    ['booking', submitBooking, makeBookingBody()],
    ['inquiry', submitInquiry, makeInquiryBody()],
    ['donation inquiry', submitDonationInquiry, makeDonationBody()],
    ['volunteer application', submitVolunteerApplication, makeApplicationBody({ agreeTerms: 'on' })],
    ['contact message', submitContactMessage, makeContactBody()],
  ])(
    'ten identical posts of the form of a(n) %s at once are one, whether the scripts had loaded or not',
    async (_, submit, body) => {
      const hydrated = { ...body, openFor: 60_000, idempotencyKey: crypto.randomUUID() }
      const results = await Promise.all(tenTimes((index) => submit(null, formOf(index % 2 ? body : hydrated))))
      const references = results.map((result) => result.ok && result.receipt.reference)
      expect(new Set(references).size).toBe(1)
      expect(references[0]).toMatch(/^TT-/)
      expect(await storedMails()).toHaveLength(2)
    },
  )

  test.each([
    ['inquiry', createInquiry, makeInquiryBody()],
    ['donation inquiry', createDonationInquiry, makeDonationBody()],
    ['volunteer application', createVolunteerApplication, makeApplicationBody()],
    ['contact message', createContactMessage, makeContactBody()],
  ])('so is a(n) %s', async (_, create, body) => {
    const context = { ...noContext, idempotencyKey: crypto.randomUUID() }
    const receipts = await Promise.all(tenTimes(() => create(body, context)))
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1)
    expect(await storedMails()).toHaveLength(2)
  })

  test('a visitor who corrects a word and sends again is heard again', async () => {
    const context = { ...noContext, idempotencyKey: crypto.randomUUID() }
    const first = await createInquiry(makeInquiryBody(), context)
    const second = await createInquiry(makeInquiryBody({ message: 'May we help?' }), context)
    expect(second.reference).not.toBe(first.reference)
  })

  test('without a key each is another one', async () => {
    await createInquiry(makeInquiryBody())
    await createInquiry(makeInquiryBody())
    expect(await testDb.inquiry.count()).toBe(2)
  })
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

describe('the same words by a form', () => {
  const send = async (overrides = {}) => {
    const result = await submitInquiry(null, formOf(makeInquiryBody(overrides)))
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
    // From now on it is the second one that is sent again.
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

  test('are one message from ten views at once', async () => {
    const references = await Promise.all(tenTimes(() => send({ idempotencyKey: crypto.randomUUID() })))
    expect(new Set(references).size).toBe(1)
    expect(await storedMails()).toHaveLength(2)
  })

  test('are stored again when the operator has deleted them', async () => {
    const first = await send()
    await testDb.inquiry.deleteMany()
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
