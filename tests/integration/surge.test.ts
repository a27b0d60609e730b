// More leads in an hour than the office can have a mail about each.
import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import InboxPage from '@/app/desk/(inbox)/page'
import { queueDigest } from '@/lib/desk/digest'
import { decideAboutReceipts } from '@/lib/desk/office-actions'
import { byCommand, holdLead, markAnswered, releaseLead } from '@/lib/leads/handling'
import { mailGatheredLeads, sendReleasedReceipts } from '@/lib/leads/surge'
import { config } from '@/lib/platform/config'
import { databaseTime } from '@/lib/platform/db'
import { openDesk, postForm, signInAtDesk } from '../support/desk-link'
import { makeInquiryBody } from '../support/factories'
import { emptyLeads, formOf, leadForms, store, storedMails } from '../support/leads'
import { testDb } from '../support/test-db'

beforeEach(async () => {
  vi.spyOn(config, 'mailedLeadsPerHour', 'get').mockReturnValue(2)
  await emptyLeads()
  await testDb.siteNote.deleteMany()
})

let number = 0
function inquire(overrides = {}) {
  number += 1
  return store('inquiry', { email: `visitor${number}@example.com`, message: `Number ${number}.`, ...overrides })
}

async function inquireTimes(count: number) {
  const references: string[] = []
  for (let index = 0; index < count; index += 1) references.push((await inquire()).reference)
  return references
}

const gathered = async () => (await storedMails()).filter(({ reference }) => reference === null)
const receipts = async () =>
  (await storedMails()).flatMap(({ role, reference }) => (role === 'visitor' ? reference : []))
const letAnHourPass = () => testDb.$executeRaw`
  UPDATE site_notes SET text = (text::timestamptz - interval '61 minutes')::text WHERE name = 'gathered leads'`

async function decide(choice: 'send' | 'drop') {
  await signInAtDesk()
  return postForm(decideAboutReceipts, { choice })
}

describe('above the mark', () => {
  test('leads are stored and answered, the office gets one mail an hour about them, and receipts wait', async () => {
    const [, , ...above] = await inquireTimes(5)
    expect(await testDb.lead.count()).toBe(5)
    expect(await storedMails()).toHaveLength(4)
    await Promise.all([mailGatheredLeads(), mailGatheredLeads()])
    const [mail, ...others] = await gathered()
    expect([mail?.to, mail?.subject, others]).toEqual(['reservations@example.com', '3 requests in one mail', []])
    for (const reference of above) expect(mail?.text).toContain(`> ${reference} inquiry: Ana Brooks`)
    const [late] = await inquireTimes(1)
    expect(await mailGatheredLeads()).toBe(0)
    await decide('drop')
    await letAnHourPass()
    expect(await mailGatheredLeads()).toBe(1)
    expect((await gathered())[1]?.text).toContain(late)
    expect(await receipts()).toHaveLength(2)
  })

  test('all receipts go out once the office says so, but for spam and what it has answered', async () => {
    const [, , fine, spam, answered, first] = await inquireTimes(6)
    await mailGatheredLeads()
    await holdLead(String(spam))
    await markAnswered(String(answered))
    await signInAtDesk()
    const { document } = new JSDOM((await openDesk(InboxPage)).html).window
    expect(document.body.textContent).toContain('Receipts that wait for you (3)')
    expect([...document.querySelectorAll<HTMLInputElement>('[name=choice]')].map(({ value }) => value)).toEqual([
      'send',
      'drop',
    ])
    const answer = await decide('send')
    expect([answer.status, answer.location]).toEqual([303, expect.stringContaining('?status=sent')])
    for (const _ of [1, 2]) await sendReleasedReceipts()
    expect((await receipts()).slice(2)).toEqual([fine, first])
    // Found to be no spam later, it is mailed as usual.
    await releaseLead(String(spam), byCommand())
    expect((await receipts()).slice(4)).toEqual([spam])
  })

  test('none goes out once the office drops them, and the morning mail no longer names them', async () => {
    await inquireTimes(4)
    await mailGatheredLeads()
    const now = await databaseTime()
    await queueDigest(now)
    expect((await gathered())[1]?.subject).toContain('2 receipts that wait for you')
    await decide('drop')
    await sendReleasedReceipts()
    expect(await receipts()).toHaveLength(2)
    await testDb.mail.deleteMany({ where: { reference: null } })
    await queueDigest(now)
    expect((await gathered())[0]?.subject ?? '').not.toContain('receipts')
  })

  test('spam does not count, and is gathered too when it is sent again as no spam', async () => {
    for (let count = 0; count < 3; count += 1) await inquire({ website: 'https://spam.example' })
    await inquireTimes(2)
    expect(await storedMails()).toHaveLength(4)
    const send = (overrides = {}) => leadForms.inquiry(null, formOf(makeInquiryBody(overrides)))
    await send({ website: 'https://spam.example' })
    await send()
    expect(await storedMails()).toHaveLength(4)
    expect(await mailGatheredLeads()).toBe(1)
  })
})
