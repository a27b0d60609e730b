import { subDays } from 'date-fns'
import { beforeEach, describe, expect, test } from 'vitest'
import QuotePage from '@/app/quote/[token]/page'
import { acceptOffer, askAboutOffer, askForOfferAgain, declineOffer } from '@/lib/quotes/actions'
import { acceptQuote, askAboutQuote, withdrawQuote } from '@/lib/quotes/answers'
import { saveDraft } from '@/lib/quotes/draft'
import { askAgainText } from '@/lib/quotes/letters'
import type { QuoteSnapshot } from '@/lib/quotes/snapshot'
import '../support/image-settings'
import { openDesk, postForm } from '../support/desk-link'
import { emptyLeads, storedMails } from '../support/leads'
import { byWanjiru, makeDraft, newKey, send, sendNew, statesOf, storeBooking } from '../support/quotes'
import { testDb } from '../support/test-db'

beforeEach(emptyLeads)

const open = (token: string) => openDesk(QuotePage, {}, { token })

const balloon = { id: 'balloon', text: 'Balloon over the Mara', count: 2, amount: 45_000 }

/** Sends an offer with an optional extra. */
async function sendWithExtra(changes: Partial<QuoteSnapshot> = {}) {
  const reference = await storeBooking({ preferredDates: 'Jul 10, 2027 - Jul 17, 2027' })
  const { id, snapshot } = await makeDraft(reference)
  await saveDraft(testDb, id, { ...snapshot, extras: [balloon], validUntil: '2026-12-12', ...changes }, byWanjiru())
  const { href } = await send(id, {}, new Date('2026-11-28T09:00:00Z'))
  return { id, reference, token: href.split('/').at(-1) ?? '', snapshot }
}

const fieldsOf = (token: string, fields = {}) => ({ token, key: newKey(), ...fields })
const accepting = (token: string, fields = {}) => fieldsOf(token, { name: 'Marta Lindqvist', version: 'A1', ...fields })

describe('an open offer', () => {
  test('says all that was offered, what happens next, and that nobody is tracked', async () => {
    const reference = await storeBooking({ preferredDates: 'Jul 10, 2027 - Jul 17, 2027' })
    const { token } = await sendNew(reference)
    const { status, html } = await open(token)
    expect(status).toBe(200)
    for (const text of [
      'Offer A1 for Marta Lindqvist',
      'Mara, Nakuru, Naivasha, Amboseli',
      '2 adults',
      'July 10, 2027 to July 16, 2027',
      'Saturday, July 10, 2027',
      'Dear Marta Lindqvist,',
      'Wanjiru answers you',
      'Deposit, by ',
      'Balance, by ',
      'bank transfer',
      'Flights to and from your home country',
      '60 days before departure',
      'Nothing is booked or owed before that.',
      'in Nairobi',
      'We do not note who opens this page',
      '/maps/6-wide.svg',
    ])
      expect(html, text).toContain(text)
    expect(html).toContain('Accept offer A1')
    // To no other offer.
    expect(html).not.toMatch(/href="\/quote\/(?![^"]+\/papers\/)/)
  })

  test('is accepted once with an extra, and says so to whoever looks', async () => {
    const { reference, token, snapshot } = await sendWithExtra({ validUntil: '2027-06-30' })
    expect((await open(token)).html).toContain('Balloon over the Mara: US$900')
    const form = accepting(token, { 'extra balloon': 'yes' })
    for (const _ of ['first', 'again']) {
      const { status, location } = await postForm(acceptOffer as never, form)
      expect({ status, location }).toEqual({ status: 303, location: `/quote/${token}?done=${form.key}#answer` })
    }
    // From another tab.
    await postForm(acceptOffer as never, accepting(token))
    expect(await statesOf(reference)).toEqual({ A1: 'accepted' })
    const { html } = await open(token)
    expect(html).toContain('Thank you, Marta Lindqvist')
    expect(html).toMatch(
      /Marta Lindqvist accepted offer A1 on \w+ \d+, \d{4} at .+ in Nairobi, with Balloon over the Mara/,
    )
    const total = new Intl.NumberFormat('en-US').format((snapshot.total + 90_000) / 100)
    expect(html).toContain(`US$${total} in all`)
    expect(html).toContain('you pay US$1,584 (deposit, by ')
    expect(html).not.toContain('Accept offer')
    expect(html).not.toContain('Decline this offer')
    expect(html).toContain('Send your question')
    const mails = await storedMails()
    expect(mails.filter(({ subject }) => subject.startsWith('You have accepted our offer A1'))).toHaveLength(1)
  })

  test('gives back what was typed when it is refused', async () => {
    const { token } = await sendWithExtra({ validUntil: '2027-06-30' })
    const nameless = await postForm(acceptOffer as never, accepting(token, { name: ' ', 'extra balloon': 'yes' }))
    expect(nameless).toMatchObject({
      status: 400,
      result: { problem: expect.stringContaining('your name'), values: { 'extra balloon': 'yes' } },
    })
    for (const fields of [{ version: 'A2' }, { 'extra helicopter': 'yes' }, { key: 'x' }])
      expect((await postForm(acceptOffer as never, accepting(token, fields))).status).toBe(400)
    expect((await postForm(askAboutOffer as never, fieldsOf(token, { text: ' ' }))).status).toBe(400)
    expect((await postForm(declineOffer as never, {})).status).toBe(400)
    expect((await open(token)).html).toContain('Accept offer A1')
  })

  test('is asked about, and shows the question', async () => {
    const { token } = await sendWithExtra({ validUntil: '2027-06-30' })
    const question = fieldsOf(token, { text: 'Is there <b>a cot</b>?' })
    await postForm(askAboutOffer as never, question)
    await postForm(askAboutOffer as never, question)
    const { html } = await open(token)
    expect(html).toContain('We have your question')
    expect(html.split('Is there &lt;b&gt;a cot&lt;/b&gt;?')).toHaveLength(2)
    expect(html).toContain('Accept offer A1')
  })

  test('is declined without a reason', async () => {
    const { token } = await sendWithExtra({ validUntil: '2027-06-30' })
    await postForm(declineOffer as never, fieldsOf(token, { text: '' }))
    const { status, html } = await open(token)
    expect(status).toBe(200)
    expect(html).toContain('This offer was declined')
    expect(html).not.toContain('Accept offer')
  })

  test('is changed by no opening of its page', async () => {
    const { token, reference } = await sendWithExtra({ validUntil: '2027-06-30' })
    const read = async () => JSON.stringify([await testDb.quote.findMany(), await testDb.leadEvent.findMany()])
    const before = await read()
    await Promise.all([open(token), open(token)])
    expect(await read()).toBe(before)
    expect(await testDb.quoteAnswer.count({ where: { reference } })).toBe(0)
  })
})

test('an offer accepted by the office names who did it', async () => {
  const { id, token } = await sendWithExtra({ validUntil: '2027-06-30' })
  await acceptQuote({ id, by: 'Musa' }, { name: 'Marta Lindqvist', extras: [], version: 'A1', key: newKey() })
  const { html } = await open(token)
  expect(html).toContain('Offer A1 is accepted')
  expect(html).toContain('accepted offer A1 for you')
})

test('an expired offer is asked for again in one tap, and once', async () => {
  const reference = await storeBooking({ preferredDates: 'Jul 10, 2027 - Jul 17, 2027' })
  const { token } = await sendNew(reference, {}, subDays(new Date(), 20))
  const { status, html } = await open(token)
  expect(status).toBe(200)
  expect(html).toContain('This offer has expired')
  expect(html).toContain('Ask for it again')
  expect(html).not.toContain('Accept offer')
  const late = await postForm(acceptOffer as never, accepting(token))
  expect(late).toMatchObject({ status: 410, result: { problem: expect.stringContaining('was valid until') } })
  await postForm(askForOfferAgain as never, fieldsOf(token))
  await postForm(askForOfferAgain as never, fieldsOf(token))
  const asked = await open(token)
  expect(asked.html.split(askAgainText)).toHaveLength(2)
  expect(asked.html).not.toContain('Ask for it again')
})

test('an expired offer can be asked for again, also when a question waits for us', async () => {
  const reference = await storeBooking({ preferredDates: 'Jul 10, 2027 - Jul 17, 2027' })
  const sentAt = subDays(new Date(), 20)
  const { token } = await sendNew(reference, {}, sentAt)
  await askAboutQuote({ token }, { text: 'Is there a cot?', key: newKey() }, sentAt)
  const { html } = await open(token)
  expect(html).toContain('Is there a cot?')
  expect(html).toContain('Ask for it again')
})

describe('a link that is over', () => {
  test('leads to the newer version', async () => {
    const reference = await storeBooking()
    const old = await sendNew(reference)
    const { id } = await makeDraft(reference, { from: old.id })
    const newer = await send(id)
    const { status, html } = await open(old.token)
    expect(status).toBe(410)
    expect(html).toContain('This offer was replaced by offer A2.')
    expect(html).toContain(`href="/quote/${newer.href.split('/').at(-1)}"`)
    expect(html).toContain('See offer A2')
    expect(html).not.toContain('US$')
    expect((await postForm(acceptOffer as never, accepting(old.token))).status).toBe(410)
  })

  test('says that the offer is withdrawn, or that another was chosen', async () => {
    const reference = await storeBooking()
    const [one, two] = [await sendNew(reference), await sendNew(reference, { mode: 'beside' })]
    const three = await sendNew(reference, { mode: 'beside' })
    await withdrawQuote(one.id, { by: 'Musa', key: newKey() })
    await postForm(acceptOffer as never, accepting(two.token, { version: 'B1' }))
    const answers = await Promise.all([open(one.token), open(three.token)])
    expect(answers.map(({ status }) => status)).toEqual([410, 410])
    expect(answers[0]?.html).toContain('We have withdrawn this offer.')
    expect(answers[1]?.html).toContain('Another of our offers to you was accepted.')
  })

  test.each(['a', 'A'.repeat(43), '%27'])('opens nothing: %s', async (token) => {
    expect((await open(token)).status).toBe(404)
  })
})
