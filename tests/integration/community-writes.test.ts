// By form and by REST, on a real database.
import { afterEach, describe, expect, test } from 'vitest'
import * as donationRoute from '@/app/api/donation-inquiries/route'
import * as inquiryRoute from '@/app/api/inquiries/route'
import * as applicationRoute from '@/app/api/volunteer-applications/route'
import { submitDonationInquiry, submitInquiry, submitVolunteerApplication } from '@/lib/data/actions'
import { makeApplicationBody, makeDonationBody, makeInquiryBody } from '../support/factories'
import { testDb } from '../support/test-db'

const noContext = { params: Promise.resolve({}) }
const reference = expect.stringMatching(/^TT-[2-9A-Z]{7}$/)

afterEach(async () => {
  await testDb.inquiry.deleteMany()
  await testDb.donationInquiry.deleteMany()
  await testDb.volunteerApplication.deleteMany()
})

const doors = [
  {
    path: 'inquiries',
    route: inquiryRoute,
    submit: submitInquiry,
    body: makeInquiryBody,
    find: () => testDb.inquiry.findMany(),
    stored: makeInquiryBody(),
    bad: { email: 'ana@' },
  },
  {
    path: 'donation-inquiries',
    route: donationRoute,
    submit: submitDonationInquiry,
    body: makeDonationBody,
    find: () => testDb.donationInquiry.findMany(),
    stored: makeDonationBody(),
    bad: { email: 'ana@' },
  },
  {
    path: 'volunteer-applications',
    route: applicationRoute,
    submit: submitVolunteerApplication,
    body: makeApplicationBody,
    find: () => testDb.volunteerApplication.findMany(),
    stored: makeApplicationBody({ startDate: new Date('2099-06-12T00:00:00Z') }),
    bad: { startDate: '2001-01-01' },
  },
]

describe.each(doors)('/api/$path and its form', ({ path, route, submit, body, find, stored, bad }) => {
  function post(values: unknown) {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) }
    return route.POST(new Request(`http://localhost/api/${path}`, init), noContext)
  }

  function sendForm(values: Record<string, unknown>) {
    const form = new FormData()
    for (const [key, value] of Object.entries(values)) if (value !== false) form.set(key, String(value))
    return submit(null, form)
  }

  test('a REST client gets 201 and a reference, and the row is stored as sent', async () => {
    const response = await post(body())
    expect(response.status).toBe(201)
    const answer = (await response.json()) as { reference: string }
    expect(answer).toMatchObject({ reference })
    expect(await find()).toEqual([expect.objectContaining({ ...stored, reference: answer.reference })])
  })

  test('the form stores the same', async () => {
    expect(await sendForm(body())).toMatchObject({ ok: true, receipt: { reference } })
    expect(await find()).toEqual([expect.objectContaining(stored)])
  })

  test('both doors refuse a bad field by its name, and nothing is stored', async () => {
    const fieldErrors = { [Object.keys(bad)[0] ?? '']: expect.stringMatching(/\S/) }
    const response = await post(body(bad))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fieldErrors })
    expect(await sendForm(body(bad))).toMatchObject({ ok: false, fieldErrors })
    expect(await find()).toEqual([])
  })

  test('only POST is answered', async () => {
    const response = await route.GET(new Request(`http://localhost/api/${path}`), noContext)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })
})

test('a REST client that sends the text "true" has not agreed to the terms', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const body = JSON.stringify(makeApplicationBody({ agreeTerms: 'true' }))
  const request = new Request('http://localhost/api/volunteer-applications', { ...init, body })
  expect((await applicationRoute.POST(request, noContext)).status).toBe(400)
  expect(await testDb.volunteerApplication.count()).toBe(0)
})
