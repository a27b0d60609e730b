// Who travels, from the page of the trip and the desk to the night on which it is deleted.

import { addDays } from 'date-fns'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import InboxPage from '@/app/desk/page'
import { GET as personJson } from '@/app/desk/person.json/route'
import QuotePage from '@/app/quote/[token]/page'
import TravellersPage from '@/app/quote/[token]/travellers/page'
import { queueDigest } from '@/lib/desk/digest'
import { saveLeadTravellers } from '@/lib/desk/traveller-actions'
import { dayAfter } from '@/lib/domain/day-after'
import { dayInNairobi } from '@/lib/domain/nairobi'
import { deleteLeads } from '@/lib/leads/handling'
import { eachLead } from '@/lib/leads/list'
import { countOld, purge } from '@/lib/leads/purge'
import { config } from '@/lib/platform/config'
import { acceptQuote } from '@/lib/quotes/answers'
import { cancelReservation, changeReservation, confirmReservation } from '@/lib/reservations/handling'
import { saveHold } from '@/lib/reservations/holds'
import { readDues } from '@/lib/reservations/queries'
import { deskLink } from '@/lib/submissions/desk-link'
import { saveWhoTravels } from '@/lib/travellers/actions'
import { readTravellers, refreshTravellers } from '@/lib/travellers/who-travels'
import '../support/image-settings'
import { askDesk, openDesk, postForm, signInAtDesk, tokenIn } from '../support/desk-link'
import { fieldsOf } from '../support/fields-of'
import { emptyLeads, storedMails } from '../support/leads'
import { cookieJar } from '../support/next-stubs'
import { byWanjiru, newKey, sendNew, storeBooking } from '../support/quotes'
import { agreed } from '../support/reservations'
import { testDb } from '../support/test-db'

const today = dayInNairobi(new Date())
const inDays = (days: number) => dayAfter(today, days)
const party = { adults: 2, kids: 1, toddlers: 0 }

beforeEach(async () => {
  await emptyLeads()
  await signInAtDesk()
})

async function bookedTrip(terms = {}) {
  const reference = await storeBooking()
  const { name, token } = await sendNew(reference)
  await acceptQuote({ token }, { name: 'Marta Lindqvist', extras: [], version: name, key: newKey() })
  await confirmReservation(reference, agreed({ party, ...terms }), byWanjiru())
  const desk = tokenIn(await deskLink(testDb, 'lead', reference))
  const page = async (query = {}) => openDesk(TravellersPage, query, { token })
  return {
    reference,
    token,
    page,
    trip: async () => (await openDesk(QuotePage, {}, { token })).html,
    open: async (query = '') => (await askDesk(desk, query)).html,
    send: (typed: Record<string, string>) => postForm(saveWhoTravels as never, { token, key: newKey(), ...typed }),
    type: async (typed: Record<string, string>) => {
      const { html } = await askDesk(desk)
      return postForm(saveLeadTravellers, { ...formIn(html), ...typed })
    },
    now: () => readTravellers(testDb, reference),
    events: () => testDb.leadEvent.findMany({ where: { reference, action: 'travellers' }, orderBy: { id: 'asc' } }),
  }
}

/** The first form of the desk that asks who travels; each takes what is typed of anybody. */
const formIn = (html: string) => fieldsOf(html.slice(html.indexOf('id="travellers"')), 'Save')

const marta = {
  '1-name': 'Marta Lindqvist',
  '1-birthday': '1988-03-02',
  '1-nationality': 'Swedish',
  '1-passport': 'SE9876543',
  '1-passportUntil': '2031-01-31',
  '1-health': 'Asthma, with a spray',
}
const secrets = ['SE9876543', 'Asthma', '1988-03-02', 'March 2, 1988', 'Swedish']

const expectNoSecret = (text: string) => {
  for (const secret of secrets) expect(text).not.toContain(secret)
}

describe('the page of the trip', () => {
  test('says what is missing, takes what one knows, and shows it back masked', async () => {
    const trip = await bookedTrip()
    expect(await trip.trip()).toContain('Adult 1</b>: name as in the passport, date of birth')
    const { html, status } = await trip.page()
    expect(status).toBe(200)
    for (const legend of ['Adult 1', 'Adult 2', 'Child', 'All of you']) expect(html).toContain(`${legend}</legend>`)
    expect(html.match(/Needed by|Needed now/g)).toHaveLength(3 * 7 + 3)
    const sent = await trip.send({ ...marta, '0-arrivalFlight': 'KQ 101, 06:15' })
    expect(sent).toMatchObject({ status: 303, location: expect.stringContaining('/travellers?saved=') })
    const after = (await trip.page({ saved: 'x' })).html
    expect(after).toContain('Saved. Asante!')
    expect(after).toContain('Adult 1: Marta L.')
    expect(after).toContain('ends in 6543')
    expectNoSecret(after + (await trip.trip()))
    expect(after).not.toContain('Lindqvist')
    expect(await trip.trip()).not.toContain('Adult 1</b>')
    expect(await trip.now()).toMatchObject({
      travellers: [
        { name: 'Marta Lindqvist', passport: 'SE9876543', health: 'Asthma, with a spray' },
        { name: '' },
        {},
      ],
      party: { arrivalFlight: 'KQ 101, 06:15', emergencyContact: '' },
    })
  })

  test('an empty field leaves what was saved, a tick removes it, and the row goes with its last field', async () => {
    const trip = await bookedTrip()
    await trip.send(marta)
    await trip.send({ '1-diet': 'No nuts', '1-name': '' })
    expect((await trip.now())?.travellers[0]).toMatchObject({ name: 'Marta Lindqvist', diet: 'No nuts' })
    await trip.send({ '1-health-remove': 'yes' })
    expect((await trip.now())?.travellers[0]).toMatchObject({ health: '', diet: 'No nuts' })
    const fields = ['name', 'birthday', 'nationality', 'passport', 'passportUntil', 'diet', 'health']
    await trip.send(Object.fromEntries(fields.map((field) => [`1-${field}-remove`, 'yes'])))
    expect(await testDb.traveller.count()).toBe(0)
  })

  test('is refused as a whole with each fault at its field, and gives back what was typed', async () => {
    const trip = await bookedTrip()
    const typed = { ...marta, '1-passport': '12', '101-birthday': '2999-01-01' }
    const { status, result } = await trip.send(typed)
    expect(status).toBe(400)
    expect(result).toMatchObject({
      problem: expect.stringContaining('Nothing was saved'),
      values: typed,
      faults: { '1-passport': expect.any(String), '101-birthday': expect.any(String) },
    })
    expect(await testDb.traveller.count()).toBe(0)
  })

  test('sent twice, and from two tabs at once, all that was typed is there and noted once', async () => {
    const trip = await bookedTrip()
    await Promise.all([trip.send(marta), trip.send(marta), trip.send({ '1-diet': 'No nuts', '2-name': 'Olle L' })])
    expect((await trip.now())?.travellers).toMatchObject([
      { ...{ passport: 'SE9876543', diet: 'No nuts' } },
      { name: 'Olle L' },
      {},
    ])
    const notes = (await trip.events()).map(({ note }) => note)
    expect(notes).toHaveLength(2)
    expect(notes.join()).toContain('Adult 1: name as in the passport, date of birth')
  })

  test('is nowhere for an offer that is not booked, a cancelled trip, one that is over, or another link', async () => {
    const reference = await storeBooking()
    const { token } = await sendNew(reference)
    const ask = (path: string) => openDesk(TravellersPage, {}, { token: path })
    expect((await ask(token)).status).toBe(404)
    expect((await ask(`${token.slice(0, -1)}-`)).status).toBe(404)
    const trip = await bookedTrip()
    await cancelReservation(trip.reference, { agreed: 'USD', charge: 0, note: '' }, byWanjiru())
    expect((await trip.page()).status).toBe(404)
    expect((await trip.send(marta)).status).toBe(410)
    for (const typed of [{ token }, { token: 'x' }])
      expect(
        (await postForm(saveWhoTravels as never, { key: newKey(), ...marta, ...typed })).status,
      ).toBeGreaterThanOrEqual(400)
    expect(await testDb.traveller.count()).toBe(0)
  })

  test('says that the party has changed rather than drop what was typed', async () => {
    const trip = await bookedTrip()
    await changeReservation(trip.reference, agreed({ party: { adults: 1, kids: 1, toddlers: 0 } }), byWanjiru())
    const { status, result } = await trip.send({ '2-name': 'Olle L' })
    expect([status, result?.problem]).toEqual([400, expect.stringContaining('party has changed')])
  })
})

describe('the desk', () => {
  test('shows it to who is signed in, with what is missing, and not to the bearer of a link', async () => {
    const trip = await bookedTrip()
    await trip.send(marta)
    const html = await trip.open()
    for (const text of [
      'SE9876543',
      'Asthma, with a spray',
      'March 2, 1988, 41 when the trip begins',
      'Adult 2: name as in',
    ])
      expect(html).toContain(text)
    cookieJar.clear()
    const byLink = await trip.open()
    expect(byLink).toContain(trip.reference)
    expectNoSecret(byLink)
    const form = { reference: trip.reference, token: '', key: newKey(), '1-name': 'X' }
    const refused = await postForm(saveLeadTravellers, {
      ...form,
      token: tokenIn(await deskLink(testDb, 'lead', trip.reference)),
    })
    expect(refused.status).toBe(400)
  })

  test('types it for the traveller; the history names fields and nobody’s values', async () => {
    const trip = await bookedTrip()
    const typed = await trip.type(marta)
    expect([typed.status, typed.location]).toEqual([303, expect.stringContaining('done=')])
    await trip.type({ '1-health-remove': 'yes' })
    const events = await trip.events()
    expect(events).toMatchObject([{ who: 'Wanjiru' }, { note: 'Adult 1: health (removed)' }])
    expectNoSecret(JSON.stringify(events))
    // A hash of it could be compared with guesses.
    expect(events.map(({ typedHash }) => typedHash)).toEqual([null, null])
    expect((await trip.type({ '1-name': 'Marta Lindqvist' })).location).toContain('status=same')
    expect((await trip.type({ '1-passport': '1' })).result?.problem).toContain('5 to 20')
  })

  test('two who type at once keep both, and what a traveller writes meanwhile', async () => {
    const trip = await bookedTrip()
    const form = formIn(await trip.open())
    await trip.send({ '1-passport': 'SE9876543' })
    const news = await postForm(saveLeadTravellers, { ...form, '1-name': 'Marta Lindqvist' })
    expect([news.status, news.result?.news?.since]).toEqual([
      409,
      [expect.objectContaining({ note: 'Adult 1: passport number' })],
    ])
    await postForm(saveLeadTravellers, { ...form, seen: String(news.result?.news?.seen), '1-name': 'Marta Lindqvist' })
    expect((await trip.now())?.travellers[0]).toMatchObject({ name: 'Marta Lindqvist', passport: 'SE9876543' })
  })

  test('keeps who is no part of the party any more apart, until it is removed', async () => {
    const trip = await bookedTrip()
    await trip.send({ '2-name': 'Olle Lindqvist' })
    await changeReservation(trip.reference, agreed({ party: { adults: 1, kids: 0, toddlers: 0 } }), byWanjiru())
    expect(await trip.open()).toContain('No part of the party any more: Olle Lindqvist')
    await trip.type({ '2-name-remove': 'yes' })
    expect(await testDb.traveller.count()).toBe(0)
  })

  test('asks for names and passports while a permit is to be bought, in time, in the list and in the morning mail', async () => {
    const trip = await bookedTrip({ dateFrom: inDays(200), dateTo: inDays(202), depositDay: null, balanceDay: null })
    const due = async () =>
      (await readDues(testDb, [trip.reference])).flatMap(({ kind, what, dueOn }) =>
        kind === 'names' ? { what, dueOn } : [],
      )
    expect(await due()).toEqual([])
    const permit = { kind: 'permit' as const, what: 'Gorilla permit', people: 3, night: null, askedOn: today }
    const none = { heldUntil: null, confirmedOn: null, releasedOn: null, number: '', note: '' }
    await saveHold(trip.reference, { ...none, ...permit }, byWanjiru())
    expect(await due()).toEqual([{ what: '3', dueOn: inDays(140) }])
    await saveHold(
      trip.reference,
      { ...none, ...permit, what: 'Flight', kind: 'seat', heldUntil: inDays(10) },
      byWanjiru(),
    )
    // Not before it was booked.
    expect(await due()).toEqual([{ what: '3', dueOn: today }])
    expect(await trip.open()).toContain('Name or passport number of 3 travellers missing')
    const { html } = await openDesk(InboxPage)
    expect(html).toMatch(/reply=Who\+travels#answer|reply=Who%20travels#answer/)
    const reply = await trip.open('reply=Who travels')
    expect(reply).toContain(`/quote/${trip.token}/travellers`)
    expect(reply).toContain('value="send"')
    await queueDigest(new Date())
    const mail = (await storedMails()).find(({ text }) => text.includes('names or passports to ask for'))
    expect(mail?.text).toContain(`${trip.reference}: Name or passport number of 3 travellers missing`)

    await trip.send(marta)
    await trip.send({ '2-name': 'Olle L', '2-passport': 'SE1111111', '101-name': 'Kid L' })
    expect(await due()).toEqual([{ what: '1', dueOn: today }])
    await trip.send({ '101-passport': 'SE2222222' })
    expect(await due()).toEqual([])
  })
})

describe('what is kept', () => {
  const stored = async () =>
    JSON.stringify(
      await testDb.$queryRaw`
    SELECT (SELECT json_agg(travellers) FROM travellers) AS travellers, (SELECT json_agg(lead_events) FROM lead_events) AS events,
      (SELECT json_agg(mails) FROM mails) AS mails, (SELECT json_agg(lead_search) FROM lead_search) AS search`,
    )

  test('no value is in the database, a mail, a spreadsheet or the log; the copy for the traveller has them', async () => {
    const written = vi.spyOn(process.stdout, 'write')
    const trip = await bookedTrip()
    await trip.send({ ...marta, '0-emergencyContact': 'Asthma clinic' })
    await queueDigest(new Date())
    expectNoSecret(await stored())
    expectNoSecret(JSON.stringify(written.mock.calls))
    for await (const lines of eachLead(testDb, {})) expectNoSecret(JSON.stringify(lines))
    const copy = async () => (await personJson(new Request(`http://x.test/?reference=${trip.reference}`))).text()
    expect(JSON.parse(await copy())[0].travellers).toMatchObject([
      { position: 0, emergencyContact: 'Asthma clinic' },
      { position: 1, passport: 'SE9876543' },
    ])
    expect(await copy()).not.toContain('sealed')
  })

  test('rows that were swapped, or a key that is lost, are said to be unreadable, and asked for again', async () => {
    const trip = await bookedTrip()
    await trip.send({ ...marta, '2-name': 'Olle L', '2-passport': 'SE1111111' })
    const [one, two] = await testDb.traveller.findMany({ orderBy: { position: 'asc' } })
    await testDb.traveller.update({
      where: { reference_position: { reference: trip.reference, position: 1 } },
      data: { sealed: two?.sealed ?? '' },
    })
    expect((await trip.now())?.travellers).toMatchObject([
      { isUnreadable: true, name: '' },
      { isUnreadable: false },
      {},
    ])
    expect(await trip.open()).toContain('cannot be read')
    expect((await trip.page()).html).toContain('cannot be read any more')
    expect(await trip.trip()).toContain('Adult 1</b>: name as in the passport')
    const copy = await personJson(new Request(`http://x.test/?reference=${trip.reference}`))
    expect((await copy.json())[0].travellers[0]).toMatchObject({ note: 'cannot be read' })
    // The night no longer counts it as named, until it is there again.
    const isNamed = async () =>
      (await testDb.traveller.findMany({ orderBy: { position: 'asc' } })).map((row) => row.isNamed)
    await refreshTravellers()
    expect(await isNamed()).toEqual([false, true])
    await testDb.traveller.updateMany({ where: { position: 1 }, data: { sealed: one?.sealed ?? '' } })
    await refreshTravellers()
    expect(await isNamed()).toEqual([true, true])
    // Filled in again it is read again.
    await testDb.traveller.updateMany({ where: { position: 1 }, data: { sealed: '1.lostlost.AAAA.AAAA' } })
    await trip.send({ '1-name': 'Marta Lindqvist' })
    expect((await trip.now())?.travellers[0]).toMatchObject({
      isUnreadable: false,
      name: 'Marta Lindqvist',
      passport: '',
    })
  })

  test('with a new key before the old one the night seals everything anew', async () => {
    const trip = await bookedTrip()
    await trip.send(marta)
    const [before] = await testDb.traveller.findMany()
    config.travellersKeys.push(Buffer.alloc(32, 7).toString('base64'))
    try {
      await refreshTravellers()
      const [after] = await testDb.traveller.findMany()
      expect(after?.sealed.split('.')[1]).not.toBe(before?.sealed.split('.')[1])
      expect((await trip.now())?.travellers[0]).toMatchObject({ passport: 'SE9876543' })
      await refreshTravellers()
      expect(await testDb.traveller.findMany()).toEqual([after])
    } finally {
      config.travellersKeys.pop()
    }
  })

  test('goes 30 days after the trip', async () => {
    const trip = await bookedTrip({ dateFrom: inDays(100), dateTo: inDays(102), depositDay: null, balanceDay: null })
    await trip.send(marta)
    await purge(addDays(new Date(), 131))
    expect(await testDb.traveller.count()).toBe(1)
    expect(await countOld(addDays(new Date(), 132))).toMatchObject({ traveller: 1 })
    expect(await purge(addDays(new Date(), 132))).toMatchObject({ traveller: 1 })
    expect(await testDb.traveller.count()).toBe(0)
    expect(await testDb.lead.count()).toBe(1)
  })

  test('goes 30 days after the trip was cancelled', async () => {
    const trip = await bookedTrip()
    await trip.send(marta)
    await cancelReservation(trip.reference, { agreed: 'USD', charge: 0, note: '' }, byWanjiru())
    await purge(addDays(new Date(), 29))
    expect(await testDb.traveller.count()).toBe(1)
    await purge(addDays(new Date(), 30))
    expect(await testDb.traveller.count()).toBe(0)
  })

  test('goes with the request', async () => {
    const trip = await bookedTrip()
    await trip.send(marta)
    const { email } = await testDb.lead.findFirstOrThrow()
    await deleteLeads([trip.reference], email)
    expect(await testDb.traveller.count()).toBe(0)
  })
})
