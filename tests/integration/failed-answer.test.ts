import { addDays } from 'date-fns'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readTab } from '@/lib/desk/find-leads'
import { utcDay } from '@/lib/domain/utc-day'
import { closeLead, sendAnswer } from '@/lib/leads/handling'
import { confirmReservation } from '@/lib/reservations/handling'
import { emptyVisitors } from '../support/invitations'
import { eventually, makeJobsDue, store, storedMails, withWorker } from '../support/leads'
import { reserveMailPort } from '../support/mail-port'
import { startMailServer } from '../support/mail-server'
import { sendNew } from '../support/quotes'
import { agreed } from '../support/reservations'
import { testDb } from '../support/test-db'

const mailPort = await reserveMailPort()

beforeEach(async () => {
  await emptyVisitors()
  for (const told of ['warn', 'info'] as const) vi.spyOn(console, told).mockReturnValue()
})

const by = () => ({ who: 'Wanjiru', key: crypto.randomUUID() })
const answer = { subject: 'Your trip', text: 'Gladly.' }

/** Of a mail server that knows only mailboxes of the office. */
async function startRefusingServer() {
  const unknown = Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 })
  const { stop } = await startMailServer(mailPort, (to) => (to.startsWith('marta') ? unknown : null))
  onTestFinished(stop)
}

const answerHasFailed = async () => {
  // An answer waits for its undo.
  await makeJobsDue()
  await eventually(async () => {
    const [mail] = (await storedMails()).filter(({ role }) => role === 'answer')
    expect(mail?.status).toBe('failed')
  })
}

const rowOf = (reference: string) => testDb.lead.findUniqueOrThrow({ where: { reference } })

test.each([
  ['was closed by an answer', null, 'closed'],
  ['comes back on a day', new Date(utcDay(addDays(new Date(), 7))), 'answered'],
])('a request that %s waits at once when the answer does not arrive', async (_state, back, status) => {
  const { reference } = await store('booking')
  await sendAnswer(reference, { ...answer, back }, by())
  expect(await rowOf(reference)).toMatchObject({ status, remindOn: back })
  await startRefusingServer()
  await withWorker(answerHasFailed)
  expect(await rowOf(reference)).toMatchObject({ status: 'answered', closedFor: null, remindOn: null })
  const lines = await readTab(testDb, new Date(), { tab: 'now' }, { take: 50 })
  expect(lines.map((line) => line.reference)).toEqual([reference])
})

test.each([
  ['an offer', 'quoted', async (reference: string) => void (await sendNew(reference))],
  [
    'a confirmation',
    'booked',
    async (reference: string) => void (await confirmReservation(reference, agreed(), by(), { isMailed: true })),
  ],
])('%s that does not arrive brings its request under Now', async (_, status, send) => {
  const { reference } = await store('booking', { itineraryId: 6 })
  await testDb.mail.deleteMany()
  await send(reference)
  const listed = async () =>
    (await readTab(testDb, new Date(), { tab: 'now' }, { take: 50 })).map((line) => line.reference)
  await testDb.hold.deleteMany()
  expect(await listed()).toEqual([])
  await startRefusingServer()
  await withWorker(answerHasFailed)
  expect(await rowOf(reference)).toMatchObject({ status })
  expect(await listed()).toEqual([reference])
})

test('one that was closed for another reason since stays closed', async () => {
  const { reference } = await store('booking')
  await sendAnswer(reference, { ...answer, back: addDays(new Date(), 3) }, by())
  await closeLead(reference, 'price', '', by())
  await startRefusingServer()
  await withWorker(answerHasFailed)
  expect(await rowOf(reference)).toMatchObject({ status: 'closed', closedFor: 'price' })
})
