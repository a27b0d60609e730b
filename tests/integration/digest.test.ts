// The mail of every morning, and the times of answers in it.
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { queueDigest } from '@/lib/desk/digest'
import { bringForwardMisdatedJobs, planDigest, tidy } from '@/lib/jobs/worker'
import { byCommand, closeLead, holdLead, markAnswered, remindOn } from '@/lib/leads/handling'
import { leadKinds } from '@/lib/leads/kinds'
import { escalateUnanswered } from '@/lib/leads/mails'
import { answerTimes, formatTimes } from '@/lib/leads/reply-times'
import { config } from '@/lib/platform/config'
import { perProcess } from '@/lib/platform/per-process'
import { createReview } from '@/lib/reviews/create-review'
import { holdReview } from '@/lib/reviews/review-handling'
import { askDesk, tokenIn } from '../support/desk-link'
import { makeReviewBody } from '../support/factories'
import { emptyLeads, eventually, leadOf, store, storedMails, waitingJobs, withWorker } from '../support/leads'
import { testDb } from '../support/test-db'

const forgetReplyTimes = () => perProcess('reply-times', () => new Map()).clear()

beforeEach(async () => {
  forgetReplyTimes()
  await emptyLeads()
  // Nothing is due for decades.
  const later = new Date('2090-01-01')
  await testDb.claim.updateMany({ data: { nextCheck: later } })
  await testDb.itineraryPrice.updateMany({ data: { validUntil: later } })
})

const digests = () => testDb.mail.findMany({ where: { reference: null } })

async function inquiry(createdAt: Date, answeredAt: Date | null, page: string | null = '/community') {
  const reference = await leadOf('inquiry', createdAt)
  const status = answeredAt ? 'answered' : 'new'
  await testDb.lead.update({ where: { reference }, data: { answeredAt, status, page } })
  return reference
}

describe('the digest', () => {
  const morning = new Date('2030-08-31T04:00:00Z')

  test('is not sent when nothing waits', async () => {
    await markAnswered(await leadOf('inquiry', '2030-08-01'))
    await leadOf('inquiry', '2030-08-30T05:00:00Z')
    expect(await queueDigest(morning)).toBe(false)
    expect(await digests()).toEqual([])
  })

  test('names the addresses of a public site that are still our examples, and the list of the desk does too', async () => {
    vi.spyOn(config, 'siteUrl', 'get').mockReturnValue('https://www.duma.example')
    expect(await queueDigest(morning)).toBe(true)
    const [digest] = await digests()
    expect(digest?.text).toMatch(/^> contact\.phone: \+254 700 000 000$/m)
    const list = await askDesk(tokenIn(digest?.text))
    expect(await list.text()).toContain('<li>contact.phone: +254 700 000 000</li>')
  })

  test('names leads unanswered for over 24 hours, held ones and mails that failed, once a day', async () => {
    const waiting = await leadOf('inquiry', '2030-08-30T03:00:00Z')
    const fresh = await leadOf('inquiry', '2030-08-30T05:00:00Z')
    const held = await leadOf('inquiry', '2030-08-31T03:00:00Z', { website: 'x' })
    const failure = { status: 'failed', lastError: 'no such user' }
    await testDb.mail.updateMany({ where: { reference: fresh, role: 'visitor' }, data: failure })
    const spam = await leadOf('inquiry', '2030-08-31T03:00:00Z')
    await testDb.mail.updateMany({ where: { reference: spam }, data: failure })
    await holdLead(spam)
    await Promise.all([queueDigest(morning), queueDigest(morning)])
    const [digest, ...others] = await digests()
    expect(others).toEqual([])
    expect(digest).toMatchObject({ to: 'reservations@example.com', role: 'operator', status: 'queued' })
    const [, unanswered = '', heldBack = '', failed = ''] =
      digest?.text.split(/^(?:Unanswered|Held|Emails that)/m) ?? []
    expect(unanswered).toContain(waiting)
    expect(unanswered).not.toContain(fresh)
    expect(heldBack).toContain(`${held} August 31, 2030`)
    expect(heldBack).toContain('[the hidden field was filled in]')
    expect(failed).toContain(`${fresh} (visitor) to ana@example.com: no such user`)
    expect(failed).not.toContain(`${spam} (`)
    expect(await waitingJobs()).toContainEqual(expect.objectContaining({ key: `mail:${digest?.id}` }))
  })

  test('names a failed mail until its lead is closed', async () => {
    const reference = await leadOf('inquiry', morning.toISOString())
    await testDb.mail.updateMany({
      where: { reference, role: 'visitor' },
      data: { status: 'failed', lastError: 'none' },
    })
    await markAnswered(reference)
    expect(await queueDigest(new Date('2030-09-01T04:00:00Z'))).toBe(true)
    expect((await digests())[0]?.text).toContain(`${reference} (visitor)`)
    await closeLead(reference, 'Called them.', byCommand())
    expect(await queueDigest(new Date('2030-09-02T04:00:00Z'))).toBe(false)
  })

  test('names a lead on the day until which it was set aside, also when it was answered before', async () => {
    const [answered, held] = [await leadOf('inquiry', '2030-08-01'), await leadOf('inquiry', '2030-08-02')]
    await markAnswered(answered)
    for (const reference of [answered, held]) await remindOn(reference, new Date('2030-08-31'), byCommand())
    await holdLead(held)
    expect(await queueDigest(new Date('2030-08-30T04:00:00Z'))).toBe(false)
    expect(await queueDigest(morning)).toBe(true)
    const [digest] = await digests()
    expect(digest?.subject).toBe('1 set aside until today')
    expect(digest?.text).toContain(`> ${answered} August 1, 2030`)
  })

  test('does not name as likely spam what somebody has held or taken down', async () => {
    await holdLead(await leadOf('inquiry', '2030-08-30'))
    const { id } = await createReview(makeReviewBody())
    onTestFinished(() => testDb.review.deleteMany().then(() => undefined))
    await holdReview(id, 'abuse')
    expect(await queueDigest(morning)).toBe(false)
  })

  test('lists twenty of the held ones, and how many more there are', async () => {
    for (let count = 0; count < 23; count += 1) await leadOf('inquiry', '2030-08-30', { website: 'x' })
    expect(await queueDigest(morning)).toBe(true)
    const [digest] = await digests()
    expect(digest?.subject).toBe('23 held back as likely spam')
    expect(digest?.text.match(/\[the hidden field was filled in\]/g)).toHaveLength(20)
    expect(digest?.text).toContain('and 3 more')
    const page = await askDesk(tokenIn(digest?.text))
    expect(await page.text()).toMatch(/Held back as likely spam \(23\)/)
  })

  test('tells a claim past its check date with its owner, and a price that runs out within thirty days', async () => {
    const due = { checkedOn: new Date('2020-01-01'), nextCheck: new Date('2020-08-30'), owner: 'Musa' }
    await testDb.claim.update({ where: { id: 'flying-doctor' }, data: due })
    const [first] = await testDb.itineraryPrice.findMany({ where: { itineraryId: 7 }, orderBy: { id: 'asc' } })
    await testDb.itineraryPrice.update({ where: { id: first?.id }, data: { validUntil: new Date('2030-09-20') } })
    expect(await queueDigest(morning)).toBe(true)
    const [digest] = await digests()
    expect(digest?.text).toContain('flying-doctor (flying-doctor cover): due August 30, 2020, Musa')
    expect(digest?.text).not.toContain('share-of-proceeds')
    expect(digest?.text).toContain('Mara Long Weekend, January to June: September 20, 2030')
    const [link] = /Claims of the site[^\n]*: https:\S+/.exec(digest?.text ?? '') ?? []
    const page = await askDesk(tokenIn(link))
    expect(await page.text()).toContain('flying-doctor (flying-doctor cover): due August 30, 2020, Musa')
  })
})

// A Friday in Nairobi.
const now = new Date('2030-08-30T12:00:00+03:00')
const at = (time: string) => new Date(`2030-08-30T${time}:00+03:00`)

test('the desk and the digest say the times of the last 30 days by kind and by page', async () => {
  await inquiry(at('08:00'), at('08:30'))
  await inquiry(at('08:00'), at('09:30'), '/community?from=mail')
  await inquiry(at('08:00'), at('10:00'), null)
  const waiting = await inquiry(at('08:00'), null, '/')
  await inquiry(new Date('2030-07-01'), null)
  await leadOf('contact_message', at('08:00'), { website: 'x' })
  const expected = [
    'all: 4 leads, median 1 h 45 min, 25% within an hour',
    'inquiry: 4 leads, median 1 h 45 min, 25% within an hour',
    '/community: 2 leads, median 1 h 0 min, 50% within an hour',
    '/: 1 lead, median 4 h 0 min, 0% within an hour',
    'page not known: 1 lead, median 2 h 0 min, 0% within an hour',
  ]
  expect((await answerTimes(testDb, now)).map(formatTimes).toSorted()).toEqual(expected.toSorted())
  await testDb.lead.update({ where: { reference: waiting }, data: { waitingSince: new Date('2030-08-29T05:00:00Z') } })
  await queueDigest(now)
  const [digest] = await digests()
  expect(digest?.text).toMatch(/Answered in the last 30 days[^\n]+\n> all: 4 leads, median /)
  expect(digest?.text).toContain('> /community: 2 leads')
})

test('marked as answered twice, a lead keeps the time of the first mark', async () => {
  const reference = await inquiry(at('08:00'), null)
  await markAnswered(reference)
  const { answeredAt } = await testDb.lead.findUniqueOrThrow({ where: { reference } })
  await markAnswered(reference)
  expect(await testDb.lead.findUnique({ where: { reference } })).toMatchObject({ status: 'answered', answeredAt })
})

test('a receipt and its mail promise what the answers of 90 days bear out, and other kinds what they did', async () => {
  const before = await store('inquiry', { message: 'Now?' })
  expect(before.replyTime).toBe('within one working day')
  const day = new Date(Date.now() - 20 * 86_400_000)
  for (let count = 0; count < 10; count += 1) await inquiry(day, day)
  await testDb.lead.deleteMany({ where: { reference: before.reference } })
  forgetReplyTimes()
  const { reference, replyTime } = await store('inquiry', { message: 'Soon?', email: 'bo@example.com' })
  expect(replyTime).toBe('within one working hour')
  const mail = await testDb.mail.findFirst({ where: { reference, role: 'visitor' } })
  expect(mail?.text).toContain('We reply within one working hour.')
  expect((await store('booking')).replyTime).toBe('within one working day')
})

describe('a lead unanswered for two working hours', () => {
  beforeEach(() => vi.spyOn(config, 'escalationEmail', 'get').mockReturnValue('manager@example.com'))

  const escalations = async () => (await storedMails()).filter(({ to }) => to === 'manager@example.com')

  test.each(leadKinds)('is mailed once more, once, whatever its kind: %s', async (kind) => {
    const reference = await leadOf(kind, at('09:59'))
    await Promise.all([escalateUnanswered(now), escalateUnanswered(now)])
    await escalateUnanswered(now)
    expect(await escalations()).toMatchObject([{ reference, role: 'operator', replyTo: null }])
    expect((await escalations())[0]?.subject).toMatch(/^Unanswered: /)
  })

  test('but not one that is answered, held, old or has not waited that long, nor any when no address is set', async () => {
    await inquiry(at('08:00'), at('11:00'))
    await inquiry(at('10:01'), null)
    await inquiry(new Date('2030-08-20'), null)
    await leadOf('inquiry', at('08:00'), { website: 'x' })
    expect(await escalateUnanswered(now)).toBe(0)
    await inquiry(at('08:00'), null)
    vi.spyOn(config, 'escalationEmail', 'get').mockReturnValue(null)
    expect(await escalateUnanswered(now)).toBe(0)
    expect(await escalations()).toEqual([])
  })
})

// On this connection now() is what the test says.
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  options: '-c search_path=test_clock,pg_catalog,public',
  max: 1,
})

beforeAll(async () => {
  await testDb.$executeRaw`CREATE SCHEMA test_clock`
  await testDb.$executeRaw`
    CREATE FUNCTION test_clock.now() RETURNS timestamptz LANGUAGE sql AS
      $$ SELECT current_setting('test_clock.now')::timestamptz $$`
})
afterAll(() => pool.end())

const setClock = (moment: string) => pool.query(`SELECT set_config('test_clock.now', $1, false)`, [moment])

async function plannedDigests() {
  const { rows } = await pool.query("SELECT run_at FROM graphile_worker.jobs WHERE key = 'digest'")
  return rows.map(({ run_at }) => run_at.toISOString())
}

test.each([
  ['2030-08-31T03:59:59Z', '2030-08-31T04:00:00.000Z'],
  ['2030-08-31T04:00:00Z', '2030-09-01T04:00:00.000Z'],
  ['2030-08-31T22:30:00Z', '2030-09-01T04:00:00.000Z'],
  ['2030-12-31T12:00:00Z', '2031-01-01T04:00:00.000Z'],
])('at %s the next 07:00 in Nairobi is %s', async (now, next) => {
  await setClock(now)
  await planDigest(pool)
  expect(await plannedDigests()).toEqual([next])
})

test('a planned digest stays as it is until it is sent, and one that has failed for good makes way', async () => {
  await setClock('2030-08-31T12:00:00Z')
  await Promise.all([planDigest(pool), planDigest(pool)])
  await setClock('2030-09-01T12:00:00Z')
  await planDigest(pool)
  expect(await plannedDigests()).toEqual(['2030-09-01T04:00:00.000Z'])
  await pool.query("UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'digest'")
  await planDigest(pool)
  expect(await plannedDigests()).toEqual(['2030-09-02T04:00:00.000Z'])
})

test('a digest that was due while no server ran is sent by the next one, and that of tomorrow is planned', async () => {
  await leadOf('inquiry', '2020-01-01')
  await setClock(new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString())
  await planDigest(pool)
  await withWorker(() => eventually(async () => expect(await digests()).toHaveLength(1)))
  const next = async () => Date.parse((await plannedDigests())[0] ?? '')
  await withWorker(() => eventually(async () => expect(await next()).toBeGreaterThan(Date.now())))
})

test('a step of the tidying that fails is logged, and the others are done', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const ownPool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
  await testDb.$executeRaw`ALTER TABLE rate_limits RENAME TO rate_limits_away`
  await tidy(ownPool).finally(() => testDb.$executeRaw`ALTER TABLE rate_limits_away RENAME TO rate_limits`)
  await ownPool.end()
  expect(await plannedDigests()).toHaveLength(1)
  expect(warn.mock.calls).toEqual([['Tidying failed: old rate limits.', expect.any(Error)]])
})

test('jobs that were planned by a clock a year ahead are done when it is set back, others when they are due', async () => {
  await setClock('2031-08-31T12:00:00Z')
  await planDigest(pool)
  await store('inquiry')
  await testDb.$executeRaw`
    UPDATE graphile_worker._private_jobs SET run_at = '2031-08-31T12:00:00Z', attempts = 3 WHERE key LIKE 'mail:%'`
  await setClock('2030-08-31T12:00:00Z')
  await bringForwardMisdatedJobs(pool)
  expect(await plannedDigests()).toEqual(['2030-08-31T12:00:00.000Z'])
  await testDb.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 year'`
  await withWorker(() => eventually(async () => expect(await waitingJobs()).toEqual([])))
  expect((await storedMails()).map(({ status }) => status)).toContain('sent')
  await emptyLeads()
  await setClock('2030-08-31T04:00:00Z')
  await planDigest(pool)
  await bringForwardMisdatedJobs(pool)
  expect(await plannedDigests()).toEqual(['2030-09-01T04:00:00.000Z'])
})
