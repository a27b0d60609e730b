// The mail of every morning, and the times of answers in it.
import { subDays, subMonths } from 'date-fns'
import pg from 'pg'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import InboxPage from '@/app/desk/page'
import { thankYou } from '@/lib/content/volunteer-application'
import { queueDigest } from '@/lib/desk/digest'
import { formatMoment } from '@/lib/desk/format'
import { parsedCronItems } from '@/lib/jobs/crontab'
import { tidy } from '@/lib/jobs/worker'
import { byCommand, closeLead, holdLead, markAnswered, remindOn } from '@/lib/leads/handling'
import { leadKinds } from '@/lib/leads/kinds'
import { escalateUnanswered } from '@/lib/leads/mails'
import { answerTimes, formatTimes } from '@/lib/leads/reply-times'
import { config } from '@/lib/platform/config'
import { perProcess } from '@/lib/platform/per-process'
import { createReview } from '@/lib/reviews/create-review'
import { holdReview } from '@/lib/reviews/review-handling'
import { askDesk, openDesk, signInAtDesk, tokenIn } from '../support/desk-link'
import { makeReviewBody } from '../support/factories'
import {
  emptyLeads,
  eventually,
  leadOf,
  store,
  storedLeads,
  storedMails,
  waitingJobs,
  withWorker,
} from '../support/leads'
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
    await signInAtDesk()
    expect((await openDesk(InboxPage)).html).toContain('<li>contact.phone: +254 700 000 000</li>')
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
    await markAnswered(reference, '', byCommand(), new Date('2030-09-20'))
    expect(await queueDigest(new Date('2030-09-01T04:00:00Z'))).toBe(true)
    expect((await digests())[0]?.text).toContain(`${reference} (visitor)`)
    await closeLead(reference, 'other', 'Called them.', byCommand())
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
    await signInAtDesk()
    expect((await openDesk(InboxPage)).html).toContain('Spam <span>23</span>')
  })

  test('tells a claim past its check date with its owner, and a price that ends within sixty days and is not followed by another', async () => {
    const due = { checkedOn: new Date('2020-01-01'), nextCheck: new Date('2020-08-30'), owner: 'Musa' }
    await testDb.claim.update({ where: { id: 'flying-doctor' }, data: due })
    const [first] = await testDb.itineraryPrice.findMany({ where: { itineraryId: 7 }, orderBy: { id: 'asc' } })
    await testDb.itineraryPrice.update({ where: { id: first?.id }, data: { validUntil: new Date('2030-10-20') } })
    const [followed] = await testDb.itineraryPrice.findMany({ where: { itineraryId: 1 }, orderBy: { id: 'asc' } })
    if (!followed) throw new Error('Trip 1 has no price')
    await testDb.itineraryPrice.update({ where: { id: followed.id }, data: { validUntil: new Date('2030-10-20') } })
    const { id: _, ...nextYear } = followed
    const next = await testDb.itineraryPrice.create({ data: { ...nextYear, season: 'The same next year' } })
    onTestFinished(() => testDb.itineraryPrice.delete({ where: { id: next.id } }).then(() => undefined))
    expect(await queueDigest(morning)).toBe(true)
    const [digest] = await digests()
    expect(digest?.text).toContain('flying-doctor (flying-doctor cover): due August 30, 2020, Musa')
    expect(digest?.text).not.toContain('share-of-proceeds')
    expect(digest?.text).toContain('Mara Long Weekend, January to June: October 20, 2030')
    expect(digest?.text).not.toContain('Kenya by Air')
    const [link] = /Claims of the site[^\n]*: https:\S+/.exec(digest?.text ?? '') ?? []
    expect((await askDesk(tokenIn(link))).html).toContain(
      'flying-doctor (flying-doctor cover): due August 30, 2020, Musa',
    )
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
  expect(await testDb.lead.findUnique({ where: { reference } })).toMatchObject({ status: 'closed', answeredAt })
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

test('a volunteer application is promised what its pages say, however fast the last ones were answered', async () => {
  const day = new Date(Date.now() - 20 * 86_400_000)
  for (let count = 0; count < 10; count += 1)
    await leadOf('volunteer_application', day, { motivation: `I taught for ${count + 2} years and can stay for long.` })
  await testDb.lead.updateMany({ data: { answeredAt: day, status: 'answered' } })
  forgetReplyTimes()
  const { replyTime } = await store('volunteer_application')
  expect(thankYou.text).toContain(`Our team will reply ${replyTime}.`)
})

describe('a lead unanswered for two working hours', () => {
  beforeEach(() => vi.spyOn(config, 'escalationEmail', 'get').mockReturnValue('manager@example.com'))

  const escalations = async () => (await storedMails()).filter(({ to }) => to === 'manager@example.com')

  test.each(leadKinds)('is mailed once more, once, whatever its kind: %s', async (kind) => {
    const reference = await leadOf(kind, at('09:59'))
    await Promise.all([escalateUnanswered(now), escalateUnanswered(now)])
    await escalateUnanswered(now)
    const [{ email } = { email: '' }] = await storedLeads()
    expect(await escalations()).toMatchObject([{ reference, role: 'operator', replyTo: email }])
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

describe('the daily jobs', () => {
  beforeEach(async () => {
    await testDb.$executeRaw`TRUNCATE graphile_worker._private_known_crontabs`
  })

  /** As if the last of these had run then. */
  async function lastRun(ago: string) {
    await testDb.$executeRaw`
      INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      SELECT name, now() - interval '1 year', now() - ${ago}::interval FROM unnest(ARRAY['digest', 'purge']) AS name`
  }

  const dailyJobs = () =>
    testDb.$queryRaw<{ key: string }[]>`SELECT key FROM graphile_worker.jobs WHERE key IN ('digest', 'purge')`

  /** Every worker has looked for what it missed when it has sent this mail. */
  async function withWorkers(number: number): Promise<void> {
    if (number > 0) return withWorker(() => withWorkers(number - 1))
    await store('inquiry')
    await eventually(async () => {
      expect(await waitingJobs()).toEqual([])
      expect(await dailyJobs()).toEqual([])
    })
  }

  const oldLead = () => leadOf('inquiry', subMonths(new Date(), 30))
  const isThere = async (reference: string) => (await testDb.lead.count({ where: { reference } })) === 1

  test.each(['2030-01-15', '2030-07-15'])('are due at 03:00, 03:05, 04:00 and 07:00 in Nairobi, on %s', (day) => {
    const due: string[] = []
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const moment = new Date(Date.parse(`${day}T00:00:00+03:00`) + minute * 60_000)
      const [hour, min, date] = [moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCDate()]
      const digest = { min, hour, date, month: moment.getUTCMonth() + 1, dow: moment.getUTCDay() }
      for (const item of parsedCronItems) if (item.match(digest)) due.push(`${item.task} ${formatMoment(moment)}`)
    }
    expect(due).toEqual([
      expect.stringMatching(/^purge .* 15, 2030 at 03:00$/),
      expect.stringMatching(/^refresh-trips .* 15, 2030 at 03:05$/),
      expect.stringMatching(/^announce-changes .* 15, 2030 at 04:00$/),
      expect.stringMatching(/^digest .* 15, 2030 at 07:00$/),
    ])
  })

  test.each([
    ['a night', '1 day', 1],
    ['three days', '3 days', 2],
  ])('that were due while no worker ran for %s are done once by the next ones', async (_, ago, workers) => {
    await leadOf('inquiry', subDays(new Date(), 3))
    const old = await oldLead()
    await lastRun(ago)
    await withWorkers(workers)
    expect(await digests()).toHaveLength(1)
    expect(await isThere(old)).toBe(false)
  })

  test('are not due when a new installation starts, nor again when a worker starts later that day', async () => {
    await leadOf('inquiry', subDays(new Date(), 3))
    const old = await oldLead()
    await withWorkers(1)
    await withWorkers(1)
    expect(await digests()).toEqual([])
    expect(await isThere(old)).toBe(true)
  })

  test('are tried again on the next day when they have failed for good', async () => {
    await leadOf('inquiry', subDays(new Date(), 3))
    await testDb.$queryRaw`SELECT graphile_worker.add_job('digest', job_key => 'digest', max_attempts => 5)::text`
    await testDb.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'digest'`
    await lastRun('1 day')
    await withWorkers(1)
    expect(await digests()).toHaveLength(1)
  })
})

test('a step of the tidying of every minute that fails is logged, and the others are done', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
  await testDb.$executeRaw`DELETE FROM site_notes WHERE name = 'address'`
  await testDb.$executeRaw`ALTER TABLE rate_limits RENAME TO rate_limits_away`
  await tidy(pool).finally(() => testDb.$executeRaw`ALTER TABLE rate_limits_away RENAME TO rate_limits`)
  await pool.end()
  expect(await testDb.siteNote.count({ where: { name: 'address' } })).toBe(1)
  expect(warn.mock.calls).toEqual([['Tidying failed: old rate limits.', expect.any(Error)]])
})
