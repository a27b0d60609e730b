import { addHours } from 'date-fns'
import { beforeEach, expect, test } from 'vitest'
import MonthPage from '@/app/desk/(inbox)/month/page'
import { GET as monthCsv } from '@/app/desk/month.csv/route'
import { queueDigest } from '@/lib/desk/digest'
import {
  acceptLeadQuote,
  deleteLeadDraft,
  draftLeadQuote,
  editLeadQuote,
  withdrawLeadQuote,
} from '@/lib/desk/quote-actions'
import { extraField } from '@/lib/quotes/extra-fields'
import { deskLink } from '@/lib/submissions/desk-link'
import { askDesk, openDesk, postForm, signInAtDesk, tokenIn } from '../support/desk-link'
import { fieldsOf } from '../support/fields-of'
import { emptyLeads, store, storedMails } from '../support/leads'
import { testDb } from '../support/test-db'

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

const answers = async () => (await storedMails()).filter(({ role }) => role === 'answer')

test('an offer is drafted, changed, checked and sent by mail, from the link of its request', async () => {
  const lead = await booking()
  const { quote, fields } = await drafted(lead)
  expect(fields).toMatchObject({ title: 'Mara Long Weekend', from: '2029-07-10', signedBy: 'Wanjiru' })
  const saved = await lead.post(editLeadQuote, { ...fields, step: 'save' })
  expect(saved.location).toContain(`?quote=${quote}&mode=beside&status=saved`)
  expect((await lead.open(`?quote=${quote}`)).html).toContain('US$2,140 in all')
  const { result } = await lead.post(editLeadQuote, { ...fields, step: 'check' })
  expect(result?.check?.summary?.join()).toContain('US$2,140 in all')
  expect(await answers()).toEqual([])
  const sent = await lead.post(editLeadQuote, { ...fields, step: 'mail' })
  expect(sent.location).toContain(`?sent=${quote}&how=mail`)
  expect(await answers()).toMatchObject([{ subject: expect.stringContaining('Your offer A1 for Mara Long Weekend') }])
  expect((await lead.open(`?sent=${quote}&how=mail`)).html).toContain('Offer A1 is on its way by mail.')
  const row = await testDb.lead.findUniqueOrThrow({ where: { reference: lead.reference } })
  expect(row).toMatchObject({ status: 'quoted', remindOn: expect.any(Date), takenBy: 'Wanjiru' })
})

test('by WhatsApp it has its page too, and the text to send', async () => {
  const lead = await booking()
  const { quote, fields } = await drafted(lead)
  await lead.post(editLeadQuote, { ...fields, step: 'whatsapp' })
  expect(await answers()).toEqual([])
  const { html } = await lead.open(`?sent=${quote}&how=whatsapp`)
  expect(html).toMatch(/href="https:\/\/wa\.me\/254712345678\?text=[^"]*%2Fquote%2F[\w-]{43}/)
})

test('without a price or a name it is not sent, and what was typed stays', async () => {
  const lead = await booking()
  const { fields } = await drafted(lead)
  const { result } = await lead.post(editLeadQuote, { ...fields, 'line-0-text': '', signedBy: '', step: 'check' })
  expect(result).toMatchObject({ problem: 'Say what it costs. Sign it with a name.', values: { signedBy: '' } })
})

test('what a colleague did meanwhile is shown before it goes out', async () => {
  const lead = await booking()
  const { fields } = await drafted(lead)
  await testDb.leadEvent.create({
    data: { reference: lead.reference, action: 'answered', note: 'Called.', who: 'Musa', key: crypto.randomUUID() },
  })
  const { result } = await lead.post(editLeadQuote, { ...fields, step: 'mail' })
  expect(result?.check).toMatchObject({ since: [{ text: expect.stringContaining('by Musa'), note: 'Called.' }] })
  expect(await answers()).toEqual([])
  const seen = String(result?.check?.seen)
  await Promise.all([1, 2].map(() => lead.post(editLeadQuote, { ...fields, seen, step: 'mail' })))
  expect(await answers()).toHaveLength(1)
})

test('of two colleagues who send one draft with different prices at once, one goes out as it was checked', async () => {
  const lead = await booking()
  const { fields } = await drafted(lead)
  const send = (price: string) =>
    lead.post(editLeadQuote, { ...fields, key: crypto.randomUUID(), 'line-0-amount': price, step: 'mail' })
  const sent = await Promise.all([send('2000'), send('1900')])
  const [mail, ...others] = await answers()
  expect(others).toEqual([])
  const winner = sent.findIndex(({ status }) => status === 303)
  expect(sent.filter(({ status }) => status === 303)).toHaveLength(1)
  expect(mail?.text).toContain(winner === 0 ? 'US$4,000 in all' : 'US$3,800 in all')
})

test('another offer stands beside the first, and a new version takes its place: the check says which', async () => {
  const lead = await booking()
  const first = await drafted(lead)
  await lead.post(editLeadQuote, { ...first.fields, step: 'mail' })
  const [quote] = await testDb.quote.findMany()
  const another = await lead.post(draftLeadQuote, { mode: 'beside' })
  const page = fieldsOf((await lead.open(another.location.replace(/^.*\?|#.*/g, ''))).html, 'Check before sending')
  expect(page.mode).toBe('beside')
  const check = async (mode: string) =>
    (await lead.post(editLeadQuote, { ...page, ...typedLine, mode, who: 'Wanjiru', step: 'check' })).result?.check
      ?.summary?.[0]
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
  for (const action of [editLeadQuote, deleteLeadDraft, withdrawLeadQuote, acceptLeadQuote]) {
    const { result } = await other.post(action, { ...fields, quote, step: 'mail', name: 'Ana' })
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
  await lead.post(editLeadQuote, { ...fields, ...extra, step: 'mail' })
  const accepted = await lead.post(acceptLeadQuote, { quote, name: 'Marta', [extraField('extra-1')]: 'yes' })
  expect(accepted.location).toContain('status=accepted')
  const { html } = await lead.open()
  expect(html).toContain('A1: Accepted')
  expect(html).toContain('US$3,040 in all')
  expect(html).toContain('Marta has accepted. Noted by Wanjiru')
  expect((await lead.post(withdrawLeadQuote, { quote })).result?.problem).toBeDefined()

  const other = await booking({ message: 'Another.' })
  const second = await drafted(other)
  await other.post(editLeadQuote, { ...second.fields, step: 'mail' })
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

test('the morning mail names an offer that ends in two days, with the link to its request, and none that is answered', async () => {
  const lead = await booking()
  const { quote, fields } = await drafted(lead)
  await lead.post(editLeadQuote, { ...fields, step: 'mail' })
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

test('the month says how many offers are open and accepted, and the table what was quoted and agreed', async () => {
  const [lead, other] = [await booking(), await booking({ message: 'Another.' })]
  for (const one of [lead, other]) await one.post(editLeadQuote, { ...(await drafted(one)).fields, step: 'mail' })
  const [first] = await testDb.quote.findMany({ where: { reference: lead.reference } })
  await lead.post(acceptLeadQuote, { quote: String(first?.id), name: 'Marta' })
  await signInAtDesk()
  const { html } = await openDesk(MonthPage)
  expect(html).toMatch(/Offers sent<\/dt><dd>2</)
  expect(html).toMatch(/Offers open<\/dt><dd>1, US\$2,140</)
  expect(html).toMatch(/Offers accepted<\/dt><dd>1, US\$2,140</)
  const table = await (await monthCsv(new Request('http://localhost/desk/month.csv'))).text()
  const lineOf = (reference: string) => table.split('\r\n').find((line) => line.includes(reference))
  expect(lineOf(lead.reference)).toContain('"USD","2140","2140","quoted",""')
  expect(lineOf(other.reference)).toContain('"USD","2140","","quoted",""')
})
