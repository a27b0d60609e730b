// The operator's side: hold, release, answer, resend, purge, and the digest of the morning.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { queueDigest } from '@/lib/background/digest'
import { createBooking } from '@/lib/data/bookings'
import { createDonationInquiry } from '@/lib/data/donation-inquiries'
import { createInquiry } from '@/lib/data/inquiries'
import { createVolunteerApplication } from '@/lib/data/volunteer-applications'
import { findLead, holdLead, markAnswered, purge, releaseLead, resendMails } from '@/lib/leads/desk'
import { listLeads } from '@/lib/leads/overview'
import { keepContentCurrent } from '../support/content-dates'
import { makeApplicationBody, makeBookingBody, makeDonationBody, makeInquiryBody } from '../support/factories'
import { emptyLeads, storedMails, waitingJobs } from '../support/leads'
import { testDb } from '../support/test-db'

beforeEach(emptyLeads)
afterAll(emptyLeads)

const spam = makeInquiryBody({ website: 'https://spam.example' })

describe('one lead', () => {
  test('is found by its reference in any case', async () => {
    const { reference } = await createDonationInquiry(makeDonationBody())
    expect(await findLead(reference.toLowerCase())).toMatchObject({ kind: 'donation_inquiry', row: { reference } })
    expect(await findLead('TT-0000000')).toBeNull()
  })

  test('released, a held one gets its two mails, once', async () => {
    const { reference } = await createInquiry(spam)
    expect(await storedMails()).toEqual([])
    await releaseLead('inquiry', reference)
    await holdLead('inquiry', reference)
    expect(await storedMails()).toEqual([])
    await releaseLead('inquiry', reference)
    expect(await storedMails()).toMatchObject([{ role: 'operator' }, { role: 'visitor', to: 'ana@example.com' }])
    expect(await testDb.inquiry.findFirst()).toMatchObject({ status: 'new', heldFor: null })
  })

  test('held after its mails were sent and released again, it sends none twice', async () => {
    const { reference } = await createInquiry(makeInquiryBody())
    await testDb.mail.updateMany({ data: { status: 'sent', sentAt: new Date() } })
    await holdLead('inquiry', reference)
    await releaseLead('inquiry', reference)
    expect(await storedMails()).toHaveLength(2)
  })

  test('its mails can be sent again, under the same Message-ID', async () => {
    const { reference } = await createInquiry(makeInquiryBody())
    const before = await storedMails()
    await testDb.mail.updateMany({ data: { status: 'failed', attempts: 17, lastError: 'away' } })
    await testDb.$executeRaw`DELETE FROM graphile_worker._private_jobs`
    expect(await resendMails('inquiry', reference)).toBe(2)
    const after = await storedMails()
    expect(after.map(({ messageId }) => messageId)).toEqual(before.map(({ messageId }) => messageId))
    expect(after).toMatchObject([
      { status: 'queued', attempts: 0 },
      { status: 'queued', attempts: 0 },
    ])
    expect(await waitingJobs()).toHaveLength(2)
  })
})

test('the list knows all kinds and filters them', async () => {
  await createBooking(makeBookingBody({ itineraryId: 6 }))
  const { reference } = await createInquiry(makeInquiryBody())
  await createDonationInquiry(makeDonationBody({ website: 'x' }))
  await createVolunteerApplication(makeApplicationBody())
  await markAnswered('inquiry', reference)
  const kinds = async (filter: Parameters<typeof listLeads>[1]) =>
    (await listLeads(testDb, filter)).map(({ kind }) => kind).sort()
  expect(await kinds({})).toEqual(['booking', 'donation_inquiry', 'inquiry', 'volunteer_application'])
  expect(await kinds({ status: 'new' })).toEqual(['booking', 'volunteer_application'])
  expect(await kinds({ status: 'held' })).toEqual(['donation_inquiry'])
  expect(await kinds({ status: 'answered' })).toEqual(['inquiry'])
  expect(await kinds({ kind: 'booking' })).toEqual(['booking'])
})

describe('purge', () => {
  const now = new Date('2030-08-31T12:00:00Z')

  async function application(createdAt: string) {
    const { reference } = await createVolunteerApplication(makeApplicationBody({ message: createdAt }))
    await testDb.volunteerApplication.update({ where: { reference }, data: { createdAt: new Date(createdAt) } })
    await testDb.mail.updateMany({ where: { reference }, data: { createdAt: new Date(createdAt) } })
    return reference
  }

  test('deletes what is older than 24 months with its mails, and emergency contacts after 6', async () => {
    await application('2028-08-30T00:00:00Z')
    const older = await application('2028-09-02T00:00:00Z')
    const recent = await application('2030-03-02T00:00:00Z')
    const counts = { volunteer_application: 1, mail: 2, emergency_contact: 1, booking: 0 }

    expect(await purge(now, true)).toMatchObject(counts)
    expect(await testDb.volunteerApplication.count()).toBe(3)

    expect(await purge(now, false)).toMatchObject(counts)
    const left = await testDb.volunteerApplication.findMany({ orderBy: { createdAt: 'asc' } })
    expect(left).toMatchObject([
      { reference: older, emergencyContact: '' },
      { reference: recent, emergencyContact: 'Bo Brooks, brother, +46 70 000 00 01' },
    ])
    expect((await storedMails()).map(({ reference }) => reference)).toEqual([older, older, recent, recent])
  })

  test('takes the mails of a lead that was released late', async () => {
    const { reference } = await createInquiry(makeInquiryBody())
    await testDb.inquiry.update({ where: { reference }, data: { createdAt: new Date('2028-08-01') } })
    expect(await purge(now, false)).toMatchObject({ inquiry: 1, mail: 2 })
  })
})

describe('the digest', () => {
  const morning = new Date('2030-08-31T04:00:00Z')
  const digests = () => testDb.mail.findMany({ where: { reference: null } })

  async function inquiry(createdAt: string, overrides: Record<string, unknown> = {}) {
    const { reference } = await createInquiry(makeInquiryBody(overrides))
    await testDb.inquiry.update({ where: { reference }, data: { createdAt: new Date(createdAt) } })
    return reference
  }

  // Claims and prices of the content are due by then: tests/integration/digest-of-content.test.ts is about them.
  keepContentCurrent()

  test('nothing waits: nothing is sent', async () => {
    const answered = await inquiry('2030-08-01')
    await markAnswered('inquiry', answered)
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
