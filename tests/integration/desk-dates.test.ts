// Departures at the desk: their list, who is on one, a mail to all of them, and the forms of a request.
import { beforeEach, expect, test } from 'vitest'
import DatePage from '@/app/desk/dates/[id]/page'
import DatesPage from '@/app/desk/dates/page'
import LeadPage from '@/app/desk/leads/[reference]/page'
import { readPlaces } from '@/lib/departures/queries'
import { mailAllOnDeparture, makeVouchersOnDeparture } from '@/lib/desk/date-actions'
import { undoLeadEvent } from '@/lib/desk/lead-actions'
import {
  bookTrip,
  changeTrip,
  chooseLeadDeparture,
  holdLeadPlaces,
  releaseLeadPlaces,
} from '@/lib/desk/reservation-actions'
import { dayAfter } from '@/lib/domain/day-after'
import { databaseDay } from '@/lib/platform/db'
import { openDesk, postForm, signInAtDesk } from '../support/desk-link'
import { fieldsOf } from '../support/fields-of'
import { emptyLeads, storedMails } from '../support/leads'
import { newKey, storeBooking } from '../support/quotes'
import { agreedFields } from '../support/reservations'
import { testDb } from '../support/test-db'

const today = await databaseDay()
let departure: number

beforeEach(async () => {
  await emptyLeads()
  await testDb.departure.deleteMany()
  await testDb.itinerary.update({ where: { id: 6 }, data: { departure: 'shared' } })
  const firstDay = new Date(agreedFields.from)
  departure = (await testDb.departure.create({ data: { itineraryId: 6, firstDay, seats: 6, sureFrom: 4 } })).id
  await signInAtDesk()
})

const openLead = async (reference: string) => (await openDesk(LeadPage, {}, { reference })).html
const openDate = async () => (await openDesk(DatePage, {}, { id: String(departure) })).html
const left = async () => (await readPlaces(testDb, [departure])).get(departure)?.left

type Action = Parameters<typeof postForm>[0]

/** The form with this button, as it stands on the page of the request, and what is typed into it. */
async function press(reference: string, action: Action, button: string, typed: Record<string, string> = {}) {
  const { result } = await postForm(action, { ...fieldsOf(await openLead(reference), button), key: newKey(), ...typed })
  return result?.problem
}

const chosen = () => ({ departure: String(departure) })
const booked = (reference: string, adults: string) =>
  press(reference, bookTrip, 'Booked', { ...agreedFields, ...chosen(), adults, rooms: '1 double' })

test('places are held, asked for, booked and given back from the page of a request', async () => {
  const reference = await storeBooking({ name: 'Ada' })
  expect(await press(reference, holdLeadPlaces, 'Hold them', chosen())).toBeUndefined()
  expect(await left()).toBe(4)
  expect(await openLead(reference)).toContain('2 places on July 10, 2029, held until the end of')
  await press(reference, releaseLeadPlaces, 'Give them back')
  expect(await left()).toBe(6)
  const { id } = await testDb.leadEvent.findFirstOrThrow({ orderBy: { id: 'desc' } })
  await postForm(undoLeadEvent, { reference, key: newKey(), event: String(id) })
  expect(await left()).toBe(4)
  await press(reference, chooseLeadDeparture, 'Save', chosen())
  expect(fieldsOf(await openLead(reference), 'Booked').departure).toBe(String(departure))
  await booked(reference, '3')
  expect(await left()).toBe(3)
  expect(await press(reference, changeTrip, 'Change it', { adults: '7' })).toBe(
    'Only 6 places are left on the departure of July 10, 2029, and 7 are needed.',
  )
  await press(reference, changeTrip, 'Change it', { departure: '' })
  expect(await left()).toBe(6)
})

test('the form that books a request for a departure begins with its days', async () => {
  const asks = await storeBooking({ preferredDates: 'Some time in July 2029' })
  await press(asks, chooseLeadDeparture, 'Save', chosen())
  const { duration } = await testDb.itinerary.findUniqueOrThrow({ where: { id: 6 } })
  const days = { from: agreedFields.from, to: dayAfter(agreedFields.from, duration - 1) }
  expect(fieldsOf(await openLead(asks), 'Booked')).toMatchObject({ ...days, departure: String(departure) })
})

test('the page of a request of a private trip asks nothing about departures', async () => {
  await testDb.departure.deleteMany()
  const html = await openLead(await storeBooking())
  expect(html).not.toContain('Hold places')
  expect(fieldsOf(html, 'Booked')).not.toHaveProperty('departure')
})

test('places that are held on a withdrawn departure stand on the page of the request until they are given back', async () => {
  const reference = await storeBooking()
  await press(reference, holdLeadPlaces, 'Hold them', chosen())
  await testDb.departure.update({ where: { id: departure }, data: { withdrawnAt: new Date() } })
  expect(await openLead(reference)).toContain('2 places on July 10, 2029, held until the end of')
  await press(reference, releaseLeadPlaces, 'Give them back')
  expect(await openLead(reference)).not.toContain('id="places"')
})

test('a departure is listed with its places, and says who is on it, in which rooms, and what is open', async () => {
  const [ada, ben] = [await storeBooking({ name: 'Ada' }), await storeBooking({ name: 'Ben' })]
  await booked(ada, '4')
  await press(ben, holdLeadPlaces, 'Hold them', { ...chosen(), people: '1', until: dayAfter(today, 3) })
  const list = (await openDesk(DatesPage)).html
  expect(list).toMatch(/5 of 6 places taken \(1 held\), 1 left<.*Sure to leave/s)
  const page = await openDate()
  expect(page).toMatch(
    /Ada.*Booked.*4 adults\. 1 double\. Deposit of US\$642 due on.*Ben.*Held until the end of.*1 place\./s,
  )
  expect(page).toContain(`/desk/leads/${ada}/papers/guide-sheet`)
  expect((await openDesk(DatePage, {}, { id: '999999' })).status).toBe(404)
})

test('who asks for a departure stands on its page in the order of asking, until they have places or are closed', async () => {
  const ask = (name: string, createdAt: string) =>
    storeBooking({ name }).then(async (reference) => {
      await testDb.lead.update({ where: { reference }, data: { createdAt: new Date(createdAt) } })
      await press(reference, chooseLeadDeparture, 'Save', chosen())
      return reference
    })
  const [late, early] = [await ask('Late', '2026-11-20T10:00Z'), await ask('Early', '2026-11-18T10:00Z')]
  const other = await storeBooking({ name: 'Other' })
  expect(await openDate()).toMatch(/Nobody yet.*Who asks for it.*Early.*since Wed, Nov 18.*Late.*since Fri, Nov 20/s)
  expect(await openDate()).not.toContain(other)
  await booked(early, '2')
  await testDb.lead.update({ where: { reference: late }, data: { status: 'closed' } })
  expect(await openDate()).not.toContain('Who asks for it')
})

test('a mail to all of them is shown once, and goes to each as an answer of the office', async () => {
  const [ada, ben, eve] = [
    await storeBooking({ name: 'Ada', email: 'ada@example.com' }),
    await storeBooking({ name: 'Ben', email: 'ben@example.com' }),
    await storeBooking({ name: 'Eve' }),
  ]
  await booked(ada, '2')
  await press(ben, holdLeadPlaces, 'Hold them', chosen())
  await press(eve, holdLeadPlaces, 'Hold them', { ...chosen(), people: '1' })
  await testDb.lead.update({ where: { reference: eve }, data: { email: '' } })
  const form = fieldsOf(await openDate(), 'Send it to each of them')
  const typed = { ...form, text: 'Dear {name},\n\nwe leave at 7.00.' }
  const { result } = await postForm(mailAllOnDeparture, typed)
  expect(result?.question).toContain(`Ada (${ada}); Ben (${ben})`)
  expect(result?.question).toContain(`Without an email address: Eve (${eve})`)
  const answers = async () => (await storedMails()).filter(({ role }) => role === 'answer')
  expect(await answers()).toEqual([])
  for (let times = 0; times < 2; times += 1)
    await postForm(mailAllOnDeparture, { ...typed, sure: result?.question ?? '' })
  expect((await answers()).map(({ to, text }) => [to, text.includes('we leave at 7.00.')])).toEqual([
    ['ada@example.com', true],
    ['ben@example.com', true],
  ])
  expect(await testDb.leadEvent.count({ where: { action: 'mailed' } })).toBe(2)
  expect(await testDb.lead.findUnique({ where: { reference: ada } })).toMatchObject({ status: 'booked' })
  // What waits for an answer of its own still does.
  expect(await testDb.lead.findUnique({ where: { reference: ben } })).toMatchObject({ remindOn: new Date(today) })
})

test('the vouchers of all who are booked are made at once, each once, and again where something has changed', async () => {
  const [ada, ben, eve] = [
    await storeBooking({ name: 'Ada' }),
    await storeBooking({ name: 'Ben' }),
    await storeBooking({ name: 'Eve' }),
  ]
  for (const reference of [ada, ben]) {
    await booked(reference, '2')
    await testDb.hold.create({
      data: { reference, key: newKey(), kind: 'bed', what: 'River Camp', night: new Date(agreedFields.from) },
    })
  }
  await press(eve, holdLeadPlaces, 'Hold them', { ...chosen(), people: '1' })
  const form = fieldsOf(await openDate(), 'Make 2 vouchers')
  const { location } = await postForm(makeVouchersOnDeparture, form)
  expect(location).toBe(`/desk/dates/${departure}#vouchers`)
  await postForm(makeVouchersOnDeparture, form)
  const made = (reference: string) =>
    testDb.paper.findMany({ where: { kind: 'voucher', reference }, select: { id: true, version: true } })
  const [first, second] = [await made(ada), await made(ben)]
  expect([first, second]).toMatchObject([[{ version: 1 }], [{ version: 1 }]])
  expect(await openDate()).toMatch(new RegExp(`River Camp.*/desk/leads/${ada}/papers/voucher-${first[0]?.id}"`, 's'))
  expect(await openDate()).not.toMatch(/Make \d vouchers?/)
  await testDb.hold.updateMany({ where: { reference: ben }, data: { confirmedOn: new Date(), number: 'K-4711' } })
  await postForm(makeVouchersOnDeparture, { ...fieldsOf(await openDate(), 'Make 1 voucher'), key: newKey() })
  expect([await made(ada), await made(ben)]).toMatchObject([[{ version: 1 }], [{ version: 1 }, { version: 2 }]])
  expect(await testDb.leadEvent.count({ where: { reference: eve, action: 'issued' } })).toBe(0)
})
