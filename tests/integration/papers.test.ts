// What is issued of a booked trip: numbers, sums that agree, and what never changes.

import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { addDays } from 'date-fns'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { GET as departurePdf } from '@/app/desk/dates/[id]/guide-sheet/route'
import PaperPage from '@/app/desk/leads/[reference]/papers/[paper]/page'
import { GET as deskPdf } from '@/app/desk/leads/[reference]/papers/[paper]/pdf/route'
import { GET as papersCsv } from '@/app/desk/papers.csv/route'
import QuotePage from '@/app/quote/[token]/page'
import { GET as travellersPdf } from '@/app/quote/[token]/papers/[paper]/route'
import { dayInNairobi } from '@/lib/domain/nairobi'
import { deleteLeads } from '@/lib/leads/handling'
import { purge } from '@/lib/leads/purge'
import { readBooked } from '@/lib/papers/booked'
import {
  issueCredit,
  issueInvoice,
  issueReceipt,
  issueRequest,
  noteControlNumber,
  takeBackReceipt,
} from '@/lib/papers/issue'
import { type Paper, paperSchema } from '@/lib/papers/paper'
import { findDepartureSheet, findPaper, listPapers } from '@/lib/papers/read'
import { mailReceipt, sendPaper } from '@/lib/papers/send'
import { issueVoucher, listSuppliers } from '@/lib/papers/vouchers'
import { acceptQuote } from '@/lib/quotes/answers'
import { changeReservation, confirmAccepted } from '@/lib/reservations/handling'
import { fillHolds } from '@/lib/reservations/holds'
import { notePayment, takePaymentBack } from '@/lib/reservations/payments'
import { readReservation } from '@/lib/reservations/queries'
import { holdPlaces } from '@/lib/reservations/seat-holds'
import { saveTravellers } from '@/lib/travellers/who-travels'
import { openDesk, signInAtDesk } from '../support/desk-link'
import { emptyLeads, storedMails } from '../support/leads'
import { byWanjiru, makeDraft, newKey, send, storeBooking } from '../support/quotes'
import { testDb } from '../support/test-db'

beforeEach(async () => {
  await emptyLeads()
  await testDb.$executeRaw`DELETE FROM papers`
  await testDb.$executeRaw`DELETE FROM paper_series`
  await testDb.payment.deleteMany()
  await testDb.claim.updateMany({ where: { id: { startsWith: 'company-' } }, data: { status: 'checked' } })
})

const setClaim = (id: string, text: string) => testDb.claim.update({ where: { id }, data: { text } })

/** `lastDay`: in place of that of the trip as it is sold. */
async function bookedTrip(fields = {}, lastDay = {}) {
  const reference = await storeBooking({ name: 'Zoë Müller', email: 'zoe@example.com', ...fields })
  const { id, snapshot } = await makeDraft(reference)
  const days = snapshot.days.map((day, index, all) => (index === all.length - 1 ? { ...day, ...lastDay } : day))
  await testDb.quote.update({ where: { id }, data: { snapshot: { ...snapshot, days } } })
  const { name, href } = await send(id)
  const token = href.split('/').at(-1) ?? ''
  await acceptQuote({ token }, { name: 'Zoë', extras: [], version: name, key: newKey() })
  await confirmAccepted(reference, byWanjiru(), { isMailed: false })
  const { terms } = await readReservation(testDb, reference)
  if (!terms) throw new Error('It is not booked.')
  const pay = (amount: number, also?: Parameters<typeof notePayment>[4]) =>
    notePayment(
      reference,
      {
        day: dayInNairobi(new Date()),
        amount,
        credited: amount,
        currency: terms.currency,
        agreed: terms.currency,
        way: 'bank',
        code: '',
      },
      byWanjiru(),
      undefined,
      also,
    )
  const lastPayment = () => testDb.payment.findFirstOrThrow({ where: { reference }, orderBy: { id: 'desc' } })
  return { reference, offer: `offer-${name}`, token, terms, pay, lastPayment }
}

const plain = { buyer: 'Zoë Müller\nHauptstraße 4', exempt: [], rate: null }
const ask = (asked: string[], amount?: number) => ({
  ...{ buyer: 'Zoë Müller', asked, shownCurrency: 'USD' },
  other: amount ? { amount, day: null } : null,
})
const read = async (reference: string, slug: string) => {
  const found = await findPaper(reference, slug)
  if (!found) throw new Error(`There is no ${slug}.`)
  return found
}
const names = async (reference: string) => (await listPapers(reference)).map(({ name }) => name)
const textOf = ({ blocks }: Paper) => JSON.stringify(blocks)
/** In minor units. */
const toMinor = (sum: string) => Math.round(Number(sum.replace('−', '-').replace(/[^\d.-]/g, '')) * 100)

/** Of the first table with a total. */
function strongSum({ blocks }: Paper) {
  const totals = blocks.flatMap((block) => (block.kind === 'table' ? (block.totals ?? []) : []))
  return toMinor(totals.find(({ isStrong }) => isStrong)?.sum ?? '')
}

/** Of the facts below a heading, but those named so. */
function sumOf({ blocks }: Paper, heading: string, except = /^$/) {
  const below = blocks[blocks.findIndex((block) => block.kind === 'heading' && block.text === heading) + 1]
  if (below?.kind !== 'facts') throw new Error(`Nothing is below ${heading}.`)
  return below.rows.filter(([name]) => !except.test(name)).reduce((all, [, sum]) => all + toMinor(sum), 0)
}

const year = new Date().getFullYear()

describe('an invoice', () => {
  test('never changes, stands until a credit note takes it back, and is followed by another with the next number', async () => {
    const { reference, terms } = await bookedTrip()
    const by = byWanjiru()
    const id = await issueInvoice(reference, plain, by)
    expect(await issueInvoice(reference, plain, by)).toBe(id)
    await expect(issueInvoice(reference, plain, byWanjiru())).rejects.toThrow(`INV-${year}-0001 stands`)
    const before = await read(reference, `INV-${year}-0001`)
    await changeReservation(reference, { ...terms, total: terms.total + 5000, note: 'One more transfer' }, byWanjiru())
    await setClaim('company-name', 'Another Company Limited')
    expect((await read(reference, `INV-${year}-0001`)).paper).toEqual(before.paper)
    await expect(testDb.paper.update({ where: { id }, data: { amount: 1n } })).rejects.toThrow('only added to')

    await issueCredit(reference, { paper: id, why: 'A transfer more' }, byWanjiru())
    await expect(issueCredit(reference, { paper: id, why: 'Again' }, byWanjiru())).rejects.toThrow('taken back already')
    await issueInvoice(reference, plain, byWanjiru())
    expect(await names(reference)).toEqual([`INV-${year}-0002`, `CN-${year}-0001`, `INV-${year}-0001`])
    expect(textOf((await read(reference, `INV-${year}-0002`)).paper)).toContain('Agreed since the offer')
    const rows = await testDb.paper.findMany({ orderBy: { id: 'asc' } })
    const [first = 0, credit = 0, second = 0] = rows.map(({ amount }) => Number(amount))
    expect([first + credit, second]).toEqual([0, terms.total + 5000])
  })

  test.each([
    ['none', 0],
    ['VAT 16% included', 16],
    ['VAT 16% added', 16],
  ])('with the tax %s asks for no more than was agreed', async (tax, percent) => {
    await setClaim('company-tax', tax)
    const { reference, terms } = await bookedTrip()
    await issueInvoice(reference, plain, byWanjiru())
    const row = await testDb.paper.findFirstOrThrow()
    expect(Number(row.amount)).toBe(terms.total)
    expect(Math.abs((Number(row.amount) - Number(row.tax)) * percent - Number(row.tax) * 100)).toBeLessThanOrEqual(116)
    await setClaim('company-tax', 'none')
  })

  test('is pro forma until the number of the control unit is noted, once', async () => {
    await setClaim('company-control-unit', 'yes')
    const { reference } = await bookedTrip()
    const id = await issueInvoice(reference, plain, byWanjiru())
    const slug = `INV-${year}-0001`
    expect((await read(reference, slug)).paper.title).toBe('Pro forma invoice')
    const unit = { number: 'KRAMW0172022', address: 'https://itax.example/check?n=1' }
    await noteControlNumber(reference, id, unit, byWanjiru())
    const { paper } = await read(reference, slug)
    expect([paper.title, textOf(paper)]).toEqual(['Invoice', expect.stringContaining(unit.number)])
    expect(textOf(paper)).not.toContain('not a tax invoice')
    await expect(noteControlNumber(reference, id, { ...unit, number: 'X' }, byWanjiru())).rejects.toThrow('already')
    await setClaim('company-control-unit', 'no')
  })
})

test('two colleagues at once issue one invoice', async () => {
  const { reference } = await bookedTrip()
  const both = await Promise.allSettled([1, 2].map(() => issueInvoice(reference, plain, byWanjiru())))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await names(reference)).toEqual([`INV-${year}-0001`])
})

test('a payment request asks for what is open, and not for more', async () => {
  const { reference, terms, pay } = await bookedTrip()
  await issueRequest(reference, ask(['Deposit']), byWanjiru())
  await pay(terms.depositAmount)
  await issueRequest(reference, ask(['Balance']), byWanjiru())
  const sums = (await testDb.paper.findMany({ orderBy: { id: 'asc' } })).map(({ amount }) => Number(amount))
  expect(sums).toEqual([terms.depositAmount, terms.total - terms.depositAmount])
  await expect(issueRequest(reference, ask(['Deposit']), byWanjiru())).rejects.toThrow('choose what to ask for')
  await expect(issueRequest(reference, ask([], terms.total), byWanjiru())).rejects.toThrow('is open')
})

describe('a receipt', () => {
  test('is mailed with the payment, and taken back with it', async () => {
    const { reference, terms, pay, lastPayment } = await bookedTrip()
    const { row } = await readBooked(reference)
    await pay(terms.depositAmount, (tx, id) => mailReceipt(tx, row, id, byWanjiru()))
    const mail = (await storedMails()).filter(({ role }) => role === 'answer').at(-1)
    expect([mail?.to, mail?.attachmentName]).toEqual(['zoe@example.com', `RC-${year}-0001.pdf`])
    expect(
      Buffer.from(mail?.attachment ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const { id } = await lastPayment()
    expect(await issueReceipt(reference, id, byWanjiru())).toBe((await testDb.paper.findFirstOrThrow()).id)
    await takePaymentBack(reference, id, byWanjiru(), (tx) => takeBackReceipt(tx, reference, id, byWanjiru()))
    const sum = (await testDb.paper.findMany()).reduce((all, { amount }) => all + Number(amount), 0)
    expect([await names(reference), sum]).toEqual([[`CN-${year}-0001`, `RC-${year}-0001`], 0])
  })

  test('that cannot be mailed leaves no payment', async () => {
    const { reference, pay } = await bookedTrip()
    const { row } = await readBooked(reference)
    await expect(pay(1000, (tx, id) => mailReceipt(tx, { ...row, email: '' }, id, byWanjiru()))).rejects.toThrow(
      'no email',
    )
    expect([await testDb.payment.count(), await testDb.paper.count(), await testDb.paperSeries.count()]).toEqual([
      0, 0, 0,
    ])
  })
})

test('whatever is agreed, changed and paid, all papers and the spreadsheet of the period say the same sums', async () => {
  await signInAtDesk()
  const step = fc.oneof(
    fc.record({ pay: fc.integer({ min: 1, max: 90_000 }) }),
    fc.record({ change: fc.integer({ min: -50_000, max: 50_000 }) }),
    fc.record({ invoice: fc.constant(true) }),
    fc.record({ ask: fc.integer({ min: 1, max: 20_000 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      await testDb.$executeRaw`DELETE FROM papers`
      const { reference, offer, pay, lastPayment, terms: agreed } = await bookedTrip()
      const { paper } = await read(reference, offer)
      expect([strongSum(paper), sumOf(paper, 'When you pay')]).toEqual([agreed.total, agreed.total])
      let received = 0
      for (const one of steps) {
        const { terms, open } = await readReservation(testDb, reference)
        if (!terms) throw new Error('It is not booked.')
        if ('pay' in one) {
          await pay(one.pay)
          received += one.pay
          await issueReceipt(reference, (await lastPayment()).id, byWanjiru())
        } else if ('change' in one) {
          await changeReservation(reference, { ...terms, total: terms.total + one.change }, byWanjiru())
        } else if ('ask' in one) {
          if (one.ask <= open) await issueRequest(reference, ask([], one.ask), byWanjiru())
        } else {
          const standing = await testDb.paper.findFirst({ where: { kind: 'invoice', credit: null } })
          if (standing) await issueCredit(reference, { paper: standing.id, why: 'Changed' }, byWanjiru())
          await issueInvoice(reference, plain, byWanjiru())
        }
      }
      const { terms, credited } = await readReservation(testDb, reference)
      const rows = await testDb.paper.findMany({ orderBy: { id: 'asc' } })
      const amountsOf = (kinds: string[]) =>
        rows.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + Number(amount), 0)
      const last = rows.findLast(({ kind }) => kind === 'invoice')
      expect(amountsOf(['receipt'])).toBe(received)
      expect(credited).toBe(received)
      // Of all invoices and credit notes only the last invoice is left.
      expect(amountsOf(['invoice', 'credit'])).toBe(Number(last?.amount ?? 0))
      for (const { content, amount, currency, kind } of rows) {
        const printed = strongSum(paperSchema.parse(content))
        if (kind !== 'receipt') expect([currency, printed]).toEqual([terms?.currency, Number(amount)])
      }
      const trip = (await read(reference, 'trip')).paper
      const money = 'What is paid and what is open'
      expect(sumOf(trip, money, /received in all|open|we pay back/i)).toBe(terms?.total)
      expect(sumOf(trip, money, /^(?!Received in all)/)).toBe(received)
      const request = new Request(`https://tembo.test/desk/papers.csv?from=${year}-01-01&to=${year}-12-31`)
      const csv = await text(Readable.fromWeb((await papersCsv(request)).body as never))
      const lines = csv
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split('","'))
      expect(lines.map(([number = '']) => number.slice(1))).toEqual(rows.map(({ name }) => name))
      expect(lines.map((cells) => Math.round(Number(cells[9]) * 100))).toEqual(rows.map(({ amount }) => Number(amount)))
    }),
    { numRuns: 6 },
  )
})

describe('a voucher', () => {
  test('says in its next version what has changed', async () => {
    const { reference } = await bookedTrip()
    await fillHolds(reference)
    const [supplier] = await listSuppliers(await readBooked(reference))
    if (!supplier) throw new Error('Nothing is on the list.')
    await issueVoucher(reference, supplier.name, byWanjiru())
    const look = async () =>
      (await listSuppliers(await readBooked(reference))).find(({ name }) => name === supplier.name)
    expect((await look())?.last).toMatchObject({ version: 1, isSame: true })
    await testDb.hold.updateMany({
      where: { what: supplier.name },
      data: { confirmedOn: new Date(), number: 'K-4711' },
    })
    expect((await look())?.last).toMatchObject({ version: 1, isSame: false })
    const id = await issueVoucher(reference, supplier.name, byWanjiru())
    const { paper } = await read(reference, `voucher-${id}`)
    expect(paper.blocks.slice(0, 2)).toEqual([
      { kind: 'heading', text: 'What has changed' },
      {
        kind: 'facts',
        rows: [
          ['New', expect.stringContaining('confirmed, K-4711')],
          ['No longer', expect.stringContaining('not asked for yet')],
        ],
      },
    ])
    expect((await look())?.last).toMatchObject({ version: 2, isSame: true })
  })

  test('is in the language of its lodge, and goes to its address', async () => {
    const place = await testDb.place.findFirstOrThrow()
    const lodge = await testDb.lodge.create({
      data: {
        id: 'test-camp',
        name: 'Kambi ya Mto',
        kind: 'tented camp',
        placeId: place.id,
        style: 's',
        view: 'v',
        language: 'sw',
        email: 'kambi@example.com',
        phone: '+254 700 111 222',
      },
    })
    const { reference } = await bookedTrip()
    await testDb.hold.create({
      data: { reference, what: 'Kambi ya Mto, Masai Mara', people: 2, night: new Date('2029-07-10'), key: newKey() },
    })
    const id = await issueVoucher(reference, lodge.name, byWanjiru())
    const { paper } = await read(reference, `voucher-${id}`)
    expect([paper.title, paper.language, paper.to?.lines]).toEqual(['Vocha', 'sw', [lodge.name, '+254 700 111 222']])
    expect(textOf(paper)).toContain('10 Julai 2029')
    await signInAtDesk()
    const { html } = await openDesk(PaperPage, {}, { reference, paper: `voucher-${id}` })
    expect(html).toContain('value="kambi@example.com"')
    await testDb.lodge.delete({ where: { id: lodge.id } })
  })
})

describe('who travels', () => {
  async function namedTrip() {
    const trip = await bookedTrip()
    const { reference } = trip
    const form = {
      ...{
        '1-name': 'Zoë Anna Müller',
        '1-birthday': '1988-12-06',
        '1-nationality': 'German',
        '1-passport': 'C01X00T47',
      },
      ...{ '1-diet': 'No nuts', '1-health': 'Asthma', '0-arrivalFlight': 'KQ 117', '0-emergencyContact': 'Her mother' },
      '0-occasion': 'Silver wedding',
    }
    await testDb.$transaction((tx) => saveTravellers(tx, reference, form, byWanjiru()))
    const hold = { reference, people: 1, night: null }
    await testDb.hold.create({ data: { ...hold, kind: 'permit', what: 'Gorilla permit', key: newKey() } })
    await testDb.hold.create({ data: { ...hold, kind: 'bed', what: 'River Camp', key: newKey() } })
    const voucherOf = async (what: string) => {
      const id = await issueVoucher(reference, what, byWanjiru())
      return textOf((await read(reference, `voucher-${id}`)).paper)
    }
    return { ...trip, voucherOf }
  }

  test('each supplier and the guide are told what they need of it, the sheet of the trip nothing', async () => {
    const { reference, voucherOf } = await namedTrip()
    const [permit, camp] = [await voucherOf('Gorilla permit'), await voucherOf('River Camp')]
    const guide = textOf((await read(reference, 'guide-sheet')).paper)
    const trip = textOf((await read(reference, 'trip')).paper)
    const said = (text: string) =>
      ['Zoë Anna', 'C01X00T47', 'No nuts', 'Asthma', 'Her mother', 'birthday on December 6', 'Silver wedding'].map(
        (one) => text.includes(one),
      )
    expect(said(permit)).toEqual([true, true, false, false, false, false, false])
    expect(said(camp)).toEqual([true, false, true, false, false, false, true])
    expect(said(guide)).toEqual([true, false, true, true, true, true, true])
    expect(said(trip)).toEqual(said('nothing'))
  })

  test('the guide of a departure has one sheet of all who are booked on it, with the days once', async () => {
    const { reference, terms } = await namedTrip()
    const other = await bookedTrip(
      { name: 'Ben Otieno', email: 'ben@example.com', phone: '712 345 678' },
      { bed: 'A tent' },
    )
    const held = await storeBooking({ name: 'Eve', email: 'eve@example.com' })
    await testDb.itinerary.update({ where: { id: 6 }, data: { departure: 'shared' } })
    const { id } = await testDb.departure.create({
      data: { itineraryId: 6, firstDay: new Date(terms.dateFrom), seats: 9, sureFrom: 2 },
    })
    try {
      expect(await findDepartureSheet(id)).toBeNull()
      await changeReservation(reference, { ...terms, departureId: id }, byWanjiru())
      await changeReservation(other.reference, { ...other.terms, departureId: id }, byWanjiru())
      await holdPlaces(held, { departureId: id, people: 1, until: terms.dateFrom }, byWanjiru())
      const paper = (await findDepartureSheet(id))?.paper
      const text = paper ? textOf(paper) : ''
      for (const said of ['Zoë Anna', 'No nuts', 'KQ 117', 'Ben Otieno', '712 345 678', reference, other.reference])
        expect(text).toContain(said)
      expect(text).not.toContain('Eve')
      expect(text.match(/Day 1, /g)).toHaveLength(1)
      expect(text.match(/Theirs differ/g)).toHaveLength(1)
      expect(paper?.facts).toContainEqual(['Travellers', '4'])
      const answer = () => departurePdf(new Request('http://x.test/'), { params: Promise.resolve({ id: String(id) }) })
      await signInAtDesk()
      expect(
        Buffer.from(await (await answer()).arrayBuffer())
          .subarray(0, 4)
          .toString(),
      ).toBe('%PDF')
    } finally {
      await emptyLeads()
      await testDb.departure.delete({ where: { id } })
      await testDb.itinerary.update({ where: { id: 6 }, data: { departure: 'private' } })
    }
  })

  test('is encrypted in vouchers, and gone with them 30 days after the trip', async () => {
    const { reference, voucherOf, terms } = await namedTrip()
    await voucherOf('Gorilla permit')
    const stored = await testDb.$queryRaw<{ content: string }[]>`SELECT content::text FROM papers`
    expect(stored.map(({ content }) => content.includes('Zoë'))).toEqual([false])
    await issueInvoice(reference, plain, byWanjiru())
    await purge(addDays(new Date(terms.dateTo), 31))
    expect((await testDb.paper.findMany()).map(({ kind }) => kind)).toEqual(['invoice'])
  })
})

test('a paper goes out with its PDF, and the history of the request says to whom', async () => {
  const { reference } = await bookedTrip()
  await sendPaper(
    reference,
    'trip',
    { to: 'mother@example.com', subject: 'Your trip', text: 'Hello,\n\nhere it is.' },
    byWanjiru(),
  )
  const mail = (await storedMails()).filter(({ role }) => role === 'answer').at(-1)
  expect([mail?.to, mail?.attachmentName]).toEqual(['mother@example.com', `trip-${reference}.pdf`])
  const [event] = await testDb.leadEvent.findMany({ where: { reference, action: 'posted' } })
  expect(event?.note).toBe('For the travellers to mother@example.com.')
})

test('names in any letters are laid out', async () => {
  const { reference } = await bookedTrip({ name: 'محمد بن راشد' })
  for (const buyer of ['Đặng Thị Hồng\nHà Nội', 'محمد بن راشد\nدبي', '王小明\n北京', 'Łukasz Żółć 🦁'])
    await sendPaper(reference, 'guide-sheet', { to: 'a@example.com', subject: buyer, text: 'Here.' }, byWanjiru())
  const id = await issueInvoice(reference, { ...plain, buyer: '王小明\n北京 🦁' }, byWanjiru())
  const answer = await deskAnswer(reference, `INV-${year}-0001`)
  expect([id > 0, answer.status]).toEqual([true, 403])
})

const deskAnswer = (reference: string, paper: string) =>
  deskPdf(new Request('https://tembo.test/'), { params: Promise.resolve({ reference, paper }) })
const travellersAnswer = (token: string, paper: string) =>
  travellersPdf(new Request('https://tembo.test/'), { params: Promise.resolve({ token, paper }) })

test('the bearer of a link opens the papers of that trip, and no others', async () => {
  const { reference, token } = await bookedTrip()
  const other = await bookedTrip()
  await fillHolds(reference)
  await issueInvoice(reference, plain, byWanjiru())
  await issueInvoice(other.reference, plain, byWanjiru())
  const [supplier] = await listSuppliers(await readBooked(reference))
  const voucher = await issueVoucher(reference, supplier?.name ?? '', byWanjiru())
  const statusOf = async (paper: string) => (await travellersAnswer(token, paper)).status
  expect(await Promise.all(['trip', 'offer-A1', `INV-${year}-0001`].map(statusOf))).toEqual([200, 200, 200])
  expect(
    await Promise.all(['guide-sheet', `INV-${year}-0002`, `voucher-${voucher}`, 'offer-B1', '../x'].map(statusOf)),
  ).toEqual([404, 404, 404, 404, 404])
  const answer = await travellersAnswer(token, 'trip')
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'application/pdf',
    'private, no-store',
  ])
})

test('page and sheet of a trip tell of every country that it goes to, and of its months', async () => {
  const uganda = await testDb.place.findFirstOrThrow({ where: { country: 'Uganda', months: { some: {} } } })
  const { reference, token } = await bookedTrip({}, { placeNames: [uganda.name] })
  const { html } = await openDesk(QuotePage, {}, { token })
  const headings = (await read(reference, 'trip')).paper.blocks.flatMap((block) =>
    block.kind === 'heading' ? [block.text] : [],
  )
  for (const heading of ['Papers and health: Kenya', 'Papers and health: Uganda', 'The weather when you travel']) {
    expect(headings).toContain(heading)
    expect(html).toContain(heading)
  }
  expect(html).toContain(`<dt class="font-semibold">${uganda.name}</dt>`)
  expect(headings.filter((heading) => heading === 'What to pack')).toHaveLength(1)
})

test('without a session the desk gives no paper', async () => {
  const { reference } = await bookedTrip()
  expect((await deskAnswer(reference, 'trip')).status).toBe(403)
  await signInAtDesk()
  expect((await deskAnswer(reference, 'trip')).status).toBe(200)
})

test('a deleted request takes its vouchers along, and leaves the books', async () => {
  const { reference } = await bookedTrip()
  await fillHolds(reference)
  await issueInvoice(reference, plain, byWanjiru())
  const [supplier] = await listSuppliers(await readBooked(reference))
  await issueVoucher(reference, supplier?.name ?? '', byWanjiru())
  await deleteLeads([reference], 'zoe@example.com')
  expect((await testDb.paper.findMany()).map(({ kind }) => kind)).toEqual(['invoice'])
})

test('while the company’s own facts are samples, every paper is marked', async () => {
  const { reference } = await bookedTrip()
  expect((await read(reference, 'trip')).paper.mark).toBe('')
  await testDb.claim.update({ where: { id: 'company-pin' }, data: { status: 'sample' } })
  expect((await read(reference, 'trip')).paper.mark).toBe('Sample')
})
