import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { queueDigest } from '@/lib/background/digest'
import { config } from '@/lib/config'
import { noContext } from '@/lib/http/sender'
import { answerTimes, formatTimes } from '@/lib/leads/answer-times'
import { createLead } from '@/lib/leads/create-lead'
import { markAnswered } from '@/lib/leads/desk'
import { escalateUnanswered } from '@/lib/leads/escalation'
import { leadKinds } from '@/lib/leads/leads'
import { leadTable } from '@/lib/leads/rows'
import { perProcess } from '@/lib/server/per-process'
import { makeInquiryBody } from '../support/factories'
import { emptyLeads, leadBodies, storedMails } from '../support/leads'
import { testDb } from '../support/test-db'

const createInquiry = createLead('inquiry')

async function empty() {
  perProcess('reply-times', () => new Map()).clear()
  await emptyLeads()
}

beforeEach(empty)
afterAll(empty)

let number = 0
async function inquiry(createdAt: Date, answeredAt: Date | null, page: string | null = '/community') {
  number += 1
  const { reference } = await createInquiry(makeInquiryBody({ message: `Number ${number}.` }), { ...noContext, page })
  const status = answeredAt ? 'answered' : 'new'
  await testDb.inquiry.update({ where: { reference }, data: { createdAt, answeredAt, status } })
  return reference
}

// A Friday in Nairobi.
const now = new Date('2030-08-30T12:00:00+03:00')
const at = (time: string) => new Date(`2030-08-30T${time}:00+03:00`)

test('the desk and the digest say the times of the last 30 days by kind and by page', async () => {
  await inquiry(at('08:00'), at('08:30'))
  await inquiry(at('08:00'), at('09:30'), '/community?from=mail')
  await inquiry(at('08:00'), at('10:00'), null)
  const waiting = await inquiry(at('08:00'), null, '/')
  await inquiry(new Date('2030-07-01'), null)
  const held = await createLead('contact_message')(leadBodies.contact_message({ website: 'x' }))
  await testDb.contactMessage.update({ where: { reference: held.reference }, data: { createdAt: at('08:00') } })
  const expected = [
    'all: 4 leads, median 1 h 45 min, 25% within an hour',
    'inquiry: 4 leads, median 1 h 45 min, 25% within an hour',
    '/community: 2 leads, median 1 h 0 min, 50% within an hour',
    '/: 1 lead, median 4 h 0 min, 0% within an hour',
    'page not known: 1 lead, median 2 h 0 min, 0% within an hour',
  ]
  expect((await answerTimes(testDb, now)).map(formatTimes).toSorted()).toEqual(expected.toSorted())
  await testDb.inquiry.update({ where: { reference: waiting }, data: { createdAt: new Date('2030-08-29T05:00:00Z') } })
  await queueDigest(now)
  const digest = await testDb.mail.findFirstOrThrow({ where: { reference: null } })
  expect(digest.text).toMatch(/Answered in the last 30 days[^\n]+\n> all: 4 leads, median /)
  expect(digest.text).toContain('> /community: 2 leads')
})

test('marked as answered twice, a lead keeps the time of the first mark', async () => {
  const reference = await inquiry(at('08:00'), null)
  await markAnswered({ kind: 'inquiry', reference })
  const { answeredAt } = await testDb.inquiry.findUniqueOrThrow({ where: { reference } })
  await markAnswered({ kind: 'inquiry', reference })
  expect(await testDb.inquiry.findUnique({ where: { reference } })).toMatchObject({ status: 'answered', answeredAt })
})

test('a receipt and its mail promise what the answers of 90 days bear out, and other kinds what they did', async () => {
  const before = await createInquiry(makeInquiryBody())
  expect(before.replyTime).toBe('within one working day')
  const day = new Date(Date.now() - 20 * 86_400_000)
  for (let count = 0; count < 10; count += 1) await inquiry(day, day)
  await testDb.inquiry.deleteMany({ where: { reference: before.reference } })
  perProcess('reply-times', () => new Map()).clear()
  const { reference, replyTime } = await createInquiry(makeInquiryBody({ message: 'Soon?' }))
  expect(replyTime).toBe('within one working hour')
  const mail = await testDb.mail.findFirst({ where: { reference, role: 'visitor' } })
  expect(mail?.text).toContain('We reply within one working hour.')
  expect((await createLead('booking')(leadBodies.booking())).replyTime).toBe('within one working day')
})

describe('a lead unanswered for two working hours', () => {
  beforeEach(() => vi.spyOn(config, 'escalationEmail', 'get').mockReturnValue('manager@example.com'))

  const escalations = async () => (await storedMails()).filter(({ to }) => to === 'manager@example.com')

  test.each(leadKinds)('is mailed once more, once, whatever its kind: %s', async (kind) => {
    const { reference } = await createLead(kind)(leadBodies[kind]())
    await leadTable(testDb, kind).update({ where: { reference }, data: { createdAt: at('09:59') } })
    await Promise.all([escalateUnanswered(now), escalateUnanswered(now)])
    await escalateUnanswered(now)
    expect(await escalations()).toMatchObject([{ reference, role: 'operator', leadKind: kind }])
    expect((await escalations())[0]?.subject).toMatch(/^Unanswered: /)
  })

  test('but not one that is answered, held, old or has not waited that long', async () => {
    await inquiry(at('08:00'), at('11:00'))
    await inquiry(at('10:01'), null)
    await inquiry(new Date('2030-08-20'), null)
    await createInquiry(makeInquiryBody({ website: 'x' }))
    await testDb.inquiry.updateMany({ where: { status: 'held' }, data: { createdAt: at('08:00') } })
    expect(await escalateUnanswered(now)).toBe(0)
    expect(await escalations()).toEqual([])
  })

  test('is mailed to nobody when no address is set', async () => {
    vi.spyOn(config, 'escalationEmail', 'get').mockReturnValue(null)
    await inquiry(at('08:00'), null)
    expect(await escalateUnanswered(now)).toBe(0)
    expect(await escalations()).toEqual([])
  })
})
