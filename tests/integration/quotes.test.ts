import { addDays } from 'date-fns'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import QuotePage from '@/app/quote/[token]/page'
import { formatLongDate } from '@/lib/content/format'
import { dayAfter } from '@/lib/domain/day-after'
import { dayInNairobi } from '@/lib/domain/nairobi'
import { deleteLeads } from '@/lib/leads/handling'
import { findLead, readLeadTexts } from '@/lib/leads/queries'
import { BadRequestError, ChangedError, GoneError, NotFoundError } from '@/lib/platform/errors'
import type { Priced } from '@/lib/prices/estimate'
import { acceptQuote, askAboutQuote, askAgain, declineQuote, reopenQuote, withdrawQuote } from '@/lib/quotes/answers'
import { compareLines } from '@/lib/quotes/compare-lines'
import { deleteDraft, draftQuotes, saveDraft } from '@/lib/quotes/draft'
import { findQuoteByToken, getQuoteHref } from '@/lib/quotes/queries'
import { readShownPrices } from '@/lib/quotes/shown-estimate'
import { lineTotal } from '@/lib/quotes/snapshot'
import { cancelReservation, confirmAccepted } from '@/lib/reservations/handling'
import { readReservation } from '@/lib/reservations/queries'
import { toHtml } from '../support/desk-link'
import { emptyLeads, store, storedMails } from '../support/leads'
import { byWanjiru, makeDraft, newKey, send, sendNew, statesOf, storeBooking } from '../support/quotes'
import { testDb } from '../support/test-db'

beforeEach(emptyLeads)

const accept = (token: string, fields = {}, at?: Date) =>
  acceptQuote({ token }, { name: 'Marta Lindqvist', extras: [], version: 'A1', key: newKey(), ...fields }, at)

const mailsTo = async (role: string) => (await storedMails()).filter((mail) => mail.role === role)
const answersOf = (reference: string) => testDb.quoteAnswer.findMany({ where: { reference }, orderBy: { id: 'asc' } })
const leadOf = (reference: string) => testDb.lead.findUniqueOrThrow({ where: { reference } })

describe('a draft', () => {
  test('begins with the estimate that was shown for a month, before there are days', async () => {
    const reference = await storeBooking({ preferredDates: 'Some time in September 2027' })
    const { snapshot } = await makeDraft(reference)
    const { estimate } = await testDb.booking.findUniqueOrThrow({ where: { reference } })
    expect(estimate).toMatchObject({ isPriced: true, total: snapshot.total })
    expect(snapshot.lines.length).toBeGreaterThan(0)
    expect(snapshot.days.map(({ date }) => date)).toEqual(snapshot.days.map(() => null))
  })

  test('of trips one after the other has the days of all, without a gap, and one total with the transfer', async () => {
    const several = { itineraryId: 7, furtherItineraryIds: '5', severalTrips: 'in-turn' }
    const reference = await storeBooking({ ...several, preferredDates: 'Jul 24, 2027 - Aug 1, 2027' })
    const { snapshot } = await makeDraft(reference)
    expect(snapshot.trip).toMatchObject({ id: 7, title: expect.stringMatching(/^Mara Long Weekend and .*Zanzibar/) })
    const dates = snapshot.days.map(({ date }) => date)
    expect(dates).toEqual(dates.map((_, index) => dayAfter('2027-07-24', index)))
    const stored = await testDb.booking.findUniqueOrThrow({ where: { reference } })
    const estimates = [stored.estimate, ...(stored.furtherEstimates as object[])] as Priced[]
    const toUs = estimates.flatMap(({ lines }) => lines).filter(({ isOnTheSpot }) => !isOnTheSpot)
    expect(snapshot.lines.map(({ text }) => text).join()).toContain('Transfer')
    expect(snapshot.total).toBe(toUs.reduce((sum, { amount }) => sum + amount, 0))
  })

  test('of alternatives is one for each, with its own days, letter and price, sent as A and B', async () => {
    const reference = await storeBooking({
      ...{ itineraryId: 7, furtherItineraryIds: '5', severalTrips: 'alternatives' },
      preferredDates: 'Jul 24, 2027 - Aug 1, 2027',
    })
    const editor = byWanjiru()
    const begin = () => testDb.$transaction((tx) => draftQuotes(tx, reference, { by: 'Wanjiru', editor }))
    const [first, second] = await begin()
    expect(await begin()).toHaveLength(2)
    expect([first, second].map((one) => one?.snapshot.trip.id)).toEqual([7, 5])
    expect(first?.snapshot.days).toHaveLength(3)
    expect(second?.snapshot.days).not.toHaveLength(3)
    expect(second?.snapshot.letter).toContain(second?.snapshot.trip.title)
    const { furtherEstimates } = await testDb.booking.findUniqueOrThrow({ where: { reference } })
    const [told] = furtherEstimates as unknown as Priced[]
    const toUs = told?.lines.filter(({ isOnTheSpot }) => !isOnTheSpot).reduce((sum, { amount }) => sum + amount, 0)
    expect(second?.snapshot.total).toBe(toUs)
    for (const one of [first, second]) await send(one?.id ?? 0, { mode: 'beside' })
    expect(await statesOf(reference)).toEqual({ A1: 'open', B1: 'open' })
  })

  test('has the days, the estimate as it was shown, and the terms', async () => {
    const reference = await storeBooking({ preferredDates: 'Jul 10, 2027 - Jul 17, 2027' })
    const { estimate } = await testDb.booking.findUniqueOrThrow({ where: { reference } })
    const told = estimate as { lines: { amount: number; isOnTheSpot: boolean }[] }
    const toUs = told.lines.filter(({ isOnTheSpot }) => !isOnTheSpot)
    const today = dayInNairobi(new Date())

    const { state, snapshot } = await makeDraft(reference)

    expect(state).toBe('draft')
    expect(snapshot.total).toBe(toUs.reduce((sum, { amount }) => sum + amount, 0))
    expect(snapshot.total).toBe(snapshot.lines.reduce((sum, line) => sum + lineTotal(line), 0))
    expect(snapshot.paidOnArrival).toHaveLength(told.lines.length - toUs.length)
    expect(snapshot.deposit.amount).toBe(Math.ceil((snapshot.total * 0.3) / 100) * 100)
    expect(snapshot.deposit.amount + snapshot.balance.amount).toBe(snapshot.total)
    expect(snapshot).toMatchObject({
      trip: { id: 6, title: 'Mara, Nakuru, Naivasha, Amboseli' },
      currency: 'USD',
      party: { adults: 2, kids: 0, toddlers: 0 },
      deposit: { day: dayInNairobi(addDays(new Date(), 17)) },
      validUntil: dayInNairobi(addDays(new Date(), 14)),
      signedBy: 'Wanjiru',
      letter: expect.stringContaining('Dear Marta Lindqvist,'),
      cancellation: expect.stringContaining('60 days before departure'),
      howToPay: expect.stringContaining('bank transfer'),
    })
    expect(snapshot.validUntil > today).toBe(true)
    expect(snapshot.days[0]).toMatchObject({
      date: '2027-07-10',
      bed: expect.stringMatching(/\w/),
      meals: expect.any(String),
    })
    expect(snapshot.days[1]?.date).toBe('2027-07-11')
    expect(snapshot.notIncluded.join()).toContain('Flights to and from your home country')
    expect(JSON.stringify(snapshot)).not.toMatch(/\{[a-z-]+\}/)
  })

  test('differs in nothing from what the travellers were shown, and is compared with its own trip only', async () => {
    const several = { itineraryId: 7, furtherItineraryIds: '5', preferredDates: 'Jul 24, 2027 - Aug 1, 2027' }
    const family = { numberOfAdults: 2, numberOfKids: 3, childAges: '4, 8 and 12' }
    for (const fields of [
      { ...several, severalTrips: 'in-turn' },
      { ...several, severalTrips: 'alternatives' },
      { ...family, preferredDates: 'Jul 10, 2027 - Jul 17, 2027' },
    ]) {
      const reference = await storeBooking(fields)
      const row = await findLead(testDb, reference)
      if (!row) throw new Error('No lead')
      for (const { snapshot } of await testDb.$transaction((tx) => draftQuotes(tx, reference, { by: '' }))) {
        const shown = readShownPrices(row, snapshot.trip.id)
        expect(compareLines(snapshot.lines, shown?.lines ?? [])).toEqual({
          notes: snapshot.lines.map(() => ''),
          gone: [],
        })
      }
      expect(readShownPrices(row, 2)).toBeUndefined()
    }
  })

  test('names a lodge that is confirmed, and the bed where its name is a sample', async () => {
    const firstBed = async () => (await makeDraft(await storeBooking({}))).snapshot.days[0]
    expect(await firstBed()).toMatchObject({
      bed: 'Tented camp, Talek',
      bedNote: expect.stringMatching(/^Plain tents/),
    })
    const where = { id: 'whooping-hyena' }
    await testDb.lodge.update({ where, data: { status: 'confirmed' } })
    onTestFinished(async () => void (await testDb.lodge.update({ where, data: { status: 'sample' } })))
    expect(await firstBed()).toMatchObject({
      bed: 'Whooping Hyena Camp or similar, Talek',
      bedNote: expect.stringMatching(/^Plain tents outside the gate/),
    })
  })

  test('of a family has a line for each child, and leaves out who is too young', async () => {
    const family = { numberOfAdults: 2, numberOfKids: 3, childAges: '4, 8 and 12' }
    const { snapshot } = await makeDraft(
      await storeBooking({ ...family, preferredDates: 'Jul 10, 2027 - Jul 17, 2027' }),
    )
    expect(snapshot.party).toEqual({ adults: 2, kids: 2, toddlers: 0 })
    expect(snapshot.lines.slice(0, 3)).toMatchObject([
      { text: 'The trip, per adult', count: 2 },
      { text: expect.stringMatching(/^The trip, child aged 8 at \d+%$/), count: 1 },
      { text: expect.stringMatching(/^The trip, child aged 12 at \d+%$/), count: 1 },
    ])
    expect(snapshot.notIncluded[0]).toContain('the child aged 4 cannot come')
  })

  test('of many children fits into the lines of an offer', async () => {
    const group = {
      numberOfAdults: 1,
      numberOfKids: 19,
      childAges: '9',
      furtherItineraryIds: '5,7',
      severalTrips: 'in-turn',
    }
    const { snapshot } = await makeDraft(
      await storeBooking({ ...group, preferredDates: 'Jul 10, 2027 - Jul 17, 2027' }),
    )
    expect(snapshot.lines.length).toBeLessThanOrEqual(40)
    expect(snapshot.total).toBe(snapshot.lines.reduce((sum, line) => sum + lineTotal(line), 0))
  })

  test('without dates has days without dates and no price', async () => {
    const { snapshot } = await makeDraft(await storeBooking({ preferredDates: '' }))
    expect(snapshot.days.length).toBeGreaterThan(1)
    expect(snapshot.days.every(({ date }) => date === null)).toBe(true)
    expect(snapshot).toMatchObject({ lines: [], total: 0, deposit: { amount: 0 }, balance: { amount: 0, day: null } })
  })

  test('of a message knows neither trip nor party, until the office names a trip', async () => {
    const { reference } = await store('contact_message')
    const { snapshot } = await makeDraft(reference)
    expect(snapshot).toMatchObject({ trip: { id: null, title: '' }, party: { adults: 0 }, days: [], lines: [] })
    const chosen = await makeDraft(reference, { itineraryId: 7 })
    expect(chosen.snapshot).toMatchObject({ trip: { id: 7 }, lines: [] })
    expect(await testDb.quote.count({ where: { reference } })).toBe(2)
  })

  test('is one per request that asks for one trip, and saved only when it adds up', async () => {
    const reference = await storeBooking()
    const [one, other] = await Promise.all([makeDraft(reference), makeDraft(reference)])
    expect(other.id).toBe(one.id)
    const { snapshot } = one
    await expect(saveDraft(testDb, one.id, { ...snapshot, total: snapshot.total + 100 }, byWanjiru())).rejects.toThrow(
      'total',
    )
    await saveDraft(testDb, one.id, { ...snapshot, letter: 'See you in Nanyuki.' }, byWanjiru())
    expect((await makeDraft(reference)).snapshot.letter).toBe('See you in Nanyuki.')
    await deleteDraft(testDb, one.id, byWanjiru())
    expect(await statesOf(reference)).toEqual({})
  })

  test('that is not complete is not sent, and says all that is missing', async () => {
    const { id } = await makeDraft(await storeBooking({ preferredDates: '' }))
    await expect(send(id)).rejects.toThrow('Give every day its date. Say what it costs.')
  })
})

describe('a copy of an offer to another traveller', () => {
  const theirs = { name: 'Otto Brandt', email: 'otto@example.org', preferredDates: 'Aug 2, 2027 - Aug 9, 2027' }

  /** Sent, with a price, an extra and a letter that the office typed. */
  async function sendTheirs(fields = {}) {
    const reference = await storeBooking({ ...theirs, ...fields })
    const { id, snapshot } = await makeDraft(reference)
    const extra = { id: 'extra-1', text: 'Balloon', count: 2, amount: 48_000, kind: null }
    const agreed = 10_000
    const changed = {
      ...snapshot,
      lines: [{ text: 'The trip, all in', count: 1, amount: 400_000, kind: null }],
      extras: [extra],
      days: snapshot.days.map((day) => ({ ...day, text: 'By boat.' })),
      total: 400_000,
      deposit: { amount: 50_000, day: null },
      further: [{ amount: agreed, day: '2027-03-01' }],
      balance: { amount: 350_000 - agreed, day: '2027-05-01' },
      howToPay: 'By M-Pesa.',
      letter: 'Dear Otto Brandt,\n\nHappy birthday.',
    }
    await testDb.$transaction((tx) => saveDraft(tx, id, changed, byWanjiru()))
    await send(id)
    return { id, reference, snapshot: changed }
  }

  test('has its prices, days and terms, and the party, dates, letter and payments of this request', async () => {
    const source = await sendTheirs()
    const before = await testDb.quote.findUniqueOrThrow({ where: { id: source.id } })
    const reference = await storeBooking({ preferredDates: 'Jul 10, 2027 - Jul 17, 2027', numberOfAdults: 3 })
    const editor = byWanjiru()
    const { snapshot } = await makeDraft(reference, { from: source.id, editor })
    const { trip, lines, extras, currency, howToPay, cancellation, total } = source.snapshot
    expect(snapshot).toMatchObject({
      ...{ trip, lines, extras, currency, howToPay, cancellation, total },
      party: { adults: 3, kids: 0, toddlers: 0 },
      letter: expect.stringContaining('Dear Marta Lindqvist,'),
      deposit: { amount: 120_000, day: dayInNairobi(addDays(new Date(), 17)) },
      further: [],
      validUntil: dayInNairobi(addDays(new Date(), 14)),
    })
    expect(snapshot.days.map(({ text }) => text)).toEqual(source.snapshot.days.map(() => 'By boat.'))
    expect(snapshot.days.map(({ date }) => date)).toEqual(
      source.snapshot.days.map((_, index) => dayAfter('2027-07-10', index)),
    )
    expect(JSON.stringify(snapshot)).not.toMatch(/Otto|Brandt|birthday/)
    const [event] = await testDb.leadEvent.findMany({ where: { reference } })
    const day = formatLongDate(dayInNairobi(new Date()))
    expect(event?.note).toContain(`with the prices of ${source.reference} A1 of ${day}`)
    expect(await testDb.quote.findUniqueOrThrow({ where: { id: source.id } })).toEqual(before)
    expect(await statesOf(source.reference)).toEqual({ A1: 'open' })
  })

  test('names none of their children, and no charges that are counted by their heads', async () => {
    const family = { numberOfAdults: 2, numberOfKids: 3, childAges: '4, 8 and 12' }
    const source = await sendTheirs(family)
    expect(source.snapshot.notIncluded.join()).toContain('aged 4')
    const reference = await storeBooking({ preferredDates: 'Jul 10, 2027 - Jul 17, 2027' })
    const { snapshot } = await makeDraft(reference, { from: source.id })
    expect(JSON.stringify(snapshot)).not.toContain('aged')
    const own = await makeDraft(await storeBooking({ preferredDates: 'Jul 10, 2027 - Jul 17, 2027', message: 'Own' }))
    expect(snapshot.paidOnArrival).toEqual(own.snapshot.paidOnArrival)
  })

  test('is made of nothing that was never sent', async () => {
    const { id } = await makeDraft(await storeBooking(theirs))
    const reference = await storeBooking({})
    await expect(makeDraft(reference, { from: id })).rejects.toThrow(NotFoundError)
    await expect(makeDraft(reference, { from: 999_999 })).rejects.toThrow(NotFoundError)
    expect(await testDb.quote.count()).toBe(1)
  })
})

describe('a sent quote', () => {
  test('is mailed once, sets the day to look again, and opens by its link only', async () => {
    const reference = await storeBooking()
    const { id } = await makeDraft(reference)
    const key = newKey()
    const [{ href }, again] = await Promise.all([send(id, { key }), send(id, { key })])
    expect(again.href).toBe(href)
    const [mail, ...others] = await mailsTo('answer')
    expect(others).toEqual([])
    expect(mail?.text).toContain(href)
    const lead = await leadOf(reference)
    const quote = await testDb.quote.findUniqueOrThrow({ where: { id } })
    expect(lead).toMatchObject({ status: 'quoted', takenBy: 'Wanjiru', remindOn: addDays(quote.validUntil, -2) })
    const { history } = (await readLeadTexts(testDb, [reference])).get(reference) ?? { history: [] }
    expect(history).toEqual([expect.stringMatching(/quoted by Wanjiru: Offer A1: US\$[\d,]+, valid until/)])

    const token = href.split('/').at(-1) ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(quote)).not.toContain(token)
    expect(await findQuoteByToken(testDb, token)).toMatchObject({ id, name: 'A1', state: 'open' })
    expect(await getQuoteHref(testDb, quote)).toBe(href)
    for (const altered of [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${token}A`,
      '',
      "' OR 1=1",
      null,
    ])
      expect(await findQuoteByToken(testDb, altered)).toBeNull()
    await expect(accept('A'.repeat(43))).rejects.toThrow(NotFoundError)
  })

  test('never changes, also not by SQL', async () => {
    const reference = await storeBooking()
    const { id, token } = await sendNew(reference)
    await accept(token)
    const { snapshot } = await testDb.quote.findUniqueOrThrow({ where: { id } })
    await expect(saveDraft(testDb, id, snapshot, byWanjiru())).rejects.toThrow(ChangedError)
    await expect(deleteDraft(testDb, id, byWanjiru())).rejects.toThrow(ChangedError)
    for (const change of [
      `snapshot = jsonb_set(snapshot, '{total}', '1')`,
      `valid_until = valid_until + 1`,
      `token_hash = 'x'`,
      'sent_at = NULL',
    ])
      await expect(testDb.$executeRawUnsafe(`UPDATE quotes SET ${change} WHERE id = ${id}`)).rejects.toThrow('was sent')
    await expect(testDb.$executeRaw`UPDATE quote_answers SET kind = 'declined'`).rejects.toThrow('only added to')
  })

  test('by two colleagues at once is sent by one of them', async () => {
    const { id } = await makeDraft(await storeBooking())
    const sent = await Promise.allSettled([send(id), send(id, { by: 'Musa' })])
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(ChangedError) })
    expect(await mailsTo('answer')).toHaveLength(1)
  })

  test('without an address goes by WhatsApp only', async () => {
    const reference = await storeBooking()
    await testDb.lead.update({ where: { reference }, data: { email: '' } })
    const { id } = await makeDraft(reference)
    await expect(send(id)).rejects.toThrow('Send the offer by WhatsApp')
    const { message, href } = await send(id, { how: 'whatsapp' })
    expect(message).toContain(href)
    await accept(href.split('/').at(-1) ?? '')
    expect(await mailsTo('answer')).toEqual([])
    expect((await mailsTo('visitor')).filter(({ to }) => to === '')).toEqual([])
  })
})

describe('versions', () => {
  test('the old one lives until the new one is sent, then names it, and is never revived', async () => {
    const reference = await storeBooking()
    const first = await sendNew(reference)
    const { id } = await makeDraft(reference, { from: first.id })
    expect(await statesOf(reference)).toEqual({ A1: 'open', '': 'draft' })
    await send(id)
    expect(await statesOf(reference)).toEqual({ A1: 'replaced', A2: 'open' })
    await expect(accept(first.token)).rejects.toThrow(GoneError)
    await expect(accept(first.token)).rejects.toThrow('replaced by offer A2')
    await withdrawQuote(id, { by: 'Wanjiru', key: newKey() })
    await sendNew(reference)
    expect(await statesOf(reference)).toEqual({ A1: 'replaced', A2: 'replaced', A3: 'open' })
    expect(await findQuoteByToken(testDb, first.token)).toMatchObject({ newest: { name: 'A3' } })
    await expect(askAboutQuote({ token: first.token }, { text: 'Why?', key: newKey() })).rejects.toThrow('offer A3')
  })

  test('a draft takes the place of one that was drafted after it and sent before it', async () => {
    const reference = await storeBooking()
    const { id: from } = await sendNew(reference)
    const [older, newer] = [await makeDraft(reference, { from }), await makeDraft(reference, { from })]
    await send(newer.id)
    await send(older.id)
    expect(await statesOf(reference)).toEqual({ A1: 'replaced', A2: 'replaced', A3: 'open' })
    await sendNew(reference)
    expect(await statesOf(reference)).toMatchObject({ A3: 'replaced', A4: 'open' })
  })

  test('one beside it is another option; accepting one closes the other', async () => {
    const reference = await storeBooking()
    const [a, b] = [await sendNew(reference), await sendNew(reference, { mode: 'beside' })]
    expect(await statesOf(reference)).toEqual({ A1: 'open', B1: 'open' })
    await sendNew(reference, { replacesId: a.id })
    expect(await statesOf(reference)).toEqual({ A1: 'replaced', B1: 'open', A2: 'open' })
    const late = await makeDraft(reference)
    await expect(send(late.id, { replacesId: a.id })).rejects.toThrow(ChangedError)
    await accept(b.token, { version: 'B1' })
    expect(await statesOf(reference)).toEqual({ A1: 'replaced', B1: 'accepted', A2: 'superseded', '': 'draft' })
    await expect(send(late.id)).rejects.toThrow('Offer B1 is accepted')
  })
})

describe('accepting', () => {
  test('two at once give one answer, one mail to us and one receipt, also in another tab and after a reload', async () => {
    const reference = await storeBooking()
    const { token } = await sendNew(reference)
    const before = (await storedMails()).length
    const key = newKey()
    const answers = await Promise.all([accept(token, { key }), accept(token, { key }), accept(token), accept(token)])
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await statesOf(reference)).toEqual({ A1: 'accepted' })
    expect(await answersOf(reference)).toHaveLength(1)
    const mails = (await storedMails()).slice(before)
    expect(mails.map(({ role }) => role).sort()).toEqual(['operator', 'visitor'])
    expect(mails.find(({ role }) => role === 'visitor')?.text).toContain('Nothing is booked or owed until we confirm.')
    expect(await leadOf(reference)).toMatchObject({ status: 'quoted', remindOn: null })
  })

  test('two options at once give one', async () => {
    const reference = await storeBooking()
    const [a, b] = [await sendNew(reference), await sendNew(reference, { mode: 'beside' })]
    const both = await Promise.allSettled([accept(a.token), accept(b.token, { version: 'B1' })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(Object.values(await statesOf(reference)).sort()).toEqual(['accepted', 'superseded'])
  })

  test('counts the extras that were ticked, and refuses others, other versions and no name', async () => {
    const reference = await storeBooking()
    const draft = await makeDraft(reference)
    const extras = [{ id: 'balloon', text: 'Balloon flight', count: 2, amount: 45_000 }]
    await saveDraft(testDb, draft.id, { ...draft.snapshot, extras }, byWanjiru())
    const token = (await send(draft.id)).href.split('/').at(-1) ?? ''
    await expect(accept(token, { extras: ['helicopter'] })).rejects.toThrow(BadRequestError)
    await expect(accept(token, { version: 'A2' })).rejects.toThrow(BadRequestError)
    await expect(accept(token, { name: ' \u200b ' })).rejects.toThrow(BadRequestError)
    await expect(accept(token, { key: 'no key' })).rejects.toThrow(BadRequestError)
    await accept(token, { extras: ['balloon'] })
    expect(await answersOf(reference)).toMatchObject([{ kind: 'accepted', extras: ['balloon'], onBehalf: false }])
    expect((await mailsTo('visitor')).at(-1)?.text).toContain('Extras: Balloon flight')
  })
})

test('a question and a decline bring the request back, each key once', async () => {
  const reference = await storeBooking()
  const { id, token } = await sendNew(reference)
  const remark = { text: 'Is the first camp fenced?', key: newKey() }
  await Promise.all([1, 2].map(() => askAboutQuote({ token }, remark)))
  expect(await leadOf(reference)).toMatchObject({ status: 'quoted', remindOn: null })
  expect(await findQuoteByToken(testDb, token)).toMatchObject({ state: 'open', hasQuestion: true })
  await expect(declineQuote({ token }, remark)).rejects.toThrow(BadRequestError)
  await declineQuote({ token }, { text: '', key: newKey() })
  expect(await declineQuote({ token }, { text: 'Too dear', key: newKey() })).toMatchObject({ isNew: false })
  expect((await answersOf(reference)).map(({ kind, who }) => [kind, who])).toEqual([
    ['question', 'Marta Lindqvist'],
    ['declined', 'Marta Lindqvist'],
  ])
  await expect(accept(token)).rejects.toThrow('was declined')
  await acceptQuote({ id, by: 'Wanjiru' }, { name: 'Marta', extras: [], version: 'A1', key: newKey() })
  const accepted = { who: 'Wanjiru', onBehalf: true }
  expect(await findQuoteByToken(testDb, token)).toMatchObject({ state: 'accepted', accepted })
})

test('it ends with the day in Nairobi: then one can ask again, and the office can accept', async () => {
  const reference = await storeBooking()
  const { id, token } = await sendNew(reference)
  const { validUntil } = (await findQuoteByToken(testDb, token)) ?? { validUntil: '' }
  const lastMinute = new Date(`${validUntil}T20:59:59Z`)
  const midnight = new Date(`${validUntil}T21:00:00Z`)
  await expect(askAgain(token, newKey(), lastMinute)).rejects.toThrow('still valid')
  await expect(accept(token, {}, midnight)).rejects.toThrow(GoneError)
  await expect(declineQuote({ token }, { text: '', key: newKey() }, midnight)).rejects.toThrow('was valid until')
  const asked = await Promise.all([1, 2].map(() => askAgain(token, newKey(), midnight)))
  expect(asked.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await statesOf(reference, midnight)).toEqual({ A1: 'expired' })
  const acceptance = { name: 'Marta', extras: [], version: 'A1', key: newKey(), text: 'By phone.' }
  await acceptQuote({ id, by: 'Wanjiru' }, acceptance, midnight)
  expect(await statesOf(reference, addDays(midnight, 400))).toEqual({ A1: 'accepted' })
})

test('a second, different yes changes nothing, and the office hears of it; the same yes is silent', async () => {
  const reference = await storeBooking()
  const draft = await makeDraft(reference)
  const extras = [{ id: 'balloon', text: 'Balloon flight', count: 2, amount: 45_000 }]
  await saveDraft(testDb, draft.id, { ...draft.snapshot, extras }, byWanjiru())
  const token = (await send(draft.id)).href.split('/').at(-1) ?? ''
  await accept(token)
  const count = () => testDb.mail.count({ where: { role: 'operator', subject: { contains: 'asks about' } } })
  await accept(token)
  expect(await count()).toBe(0)
  const key = newKey()
  const other = { name: 'Ben Lindqvist', extras: ['balloon'], key }
  await Promise.all([accept(token, other), accept(token, other)])
  await accept(token, { ...other, key: newKey() })
  expect(await count()).toBe(1)
  const quote = await findQuoteByToken(testDb, token)
  expect(quote).toMatchObject({
    state: 'accepted',
    accepted: { who: 'Marta Lindqvist', extras: [] },
    hasQuestion: true,
  })
  expect(quote?.answers.at(-1)?.text).toBe(
    'Ben Lindqvist accepted this offer too, with Balloon flight. It was accepted before by Marta Lindqvist, with no extras: nothing was changed.',
  )
})

test('in the last minute it can still be accepted', async () => {
  const { token } = await sendNew(await storeBooking())
  const quote = await findQuoteByToken(testDb, token)
  const lastMinute = new Date(`${quote?.validUntil}T20:59:59Z`)
  expect(await accept(token, {}, lastMinute)).toMatchObject({ isNew: true })
})

test('a withdrawn one cannot be accepted, an accepted one cannot be withdrawn', async () => {
  const reference = await storeBooking()
  const [a, b] = [await sendNew(reference), await sendNew(reference, { mode: 'beside' })]
  await withdrawQuote(a.id, { by: 'Musa', key: newKey(), reason: 'The camp is full.' })
  await expect(accept(a.token)).rejects.toThrow('withdrawn')
  await accept(b.token, { version: 'B1' })
  await expect(withdrawQuote(b.id, { by: 'Musa', key: newKey() })).rejects.toThrow(BadRequestError)
})

test('a closed request that is accepted is open again, and a booked one stays booked', async () => {
  const [closed, booked] = [await storeBooking(), await storeBooking({ email: 'other@example.com' })]
  const [toClosed, toBooked] = [await sendNew(closed), await sendNew(booked)]
  await testDb.lead.update({ where: { reference: closed }, data: { status: 'closed', closedFor: 'no answer' } })
  await testDb.lead.update({ where: { reference: booked }, data: { status: 'booked' } })
  await Promise.all([accept(toClosed.token), accept(toBooked.token)])
  expect(await leadOf(closed)).toMatchObject({ status: 'quoted', closedFor: null })
  expect(await leadOf(booked)).toMatchObject({ status: 'booked', remindOn: expect.any(Date) })
})

test('quotes and answers are deleted with their request', async () => {
  const reference = await storeBooking()
  const { token } = await sendNew(reference)
  await sendNew(reference)
  await makeDraft(reference)
  const quote = await findQuoteByToken(testDb, token)
  await declineQuote({ id: quote?.newest?.id ?? 0, by: 'Wanjiru' }, { text: '', key: newKey() })
  expect(await deleteLeads([reference], 'marta@example.com')).toBe(1)
  expect([await testDb.quote.count(), await testDb.quoteAnswer.count()]).toEqual([0, 0])
})

describe('an acceptance that is taken back', () => {
  const reopen = (id: number, offer: 'open' | 'withdrawn' = 'open', by = byWanjiru()) =>
    reopenQuote(id, { reason: 'The camp is full.', isWithdrawn: offer === 'withdrawn', by })

  async function acceptedQuote() {
    const reference = await storeBooking()
    const sent = await sendNew(reference)
    await accept(sent.token)
    return { reference, ...sent }
  }

  test('leaves the offer open with the reason on its page, to be accepted again', async () => {
    const { reference, id, token } = await acceptedQuote()
    const by = byWanjiru()
    await Promise.all([reopen(id, 'open', by), reopen(id, 'open', by)])
    expect(await statesOf(reference)).toEqual({ A1: 'open' })
    const page = async () =>
      toHtml(await QuotePage({ params: Promise.resolve({ token }), searchParams: Promise.resolve({}) }))
    expect(await page()).toContain('The camp is full.')
    await accept(token, { name: 'Ben Lindqvist' })
    expect(await statesOf(reference)).toEqual({ A1: 'accepted' })
    expect(await page()).not.toContain('The camp is full.')
    expect(await testDb.mail.count({ where: { subject: { startsWith: 'You have accepted' } } })).toBe(2)
  })

  test('or withdraws it, and another can be sent', async () => {
    const { reference, id } = await acceptedQuote()
    await reopen(id, 'withdrawn')
    await sendNew(reference, { mode: 'beside' })
    expect(await statesOf(reference)).toEqual({ A1: 'withdrawn', B1: 'open' })
  })

  test('cannot be once the trip is booked', async () => {
    const { reference, id } = await acceptedQuote()
    await confirmAccepted(reference, byWanjiru(), { isMailed: false })
    await expect(reopen(id)).rejects.toThrow('booked')
    expect(await statesOf(reference)).toEqual({ A1: 'accepted' })
  })
})

test('after a cancelled trip another offer can be made, accepted and booked, and the first page says what became of it', async () => {
  const reference = await storeBooking()
  const first = await sendNew(reference)
  await accept(first.token)
  await confirmAccepted(reference, byWanjiru(), { isMailed: false })
  await cancelReservation(reference, { agreed: 'USD', charge: 0, note: '' }, byWanjiru())
  const second = await sendNew(reference, { mode: 'beside' })
  expect(await statesOf(reference)).toEqual({ A1: 'accepted', B1: 'open' })
  await accept(second.token, { version: 'B1' })
  expect(await statesOf(reference)).toEqual({ A1: 'superseded', B1: 'accepted' })
  await confirmAccepted(reference, byWanjiru(), { isMailed: false })
  const { terms } = await readReservation(testDb, reference)
  expect(terms).toMatchObject({ kind: 'confirmed', quoteId: second.id })
  const page = await toHtml(
    await QuotePage({ params: Promise.resolve({ token: second.token }), searchParams: Promise.resolve({}) }),
  )
  expect(page).toContain('Your trip is booked')
})
