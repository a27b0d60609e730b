import { addHours } from 'date-fns'
import { beforeEach, describe, expect, test } from 'vitest'
import NumbersPage from '@/app/desk/numbers/page'
import { GET as requestsCsv } from '@/app/desk/requests.csv/route'
import DraftPage from '@/app/quote/draft/[id]/page'
import { formatLongDate } from '@/lib/content/format'
import { queueDigest } from '@/lib/desk/digest'
import {
  acceptLeadQuote,
  deleteLeadDraft,
  draftLeadQuote,
  editLeadQuote,
  sendLeadQuote,
  withdrawLeadQuote,
} from '@/lib/desk/quote-actions'
import { formatMoney } from '@/lib/domain/currency'
import { dayAfter } from '@/lib/domain/day-after'
import { dayInNairobi } from '@/lib/domain/nairobi'
import { extraField } from '@/lib/quotes/extra-fields'
import { snapshotSchema } from '@/lib/quotes/snapshot'
import { deskLink } from '@/lib/submissions/desk-link'
import { askDesk, openDesk, postForm, postToDesk, signInAtDesk, tokenIn } from '../support/desk-link'
import { fieldsOf } from '../support/fields-of'
import { emptyLeads, store, storedMails } from '../support/leads'
import { cookieJar } from '../support/next-stubs'
import { testDb } from '../support/test-db'

const inDays = (days: number) => dayAfter(dayInNairobi(new Date()), days)

beforeEach(async () => {
  await emptyLeads()
  await signInAtDesk()
})

/** A booking request that has arrived, as the bearer of its link works with it. */
async function booking(overrides = {}) {
  const fields = {
    itineraryId: 7,
    preferredDates: 'Jul 10, 2029 - Jul 12, 2029',
    countryCode: '+254',
    phone: '0712 345 678',
    ...overrides,
  }
  const { reference } = await store('booking', fields)
  const token = tokenIn(await deskLink(testDb, 'lead', reference))
  const own = () => ({ token, reference, key: crypto.randomUUID(), who: 'Wanjiru' })
  return {
    reference,
    token,
    open: (query = '') => askDesk(token, query),
    post: (action: Parameters<typeof postForm>[0], typed: Record<string, string> = {}) =>
      postForm(action, { ...own(), ...typed }),
  }
}

/** Typed lines, since next year's prices may not be there yet. */
const typedLine = { 'line-0-text': 'The trip, per person', 'line-0-count': '2', 'line-0-amount': '1070' }

async function drafted(lead: Awaited<ReturnType<typeof booking>>) {
  const { location } = await lead.post(draftLeadQuote)
  const quote = /quote=(\d+)/.exec(location)?.[1] ?? ''
  const fields = fieldsOf((await lead.open(`?quote=${quote}`)).html, 'Check before sending')
  return { quote, fields: { ...fields, who: 'Wanjiru', ...typedLine } }
}

type Lead = Awaited<ReturnType<typeof booking>>

const checkDraft = async (lead: Lead, fields: Record<string, string>) =>
  (await lead.post(editLeadQuote, { ...fields, step: 'check' })).result

/** What is typed is checked, and what was checked is sent. */
async function sendChecked(lead: Lead, fields: Record<string, string>, step = 'mail') {
  const check = (await checkDraft(lead, fields))?.check
  const { quote = '', mode = 'beside' } = fields
  return lead.post(sendLeadQuote, { quote, mode, seen: String(check?.seen), step })
}

const answers = async () => (await storedMails()).filter(({ role }) => role === 'answer')

test('an offer is drafted, changed, checked and sent by mail, from the link of its request', async () => {
  const lead = await booking()
  const { quote, fields } = await drafted(lead)
  expect(fields).toMatchObject({ title: 'Mara Long Weekend', from: '2029-07-10', signedBy: 'Wanjiru' })
  const saved = await lead.post(editLeadQuote, { ...fields, step: 'save' })
  expect(saved.location).toContain(`?quote=${quote}&mode=beside&status=saved`)
  expect((await lead.open(`?quote=${quote}`)).html).toContain('US$2,140 in all')
  const page = fieldsOf((await lead.open(`?quote=${quote}`)).html, 'Check before sending')
  const result = await checkDraft(lead, page)
  expect(result?.check?.summary?.join()).toContain('US$2,140 in all')
  expect(await answers()).toEqual([])
  const sent = await lead.post(sendLeadQuote, {
    quote,
    mode: 'beside',
    seen: String(result?.check?.seen),
    step: 'mail',
  })
  expect(sent.location).toContain(`?sent=${quote}`)
  expect(await answers()).toMatchObject([{ subject: expect.stringContaining('Your offer A1 for Mara Long Weekend') }])
  expect((await lead.open(`?sent=${quote}`)).html).toContain('Offer A1 is on its way by mail.')
  const row = await testDb.lead.findUniqueOrThrow({ where: { reference: lead.reference } })
  expect(row).toMatchObject({ status: 'quoted', remindOn: expect.any(Date), takenBy: 'Wanjiru' })
})

test('by WhatsApp it leads on to WhatsApp with the address of its page, which opens again later', async () => {
  const lead = await booking()
  const { fields } = await drafted(lead)
  const sent = await sendChecked(lead, fields, 'whatsapp')
  expect(sent.location).toMatch(/^https:\/\/wa\.me\/254712345678\?text=[^#]*%2Fquote%2F[\w-]{43}/)
  expect(await answers()).toEqual([])
  const { html } = await lead.open()
  expect(html).toContain(`href="${sent.location.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}"`)
})

test('a draft is shown as the travellers will see it, to who is signed in, until it is sent', async () => {
  const lead = await booking()
  const { quote, fields } = await drafted(lead)
  await lead.post(editLeadQuote, { ...fields, letter: 'Karibu sana', step: 'save' })
  const preview = () => openDesk(DraftPage, {}, { id: quote })
  const { html } = await preview()
  for (const text of ['Only the office sees this page', 'Karibu sana', 'US$2,140']) expect(html).toContain(text)
  await sendChecked(lead, { ...fieldsOf((await lead.open(`?quote=${quote}`)).html, 'Check before sending') })
  expect((await preview()).status).toBe(404)
  cookieJar.clear()
  expect((await preview()).location).toContain('/desk/sign-in')
})

test('without a price or a name it is saved but not sent, and what was typed stays', async () => {
  const lead = await booking()
  const { quote, fields: opened } = await drafted(lead)
  const saved = await lead.post(editLeadQuote, { ...opened, 'line-0-text': '', signedBy: '', step: 'save' })
  expect(saved.location).toContain('status=saved')
  const fields = fieldsOf((await lead.open(`?quote=${quote}`)).html, 'Save')
  const { result } = await lead.post(editLeadQuote, { ...fields, 'line-0-text': '', signedBy: '', step: 'check' })
  expect(result).toMatchObject({ problem: 'Say what it costs. Sign it with a name.', values: { signedBy: '' } })
})

test('what a colleague did after the check is shown before it goes out', async () => {
  const lead = await booking()
  const { quote, fields } = await drafted(lead)
  const seen = String((await checkDraft(lead, fields))?.check?.seen)
  await testDb.leadEvent.create({
    data: { reference: lead.reference, action: 'answered', note: 'Called.', who: 'Musa', key: crypto.randomUUID() },
  })
  const { result } = await lead.post(sendLeadQuote, { quote, seen, step: 'mail' })
  expect(result?.check).toMatchObject({ since: [{ text: expect.stringContaining('by Musa'), note: 'Called.' }] })
  expect(await answers()).toEqual([])
  const again = { quote, seen: String(result?.check?.seen), step: 'mail', key: crypto.randomUUID() }
  await Promise.all([1, 2].map(() => lead.post(sendLeadQuote, again)))
  expect(await answers()).toHaveLength(1)
})

describe('what was checked is what is sent', () => {
  const typed = [
    ['a price', { 'line-0-amount': '480' }],
    ['the first day', { from: '2029-09-01' }],
    ['no first day before', { from: '2029-07-12' }],
    ['until when it is valid', { validUntil: inDays(5) }],
    ['the currency', { currency: 'KES' }],
    ['the deposit', { deposit: '700' }],
    ['a day for the balance', { balanceDay: '2029-06-01' }],
    ['how many', { 'line-0-count': '3' }],
    ['an extra', { 'extra-0-text': 'Balloon', 'extra-0-count': '2', 'extra-0-amount': '450' }],
  ] as const

  test.each(typed)('%s', async (_, changes) => {
    const lead = await booking()
    const { quote, fields } = await drafted(lead)
    const { check } = (await checkDraft(lead, { ...fields, ...changes })) ?? {}
    const { snapshot } = await testDb.quote.findUniqueOrThrow({ where: { id: Number(quote) } })
    const sent = await lead.post(sendLeadQuote, { quote, seen: String(check?.seen), step: 'mail' })
    expect(sent.status).toBe(303)
    const row = await testDb.quote.findUniqueOrThrow({ where: { id: Number(quote) } })
    expect(row).toMatchObject({ snapshot, sentAt: expect.any(Date) })
    const { deposit, balance, currency } = snapshotSchema.parse(row.snapshot)
    const summary = check?.summary?.join('\n')
    for (const { amount } of [deposit, balance]) expect(summary).toContain(formatMoney(amount, currency))
    if (balance.day) expect(summary).toContain(formatLongDate(balance.day))
  })

  test('nothing that is posted with the button changes it', async () => {
    const lead = await booking()
    const { quote, fields } = await drafted(lead)
    const seen = String((await checkDraft(lead, fields))?.check?.seen)
    await lead.post(sendLeadQuote, { ...fields, 'line-0-amount': '1', quote, seen, step: 'mail' })
    expect((await answers())[0]?.text).toContain('US$2,140 in all')
  })

  test('a draft is not sent when a colleague has begun another one after the check', async () => {
    const lead = await booking()
    const { quote, fields } = await drafted(lead)
    const seen = String((await checkDraft(lead, fields))?.check?.seen)
    await lead.post(draftLeadQuote, { itineraryId: '6' })
    await lead.post(sendLeadQuote, { quote, seen, step: 'mail' })
    expect(await answers()).toEqual([])
  })

  test('a draft that a colleague changed after the check is not sent, and its new sums are shown', async () => {
    const [lead, musa] = [await booking(), 'Musa']
    const { quote, fields } = await drafted(lead)
    const seen = String((await checkDraft(lead, fields))?.check?.seen)
    await signInAtDesk(musa)
    const page = fieldsOf((await lead.open(`?quote=${quote}`)).html, 'Save')
    await lead.post(editLeadQuote, { ...page, 'line-0-amount': '900', step: 'save' })
    await signInAtDesk('Wanjiru')
    const { result } = await lead.post(sendLeadQuote, { quote, seen, step: 'mail' })
    expect(result?.check).toMatchObject({ since: [{ note: 'Deposit: 642, now 540. Line 1, each: 1070, now 900.' }] })
    expect(result?.check?.summary).toContainEqual(expect.stringContaining('US$1,800 in all'))
    expect(await answers()).toEqual([])
  })
})

test('a form that is sent twice, since its answer was lost, changes nothing more', async () => {
  const lead = await booking()
  const { quote, fields } = await drafted(lead)
  const first = await checkDraft(lead, fields)
  const again = await checkDraft(lead, fields)
  expect(again?.check).toMatchObject({ seen: first?.check?.seen, summary: first?.check?.summary })
  const { snapshot } = await testDb.quote.findUniqueOrThrow({ where: { id: Number(quote) } })
  expect(snapshot).toMatchObject({ deposit: { amount: 64_200 } })
})

test('amounts are not converted in silence', async () => {
  const lead = await booking()
  const { quote, fields } = await drafted(lead)
  await lead.post(editLeadQuote, { ...fields, step: 'save' })
  const page = fieldsOf((await lead.open(`?quote=${quote}`)).html, 'Save')
  const { result } = await lead.post(editLeadQuote, { ...page, currency: 'JPY', step: 'save' })
  expect(result?.question).toBe('Amounts are not converted: US$2,140 in all becomes JPY 2,140.')
  const typed = { ...page, currency: 'JPY', step: 'save' }
  expect((await lead.post(editLeadQuote, { ...typed, sure: String(result?.question) })).status).toBe(303)
})

describe('two colleagues at one draft', () => {
  test('the second save is refused with what the first changed, keeps what was typed, and is stored when sent again', async () => {
    const lead = await booking()
    const { quote, fields } = await drafted(lead)
    await lead.post(editLeadQuote, { ...fields, step: 'save' })
    const page = fieldsOf((await lead.open(`?quote=${quote}`)).html, 'Save')
    await lead.post(editLeadQuote, { ...page, 'line-0-amount': '480', step: 'save' })
    await signInAtDesk('Musa')
    const { status, result } = await lead.post(editLeadQuote, { ...page, letter: 'Karibu.', step: 'save' })
    expect(status).toBe(409)
    expect(result).toMatchObject({
      news: {
        since: [
          { text: expect.stringContaining('by Wanjiru'), note: 'Deposit: 642, now 288. Line 1, each: 1070, now 480.' },
        ],
      },
      values: { letter: 'Karibu.' },
    })
    const stored = async () => snapshotSchema.parse((await testDb.quote.findFirstOrThrow()).snapshot)
    expect(await stored()).toMatchObject({ lines: [{ amount: 48_000 }] })
    const seen = String(result?.news?.seen)
    expect((await lead.post(editLeadQuote, { ...page, seen, letter: 'Karibu.', step: 'save' })).status).toBe(303)
    expect(await stored()).toMatchObject({ letter: 'Karibu.', lines: [{ amount: 107_000 }] })
  })

  test('of two who send different prices at once, one goes out as it was checked', async () => {
    const lead = await booking()
    const { quote, fields } = await drafted(lead)
    const send = async (price: string) => {
      const { check } = (await checkDraft(lead, { ...fields, 'line-0-amount': price })) ?? {}
      const sent = await lead.post(sendLeadQuote, { quote, seen: String(check?.seen ?? 0), step: 'mail' })
      return { total: check?.summary?.find((line) => line.includes('in all')) ?? 'none', status: sent.status }
    }
    const sent = await Promise.all([send('2000'), send('1900')])
    const [mail, ...others] = await answers()
    expect(others).toEqual([])
    const winners = sent.filter(({ status }) => status === 303)
    expect(winners).toHaveLength(1)
    expect(mail?.text).toContain(winners[0]?.total)
  })

  test.each([
    ['an answer', 'answer', { step: 'send', subject: 'Your trip', text: 'Gladly.' }],
    ['a note', 'answered', { note: 'Called.' }],
    ['a reminder', 'remind', { day: inDays(3) }],
    ['closing', 'close', { reason: 'other' }],
    ['a bed', 'hold a bed', { what: 'Mara camp' }],
    ['taking it', 'take', {}],
  ])('%s from an older page is asked about, and done when sent again', async (_, action, typed) => {
    const lead = await booking()
    await postToDesk(lead.token, { action: 'replied', note: 'They called.', seen: '0' })
    const first = await postToDesk(lead.token, { action, ...typed, seen: '0' })
    const news = first.result?.news ?? first.result?.check
    expect(news).toMatchObject({ since: [{ note: 'They called.' }] })
    expect(await testDb.leadEvent.count()).toBe(1)
    expect((await postToDesk(lead.token, { action, ...typed, seen: String(news?.seen) })).status).toBe(303)
  })
})

test('another offer stands beside the first, and a new version takes its place: the check says which', async () => {
  const lead = await booking()
  const first = await drafted(lead)
  await sendChecked(lead, first.fields)
  const [quote] = await testDb.quote.findMany()
  const another = await lead.post(draftLeadQuote, { mode: 'beside' })
  const page = fieldsOf((await lead.open(another.location.replace(/^.*\?|#.*/g, ''))).html, 'Check before sending')
  expect(page.mode).toBe('beside')
  const check = async (mode: string) => {
    const seen = String((await testDb.leadEvent.findFirst({ orderBy: { id: 'desc' } }))?.id)
    return (await checkDraft(lead, { ...page, ...typedLine, mode, seen }))?.check?.summary?.[0]
  }
  expect(await check('beside')).toBe('It stands beside A1')
  expect(await check('instead')).toBe('It takes the place of A1, which can no longer be accepted')
  const version = await lead.post(draftLeadQuote, { from: String(quote?.id), mode: 'instead' })
  const { html } = await lead.open(version.location.replace(/^.*\?|#.*/g, ''))
  expect(fieldsOf(html, 'Check before sending').mode).toBe('instead')
})

test('a link opens the offers of its own request only', async () => {
  const [lead, other] = [await booking(), await booking({ message: 'Another.' })]
  const { quote, fields: all } = await drafted(lead)
  const { token: _token, reference: _reference, ...fields } = all as Record<string, string>
  for (const action of [editLeadQuote, sendLeadQuote, deleteLeadDraft, withdrawLeadQuote, acceptLeadQuote]) {
    const step = action === sendLeadQuote ? 'mail' : 'save'
    const { result } = await other.post(action, { ...fields, quote, step, name: 'Ana', seen: '0' })
    expect(result?.problem ?? '').not.toBe('')
  }
  expect(await testDb.quote.findMany()).toMatchObject([{ sentAt: null }])
})

test('a link opens no other request, whatever its form names', async () => {
  const [lead, other] = [await booking(), await booking({ message: 'Another.' })]
  const { result, location } = await lead.post(draftLeadQuote, { reference: other.reference })
  expect([result?.problem, location]).toEqual(['This link no longer works. Nothing was changed.', ''])
  expect(await testDb.quote.count()).toBe(0)
})

test('it is accepted for the traveller, or withdrawn, and the page of the request says so', async () => {
  const lead = await booking()
  const { quote, fields } = await drafted(lead)
  const extra = { 'extra-0-text': 'Balloon', 'extra-0-count': '2', 'extra-0-amount': '450' }
  await sendChecked(lead, { ...fields, ...extra })
  const accepted = await lead.post(acceptLeadQuote, { quote, name: 'Marta', [extraField('extra-1')]: 'yes' })
  expect(accepted.location).toContain('status=accepted')
  const { html } = await lead.open()
  expect(html).toContain('A1: Accepted')
  expect(html).toMatch(/class="status">Offer accepted, less than a minute ago by Wanjiru\./)
  expect(html).toContain('US$3,040 in all')
  expect(html).toContain('Marta has accepted. Noted by Wanjiru')
  expect((await lead.post(withdrawLeadQuote, { quote })).result?.problem).toBeDefined()

  const other = await booking({ message: 'Another.' })
  const second = await drafted(other)
  await sendChecked(other, second.fields)
  await other.post(withdrawLeadQuote, { quote: second.quote, reason: 'The camp is full.' })
  expect((await other.open()).html).toContain('A1: Withdrawn')
})

test('a request without a trip begins with one that is chosen, or with none', async () => {
  const lead = await booking({ itineraryId: 0, safariCategory: 2 })
  expect((await lead.open()).html).toContain('<option value="7">Mara Long Weekend</option>')
  const { location } = await lead.post(draftLeadQuote, { itineraryId: '7' })
  const quote = /quote=(\d+)/.exec(location)?.[1] ?? ''
  expect((await lead.open(`?quote=${quote}`)).html).toContain('value="Mara Long Weekend"')
})

test('an offer to somebody else is among those to begin with, its own trip first, and says whose prices these are', async () => {
  const [mara, other] = [await booking({ name: 'Otto Brandt' }), await booking({ itineraryId: 6, name: 'Ana Brooks' })]
  for (const one of [mara, other]) await sendChecked(one, (await drafted(one)).fields)
  const lead = await booking({ message: 'Another.' })
  const { html } = await lead.open()
  const options = [...html.matchAll(/<option value="(\d+)">(TT-[^<]*)/g)].map(([, id, label]) => [id, label])
  expect(options.map(([, label]) => label)).toEqual([
    `${mara.reference} A1, Mara Long Weekend, 2 adults, 1 kid, US$2,140`,
    expect.stringContaining(`${other.reference} A1, `),
  ])
  expect(html).not.toContain('Brandt')
  const copy = await lead.post(draftLeadQuote, { from: options[0]?.[0] ?? '', mode: 'beside' })
  const page = await lead.open(copy.location.replace(/^.*\?|#.*/g, ''))
  expect(page.html).toContain('Lines and prices are those of the offer that you chose')
  expect(fieldsOf(page.html, 'Check before sending')).toMatchObject({ 'line-0-amount': '1070', from: '2029-07-10' })
})

test('the morning mail names an offer that ends in two days, with the link to its request, and none that is answered', async () => {
  const lead = await booking()
  const { quote, fields } = await drafted(lead)
  await sendChecked(lead, fields)
  const { validUntil } = await testDb.quote.findUniqueOrThrow({ where: { id: Number(quote) } })
  const digest = async (days: number) => {
    await testDb.mail.deleteMany({ where: { reference: null } })
    await queueDigest(addHours(validUntil, 4 - 24 * days))
    return (await storedMails()).find(({ reference }) => reference === null)?.text ?? ''
  }
  expect(await digest(3)).not.toContain('Offers that end')
  const text = await digest(2)
  expect(text).toContain(`> ${lead.reference} offer A1 for Mara Long Weekend: US$2,140 in all`)
  expect(text).toMatch(/remind them of the offer: https?:\S+\/desk\/link\/lead~/)
  await lead.post(acceptLeadQuote, { quote, name: 'Marta' })
  expect(await digest(1)).not.toContain('Offers that end')
})

test('Numbers says how many offers wait and are accepted, and the table what was quoted and agreed', async () => {
  const [lead, other] = [await booking(), await booking({ message: 'Another.' })]
  for (const one of [lead, other]) await sendChecked(one, (await drafted(one)).fields)
  const [first] = await testDb.quote.findMany({ where: { reference: lead.reference } })
  await lead.post(acceptLeadQuote, { quote: String(first?.id), name: 'Marta' })
  await signInAtDesk()
  const { html } = await openDesk(NumbersPage)
  expect(html).toMatch(/figure=offers">2<\/a>/)
  expect(html).toMatch(/figure=silent">1<\/a> without an answer/)
  expect(html).toMatch(/figure=accepted">1<\/a>/)
  const table = await (await requestsCsv(new Request('http://localhost/desk/requests.csv'))).text()
  const lineOf = (reference: string) => table.split('\r\n').find((line) => line.includes(reference))
  expect(lineOf(lead.reference)).toContain('"USD","2140.00","2140.00","quoted",""')
  expect(lineOf(other.reference)).toContain('"USD","2140.00","","quoted",""')
})
