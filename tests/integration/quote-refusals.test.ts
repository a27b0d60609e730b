// What strangers and hurried travellers send to offers that are over, or that are not theirs.
import { addDays } from 'date-fns'
import { beforeEach, describe, expect, test } from 'vitest'
import QuotePage from '@/app/quote/[token]/page'
import { GET as getCalendar } from '@/app/quote/[token]/trip.ics/route'
import { acceptOffer, askAboutOffer, askForOfferAgain, declineOffer } from '@/lib/quotes/actions'
import { acceptQuote, withdrawQuote } from '@/lib/quotes/answers'
import { makeQuoteToken } from '@/lib/quotes/queries'
import { openDesk, postForm } from '../support/desk-link'
import '../support/image-settings'
import { emptyLeads } from '../support/leads'
import { makeDraft, newKey, sendNew, statesOf, storeBooking } from '../support/quotes'
import { testDb } from '../support/test-db'

beforeEach(emptyLeads)

const open = (token: string) => openDesk(QuotePage, {}, { token })

async function calendarOf(token: string) {
  const response = await getCalendar(new Request('http://localhost'), { params: Promise.resolve({ token }) })
  return { status: response.status, text: await response.text() }
}

/** All that an answer could change. */
const readAll = async () =>
  JSON.stringify([
    await testDb.quote.findMany({ orderBy: { id: 'asc' } }),
    await testDb.quoteAnswer.findMany(),
    await testDb.leadEvent.findMany(),
    await testDb.lead.findMany({ orderBy: { reference: 'asc' } }),
    await testDb.mail.findMany({ select: { id: true, subject: true }, orderBy: { id: 'asc' } }),
  ])

const actions = { acceptOffer, askAboutOffer, declineOffer, askForOfferAgain }
type Action = keyof typeof actions

const fieldsOf = (token: string, version: string) => ({
  token,
  version,
  key: newKey(),
  name: 'Marta Lindqvist',
  text: 'Is it warm?',
})

/** Offers in each state, with their links. */
const states = {
  draft: async () => {
    const { id } = await makeDraft(await storeBooking())
    return { token: await makeQuoteToken(testDb, id), version: '' }
  },
  replaced: async () => {
    const reference = await storeBooking()
    const { token } = await sendNew(reference)
    await sendNew(reference)
    return { token, version: 'A1' }
  },
  withdrawn: async () => {
    const { id, token } = await sendNew(await storeBooking())
    await withdrawQuote(id, { by: 'Musa', key: newKey() })
    return { token, version: 'A1' }
  },
  superseded: async () => {
    const reference = await storeBooking()
    const { token } = await sendNew(reference)
    const other = await sendNew(reference, { mode: 'beside' })
    await acceptQuote({ token: other.token }, { ...fieldsOf('', 'B1'), extras: [] })
    return { token, version: 'A1' }
  },
  expired: async () => {
    const { token } = await sendNew(await storeBooking(), {}, addDays(new Date(), -20))
    return { token, version: 'A1' }
  },
}
type State = keyof typeof states

const sentences: Record<State, [page: number, post: number, sentence: RegExp]> = {
  draft: [404, 400, /There is no such offer/],
  replaced: [410, 410, /This offer was replaced by offer A2/],
  withdrawn: [410, 410, /We have withdrawn this offer/],
  superseded: [410, 410, /Another of our offers to you was accepted/],
  expired: [200, 410, /This offer was valid until/],
}

describe.each(Object.keys(states) as State[])('an offer that is %s', (state) => {
  const [page, post, sentence] = sentences[state]

  test.each(Object.keys(actions) as Action[])('changes nothing by %s, twice', async (action) => {
    if (state === 'expired' && action === 'askForOfferAgain') return
    const { token, version } = await states[state]()
    const before = await readAll()
    const form = fieldsOf(token, version)
    const answers = [await postForm(actions[action] as never, form), await postForm(actions[action] as never, form)]
    for (const answer of answers)
      expect(answer).toMatchObject({ status: post, result: { problem: expect.stringMatching(sentence) } })
    expect(await readAll()).toBe(before)
  })

  test('opens with its status, and has no calendar file', async () => {
    const { token } = await states[state]()
    const before = await readAll()
    expect((await open(token)).status).toBe(page)
    expect(await calendarOf(token)).toEqual({ status: 404, text: 'There is no booked trip at this address.' })
    expect(await readAll()).toBe(before)
  })
})

test('the key of a form of one offer answers no other, also at the same moment', async () => {
  const references = [await storeBooking(), await storeBooking({ email: 'other@example.com' })]
  const sent = await Promise.all(references.map((reference) => sendNew(reference)))
  const form = fieldsOf('', 'A1')
  const both = await Promise.all(sent.map(({ token }) => postForm(acceptOffer as never, { ...form, token })))
  expect(both.map(({ status }) => status).sort()).toEqual([303, 400])
  const states = await Promise.all(references.map((reference) => statesOf(reference)))
  expect(states.map(({ A1 }) => A1).sort()).toEqual(['accepted', 'open'])
})

describe('an open offer', () => {
  test.each<[what: string, action: Action, fields: Record<string, string>, sentence: RegExp]>([
    ['an extra that it does not have', 'acceptOffer', { 'extra helicopter': 'yes' }, /not part of this offer/],
    ['an extra without a name', 'acceptOffer', { 'extra ': 'yes' }, /not part of this offer/],
    ['the version of another offer', 'acceptOffer', { version: 'B1' }, /another version/],
    ['no version', 'acceptOffer', { version: '' }, /another version/],
    ['a name of control characters', 'acceptOffer', { name: '\u0000\u0007' }, /your name/],
    ['a name that is too long', 'acceptOffer', { name: 'M'.repeat(121) }, /your name/],
    ['no key', 'acceptOffer', { key: '' }, /already sent/],
    ['a key that is none', 'declineOffer', { key: `' OR 1=1` }, /already sent/],
    ['a question of spaces', 'askAboutOffer', { text: ' \u200b\n' }, /write your question/],
    ['a question that is too long', 'askAboutOffer', { text: 'a'.repeat(4001) }, /at most 4000/],
    ['a reason that is too long', 'declineOffer', { text: 'a'.repeat(4001) }, /at most 4000/],
    ['to be made again', 'askForOfferAgain', {}, /still valid/],
    ['the link of another host', 'acceptOffer', { token: 'https://example.com' }, /no such offer/],
  ])('refuses %s, and changes nothing', async (_what, action, fields, sentence) => {
    const { token } = await sendNew(await storeBooking())
    const before = await readAll()
    const answer = await postForm(actions[action] as never, { ...fieldsOf(token, 'A1'), ...fields })
    expect(answer).toMatchObject({ status: 400, result: { problem: expect.stringMatching(sentence) } })
    expect(await readAll()).toBe(before)
  })

  test('has no calendar file, also once it is accepted, until the office has booked it', async () => {
    const { token } = await sendNew(await storeBooking())
    expect((await calendarOf(token)).status).toBe(404)
    await postForm(acceptOffer as never, fieldsOf(token, 'A1'))
    expect((await calendarOf(token)).status).toBe(404)
  })
})
