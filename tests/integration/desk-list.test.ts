import { addDays } from 'date-fns'
import { beforeEach, describe, expect, test } from 'vitest'
import InboxPage from '@/app/desk/page'
import { findLeads, readTab } from '@/lib/desk/find-leads'
import {
  closeLead,
  holdLead,
  markAnswered,
  noteReply,
  noteWhatsapp,
  remindOn,
  sendAnswer,
  undo,
  waitForTraveller,
} from '@/lib/leads/handling'
import { eachLead, readWaiting } from '@/lib/leads/list'
import { confirmReservation } from '@/lib/reservations/handling'
import { deskLink } from '@/lib/submissions/desk-link'
import { askDesk, openDesk, postToDesk, signInAtDesk, tokenIn } from '../support/desk-link'
import { fieldsOf } from '../support/fields-of'
import { emptyLeads, store } from '../support/leads'
import { makeDraft } from '../support/quotes'
import { agreed } from '../support/reservations'
import { testDb } from '../support/test-db'

beforeEach(emptyLeads)

const now = new Date()
const inThreeDays = addDays(now, 3)
const all = { take: 50 }
const by = () => ({ who: 'Wanjiru', key: crypto.randomUUID() })
const references = (lines: { reference: string }[]) => lines.map(({ reference }) => reference)
const newBooking = async (fields = {}) => (await store('booking', fields)).reference

/** The lists in which a lead is, on a day. */
async function listsOf(reference: string, day = now) {
  const sections = ['due', 'unanswered', 'fresh', 'held'] as const
  const read = [
    ...sections.map(async (name) => [name, await readWaiting(testDb, day, name, all)] as const),
    ...(['waiting', 'booked', 'done', 'spam'] as const).map(
      async (name) => [name, { lines: await readTab(testDb, day, { tab: name }, all) }] as const,
    ),
  ]
  return (await Promise.all(read))
    .filter(([, { lines }]) => references(lines).includes(reference))
    .map(([name]) => name)
}

describe('whatever is done with a lead, it is in one list', () => {
  const answer = { subject: 'Your trip', text: 'Gladly.' }
  test.each<[done: string, act: (reference: string) => Promise<unknown>, list: string, in4Days: string]>([
    ['nothing', async () => undefined, 'fresh', 'unanswered'],
    ['answered by mail', (one) => sendAnswer(one, { ...answer, back: inThreeDays }, by()), 'waiting', 'due'],
    ['answered by phone', (one) => markAnswered(one, '', by(), inThreeDays), 'waiting', 'due'],
    ['answered for good', (one) => markAnswered(one, '', by()), 'done', 'done'],
    ['waiting, with a day', (one) => waitForTraveller(one, by(), inThreeDays), 'waiting', 'due'],
    ['opened in WhatsApp', (one) => noteWhatsapp(one, 'Hello', by(), inThreeDays), 'waiting', 'due'],
    ['set aside', (one) => remindOn(one, inThreeDays, by()), 'waiting', 'due'],
    ['closed', (one) => closeLead(one, 'price', '', by()), 'done', 'done'],
    ['booked', (one) => confirmReservation(one, agreed(), by()), 'booked', 'booked'],
    ['held', (one) => holdLead(one), 'spam', 'spam'],
  ])('%s', async (_done, act, list, in4Days) => {
    const reference = await newBooking()
    await act(reference)
    expect(await listsOf(reference)).toEqual([list])
    expect(await listsOf(reference, addDays(now, 4))).toEqual(in4Days.split(' '))
  })
})

test('a traveller who answers brings the lead back at once, with the words, and the undo sets it aside again', async () => {
  const reference = await newBooking()
  await markAnswered(reference, '', by(), inThreeDays)
  await noteReply(reference, 'Can we come in July?', by())
  expect(await listsOf(reference)).toEqual(['fresh'])
  const token = tokenIn(await deskLink(testDb, 'lead', reference))
  expect((await askDesk(token)).html).toContain('Can we come in July?')
})

describe('a lead is found', () => {
  beforeEach(async () => {
    await store('inquiry', {
      name: 'Somebody Else',
      email: 'else@example.com',
      message: 'About elephants in Tsavo, please.',
    })
  })

  test.each([
    ['Márta', 'a name without its accent'],
    ['lindqvist marta', 'names in another order'],
    ['MARTA@example', 'a part of the address'],
    ['long weekend', 'the trip'],
    ['wheelchair', 'a word of the message'],
    ['July 2028', 'the month of travel'],
    ['jul', 'a month in short'],
    ['marta jul 2028', 'a name and a month'],
    ['0712 345678', 'the number as dialled at home'],
    ['+254 712 345 678', 'the number with its country'],
    ['254712345678', 'the number as WhatsApp shows it'],
    ['٠٧١٢٣٤٥٦٧٨', 'the number in Arabic digits'],
    ['0712 345', 'a part of the number'],
    ['+254 712 3', 'a part with the country'],
    ['345 678', 'its end'],
    ['gluten', 'a word about diet and health'],
  ])('by %s: %s', async (typed) => {
    const reference = await newBooking({
      name: 'Marta Lindqvist',
      email: 'marta@example.com',
      phone: '0712 345 678',
      countryCode: '+254',
      itineraryId: 7,
      preferredDates: 'Jul 10, 2028 - Jul 17, 2028',
      message: 'One of us uses a wheelchair.',
      needs: 'No gluten, please.',
    })
    const { lines, count } = await findLeads(testDb, typed, all)
    expect(references(lines)).toEqual([reference])
    expect(count).toBe(1)
  })

  // As the list shows it, and as one types it on another keyboard.
  test.each([
    ['Nguyễn Thị Ánh', 'nguyen thi anh'],
    ['Đặng Văn Đức', 'dang van duc'],
    ['김민준', '김민'],
    ['Γιώργος Παπαδόπουλος', 'γιωργος παπαδοπουλος'],
    ['Ionuț Țurcanu', 'ionut turcanu'],
    ['Łukasz Żółć', 'lukasz zolc'],
    ['Bjørn Åse', 'bjorn ase'],
    ['İbrahim Işık', 'ibrahim isik'],
    ['Жанна Фёдорова', 'федорова'],
    ['محمد علي', 'علي'],
    ['José O’Brien', "jose o'brien"],
    ['山田太郎', '山田'],
  ])('by the name %s, also as %s', async (name, typed) => {
    const reference = await newBooking({ name, email: 'traveller@example.com' })
    for (const find of [name, typed, typed.toUpperCase()])
      expect([find, references((await findLeads(testDb, find, all)).lines)]).toEqual([find, [reference]])
  })

  test('by what the office noted of it: a note, the number of a bed, the code of a payment', async () => {
    const reference = await newBooking({ email: 'traveller@example.com' })
    await markAnswered(reference, 'Called: their anniversary.', by(), inThreeDays)
    await testDb.hold.create({ data: { reference, what: 'Mara camp', number: 'BK-4711', key: 'one' } })
    const payment = {
      reference,
      payer: 'Marta',
      day: new Date(),
      amount: 1,
      credited: 1,
      currency: 'USD',
      way: 'mpesa',
    }
    await testDb.payment.create({ data: { ...payment, code: 'QWE123XYZ', key: crypto.randomUUID() } })
    for (const find of ['anniversary', '4711', 'qwe123xyz'])
      expect([find, references((await findLeads(testDb, find, all)).lines)]).toEqual([find, [reference]])
    await testDb.payment.deleteMany()
  })

  test('by the places of the trip asked for, of further ones, and of the trip offered', async () => {
    const found = async (typed: string) => references((await findLeads(testDb, typed, all)).lines).sort()
    // Neither title nor location says Tarangire or Naivasha.
    const [circuit, neighbours] = [8, 10]
    const asked = await newBooking({ email: 'one@example.com', itineraryId: circuit })
    const both = { itineraryId: neighbours, furtherItineraryIds: String(circuit) }
    const further = await newBooking({ email: 'two@example.com', ...both })
    const other = await newBooking({ email: 'three@example.com', itineraryId: neighbours })
    expect(await found('Tarangire')).toEqual([asked, further].sort())
    expect(await found('tarangire naivasha')).toEqual([further])
    await makeDraft(other, { itineraryId: circuit })
    expect(await found('Tarangire')).toEqual([asked, further, other].sort())
  })

  test.each(['4200', '4,200', 'US$4,200', '$4200', '4,200.00', 'USD 4200', 'marta 4,200', '1260', '2,940.00'])(
    'by an amount of its booking: %s',
    async (typed) => {
      await newBooking({ name: 'Marta', phone: '0714200999' })
      const reference = await newBooking({ name: 'Marta' })
      const terms = agreed({ total: 420_000, depositAmount: 126_000 })
      await testDb.reservation.create({
        data: {
          ...terms,
          ...{ reference, kind: 'confirmed', dateFrom: now, dateTo: now, depositDay: now, balanceDay: now },
          ...{ party: undefined, key: crypto.randomUUID() },
        },
      })
      expect(references((await findLeads(testDb, typed, all)).lines)).toEqual([reference])
      expect((await findLeads(testDb, '420', all)).lines).toEqual([])
    },
  )

  test('by the sum of an offer, of a payment and of a message', async () => {
    const reference = await newBooking({ message: 'We can spend 7,350 in all.' })
    const { id, snapshot } = await makeDraft(reference)
    await testDb.quote.update({ where: { id }, data: { snapshot: { ...snapshot, total: 511_150 } } })
    const payment = { reference, payer: 'Aunt Zubeida', day: now, credited: 123_400, way: 'mpesa' }
    const key = crypto.randomUUID()
    await testDb.payment.create({ data: { ...payment, amount: 15_999_900, currency: 'KES', key } })
    for (const find of ['5,111.50', '5111.50', 'KES 159,999', 'Ksh159,999.00', '7350', '7,350', 'zubeida'])
      expect([find, references((await findLeads(testDb, find, all)).lines)]).toEqual([find, [reference]])
    await testDb.payment.deleteMany()
  })

  test('by a name that is a month as well', async () => {
    const reference = await newBooking({ name: 'Jan de Vries' })
    expect(references((await findLeads(testDb, 'jan vries', all)).lines)).toEqual([reference])
  })

  test('by its reference, whatever its state', async () => {
    const reference = await newBooking()
    await closeLead(reference, 'no answer', '', by())
    expect(references((await findLeads(testDb, reference.toLowerCase(), all)).lines)).toEqual([reference])
  })

  test.each(['%', '_', 'June 2028', 'marta elephants', '999 999 999', "'; --", '\\'])(
    'by %s: nothing',
    async (typed) => {
      await newBooking({ name: 'Marta Lindqvist' })
      expect((await findLeads(testDb, typed, all)).lines).toEqual([])
    },
  )
})

test('the list of the desk finds, counts and leads to each', async () => {
  const first = await newBooking({
    name: 'Marta Lindqvist',
    itineraryId: 7,
    preferredDates: 'Jul 10, 2027 - Jul 17, 2027',
  })
  await markAnswered(first, '', by(), inThreeDays)
  await signInAtDesk()
  const read = async (query: Record<string, string>) => (await openDesk(InboxPage, query)).html
  const found = await read({ find: 'marta' })
  expect(found).toContain(`href="/desk/leads/${first}?find=marta"`)
  expect(found).toContain('1 found')
  expect(found).toMatch(/Answered, back \w+, \w+ \d+</)
  expect(found).toContain('Wanjiru has it')
  expect(found).toMatch(/Mara Long Weekend<\/span><span> · Jul 10\s–\s17, 2027 · \d adults?/)
  expect(found).toMatch(/about <\/small>US\$[\d,]+</)
  expect(found).toContain('Waiting <span>1</span>')
  expect(await read({ tab: 'waiting' })).toContain(first)
  expect(await read({ tab: 'done' })).toContain('Nothing here.')
  expect(await read({ find: '<b>' })).not.toContain('<b></h1>')
})

describe('two colleagues answer one lead', () => {
  beforeEach(() => signInAtDesk('Wanjiru'))

  const answers = () => testDb.mail.count({ where: { role: 'answer' } })

  /** What the form of a page that is opened now sends. */
  async function openAnswer(reference: string) {
    const token = tokenIn(await deskLink(testDb, 'lead', reference))
    const page = fieldsOf((await askDesk(token)).html, 'Send')
    return (text: string, more: Record<string, string> = {}) =>
      postToDesk(token, { ...page, action: 'answer', step: 'send', subject: 'Your trip', text, ...more })
  }

  test('the second sees what the first wrote before anything is sent, and may send all the same', async () => {
    const reference = await newBooking()
    const [first, second] = [await openAnswer(reference), await openAnswer(reference)]
    expect((await first('The camps are free.')).status).toBe(303)
    await signInAtDesk('Musa')
    const { result } = await second('Full, sorry.')
    expect(result).toMatchObject({ check: { since: [{ note: expect.stringContaining('The camps are free.') }] } })
    expect(result?.check?.since[0]?.text).toMatch(/Answered by mail .* by Wanjiru/)
    expect(await answers()).toBe(1)
    const again = { seen: String(result?.check?.seen) }
    const sent = await Promise.all([1, 2].map(() => second('Full, sorry.', again)))
    expect(sent.map(({ status }) => status)).toEqual([303, 303])
    expect(await answers()).toBe(2)
  })

  test('at the same moment, one is sent and the other asked', async () => {
    const reference = await newBooking()
    const [one, other] = [await openAnswer(reference), await openAnswer(reference)]
    const sent = await Promise.all([one('Gladly.'), other('Sorry.')])
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 303])
    expect(await answers()).toBe(1)
  })
})

test('the export says what was done and answered, but not what was undone', async () => {
  const reference = await newBooking()
  await sendAnswer(reference, { subject: 'Your trip', text: 'The camps are free.' }, by())
  await undo(reference, await closeLead(reference, 'other', 'A mistake', by()), by())
  const lines = []
  for await (const batch of eachLead(testDb, {})) lines.push(...batch)
  expect(lines).toMatchObject([
    { reference, history: expect.stringMatching(/^\w+ \d+, \d{4}, mailed by Wanjiru: Your trip/) },
  ])
  expect(lines[0]?.history).toContain('The camps are free.')
  expect(lines[0]?.history).not.toContain('A mistake')
})

test('while the mail server does not answer, list and request say so, and not that it was answered', async () => {
  const reference = await newBooking()
  await sendAnswer(reference, { subject: 'Your trip', text: 'Gladly.', back: inThreeDays }, by())
  const token = tokenIn(await deskLink(testDb, 'lead', reference))
  await signInAtDesk()
  const list = async () => (await openDesk(InboxPage)).html
  const lead = async () => (await askDesk(token)).html
  expect(await list()).not.toContain('mail server')
  await testDb.mail.updateMany({ data: { failure: 'outage', attempts: 1, lastError: 'connect ECONNREFUSED' } })
  expect(await list()).toMatch(/Not sent yet: .*3 mails.*the mail server does not answer/)
  expect(await lead()).toMatch(/class="status">Not sent yet: the mail server does not answer\./)
  expect(await lead()).not.toMatch(/class="status">Answered/)
  await testDb.mail.updateMany({ data: { status: 'sent', failure: null, sentAt: new Date() } })
  expect(await lead()).toMatch(/class="status">Answered/)
  expect(await list()).not.toContain('mail server')
})
