// By form and by REST, on a real database.
import { afterEach, describe, expect, test } from 'vitest'
import * as route from '@/app/api/bookings/route'
import { submitBooking } from '@/lib/data/actions'
import { makeBookingBody } from '../support/factories'
import { testDb } from '../support/test-db'

const noContext = { params: Promise.resolve({}) }

afterEach(() => testDb.booking.deleteMany())

function post(body: unknown, init: RequestInit = {}) {
  const request = new Request('http://localhost/api/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  })
  return route.POST(request, noContext)
}

function sendForm(values: Record<string, unknown>) {
  const form = new FormData()
  for (const [key, value] of Object.entries(values)) form.set(key, String(value))
  return submitBooking(null, form)
}

test('a REST client gets a reference and the row is stored as sent', async () => {
  const response = await post(makeBookingBody({ itineraryId: 6, safariCategory: 2 }))
  expect(response.status).toBe(201)
  const answer = (await response.json()) as { reference: string; itineraryId: number }
  expect(answer).toMatchObject({ reference: expect.stringMatching(/^TT-[2-9A-Z]{7}$/), itineraryId: 6 })
  expect(await testDb.booking.findUnique({ where: { reference: answer.reference } })).toMatchObject({
    name: 'Marta Lindqvist',
    countryCode: '+46',
    itineraryId: 6,
    itineraryTitle: 'Mara, Nakuru, Naivasha, Amboseli',
    safariCategory: 2,
    preferredDates: 'Jun 12, 2027 - Jun 19, 2027',
    numberOfAdults: 2,
    numberOfKids: 1,
  })
})

test('the form stores the same, its numbers being texts', async () => {
  const result = await sendForm(makeBookingBody({ itineraryId: 6 }))
  expect(result).toMatchObject({ ok: true, receipt: { reference: expect.stringMatching(/^TT-/) } })
  expect(await testDb.booking.findFirst()).toMatchObject({ itineraryId: 6, numberOfAdults: 2, safariCategory: null })
})

test.each([0, 4711])('itineraryId %i is stored as no trip and echoed as 0', async (itineraryId) => {
  const response = await post(makeBookingBody({ itineraryId }))
  expect(await response.json()).toMatchObject({ itineraryId: 0 })
  expect(await testDb.booking.findFirst()).toMatchObject({ itineraryId: null, itineraryTitle: null })
})

test('flexible dates are an empty text, the key itself is required', async () => {
  expect((await post(makeBookingBody({ preferredDates: '' }))).status).toBe(201)
  const { preferredDates: _, ...without } = makeBookingBody()
  expect((await post(without)).status).toBe(400)
})

test('a head count that is empty or not a number falls back', async () => {
  await post(makeBookingBody({ numberOfAdults: '', numberOfKids: 'two', numberOfToddlers: null }))
  expect(await testDb.booking.findFirst()).toMatchObject({ numberOfAdults: 1, numberOfKids: 0, numberOfToddlers: 0 })
})

test('control characters and marks that reverse the text are dropped', async () => {
  await post(
    makeBookingBody({
      name: 'Ma\u0000rta\u202e Lind\u0007qvist',
      preferredDates: 'June\u0000',
      message: 'a\nb\u0008c',
    }),
  )
  expect(await testDb.booking.findFirst()).toMatchObject({
    name: 'Marta Lindqvist',
    preferredDates: 'June',
    message: 'a\nbc',
  })
})

const bad: [string, Record<string, unknown>, string][] = [
  ['no name', { name: '   ' }, 'name'],
  ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name'],
  ['a wrong email', { email: 'marta@' }, 'email'],
  ['no adult', { numberOfAdults: 0 }, 'numberOfAdults'],
  ['21 adults', { numberOfAdults: 21 }, 'numberOfAdults'],
  ['21 kids', { numberOfKids: 21 }, 'numberOfKids'],
  ['11 toddlers', { numberOfToddlers: 11 }, 'numberOfToddlers'],
  ['half a kid', { numberOfKids: 1.5 }, 'numberOfKids'],
  ['a category that is not offered', { safariCategory: 5 }, 'safariCategory'],
  ['an id that is not one', { itineraryId: 'abc' }, 'itineraryId'],
  ['a country code that is not offered', { countryCode: '+999' }, 'countryCode'],
  ['a message of 4,001 characters', { message: 'x'.repeat(4001) }, 'message'],
]

describe('refused by both doors, with the field named and nothing stored', () => {
  test.each(bad)('%s', async (_, overrides, field) => {
    const response = await post(makeBookingBody(overrides))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: 'Please check the fields.',
      fieldErrors: { [field]: expect.stringMatching(/\S/) },
    })
    const result = await sendForm(makeBookingBody(overrides))
    expect(result).toMatchObject({ ok: false, fieldErrors: { [field]: expect.stringMatching(/\S/) } })
    expect(result).toHaveProperty('values.email', String(makeBookingBody(overrides).email))
    expect(await testDb.booking.count()).toBe(0)
  })
})

describe('bodies that are not a booking', () => {
  test('JSON that does not parse: 400', async () => {
    const response = await post('{"name":')
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'The body is not valid JSON.' })
  })

  test.each(['null', '[]', '"text"', '42'])('%s: 400', async (body) => {
    expect((await post(body)).status).toBe(400)
  })

  test('another content type: 415', async () => {
    expect((await post('name=x', { headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status).toBe(
      415,
    )
  })

  test('over 32 KB: 413, also when the length is not announced', async () => {
    expect((await post(makeBookingBody({ message: 'x'.repeat(33_000) }))).status).toBe(413)
    const stream = new Blob([JSON.stringify(makeBookingBody({ message: 'x'.repeat(33_000) }))]).stream()
    const init = { body: stream, duplex: 'half' } as RequestInit
    expect((await post('', init)).status).toBe(413)
  })
})
