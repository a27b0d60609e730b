import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { submitInquiry } from '@/lib/leads/actions'
import { config } from '@/lib/platform/config'
import { requestContext } from '@/lib/platform/request-context'
import { mayGetReceipt } from '@/lib/submissions/rate-limit'
import { makeBookingBody, makeInquiryBody } from '../support/factories'
import { emptyLeads, formOf, leadRoutes } from '../support/leads'
import { post } from '../support/rest'
import { testDb } from '../support/test-db'

beforeEach(async () => {
  vi.spyOn(config, 'rateLimitPerHour', 'get').mockReturnValue(3)
  await emptyLeads()
})

const from =
  (socketAddress: string) =>
  <Result>(work: () => Result) =>
    requestContext().run({ id: 'test', begin: 0, socketAddress }, work)
const ana = from('203.0.113.7')

const send = (headers = {}) => post(leadRoutes.inquiry, makeInquiryBody(), headers)

test('over the limit REST answers 429 with Retry-After and a sentence; nothing is stored, and no address', async () => {
  for (const _ of [1, 2, 3]) expect((await ana(send)).status).toBe(201)
  const response = await ana(send)
  expect(response.status).toBe(429)
  const retryAfter = Number(response.headers.get('retry-after'))
  expect(retryAfter).toBeGreaterThan(3500)
  expect(retryAfter).toBeLessThanOrEqual(3600)
  expect(await response.json()).toEqual({
    error: 'We have had many messages from your connection. Please try again in 60 minutes, or call us.',
  })
  expect(await testDb.inquiry.count()).toBe(3)
  expect(JSON.stringify(await testDb.$queryRaw`SELECT key FROM rate_limits`)).not.toContain('203.0.113')
  expect((await from('203.0.113.8')(send)).status).toBe(201)
  expect((await ana(() => post(leadRoutes.booking, makeBookingBody()))).status).toBe(201)
})

test("a provider's customer with many IPv6 networks is limited to ten times as much, and no neighbour is", async () => {
  const networks = Array.from({ length: 15 }, (_, index) => from(`2001:db8:7:${index.toString(16)}::1`))
  for (const ask of networks.slice(0, 10)) for (const _ of [1, 2, 3]) expect((await ask(send)).status).toBe(201)
  for (const ask of networks.slice(10)) expect((await ask(send)).status).toBe(429)
  expect((await from('2001:db8:8::1')(send)).status).toBe(201)
  expect(await testDb.inquiry.count()).toBe(31)
})

test('the count goes on with another password of the database', async () => {
  for (const _ of [1, 2, 3]) await ana(send)
  vi.stubEnv('DATABASE_URL', 'postgresql://another@localhost/none')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect((await ana(send)).status).toBe(429)
})

test('a form says so in its result and keeps the values', async () => {
  for (const message of ['one', 'two', 'three'])
    expect((await ana(() => submitInquiry(null, formOf(makeInquiryBody({ message }))))).ok).toBe(true)
  expect(await ana(() => submitInquiry(null, formOf(makeInquiryBody())))).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^We have had many messages/),
    values: { name: 'Ana Brooks' },
  })
})

test('the same sending again costs nothing', async () => {
  const again = () => send({ 'idempotency-key': 'one' })
  const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await ana(again)).status))
  expect(statuses).toEqual(Array(10).fill(201))
  expect((await ana(send)).status).toBe(201)
})

test('after the hour the count starts anew', async () => {
  for (const _ of [1, 2, 3, 4]) await ana(send)
  await testDb.$executeRaw`UPDATE rate_limits SET expire = expire - 3600000`
  for (const _ of [1, 2, 3]) expect((await ana(send)).status).toBe(201)
  expect((await ana(send)).status).toBe(429)
})

test('no header passes for an address, and X-Forwarded-For counts only behind a trusted proxy', async () => {
  const forged = (last: string) => () =>
    send({ 'x-socket-address': last, 'x-real-ip': last, 'x-forwarded-for': `${Math.random()}, ${last}` })
  for (const last of ['1.1.1.1', '1.1.1.2', '1.1.1.3']) await ana(forged(last))
  expect((await ana(forged('1.1.1.4'))).status).toBe(429)
  vi.spyOn(config, 'trustedProxies', 'get').mockReturnValue(1)
  expect((await ana(forged('1.1.1.4'))).status).toBe(201)
})

test('without our own server or a trusted proxy visitors are not counted at all, and the log says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  for (const last of [1, 2, 3, 4, 5])
    expect((await send({ 'x-socket-address': '1.1.1.1', 'x-forwarded-for': `1.1.1.${last}` })).status).toBe(201)
  expect(await testDb.$queryRaw`SELECT key FROM rate_limits WHERE key NOT LIKE 'receipt%'`).toEqual([])
  expect(warn.mock.calls).toEqual([[expect.stringContaining('RATE_LIMIT_PER_HOUR is off')]])
})

describe('receipts of a day', () => {
  const mayGet = async (addresses: string[]) => {
    const answers: boolean[] = []
    for (const address of addresses) answers.push(await mayGetReceipt(testDb, address))
    return answers
  }

  test.each([
    [
      'gmail.com',
      ['ana.brooks@gmail.com', 'anabrooks@gmail.com', 'A.n.aBrooks+safari@googlemail.com', 'anabrooks@googlemail.com'],
    ],
    [
      'elsewhere',
      ['ana.brooks@example.com', 'Ana.Brooks@example.com', 'ana.brooks+a@example.com', 'ana.brooks+b@EXAMPLE.com'],
    ],
  ])('every spelling of one mailbox at %s shares three', async (_, spellings) => {
    expect(await mayGet(spellings)).toEqual([true, true, true, false])
  })

  test('elsewhere than at gmail.com dots make another mailbox', async () => {
    const spellings = [
      'ana.brooks@example.com',
      'anabrooks@example.com',
      'a.nabrooks@example.com',
      'an.abrooks@example.com',
    ]
    expect(await mayGet(spellings)).toEqual([true, true, true, true])
  })

  const manyAt = (domain: string) => Array.from({ length: 40 }, (_, number) => `guest${number}@${domain}`)

  test('a domain that takes mail for every name gets thirty', async () => {
    expect((await mayGet(manyAt('example.com'))).filter(Boolean)).toHaveLength(30)
    expect(await mayGet(['ana@example.org'])).toEqual([true])
  })

  test.each(['gmail.com', 'yahoo.co.uk'])('visitors with mailboxes at %s do not share a limit', async (domain) => {
    expect(await mayGet(manyAt(domain))).not.toContain(false)
  })
})
