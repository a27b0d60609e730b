// What a row of the desk's list says of a request, and the act that is a tap away.
import { addDays, subHours } from 'date-fns'
import { beforeEach, describe, expect, test } from 'vitest'
import LeadPage from '@/app/desk/leads/[reference]/page'
import MoneyPage from '@/app/desk/money/page'
import InboxPage from '@/app/desk/page'
import type { LeadTab } from '@/lib/desk/find-leads'
import { noteLeadReply } from '@/lib/desk/lead-actions'
import { actOnSeveral, releaseFromList, takeFromList, undoFromList } from '@/lib/desk/list-actions'
import { readList } from '@/lib/desk/read-list'
import { readOpenMoney } from '@/lib/desk/read-reservation'
import { formatMoney } from '@/lib/domain/currency'
import { dayAfter } from '@/lib/domain/day-after'
import { closeLead, holdLead, markAnswered, noteReply, takeLead } from '@/lib/leads/handling'
import { databaseDay } from '@/lib/platform/db'
import { acceptQuote, declineQuote } from '@/lib/quotes/answers'
import { confirmAccepted } from '@/lib/reservations/handling'
import { readReservation } from '@/lib/reservations/queries'
import { asRequest, openDesk, postForm, signInAtDesk } from '../support/desk-link'
import { openSession } from '../support/desk-session'
import { fieldsOf } from '../support/fields-of'
import { emptyLeads, store } from '../support/leads'
import { newKey, sendNew, storeBooking } from '../support/quotes'
import { testDb } from '../support/test-db'

beforeEach(emptyLeads)

const by = () => ({ who: 'Wanjiru', email: 'reservations@example.com', key: newKey() })

const listed = (tab: LeadTab, mine?: 'yes') => readList({ find: '', tab, page: 1, mine }, 'Wanjiru')

async function rowOf(reference: string, tab: LeadTab = 'now') {
  const row = (await listed(tab)).rows.find((one) => one.reference === reference)
  if (!row) throw new Error(`${reference} is not under ${tab}`)
  return row
}

async function accepted() {
  const reference = await storeBooking({ preferredDates: 'Jul 10, 2027 - Jul 12, 2027' })
  const { token } = await sendNew(reference)
  await acceptQuote({ token }, { name: 'Marta', extras: [], version: 'A1', key: newKey() })
  return reference
}

/** The deposit was due three days ago. */
async function makeLate(reference: string) {
  await testDb.$executeRaw`ALTER TABLE reservations DISABLE TRIGGER reservations_keep`
  const day = new Date(dayAfter(await databaseDay(), -3))
  await testDb.reservation.updateMany({ where: { reference }, data: { depositDay: day } })
  await testDb.$executeRaw`ALTER TABLE reservations ENABLE TRIGGER reservations_keep`
}

describe('a row says what waits, and what is next', () => {
  test('a new request, in its own words, until somebody has it', async () => {
    const reference = await storeBooking({ message: 'Is a private jeep possible?' })
    expect(await rowOf(reference)).toMatchObject({
      ...{ waits: true, act: 'Take it', holder: '', said: 'Is a private jeep possible?' },
      ...{ status: { text: 'New' }, stub: { unit: 'ago' }, sum: { tone: 'about' } },
    })
    await takeLead(reference, by())
    expect(await rowOf(reference)).toMatchObject({ act: 'Reply', holder: 'Wanjiru' })
  })

  test('an answered one says when it comes back; what they write then is shown', async () => {
    const reference = await storeBooking()
    await markAnswered(reference, 'On the phone', by(), addDays(new Date(), 3))
    expect(await rowOf(reference, 'waiting')).toMatchObject({
      ...{ waits: false, act: 'Open', said: '', stub: { unit: 'left' } },
      status: { text: expect.stringMatching(/^Answered, back \w+, \w+ \d+$/) },
    })
    await noteReply(reference, 'And is the balloon safe?', by())
    expect(await rowOf(reference)).toMatchObject({
      ...{ waits: true, act: 'Reply', said: 'And is the balloon safe?', status: { text: 'Replied' } },
    })
  })

  test('an accepted offer is to confirm, a declined one says why, a booked trip when it leaves', async () => {
    const reference = await accepted()
    expect(await rowOf(reference)).toMatchObject({
      act: 'Confirm',
      status: { text: 'Offer accepted' },
      sum: { tone: 'firm' },
    })
    const other = await storeBooking()
    const { token } = await sendNew(other)
    await declineQuote({ token }, { text: 'Too dear for us.', key: newKey() })
    expect(await rowOf(other)).toMatchObject({
      ...{ act: 'Reply', status: { text: 'Declined' } },
      said: expect.stringContaining('Too dear for us.'),
    })
    await confirmAccepted(reference, by(), { isMailed: false })
    expect(await rowOf(reference, 'booked')).toMatchObject({ waits: false, about: expect.stringContaining('2027') })
  })

  test('money that is late stands with its sum, after those who wait', async () => {
    const reference = await accepted()
    await confirmAccepted(reference, by(), { isMailed: false })
    const waiting = await storeBooking()
    await makeLate(reference)
    const { rows, counts } = await listed('now')
    expect(rows.map((row) => row.reference)).toEqual([waiting, reference])
    expect([counts.now, counts.forUs]).toEqual([2, 1])
    expect(rows[1]).toMatchObject({
      ...{ act: 'Remind', stub: { figure: '3 days', unit: 'late', tone: 'debt' }, sum: { tone: 'owed' } },
      status: { text: 'Deposit late', tone: 'late' },
    })
  })

  test('the most urgent first: an accepted offer is promised sooner than an answer', async () => {
    const [older, newer] = [await storeBooking(), await accepted()]
    await testDb.lead.update({ where: { reference: older }, data: { waitingSince: subHours(new Date(), 2) } })
    expect((await listed('now')).rows.map((row) => row.reference)).toEqual([newer, older])
    await testDb.lead.update({ where: { reference: older }, data: { waitingSince: subHours(new Date(), 10) } })
    expect((await listed('now')).rows.map((row) => row.reference)).toEqual([older, newer])
  })

  test('further requests of the same address are counted, closed ones not', async () => {
    const same = { email: 'twins@example.org' }
    const [one, other, closed] = [await storeBooking(same), await storeBooking(same), await storeBooking(same)]
    await closeLead(closed, 'price', '', by())
    expect([(await rowOf(one)).twins, (await rowOf(other)).twins]).toEqual([1, 1])
  })

  test('Mine has those that one has', async () => {
    const [mine] = [await storeBooking(), await storeBooking()]
    await takeLead(mine, by())
    const { rows, count } = await listed('now', 'yes')
    expect([rows.map((row) => row.reference), count]).toEqual([[mine], 1])
  })
})

test('the list one came from stays beside a request and what is done with it, with the next of that list', async () => {
  await signInAtDesk('Wanjiru')
  const references: string[] = []
  for (const name of ['Ada', 'Bela', 'Cleo']) {
    const reference = await storeBooking({ name })
    await markAnswered(reference, '', by(), addDays(new Date(), 3))
    references.push(reference)
  }
  const [first = '', second = '', third = ''] = (await listed('waiting')).rows.map(({ reference }) => reference)
  expect([first, second, third].sort()).toEqual(references.sort())
  const { html } = await openDesk(LeadPage, { tab: 'waiting', reply: '' }, { reference: second })
  for (const one of [first, third])
    expect(html).toMatch(new RegExp(`href="/desk/leads/${one}\\?tab=waiting" [^>]*aria-label`))
  expect(html).toContain(`href="/desk/leads/${second}?tab=waiting&amp;open=day#day"`)
  const { page } = fieldsOf(html, 'Add it')
  expect(page).toBe(`/desk/leads/${second}?tab=waiting`)
  const form = { reference: second, key: newKey(), page: String(page), note: '' }
  expect((await postForm(noteLeadReply, form)).location).toMatch(/\?done=\d+&tab=waiting#top$/)
})

test('Money says who owes what by when: late first, then later', async () => {
  const reference = await accepted()
  await confirmAccepted(reference, by(), { isMailed: false })
  await makeLate(reference)
  const { groups, left } = await readOpenMoney()
  expect(left).toBe(0)
  expect(groups.map(({ group, rows }) => [group, rows.map(({ kind, name }) => `${kind} of ${name}`)])).toEqual([
    ['Late', ['deposit of Marta Lindqvist']],
    ['Later', ['balance of Marta Lindqvist']],
  ])
  expect(groups.map(({ sum }) => sum)).toEqual(groups.map(({ rows }) => rows[0]?.sum))
  await signInAtDesk()
  const { html } = await openDesk(MoneyPage)
  const { dues } = await readReservation(testDb, reference)
  for (const { amount, currency } of dues.filter(({ amount }) => amount !== null))
    expect(html).toContain(formatMoney(amount ?? 0, String(currency)))
})

describe('an act of a row', () => {
  const post = (action: (form: FormData) => Promise<void>, fields: Record<string, string | string[]>) => {
    const form = new FormData()
    for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value)
    return asRequest(async () => {
      await action(form)
      return {}
    })
  }

  beforeEach(() => signInAtDesk('Wanjiru'))

  test('is done at once and leads back to the list, which offers to undo it', async () => {
    const reference = await storeBooking()
    const row = { reference, key: newKey(), seen: '0', from: '/desk?tab=now' }
    const { location = '' } = await post(takeFromList, row)
    expect(location).toMatch(/^\/desk\?tab=now&done=\d+$/)
    expect(await rowOf(reference)).toMatchObject({ holder: 'Wanjiru' })
    const query = Object.fromEntries(new URLSearchParams(location.split('?')[1]))
    const { html } = await openDesk(InboxPage, query)
    expect(html).toContain('taken.')
    const undone = await post(undoFromList, { key: newKey(), event: String(query.done), from: '/desk' })
    expect(undone.location).toMatch(/^\/desk\?status=undone/)
    expect(await rowOf(reference)).toMatchObject({ holder: '' })
  })

  test('is not done where a colleague was first, and shows how it stands', async () => {
    const reference = await storeBooking()
    await takeLead(reference, { who: 'Musa', key: newKey() })
    const { location } = await post(takeFromList, { reference, key: newKey(), seen: '0', from: '/desk' })
    expect(location).toBe(`/desk/leads/${reference}?status=changed`)
    expect(await rowOf(reference)).toMatchObject({ holder: 'Musa' })
  })

  test('releases what was held as spam', async () => {
    const { reference } = await store('inquiry')
    await holdLead(reference)
    expect((await listed('now')).held).toMatchObject([{ reference, act: 'Not spam' }])
    const seen = String((await listed('now')).held[0]?.seen)
    await post(releaseFromList, { reference, key: newKey(), seen, from: '/desk' })
    expect(await rowOf(reference)).toMatchObject({ waits: true })
  })

  test.each<Record<string, string>>([
    { reference: '<b>' },
    { key: 'x' },
    { seen: '-1' },
    { from: 'https://evil.example' },
    { from: '/desk/../evil' },
  ])('that was tampered with does nothing elsewhere: %j', async (tampered) => {
    const reference = await storeBooking()
    const { location } = await post(takeFromList, {
      ...{ reference, key: newKey(), seen: '0', from: '/desk' },
      ...tampered,
    })
    expect(location).toMatch(/^\/desk(?:\?|$)/)
  })

  describe('on several', () => {
    const mark = (marked: string[], act: string) => post(actOnSeveral, { marked, act, key: newKey(), from: '/desk' })
    const stateOf = (reference: string) => testDb.lead.findUniqueOrThrow({ where: { reference } })
    const paramsOf = ({ location = '' }) => Object.fromEntries(new URLSearchParams(location.split('?')[1]))

    test('is done with each, and undone with one tap', async () => {
      const [one, two] = [await storeBooking(), (await store('inquiry')).reference]
      const params = paramsOf(await mark([`${one} 0`, `${two} 0`], 'done price'))
      expect(await stateOf(one)).toMatchObject({ status: 'closed', closedFor: 'price' })
      expect(await stateOf(two)).toMatchObject({ status: 'closed', closedFor: 'price' })
      const { html } = await openDesk(InboxPage, params)
      expect(html).toContain('2 requests: closed.')
      const undone = await post(undoFromList, { key: newKey(), event: String(params.done), from: '/desk' })
      expect(undone.location).toMatch(/^\/desk\?status=undone$/)
      expect(await stateOf(one)).toMatchObject({ status: 'new', closedFor: null })
      expect(await stateOf(two)).toMatchObject({ status: 'new', closedFor: null })
    })

    test('leaves alone what a colleague was first with, and names it', async () => {
      const [one, two] = [await storeBooking({ name: 'Marta Berg' }), (await store('inquiry')).reference]
      await takeLead(one, { who: 'Musa', key: newKey() })
      const params = paramsOf(await mark([`${one} 0`, `${two} 0`], 'spam'))
      expect(await stateOf(one)).toMatchObject({ status: 'new', takenBy: 'Musa' })
      expect(await stateOf(two)).toMatchObject({ status: 'held' })
      expect((await openDesk(InboxPage, params)).html).toContain('Nothing was done with Marta Berg')
    })

    test('hands over to a colleague who is signed in, to nobody else, and sets the next day', async () => {
      const reference = await storeBooking()
      expect(paramsOf(await mark([`${reference} 0`], 'give Musa'))).toMatchObject({ status: 'no-act' })
      await openSession((sql, values) => testDb.$queryRawUnsafe(sql, ...values), { name: 'Musa' })
      await mark([`${reference} 0`], 'give Musa')
      expect(await rowOf(reference)).toMatchObject({ holder: 'Musa' })
      const { seen } = await rowOf(reference)
      await mark([`${reference} ${seen}`], 'back 3')
      const back = dayAfter(await databaseDay(), 3)
      expect(await stateOf(reference)).toMatchObject({ remindOn: new Date(back), takenBy: 'Musa' })
    })

    test('sent twice counts once', async () => {
      const reference = await storeBooking()
      const form = { marked: `${reference} 0`, act: 'take', key: newKey(), from: '/desk' }
      const first = paramsOf(await post(actOnSeveral, form))
      expect(paramsOf(await post(actOnSeveral, form)).done).toBe(first.done)
    })

    test.each<Record<string, string | string[]>>([
      { marked: [] },
      { marked: '<b> 0' },
      { act: 'delete' },
      { act: 'back 900' },
      { from: 'https://evil.example' },
    ])('that was tampered with does nothing: %j', async (tampered) => {
      const reference = await storeBooking()
      const form = { marked: `${reference} 0`, act: 'nothing', key: newKey(), from: '/desk', ...tampered }
      expect((await post(actOnSeveral, form)).location).toMatch(/^\/desk\?/)
      expect(await stateOf(reference)).toMatchObject({ status: 'new', takenBy: '', remindOn: null })
    })
  })
})
