// Who is where: booked trips by day, with beds, vehicle and guide.
import { beforeEach, expect, test } from 'vitest'
import DeparturesPage from '@/app/desk/departures/page'
import LeadPage from '@/app/desk/leads/[reference]/page'
import { readDepartures } from '@/lib/desk/departures'
import { assignToLead, undoLeadEvent } from '@/lib/desk/lead-actions'
import { bookTrip, cancelTrip } from '@/lib/desk/reservation-actions'
import { dayAfter } from '@/lib/domain/day-after'
import { databaseDay } from '@/lib/platform/db'
import { openDesk, postForm, signInAtDesk } from '../support/desk-link'
import { fieldsOf } from '../support/fields-of'
import { emptyLeads } from '../support/leads'
import { newKey, storeBooking } from '../support/quotes'
import { agreedFields } from '../support/reservations'
import { testDb } from '../support/test-db'

beforeEach(async () => {
  await emptyLeads()
  await signInAtDesk('Wanjiru')
})

async function book(name: string, from: string, to: string) {
  const reference = await storeBooking({ name })
  const payment = { deposit: '', depositDay: '', balanceDay: '' }
  const { result } = await postForm(bookTrip, { reference, key: newKey(), ...agreedFields, ...payment, from, to })
  expect(result?.problem).toBeUndefined()
  return reference
}

const assign = (reference: string, vehicle: string, guide: string) =>
  postForm(assignToLead, { reference, key: newKey(), vehicle, guide })

const days = async (...after: number[]) => {
  const today = await databaseDay()
  return after.map((count) => dayAfter(today, count))
}

test('trips of the days that are shown are listed by when they leave, without those that were cancelled', async () => {
  const [soon = '', sooner = '', later = '', end = ''] = await days(5, 2, 30, 13)
  const second = await book('Ada', soon, dayAfter(soon, 3))
  const first = await book('Bela', sooner, dayAfter(sooner, 1))
  await book('Cleo', later, dayAfter(later, 2))
  const cancelled = await book('Dora', soon, soon)
  const cancel = await postForm(cancelTrip, {
    reference: cancelled,
    key: newKey(),
    charge: '0',
    agreed: 'USD',
    currency: 'USD',
    note: '',
  })
  expect(cancel.result?.problem).toBeUndefined()
  const [today = ''] = await days(0)
  expect((await readDepartures(today, end)).map(({ reference }) => reference)).toEqual([first, second])
  const { html } = await openDesk(DeparturesPage)
  expect(html).toContain('Bela')
  expect(html).not.toContain('Cleo')
  const shown = await openDesk(DeparturesPage, { from: later })
  expect(shown.html).toContain('Cleo')
})

test('beds of a trip are its places in turn, counted by what was asked and confirmed', async () => {
  const [from = '', second = '', third = ''] = await days(1, 2, 3)
  const reference = await book('Ada', from, dayAfter(from, 3))
  const bed = (night: string, what: string, state = {}) => ({
    ...{ reference, kind: 'bed', what, night: new Date(night), key: newKey() },
    ...state,
  })
  await testDb.hold.createMany({
    data: [
      bed(from, 'Ilkeliani', { askedOn: new Date(), confirmedOn: new Date() }),
      bed(second, 'Ilkeliani', { askedOn: new Date() }),
      bed(third, 'Karen Inn'),
      bed(third, 'Given back', { releasedOn: new Date() }),
      bed(second, 'Tents for the cousins', { askedOn: new Date() }),
    ],
  })
  expect(await readDepartures(from, from)).toMatchObject([
    {
      stays: [
        { what: 'Ilkeliani', from, nights: 2 },
        { what: 'Tents for the cousins', from: second, nights: 1 },
        { what: 'Karen Inn', from: third, nights: 1 },
      ],
      beds: { confirmed: 1, asked: 2, missing: 1 },
      isPaid: false,
    },
  ])
})

test('a guide who is given twice on days that are not shown is said too', async () => {
  const [near = '', far = '', later = ''] = await days(10, 16, 20)
  const ada = await book('Ada', near, later)
  const bela = await book('Bela', far, dayAfter(later, 2))
  for (const one of [ada, bela]) await assign(one, '', 'Njoroge')
  expect(await readDepartures(near, dayAfter(near, 1))).toMatchObject([
    { reference: ada, clashes: ['Njoroge also goes with Bela'] },
  ])
})

test('a vehicle or guide who is given twice on a day is said on both, and can be taken back', async () => {
  const [from = '', to = '', after = ''] = await days(3, 5, 6)
  const ada = await book('Ada', from, to)
  const bela = await book('Bela', to, after)
  await assign(ada, 'KDG 412', 'Njoroge')
  const { location } = await assign(bela, 'KCX 077', 'njoroge')
  expect(location).toContain('?done=')
  const { html } = await openDesk(DeparturesPage)
  expect(html).toContain('Njoroge also goes with Bela')
  expect(html).toContain('njoroge also goes with Ada')
  expect(html).not.toContain('KDG 412 also')
  const page = await openDesk(LeadPage, {}, { reference: bela })
  expect(page.html).toContain('njoroge also goes with Ada')
  await postForm(undoLeadEvent, fieldsOf(page.html, 'Undo'))
  expect(await testDb.lead.findUnique({ where: { reference: bela } })).toMatchObject({ vehicle: '', guide: '' })
  expect((await openDesk(DeparturesPage)).html).toContain('Without vehicle or guide: Bela')
})
