import { beforeEach, describe, expect, test } from 'vitest'
import { noContext } from '@/lib/http/sender'
import { createLead } from '@/lib/leads/create-lead'
import { leadKinds } from '@/lib/leads/kinds'
import { makeBookingBody, makeInquiryBody } from '../support/factories'
import { emptyLeads, formOf, leadBodies, leadForms, leadRoutes, storedMails, waitingJobs } from '../support/leads'
import { post } from '../support/rest'
import { testDb } from '../support/test-db'

beforeEach(emptyLeads)

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
    const answers = await tenTimes(async () => {
      const response = await post(leadRoutes[kind], leadBodies[kind](), headers)
      return { status: response.status, body: await response.json() }
    })
    expect(answers[0]).toMatchObject({ status: 201, body: { reference: expect.any(String) } })
    await expectOne(answers)
  })

  test('a REST client may give its key as the field idempotencyKey', async () => {
    const body = makeBookingBody({ idempotencyKey: crypto.randomUUID() })
    await expectOne(await tenTimes(async () => (await post(leadRoutes.booking, body)).json()))
    expect(await testDb.booking.count()).toBe(1)
  })

  test.each(leadKinds)('ten identical forms of a(n) %s at once are one, with scripts or without', async (kind) => {
    const body = { ...leadBodies[kind](), ...(kind === 'volunteer_application' && { agreeTerms: 'on' }) }
    const hydrated = { ...body, openFor: 60_000, idempotencyKey: crypto.randomUUID() }
    const results = await tenTimes((index) => leadForms[kind](null, formOf(index % 2 ? body : hydrated)))
    const references = results.map((result) => result.ok && result.receipt.reference)
    expect(references[0]).toMatch(/^TT-/)
    await expectOne(references)
  })

  test('a visitor who corrects a word and sends again is heard again', async () => {
    const context = { ...noContext, idempotencyKey: crypto.randomUUID() }
    const first = await createLead('inquiry')(makeInquiryBody(), context)
    const second = await createLead('inquiry')(makeInquiryBody({ message: 'May we help?' }), context)
    expect(second.reference).not.toBe(first.reference)
  })

  test('without a key each is another one', async () => {
    for (const _ of [1, 2]) await createLead('inquiry')(makeInquiryBody())
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
