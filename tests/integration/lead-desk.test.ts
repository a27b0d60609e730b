import { beforeEach, describe, expect, test } from 'vitest'
import { createLead } from '@/lib/leads/create-lead'
import { holdLead, markAnswered, releaseLead, resendMails } from '@/lib/leads/handling'
import { leadKinds } from '@/lib/leads/kinds'
import { type LeadFilter, listLeads } from '@/lib/leads/list'
import { purge } from '@/lib/leads/purge'
import { findLead } from '@/lib/leads/read'
import { makeApplicationBody, makeBookingBody, makeDonationBody, makeInquiryBody } from '../support/factories'
import { emptyLeads, leadBodies, leadOf, storedLeads, storedMails, waitingJobs } from '../support/leads'
import { testDb } from '../support/test-db'

const createInquiry = createLead('inquiry')

beforeEach(emptyLeads)

const spam = makeInquiryBody({ website: 'https://spam.example' })

describe('one lead', () => {
  test('is found by its reference in any case', async () => {
    const { reference } = await createLead('donation_inquiry')(makeDonationBody())
    expect(await findLead(testDb, reference.toLowerCase())).toMatchObject({ kind: 'donation_inquiry', reference })
    expect(await findLead(testDb, 'TT-0000000')).toBeNull()
  })

  test('released, a held one gets its two mails, once', async () => {
    const { reference } = await createInquiry(spam)
    expect(await storedMails()).toEqual([])
    await releaseLead(reference)
    await holdLead(reference)
    expect(await storedMails()).toEqual([])
    await releaseLead(reference)
    expect(await storedMails()).toMatchObject([{ role: 'operator' }, { role: 'visitor', to: 'ana@example.com' }])
    expect((await storedLeads())[0]).toMatchObject({ status: 'new', heldFor: null })
  })

  test('held after its mails were sent and released again, it sends none twice', async () => {
    const { reference } = await createInquiry(makeInquiryBody())
    await testDb.mail.updateMany({ data: { status: 'sent', sentAt: new Date() } })
    await holdLead(reference)
    await releaseLead(reference)
    expect(await storedMails()).toHaveLength(2)
  })

  test('its mails can be sent again, under the same Message-ID', async () => {
    const { reference } = await createInquiry(makeInquiryBody())
    const before = await storedMails()
    await testDb.mail.updateMany({ data: { status: 'failed', attempts: 17, lastError: 'away' } })
    await testDb.$executeRaw`DELETE FROM graphile_worker._private_jobs`
    expect(await resendMails(reference)).toBe(2)
    const after = await storedMails()
    expect(after.map(({ messageId }) => messageId)).toEqual(before.map(({ messageId }) => messageId))
    expect(after).toMatchObject(Array(2).fill({ status: 'queued', attempts: 0 }))
    expect(await waitingJobs()).toHaveLength(2)
  })
})

describe('the list', () => {
  const kinds = async (filter: LeadFilter) => (await listLeads(testDb, filter)).map(({ kind }) => kind).sort()

  test('knows all kinds and filters them', async () => {
    const others = leadKinds.filter((kind) => kind !== 'donation_inquiry' && kind !== 'inquiry')
    for (const kind of others) await createLead(kind)(leadBodies[kind]())
    await createLead('donation_inquiry')(makeDonationBody({ website: 'x' }))
    await markAnswered((await createInquiry(makeInquiryBody())).reference)
    expect(await kinds({})).toEqual([...leadKinds].sort())
    expect(await kinds({ status: 'new' })).toEqual(others.sort())
    expect(await kinds({ status: 'held' })).toEqual(['donation_inquiry'])
    expect(await kinds({ status: 'answered' })).toEqual(['inquiry'])
    for (const kind of leadKinds) expect(await kinds({ kind })).toEqual([kind])
  })

  const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute))

  test('has the newest first, as many as are asked for, whatever their kind', async () => {
    const expected: string[] = []
    for (const [minute, kind] of leadKinds.entries()) expected.unshift(await leadOf(kind, at(minute)))
    const references = async (filter: LeadFilter) => (await listLeads(testDb, filter)).map((line) => line.reference)
    expect(await references({})).toEqual(expected)
    expect(await references({ take: 2 })).toEqual(expected.slice(0, 2))
    expect(await references({ since: at(1), until: at(3) })).toEqual(expected.slice(-3, -1))
  })

  test('says of each what the mails say', async () => {
    await createLead('volunteer_application')(makeApplicationBody())
    await createLead('booking')(makeBookingBody({ itineraryId: 0, safariCategory: 2, phone: '' }))
    const message = 'Physics teacher for nine years.\n\nA friend taught here and I would like to go on with it.'
    expect(await listLeads(testDb)).toMatchObject([
      { name: 'Marta Lindqvist', phone: '', about: 'Budget Safari, Jun 12, 2027 - Jun 19, 2027' },
      { name: 'Ana Brooks', phone: '+46 70 000 00 00', about: 'Education', message },
    ])
  })
})

describe('purge', () => {
  const now = new Date('2030-08-31T12:00:00Z')

  async function application(createdAt: string) {
    const reference = await leadOf('volunteer_application', createdAt)
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
    expect(await storedLeads()).toMatchObject([
      { reference: older, emergencyContact: '' },
      { reference: recent, emergencyContact: 'Bo Brooks, brother, +46 70 000 00 01' },
    ])
    expect((await storedMails()).map(({ reference }) => reference)).toEqual([older, older, recent, recent])
  })

  test.each(leadKinds)('keeps a recent %s and its waiting mails, and deletes an old one with them', async (kind) => {
    const { reference } = await createLead(kind)(leadBodies[kind]())
    expect(await purge(new Date(), false)).toMatchObject({ [kind]: 0, mail: 0 })
    expect(await storedMails()).toHaveLength(2)
    await testDb.lead.update({ where: { reference }, data: { createdAt: new Date('2001-01-01') } })
    expect(await purge(new Date(), false)).toMatchObject({ [kind]: 1, mail: 2 })
    expect(await storedMails()).toEqual([])
  })

  test('takes the mails of a lead that was released late', async () => {
    await leadOf('inquiry', '2028-08-01')
    expect(await purge(now, false)).toMatchObject({ inquiry: 1, mail: 2 })
  })
})
