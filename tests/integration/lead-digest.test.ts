import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { queueDigest } from '@/lib/background/digest'
import { createLead } from '@/lib/leads/create-lead'
import { markAnswered } from '@/lib/leads/desk'
import { keepContentCurrent } from '../support/content-dates'
import { makeInquiryBody } from '../support/factories'
import { emptyLeads, waitingJobs } from '../support/leads'
import { testDb } from '../support/test-db'

const createInquiry = createLead('inquiry')

beforeEach(emptyLeads)
afterAll(emptyLeads)

describe('the digest', () => {
  const morning = new Date('2030-08-31T04:00:00Z')
  const digests = () => testDb.mail.findMany({ where: { reference: null } })

  async function inquiry(createdAt: string, overrides: Record<string, unknown> = {}) {
    const { reference } = await createInquiry(makeInquiryBody(overrides))
    await testDb.inquiry.update({ where: { reference }, data: { createdAt: new Date(createdAt) } })
    return reference
  }

  // Claims and prices are due by then; tests/integration/digest-of-content.test.ts is about them.
  keepContentCurrent()

  test('nothing waits: nothing is sent', async () => {
    const answered = await inquiry('2030-08-01')
    await markAnswered({ kind: 'inquiry', reference: answered })
    await inquiry('2030-08-30T05:00:00Z')
    expect(await queueDigest(morning)).toBe(false)
    expect(await digests()).toEqual([])
  })

  test('names leads unanswered for over 24 hours, held ones and mails that failed, once a day', async () => {
    const waiting = await inquiry('2030-08-30T03:00:00Z')
    const fresh = await inquiry('2030-08-30T05:00:00Z')
    const held = await inquiry('2030-08-31T03:00:00Z', { website: 'x' })
    await testDb.mail.updateMany({
      where: { reference: fresh, role: 'visitor' },
      data: { status: 'failed', lastError: 'no such user' },
    })
    await Promise.all([queueDigest(morning), queueDigest(morning)])
    const [digest, ...others] = await digests()
    expect(others).toEqual([])
    expect(digest).toMatchObject({ to: 'reservations@example.com', role: 'operator', status: 'queued' })
    const [, unanswered = '', heldBack = '', failed = ''] = digest?.text.split(/^(?:Unanswered|Held|Mails that)/m) ?? []
    expect(unanswered).toContain(waiting)
    expect(unanswered).not.toContain(fresh)
    expect(heldBack).toContain(`${held} 2030-08-31`)
    expect(heldBack).toContain('[honeypot]')
    expect(failed).toContain(`${fresh} (visitor) to ana@example.com: no such user`)
    expect(await waitingJobs()).toContainEqual(expect.objectContaining({ key: `mail:${digest?.id}` }))
  })
})
