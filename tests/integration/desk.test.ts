import { addDays, subDays } from 'date-fns'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import LeadPage from '@/app/desk/leads/[reference]/page'
import NumbersPage from '@/app/desk/numbers/page'
import InboxPage from '@/app/desk/page'
import { GET } from '@/app/desk/requests.csv/route'
import { formatLongDate, formatMonth } from '@/lib/content/format'
import { utcDay } from '@/lib/domain/utc-day'
import { byCommand, holdLead, markAnswered, releaseLead, resendMails } from '@/lib/leads/handling'
import { leadKinds } from '@/lib/leads/kinds'
import { eachLead, type LeadFilter, listLeads } from '@/lib/leads/list'
import { countOld, deleteAgain, purge, purgeDaily } from '@/lib/leads/purge'
import { config } from '@/lib/platform/config'
import { databaseDay } from '@/lib/platform/db'
import { confirmReservation } from '@/lib/reservations/handling'
import { createReview } from '@/lib/reviews/create-review'
import { mailDueInvitations } from '@/lib/reviews/invitations'
import { mailNewReviews } from '@/lib/reviews/review-mails'
import { deskLink, readDeskToken } from '@/lib/submissions/desk-link'
import { changeKey } from '@/lib/submissions/signed-link'
import { askDesk, openDesk, postToDesk, signInAtDesk, tokenIn } from '../support/desk-link'
import { makeReviewBody } from '../support/factories'
import { fieldsOf } from '../support/fields-of'
import { emptyVisitors } from '../support/invitations'
import { emptyLeads, leadOf, store, storedLeads, storedMails, waitingJobs } from '../support/leads'
import { cookieJar } from '../support/next-stubs'
import { agreed, agreedFields } from '../support/reservations'
import { testDb } from '../support/test-db'

beforeEach(async () => {
  await emptyVisitors()
  await signInAtDesk()
})

const newBooking = async (overrides = {}) => (await store('booking', overrides)).reference

async function tokenFor(kind: 'lead' | 'review' | 'list' | 'month', id: string) {
  return tokenIn(await deskLink(testDb, kind, id))
}

const open = askDesk
const post = postToDesk

/** Of each form of a lead or a review, by its button. */
const actionOf: Record<string, string> = {
  'It is spam': 'hold',
  'Invite them': 'travelled',
  Publish: 'reply to review',
  'Take it down': 'hide review',
  'Leave it down': 'hide review',
  'Show it': 'show review',
}

/** Sends the form of this button as the browser does, with what is written into it. */
async function press(token: string, button: string, written: Record<string, string> = {}) {
  const fields = fieldsOf((await open(token)).html, button)
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(written)))
  return post(token, { ...fields, ...written, action: String(actionOf[button]) })
}

/** Its page and forms for a colleague who is signed in. */
async function signedIn(reference: string) {
  await signInAtDesk()
  return {
    open: () => openDesk(LeadPage, {}, { reference }),
    post: (form: Record<string, string>) => post('', { reference, ...form }),
  }
}

const eventIn = (location: string) => /done=(\d+)/.exec(location)?.[1] ?? ''

/** A booking that has arrived, with the desk's page about it. */
async function bookingAtDesk(overrides = {}) {
  const reference = await newBooking(overrides)
  const token = await tokenFor('lead', reference)
  return {
    reference,
    token,
    row: () => testDb.lead.findUniqueOrThrow({ where: { reference } }),
    open: (query?: string) => open(token, query),
    post: (form: Record<string, string>) => post(token, form),
  }
}

describe('a link without signing in', () => {
  test('opens the page of its lead', async () => {
    const reference = await newBooking({ message: 'Two of us & a <b>dog</b>.' })
    const { status, html } = await open(await tokenFor('lead', reference))
    expect(status).toBe(200)
    expect(html).toContain(reference)
    expect(html).toContain('Two of us &amp; a &lt;b&gt;dog&lt;/b&gt;.')
    expect(html).toMatch(/Sent<\/dt><dd>\w+ \d{1,2}, \d{4} at \d\d:\d\d in Nairobi/)
  })

  test('does nothing when it is only opened', async () => {
    await testDb.deskSession.deleteMany()
    cookieJar.clear()
    const booking = await bookingAtDesk()
    for (const query of ['', '?done=1', '?action=hold', '?status=undone', '?reply=We+are+checking'])
      await booking.open(query)
    expect(await booking.row()).toMatchObject({ status: 'new', answeredAt: null })
    expect(await testDb.leadEvent.count()).toBe(0)
    expect(await testDb.deskSession.count()).toBe(0)
    expect(cookieJar).toEqual(new Map())
  })

  test('opens nothing for 10,000 tokens that somebody altered, and none after the key was changed', async () => {
    const { token, reference } = await bookingAtDesk()
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~'
    const any = (count: number) => Math.floor(Math.random() * count)
    const altered = () => {
      const parts = [...token]
      for (let change = any(4); change >= 0; change -= 1)
        parts.splice(any(parts.length), any(2), letters[any(letters.length)] ?? '')
      return parts.join('')
    }
    const ofAnother = token.replace(reference, (own) => own.replace(/.$/, (last) => (last === '2' ? '3' : '2')))
    const tokens = new Set([ofAnother, ...Array.from({ length: 10_000 }, altered)])
    tokens.delete(token)
    const states = new Set<string>()
    for (const one of tokens) states.add((await readDeskToken(testDb, one)).state)
    expect([...states]).toEqual(['unknown'])
    for (const one of [`${token}A`, token.slice(1), ofAnother]) expect((await open(one)).status).toBe(404)
    expect((await open(token)).status).toBe(200)
    await changeKey(testDb, 'desk')
    expect((await open(token)).status).toBe(404)
  })

  test('that has expired sends a new one to the office, and to nobody else', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 100 * 24 * 60 * 60_000 })
    const booking = await bookingAtDesk()
    vi.useRealTimers()
    expect((await booking.open()).status).toBe(410)
    expect((await booking.post({ action: 'hold' })).result?.problem).toContain('This link no longer works.')
    expect(await booking.row()).toMatchObject({ status: 'new' })
    for (const _ of [1, 2]) await booking.post({ action: 'renew' })
    const mails = (await storedMails()).filter(({ subject }) => subject.startsWith('A new link'))
    expect(mails.map(({ to }) => to)).toEqual([config.emails.reservations])
    expect((await open(tokenIn(mails[0]?.text))).status).toBe(200)
  })

  test('is in no mail while the desk is switched off', async () => {
    const booking = await bookingAtDesk()
    vi.spyOn(config, 'hasDesk', 'get').mockReturnValue(false)
    await emptyLeads()
    await newBooking({ message: 'Another.' })
    expect((await storedMails()).filter(({ text, html }) => /\/desk\//.test(text + html))).toEqual([])
    expect((await booking.open()).status).toBe(404)
  })
})

describe('a lead', () => {
  test('is set aside until a day, and marked as answered, which ends that and is undone', async () => {
    const booking = await bookingAtDesk()
    const day = utcDay(addDays(new Date(), 30))
    await booking.post({ action: 'remind', day })
    expect((await booking.row()).remindOn).toEqual(new Date(day))
    const { status, location } = await booking.post({ action: 'answered', note: 'By phone.' })
    // Another fragment than that of the form, which a browser would keep.
    expect(location).toMatch(/#top$/)
    expect(status).toBe(303)
    expect(await booking.row()).toMatchObject({
      status: 'closed',
      closedFor: 'answered',
      answeredAt: expect.any(Date),
      remindOn: null,
    })
    const { html } = await booking.open(location.replace(/^.*\?|#.*/g, ''))
    expect(html).toContain('by Wanjiru')
    expect(html).toContain('Undo')
    await booking.post({ action: 'undo', event: eventIn(location) })
    expect(await booking.row()).toMatchObject({ status: 'new', answeredAt: null })
    expect((await booking.post({ action: 'undo', event: eventIn(location) })).status).toBe(400)
  })

  test('is answered by one mail, however often the button is pressed', async () => {
    const booking = await bookingAtDesk({ email: 'anna@example.org' })
    const answers = async () => (await storedMails()).filter(({ role }) => role === 'answer')
    const answer = { key: crypto.randomUUID(), subject: 'Your safari', text: 'Dear Anna,\n\nThe camps are free.' }
    await Promise.all([1, 2, 3].map(() => booking.post({ action: 'answer', step: 'send', ...answer })))
    const text = expect.stringContaining('The camps are free.')
    expect(await answers()).toMatchObject([{ to: 'anna@example.org', subject: 'Your safari', text }])
    expect(await booking.row()).toMatchObject({ status: 'closed', closedFor: 'answered' })
    const older = { key: crypto.randomUUID(), seen: '0' }
    const again = await booking.post({ action: 'answer', step: 'send', ...answer, ...older })
    expect(again.result?.check?.since).toMatchObject([
      { text: expect.stringMatching(/Answered by mail .* by Wanjiru/) },
    ])
  })

  test('says that its address does not exist, until a mail arrives there', async () => {
    const booking = await bookingAtDesk({ email: 'anna@exmaple.org' })
    const shown = async () =>
      new JSDOM((await booking.open()).html).window.document.querySelector('.problem:not([role])')?.textContent
    expect(await shown()).toBeUndefined()
    const failed = { status: 'failed', failure: 'no-address', lastError: 'This address does not exist: 550 5.1.1' }
    await testDb.mail.updateMany({ where: { role: 'visitor' }, data: failed })
    expect(await shown()).toMatch(/^The address anna@exmaple\.org does not exist\. Please call/)
    expect((await booking.open()).html).toContain('failed: This address does not exist: 550 5.1.1')
    await booking.post({ action: 'answer', step: 'send', subject: 'Your safari', text: 'The camps are free.' })
    expect(await shown()).toBeUndefined()
  })

  test('refuses another text under the key of an earlier one, and keeps both', async () => {
    const booking = await bookingAtDesk()
    const key = crypto.randomUUID()
    const first = { action: 'answer', step: 'send', key, subject: 'Your safari', text: 'The camps are free.' }
    await booking.post(first)
    const { status, result } = await booking.post({ ...first, text: 'The camps are full.' })
    expect([status, result]).toEqual([
      400,
      expect.objectContaining({
        problem: expect.stringMatching(/^This form was already sent/),
        values: expect.objectContaining({ text: 'The camps are full.' }),
      }),
    ])
    expect((await booking.open()).html).toContain('The camps are free.')
    expect((await storedMails()).filter(({ role }) => role === 'answer')).toHaveLength(1)
    const other = await bookingAtDesk({ message: 'Another.' })
    expect((await other.post(first)).status).toBe(400)
  })

  test.each(['answered', 'close'])('gives back what was written when it is refused: %s', async (action) => {
    const booking = await bookingAtDesk()
    const note = `Called them. ${'x'.repeat(4000)}`
    const { status, result } = await booking.post({ action, reason: 'other', note })
    expect([status, result?.values.note, result?.problem]).toEqual([400, note, expect.any(String)])
  })

  test('is answered by 4,000 characters, a line end counted once', async () => {
    const booking = await bookingAtDesk()
    const lines = [...Array<string>(399).fill('Camp four'), 'Camp fours']
    const answer = { action: 'answer', step: 'send', subject: 'x'.repeat(160), text: lines.join('\r\n') }
    expect((await booking.post(answer)).status).toBe(303)
    const note = `${answer.subject}\n\n${lines.join('\n')}`
    expect(await testDb.leadEvent.findFirst()).toMatchObject({ action: 'mailed', note })
  })

  test('gives an answer back that is refused', async () => {
    const booking = await bookingAtDesk()
    const text = `Dear Anna, ${'x'.repeat(4000)}`
    const { status, html } = await booking.post({ action: 'answer', step: 'send', subject: 'The camps', text })
    expect(status).toBe(400)
    expect(html).toContain(text)
    const long = await booking.post({ action: 'answer', step: 'send', subject: 'x'.repeat(161), text: 'Dear Anna' })
    expect(long.html).toContain('The subject can have 160 characters at most.')
    expect(html).toContain('"subject":"The camps"')
  })

  test('fills a chosen reply in', async () => {
    await testDb.contentWord.create({ data: { key: 'contact.phone', text: '+254 711 111 111' } })
    onTestFinished(() => testDb.contentWord.deleteMany().then(() => undefined))
    const text = '{travellers}, {reference}, {phone}'
    await testDb.reply.create({ data: { name: 'Test', subject: 'To {name}', text } })
    const booking = await bookingAtDesk({ name: '😀 Anna Berg', numberOfAdults: 2, numberOfKids: 1 })
    const { html } = await booking.open('?reply=Test')
    expect(html).toContain('value="To Anna Berg"')
    expect(html).toContain('text=Hello%20Anna%20Berg%2C')
    expect(html).toContain(`2 adults, 1 kid, ${booking.reference}, +254 711 111 111`)
  })

  test('adds a second one, by links that work without scripts', async () => {
    const letter = (text: string) => `Dear {name},\n\n${text}\n\nWarm regards`
    await testDb.reply.createMany({
      data: [
        { name: 'Dates', subject: 'Which dates?', text: letter('Which day?') },
        { name: 'Checking', subject: 'Your request', text: letter('We are asking.') },
      ],
    })
    const booking = await bookingAtDesk({ name: 'Anna Berg' })
    const first = await booking.open('?reply=Checking')
    const [, next = ''] = /href="[^"]*(\?[^"#]*)#answer"[^>]*>Dates</.exec(first.html) ?? []
    const { html } = await booking.open(next.replaceAll('&amp;', '&'))
    expect(html).toContain('value="Your request"')
    expect(html).toContain('Dear Anna,\n\nWe are asking.\n\nWhich day?\n\nWarm regards')
  })

  test('offers replies about a trip for bookings only', async () => {
    await testDb.reply.createMany({
      data: [
        { name: 'About the trip', subject: 'Your trip', text: 'We ask about {trip} for {travellers}.' },
        { name: 'Thanks', subject: 'Thank you, {name}', text: 'We call you.' },
      ],
    })
    const offered = async (reference: string) => {
      const { html } = await open(await tokenFor('lead', reference))
      return ['About the trip', 'Thanks'].filter((name) => html.includes(`>${name}</a>`))
    }
    expect(await offered(await newBooking())).toEqual(['About the trip', 'Thanks'])
    expect(await offered((await store('contact_message')).reference)).toEqual(['Thanks'])
  })

  test('offers a reply that names kinds of requests for those only', async () => {
    await testDb.reply.createMany({
      data: [
        { name: 'Help', subject: 'Your help', text: 'Which day suits you?', kinds: ['volunteer'] },
        { name: 'Gift', subject: 'Your gift', text: 'Asante.', kinds: ['donation', 'contact'] },
        { name: 'Trip', subject: '{trip}', text: 'Which day?', kinds: ['booking', 'inquiry'] },
      ],
    })
    const offered = async (reference: string) => {
      const { html } = await open(await tokenFor('lead', reference))
      return ['Help', 'Gift', 'Trip'].filter((name) => html.includes(`>${name}</a>`))
    }
    expect(await offered(await newBooking())).toEqual(['Trip'])
    expect(await offered((await store('volunteer_application')).reference)).toEqual(['Help'])
    // What it is about says it too.
    expect(await offered((await store('inquiry')).reference)).toEqual(['Help'])
    expect(await offered((await store('donation_inquiry')).reference)).toEqual(['Gift'])
    expect(await offered((await store('contact_message')).reference)).toEqual(['Gift'])
  })

  test('held as spam keeps back what was not sent but for answers, and the undo sends just that', async () => {
    const booking = await bookingAtDesk()
    await booking.post({ action: 'answer', step: 'send', subject: 'Your safari', text: 'The camps are free.' })
    await testDb.mail.updateMany({ where: { role: 'visitor' }, data: { status: 'sent', sentAt: new Date() } })
    const mails = async () => (await storedMails()).map(({ role, status }) => `${role} ${status}`)
    const { location } = await press(booking.token, 'It is spam')
    expect(await mails()).toEqual(['operator cancelled', 'visitor sent', 'answer queued'])
    const { html } = await booking.open()
    expect(html).toContain('not sent: held as spam')
    expect(html).toContain('Held as spam (by the office)')
    await testDb.$executeRaw`DELETE FROM graphile_worker._private_jobs`
    await booking.post({ action: 'undo', event: eventIn(location) })
    expect(await mails()).toEqual(['operator queued', 'visitor sent', 'answer queued'])
    expect(await waitingJobs()).toHaveLength(1)
    expect(await booking.row()).toMatchObject({ status: 'closed', heldFor: null })
  })

  test('of the days in any order, has the prices of the season in which it begins', async () => {
    const booking = await bookingAtDesk({ itineraryId: 6, preferredDates: 'Jul 3, 2027 - Jun 27, 2027' })
    const { html } = await booking.open()
    expect([html.includes('<li>January to June: '), html.includes('<li>July to December: ')]).toEqual([true, false])
  })

  test('held as likely spam, it can be marked as spam, and undone', async () => {
    const booking = await bookingAtDesk({ website: 'x' })
    const { location } = await press(booking.token, 'It is spam')
    expect(await booking.row()).toMatchObject({ status: 'held', heldFor: 'operator' })
    expect((await booking.open()).html).not.toContain('It is spam')
    await booking.post({ action: 'undo', event: eventIn(location) })
    expect(await booking.row()).toMatchObject({ status: 'held', heldFor: 'honeypot' })
  })

  test('released and answered by one, it is not opened again by another whose page is older', async () => {
    const booking = await bookingAtDesk({ website: 'x' })
    await booking.post({ action: 'release' })
    await booking.post({ action: 'answered' })
    const late = await booking.post({ action: 'release' })
    expect([late.status, late.html]).toEqual([400, expect.stringContaining(`${booking.reference} is not held.`)])
    expect(await booking.row()).toMatchObject({ status: 'closed', closedFor: 'answered' })
  })

  test('is deleted alone, once its reference is typed', async () => {
    const booking = await bookingAtDesk({ email: 'anna@example.org' })
    const atDesk = await signedIn(booking.reference)
    const ofAnother = await newBooking({ email: 'Anna@example.org', message: 'Another.' })
    await booking.post({ action: 'answered' })
    expect((await atDesk.post({ action: 'delete', word: 'yes' })).status).toBe(400)
    const word = booking.reference.toLowerCase()
    const form = fieldsOf((await atDesk.open()).html, 'Delete for good')
    expect((await atDesk.post({ ...form, action: 'delete', word })).status).toBe(303)
    expect((await testDb.lead.findMany()).map((row) => row.reference)).toEqual([ofAnother])
    expect(new Set((await storedMails()).map((mail) => mail.reference))).toEqual(new Set([ofAnother]))
    expect(await testDb.leadEvent.count()).toBe(0)
    expect((await booking.open()).status).toBe(410)
  })

  test('is deleted with all that its page listed of the same address, and with nothing that came since', async () => {
    const booking = await bookingAtDesk({ email: 'Anna@example.org' })
    const { reference: other } = await store('inquiry', { email: 'anna@example.org' })
    const kept = await newBooking({ email: 'otto@example.org' })
    const atDesk = await signedIn(booking.reference)
    const { document } = new JSDOM((await atDesk.open()).html).window
    const lines = [...document.querySelectorAll('form li')].map(({ textContent }) => textContent)
    const today = formatLongDate(await databaseDay())
    expect(lines).toEqual([`${booking.reference}, booking, ${today}, new`, `${other}, inquiry, ${today}, new`])
    const listed = String(document.querySelector<HTMLInputElement>('[name=listed]')?.value)
    const since = await newBooking({ email: 'anna@example.org', message: 'A third.' })
    const all = { action: 'delete-all', listed: `${listed} ${kept}` }
    expect((await atDesk.post({ ...all, word: booking.reference })).status).toBe(400)
    expect((await atDesk.post({ ...all, word: 'Everything' })).status).toBe(303)
    expect((await testDb.lead.findMany()).map((row) => row.reference)).toEqual([kept, since])
    // As a backup of yesterday would put it back.
    await testDb.lead.create({ data: { reference: other, kind: 'booking', email: 'anna@example.org' } })
    expect(await deleteAgain()).toBe(1)
    expect((await testDb.lead.findMany()).map((row) => row.reference)).toEqual([kept, since])
  })

  test('is not taken for that of another person with a similar address', async () => {
    const booking = await bookingAtDesk({ email: 'mary_ann@example.org' })
    const other = await newBooking({ email: 'mary.ann@example.org', message: 'Another.' })
    const atDesk = await signedIn(booking.reference)
    expect((await atDesk.open()).html).not.toContain(`also sent <a href="/desk/leads/${other}`)
    await atDesk.post({ action: 'delete-all', word: 'everything', listed: other })
    expect(await deleteAgain()).toBe(0)
    expect((await testDb.lead.findMany()).map((row) => row.reference)).toEqual([other])
  })

  test.each<Record<string, string>>([
    { action: 'close' },
    { action: 'close', reason: 'few stars' },
    { action: 'book', day: '0001-01-01' },
    { action: 'remind', day: 'soon' },
    { action: 'remind', day: '0001-01-01' },
    { action: 'remind', day: '9999-12-31' },
    { action: 'remind', day: utcDay(subDays(new Date(), 2)) },
    { action: 'travelled', day: '0001-01-01', itinerary: '6' },
    { action: 'travelled', day: utcDay(subDays(new Date(), 1000)), itinerary: '6' },
    { action: 'travelled', day: utcDay(subDays(new Date(), 1)), itinerary: '6\u0000x' },
    { action: 'hold', key: 'x' },
  ])('is kept by a form that is not right, which says so: %j', async (form) => {
    const booking = await bookingAtDesk()
    const { status, result } = await booking.post(form)
    expect([status, result?.problem]).toEqual([400, expect.any(String)])
    expect(await booking.row()).toMatchObject({ status: 'new' })
  })
})

test('what the office writes is stored without control characters', async () => {
  const hostile = 'Wan\0jiru\u202e \u0007spoke\r\nto\tthem.\0'
  const clean = 'Wanjiru spoke\r\nto\tthem.'
  for (const action of ['answered', 'replied']) {
    const booking = await bookingAtDesk()
    await booking.post({ action: 'answered' })
    expect((await booking.post({ action, note: hostile })).status).toBe(303)
    expect(await testDb.leadEvent.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({ note: clean })
  }
  const booking = await bookingAtDesk()
  expect((await booking.post({ action: 'answer', step: 'send', subject: hostile, text: hostile })).status).toBe(303)
  const note = `${clean}\n\n${clean.replace('\r', '')}`
  expect(await testDb.leadEvent.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({ action: 'mailed', note })
})

describe('whoever has a forwarded mail', () => {
  beforeEach(() => cookieJar.clear())

  /** A booked trip, as the bearer of the link of its request sees it. */
  async function bookedTrip() {
    const booking = await bookingAtDesk({ itineraryId: 6 })
    const by = { who: 'Wanjiru', email: 'wanjiru@example.com', key: crypto.randomUUID() }
    await confirmReservation(booking.reference, agreed(), by)
    return booking
  }

  test.each([
    'answer',
    'take',
    'book',
    'change',
    'cancel',
    'pay',
    'unpay',
    'nights',
    'hold a bed',
    'delete',
    'delete-all',
  ])('cannot %s, under any name', async (action) => {
    const booking = await bookedTrip()
    const typed = { ...agreedFields, agreed: 'USD', charge: '5', amount: '5', direction: 'in', day: '2026-11-01' }
    const sent = { ...typed, way: 'cash', text: 'Hello', subject: 'Hello', step: 'send', word: booking.reference }
    const { status, result } = await booking.post({ action, ...sent, who: 'Wanjiru', email: 'wanjiru@example.com' })
    expect([status, result?.problem]).toEqual([400, 'Please sign in at the desk for this. Nothing was stored.'])
    expect(await testDb.leadEvent.count()).toBe(1)
    expect(await testDb.payment.count({ where: { reference: booking.reference } })).toBe(0)
  })

  test('cannot undo what a colleague did who was signed in', async () => {
    const booking = await bookedTrip()
    const event = await testDb.leadEvent.findFirstOrThrow()
    expect((await booking.post({ action: 'undo', event: String(event.id) })).status).toBe(400)
    expect(await booking.row()).toMatchObject({ status: 'booked' })
  })

  test('reads the request and does what can be undone, without a name', async () => {
    const booking = await bookingAtDesk({ itineraryId: 6 })
    const { html } = await booking.open()
    expect(html).toContain(`href="/desk/leads/${booking.reference}"`)
    for (const button of ['Send', 'Draft an offer', 'Take it', 'Delete for good', 'Booked'])
      expect(html).not.toContain(`>${button}<`)
    const { location } = await booking.post({ action: 'answered', who: 'Wanjiru' })
    expect(await testDb.leadEvent.findFirst()).toMatchObject({ action: 'answered', who: '', whoEmail: '' })
    await booking.post({ action: 'undo', event: eventIn(location) })
    expect(await booking.row()).toMatchObject({ status: 'new' })
  })

  test('cannot answer a review in public, or undo an import', async () => {
    const token = tokenIn(await deskLink(testDb, 'review', 'R-1'))
    expect((await post(token, { action: 'reply to review', text: 'Thank you.' })).status).toBe(400)
    const { status, location } = await post('', { action: 'undo import', id: '1', word: 'undo' })
    expect([status, location]).toEqual([303, '/desk/sign-in?to=%2Fdesk'])
  })
})

test('what a colleague did keeps the address that was signed in', async () => {
  const booking = await bookingAtDesk()
  await booking.post({ action: 'take', who: 'Somebody else' })
  const [session] = await testDb.deskSession.findMany()
  expect(await testDb.leadEvent.findFirst()).toMatchObject({ who: 'Wanjiru', whoEmail: session?.email })
})

/** The page of a booking whose trip ended on that day, after it was said so. */
async function travelled(day: string) {
  const booking = await bookingAtDesk({ itineraryId: 6 })
  await booking.post({ action: 'answered' })
  const { location } = await press(booking.token, 'Invite them', { day })
  const { document } = new JSDOM((await booking.open(location.replace(/^.*\?|#.*/g, ''))).html).window
  const status = document.querySelector('[role=status] p')?.textContent
  const takeBack = () => booking.post({ action: 'undo', event: eventIn(location) })
  return {
    status,
    text: document.body.textContent ?? '',
    buttons: [...document.querySelectorAll('button')],
    takeBack,
  }
}

describe('a booking whose trip is over', () => {
  test('has a line with name and time, and says on which day the invitation goes out', async () => {
    const lastDay = utcDay(subDays(new Date(), 1))
    const { status, text } = await travelled(lastDay)
    const day = formatLongDate(addDays(lastDay, config.inviteAfterDays).toISOString())
    expect(status).toBe(`Marked as travelled. The invitation to review goes out on ${day}.`)
    expect(text).toMatch(/Marked as travelled, .+ by Wanjiru/)
    expect(text).toMatch(/Closed: answered, nothing more to do, .+ by Wanjiru\./)
  })

  test('is invited today if the trip ended long ago', async () => {
    const { status } = await travelled(utcDay(subDays(new Date(), 45)))
    const today = formatLongDate(new Date().toISOString())
    expect(status).toBe(`Marked as travelled. The invitation to review goes out on ${today}.`)
  })

  test('is not invited once that is undone, which ends when the invitation is sent', async () => {
    const first = await travelled(utcDay(subDays(new Date(), 45)))
    expect(first.buttons.map(({ textContent }) => textContent)).toContain('Undo')
    expect((await first.takeBack()).status).toBe(303)
    expect(await mailDueInvitations()).toBe(0)
    const second = await travelled(utcDay(subDays(new Date(), 45)))
    expect(await mailDueInvitations()).toBe(1)
    const refused = await second.takeBack()
    expect(refused.html).toContain('This can no longer be undone: the invitation was sent.')
    expect(await testDb.invitation.count()).toBe(1)
  })
})

test('reviews are mailed, those of an hour in one mail, and handled from it', async () => {
  const { id } = await createReview(makeReviewBody({ comment: 'Lions at last.' }))
  expect(await mailNewReviews()).toBe(1)
  await createReview(makeReviewBody({ comment: 'Second.' }))
  await createReview(makeReviewBody({ comment: 'Third.' }))
  expect(await mailNewReviews()).toBe(0)
  await testDb.$executeRaw`UPDATE reviews SET told_at = told_at - interval '2 hours'`
  expect(await mailNewReviews()).toBe(2)
  const [first, second] = await storedMails()
  expect(second?.text).toContain('Second.')
  const token = tokenIn(first?.text)
  expect((await open(token)).html).toContain('Lions at last.')
  const review = () => testDb.review.findUniqueOrThrow({ where: { id } })
  const published = await press(token, 'Publish', { text: 'Asante.' })
  expect(await review()).toMatchObject({ reply: 'Asante.' })
  await press(token, 'Publish', { text: 'Asante sana.' })
  expect((await open(token, published.location.replace(/^.*\?|#.*/g, ''))).html).toContain('Asante sana.')
  await press(token, 'Take it down', { reason: 'spam' })
  const hidden = await post(token, { action: 'reply to review', text: 'Nobody could read this.' })
  expect([hidden.status, await review()]).toEqual([400, expect.objectContaining({ reply: 'Asante sana.' })])
  expect(await review()).toMatchObject({ status: 'held' })
  expect((await open(token)).html).toContain('Not shown (advertising, links, or the work of a robot)')
  await press(token, 'Show it')
  expect(await review()).toMatchObject({ status: 'shown' })
  expect((await post(token, { action: 'hide review', reason: 'few stars' })).status).toBe(400)
  const tooLong = `Asante sana. ${'x'.repeat(4000)}`
  expect(await post(token, { action: 'reply to review', text: tooLong })).toMatchObject({
    status: 400,
    html: expect.stringContaining(tooLong),
  })
})

test('a review that is held as likely spam can be left down with a reason', async () => {
  const { id } = await createReview(makeReviewBody({ website: 'x' }))
  const token = await tokenFor('review', `R-${id}`)
  await press(token, 'Leave it down', { reason: 'spam' })
  expect(await testDb.review.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'held', heldFor: 'spam' })
  const { html } = await open(token)
  expect([html.includes('Show it'), html.includes('Leave it down')]).toEqual([true, false])
})

test('the list and Numbers need somebody who is signed in', async () => {
  cookieJar.clear()
  const reference = await newBooking({ itineraryId: 6 })
  for (const page of [InboxPage, NumbersPage]) {
    const { status, location, html } = await openDesk(page)
    expect([status, location.replace(/\?.*/, ''), html]).toEqual([303, '/desk/sign-in', ''])
  }
  expect((await requestsCsv()).status).toBe(403)
  await signInAtDesk()
  expect((await openDesk(InboxPage)).html).toContain(`href="/desk/leads/${reference}"`)
  const figures = (await openDesk(NumbersPage)).html
  expect(figures).toMatch(/Requests<\/dt><dd><a [^>]*>1</)
  const trip = await testDb.itinerary.findUniqueOrThrow({ where: { id: 6 } })
  expect(figures).toContain(`>${trip.title}</a>`)
  expect(await (await requestsCsv()).text()).toContain(reference)
})

test.each(['list', 'month'] as const)('a link to the %s in an earlier mail leads to the sign-in', async (kind) => {
  const { status, location } = await open(await tokenFor(kind, kind === 'list' ? 'TODAY' : '2027-03'))
  expect([status, location]).toEqual([303, kind === 'list' ? '/desk' : '/desk/numbers?from=2027-03&to=2027-03'])
})

const requestsCsv = (month = '') => GET(new Request(`http://localhost/desk/requests.csv?from=${month}`))

// Node reads TZ again when it is set. Two of them change their clocks in spring, one in autumn.
describe.each(['America/New_York', 'Europe/Berlin', 'America/Santiago', 'Pacific/Kiritimati'])(
  'on a server in %s',
  (zone) => {
    beforeEach(() => void vi.stubEnv('TZ', zone))
    afterEach(() => void vi.unstubAllEnvs())

    test('a month begins and ends at midnight in Nairobi, and leads to the month before', async () => {
      const moments = ['2027-02-28T20:59Z', '2027-02-28T21:00Z', '2027-03-31T20:59Z', '2027-03-31T21:00Z']
      const references: string[] = []
      for (const createdAt of moments) {
        const reference = await newBooking()
        await testDb.lead.update({ where: { reference }, data: { createdAt: new Date(createdAt) } })
        references.push(reference)
      }
      await signInAtDesk()
      const table = await (await requestsCsv('2027-03')).text()
      expect(references.map((reference) => table.includes(reference))).toEqual([false, true, true, false])
      const { html } = await openDesk(NumbersPage, { from: '2027-03' })
      expect(html).toMatch(/from=2027-02&amp;to=2027-02" aria-label="The period before"/)
    })

    test('the figures of this month are those of the month in Nairobi', async () => {
      await signInAtDesk()
      expect((await openDesk(NumbersPage)).html).toContain(
        `<h1 id="top">${formatMonth((await databaseDay()).slice(0, 7))}`,
      )
    })

    test('the invitation has its day, though clocks change before it', async () => {
      vi.spyOn(config, 'inviteAfterDays', 'get').mockReturnValue(210)
      const lastDay = Date.parse(utcDay(subDays(new Date(), 1)))
      const { status } = await travelled(utcDay(new Date(lastDay)))
      const day = formatLongDate(new Date(lastDay + 210 * 86_400_000).toISOString())
      expect(status).toContain(`goes out on ${day}.`)
    })
  },
)

describe('one lead', () => {
  test('released, a held one gets its two mails, once', async () => {
    const { reference } = await store('inquiry', { website: 'https://spam.example' })
    expect(await storedMails()).toEqual([])
    await releaseLead(reference)
    await expect(releaseLead(reference)).rejects.toThrow('is not held')
    expect(await storedMails()).toMatchObject([{ role: 'operator' }, { role: 'visitor', to: 'ana@example.com' }])
    expect((await storedLeads())[0]).toMatchObject({ status: 'new', heldFor: null })
  })

  test('held after its mails were sent and released again, it sends none twice', async () => {
    const { reference } = await store('inquiry')
    await testDb.mail.updateMany({ data: { status: 'sent', sentAt: new Date() } })
    await holdLead(reference)
    await releaseLead(reference)
    expect(await storedMails()).toHaveLength(2)
  })

  test('its mails can be sent again, under the same Message-ID', async () => {
    const { reference } = await store('inquiry')
    const before = await storedMails()
    await testDb.mail.updateMany({ data: { status: 'failed', attempts: 17, lastError: 'away' } })
    await testDb.$executeRaw`DELETE FROM graphile_worker._private_jobs`
    expect(await resendMails(reference)).toBe(2)
    const after = await storedMails()
    expect(after.map(({ messageId }) => messageId)).toEqual(before.map(({ messageId }) => messageId))
    expect(after).toMatchObject(Array(2).fill({ status: 'queued', attempts: 0 }))
    expect(await waitingJobs()).toHaveLength(2)
  })
})

describe('the list', () => {
  const kinds = async (filter: LeadFilter) => (await listLeads(testDb, filter, 50)).map(({ kind }) => kind).sort()

  test('knows all kinds and filters them', async () => {
    const others = leadKinds.filter((kind) => kind !== 'donation_inquiry' && kind !== 'inquiry')
    for (const kind of others) await store(kind)
    await store('donation_inquiry', { website: 'x' })
    await markAnswered((await store('inquiry')).reference, '', byCommand(), new Date('2099-01-01'))
    expect(await kinds({})).toEqual([...leadKinds].sort())
    expect(await kinds({ status: 'new' })).toEqual(others.sort())
    expect(await kinds({ status: 'held' })).toEqual(['donation_inquiry'])
    expect(await kinds({ status: 'answered' })).toEqual(['inquiry'])
    for (const kind of leadKinds) expect(await kinds({ kind })).toEqual([kind])
  })

  const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute))

  test('has the newest first, as many as are asked for, whatever their kind', async () => {
    const expected: string[] = []
    for (const [minute, kind] of leadKinds.entries()) expected.unshift(await leadOf(kind, at(minute)))
    const references = async (filter: LeadFilter, take = 50) =>
      (await listLeads(testDb, filter, take)).map((line) => line.reference)
    expect(await references({})).toEqual(expected)
    expect(await references({}, 2)).toEqual(expected.slice(0, 2))
    expect(await references({ since: at(1), until: at(3) })).toEqual(expected.slice(-3, -1))
  })

  test('says of each what the mails say', async () => {
    await store('volunteer_application')
    await store('booking', { itineraryId: 0, safariCategory: 2, phone: '' })
    const message = 'Physics teacher for nine years.\n\nA friend taught here and I would like to go on with it.'
    const { value } = await eachLead(testDb, {}).next()
    expect(value).toMatchObject([
      { name: 'Marta Lindqvist', phone: '', about: 'Budget Safari, Dec 4, 2027 - Dec 11, 2027' },
      { name: 'Ana Brooks', phone: '+46 70 000 00 00', about: 'Education', message },
    ])
  })
})

describe('purge', () => {
  const now = new Date('2030-08-31T12:00:00Z')

  async function application(createdAt: string) {
    const reference = await leadOf('volunteer_application', createdAt)
    await testDb.mail.updateMany({ where: { reference }, data: { createdAt: new Date(createdAt) } })
    return reference
  }

  test('deletes what is older than 24 months with its mails, and emergency contacts after 6', async () => {
    await application('2028-08-30T00:00:00Z')
    const older = await application('2028-09-02T00:00:00Z')
    const recent = await application('2030-03-02T00:00:00Z')
    const counts = { volunteer_application: 1, mail: 2, emergency_contact: 1, booking: 0 }

    expect(await countOld(now)).toMatchObject(counts)
    expect(await testDb.volunteerApplication.count()).toBe(3)

    expect(await purge(now)).toMatchObject(counts)
    expect(await storedLeads()).toMatchObject([
      { reference: older, emergencyContact: '' },
      { reference: recent, emergencyContact: 'Bo Brooks, brother, +46 70 000 00 01' },
    ])
    expect((await storedMails()).map(({ reference }) => reference)).toEqual([older, older, recent, recent])
  })

  test('takes as many as there are, held ones too', async () => {
    await testDb.$executeRaw`
      INSERT INTO leads (reference, kind, email, status, held_for, created_at)
      SELECT 'TT-' || lpad(id::text, 7, '0'), 'inquiry', 'ana@example.com', 'held', 'links', '2001-01-01'
      FROM generate_series(1, 60000) AS id`
    await testDb.$executeRaw`
      INSERT INTO mails (reference, role, "to", subject, text, html, message_id, created_at)
      SELECT reference, 'operator', 'us@example.com', 'S', repeat('x', 2000), 'H', reference, created_at FROM leads`
    await purgeDaily()
    expect(await testDb.lead.count()).toBe(0)
    expect(await testDb.mail.count()).toBe(0)
  })

  test.each(leadKinds)('keeps a recent %s and its waiting mails, and deletes an old one with them', async (kind) => {
    const { reference } = await store(kind)
    expect(await purge(new Date())).toMatchObject({ [kind]: 0, mail: 0 })
    expect(await storedMails()).toHaveLength(2)
    await testDb.lead.update({ where: { reference }, data: { createdAt: new Date('2001-01-01') } })
    expect(await purge(new Date())).toMatchObject({ [kind]: 1, mail: 2 })
    expect(await storedMails()).toEqual([])
  })
})
