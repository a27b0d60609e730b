// Every parameter of every page, and every field of every form, with values that nobody types by accident. Bodies of REST
// are in fuzz.test.ts, request lines in hostile-requests.test.ts.
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { restRoutes } from '@/lib/seo/page-routes'
import { unknownPages, variants } from '@/scripts/lib/site-paths'
import { makeBookingBody, makeReviewBody } from '../support/factories'
import { actionId } from '../support/plain-form'
import { forEach, send } from '../support/post'
import { preparedDataFolder, rowsIn, siteOfFile } from '../support/scripts'
import { askForTrip, plainBrowser, sellTrip } from '../support/sell-trip'
import { sized } from '../support/size'

const dataFolder = await preparedDataFolder()
const site = siteOfFile(dataFolder, {
  RATE_LIMIT_PER_HOUR: '10000000',
  LOG_LEVEL: 'error',
  CONTENT_DIR: path.join(dataFolder, 'content'),
})
const atOnce = 8

const texts = [
  '',
  ' ',
  'a\0b',
  '\u001b[31m',
  '\u202egnp.exe',
  '\ufffd',
  '<b>',
  '../../etc/passwd',
  '%00',
  'x'.repeat(5000),
]
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '{constructor}']
const numbers = ['0', '-1', '1.5', '1e309', 'NaN', '2147483648', '99999999999999999999', '45000000', '999999999.99']
const days = ['0000-01-01', '9999-12-31', '2027-02-30', '+010000-01-01', '2027-13', '9999-12']
const currencies = ['A1B', 'ÄÖÜ', 'ZZZ', 'usd']
const hostile = [...texts, ...names, ...numbers, ...days, ...currencies]
// Four for each field in turn, so that together they are all sent; with `npm test -- all` every one to each.
const each = sized(4, hostile.length)
let turn = 0
const someValues = (count = each) =>
  Array.from({ length: count }, () => {
    turn += 1
    return hostile[turn % hostile.length] ?? ''
  })

// Read in one place for all forms of a request (lib/desk/action.ts): each of them sends the next value.
const ofLead = ['reference', 'token', 'page', 'key', 'seen']
const turns = new Map<string, number>()
function nextValue(name: string) {
  const next = turns.get(name) ?? 0
  turns.set(name, next + 1)
  return hostile[next % hostile.length] ?? ''
}

const ofDesk =
  'tab find page status at month from to source country travel figure step quote sent how mode done reply token reference'
const ofPages =
  'query type country month price sort after limit ids trips compare only itinerary adults kids toddlers ages from then ' +
  'vehicle wish invitation url w q v path id slug'
const params = [...new Set([...ofDesk.split(' '), ...ofPages.split(' ')])]

// What each page for one person reads of its address.
const readBy: [RegExp, string][] = [
  [/^\/desk$/, 'tab find page'],
  [/^\/desk\/leads\/TT-/, 'status quote sent how mode done reply'],
  [/^\/desk\/(?:numbers|requests\.csv)/, 'from to source country travel figure page'],
  [/^\/desk\/(?:money|payments)/, 'from to'],
  [/^\/desk\/person\.json/, 'reference'],
  [/^\/desk\/sign-in(?!s)/, 'step to status'],
  [/^\/desk\/(?:content|ready|sign-ins|reviews\/)/, 'status'],
  [/^\/requests\//, 'done'],
]

/** A booked trip, and a request whose offer is a draft, so that every form of the desk is there. */
async function fillDesk() {
  const browser = await plainBrowser(dataFolder, () => site.url)
  const booked = await askForTrip(browser)
  const offer = await sellTrip(browser, booked)
  await browser.press(booked.desk, 'List the nights of the offer')
  const drafted = await askForTrip(browser, 1)
  const draft = await browser.press(drafted.desk, 'Draft an offer')
  const open = await askForTrip(browser, 2)
  const line = { 'line-0-text': 'The trip', 'line-0-amount': '3000' }
  await browser.sendDraft(await browser.press(open.desk, 'Draft an offer'), open.email, line)
  const [openOffer = ''] = /\/quote\/[\w-]{43}/.exec((await browser.ask(open.desk)).text) ?? []
  await send(site.url, 'reviews', makeReviewBody())
  const [review] = await rowsIn<{ id: number }>(dataFolder, 'SELECT max(id) AS id FROM reviews')
  const [mail] = await rowsIn<{ text: string }>(
    dataFolder,
    "SELECT text FROM mails WHERE role = 'visitor' AND reference = $1 LIMIT 1",
    [open.reference],
  )
  const [request = ''] = /\/requests\/\S+/.exec(mail?.text ?? '') ?? []
  const pages = [
    ...[
      '/desk',
      '/desk/leads/new',
      '/desk/reviews',
      '/desk/numbers',
      '/desk/numbers/requests',
      '/desk/departures',
      '/desk/dates',
      '/desk/money',
      '/desk/content',
      '/desk/ready',
      '/desk/sign-ins',
    ],
    ...[
      '/desk/numbers.csv',
      '/desk/requests.csv',
      '/desk/payments.csv',
      '/desk/papers.csv',
      '/desk/person.json',
      '/desk/sign-in',
      '/desk/sign-in?step=code',
    ],
    ...[booked.desk, draft, open.desk, `/desk/reviews/R-${review?.id}`, offer, openOffer, request],
    `${offer}/trip.ics`,
    `${offer}/travellers`,
  ]
  return { browser, pages }
}

const desk = fillDeskOnce()

function fillDeskOnce() {
  let filled: ReturnType<typeof fillDesk> | undefined
  return () => {
    filled ??= fillDesk()
    return filled
  }
}

/** Throws away what an earlier one did: whatever is sent, nothing of ours may fail. */
async function expectNoFailure(what: string, ask: () => Promise<Response>) {
  const answer = await ask()
  await answer.arrayBuffer()
  expect(answer.status, what).toBeLessThan(500)
}

const withQuery = (address: string, pairs: [string, string][]) => {
  const url = new URL(address, site.url)
  for (const [name, value] of pairs) url.searchParams.append(name, value)
  return url.href
}

test('each page of the desk has a title of its own, and the sign-in leads back to it with its query', async () => {
  const { browser, pages } = await desk()
  const titles = new Map<string, string>()
  const ofDesk = pages.filter(
    (address) => address.startsWith('/desk') && !/\.(csv|json)|sign-in\?|[?&]quote=/.test(address),
  )
  for (const address of [...ofDesk, '/desk?tab=booked', '/desk?find=Marta'])
    titles.set(/<title>(.*?)<\/title>/.exec((await browser.ask(address)).text)?.[1] ?? '', address)
  expect([...titles.keys()].filter((title) => !title.includes(' | '))).toEqual([])
  expect(titles.size).toBe(ofDesk.length + 2)
  for (const address of ['/desk?find=weiss', '/desk?tab=booked', '/desk/leads/TT-234567A?quote=1']) {
    const { headers } = await fetch(site.url + address, { redirect: 'manual' })
    expect(headers.get('location')).toBe(`/desk/sign-in?to=${encodeURIComponent(address)}`)
  }
})

test('no parameter of an address makes a page fail', async () => {
  const { browser, pages } = await desk()
  const headers = { cookie: browser.cookie }
  const rest = restRoutes.map((route) => route.path.replace(':id', '6'))
  const all = [...pages, ...variants, ...unknownPages, '/book/dates.ics', '/api/suggestions', ...rest]
  const asked = [
    // All at once, and one by one where a page for one person reads it.
    ...all.flatMap((address) =>
      someValues().map((value) =>
        withQuery(
          address,
          params.map((name) => [name, value]),
        ),
      ),
    ),
    ...pages.flatMap((address) =>
      readBy
        .flatMap(([pattern, names]) => (pattern.test(address) ? names.split(' ') : []))
        .flatMap((name) => [...someValues(), ...someValues()].map((value) => withQuery(address, [[name, value]]))),
    ),
  ]
  await forEach(asked, atOnce, (address) =>
    expectNoFailure(address.slice(0, 300), () => fetch(address, { headers, redirect: 'manual' })),
  )
})

type Form = { address: string; fields: [name: string, value: string][] }

async function formsOf(address: string, html: string): Promise<Form[]> {
  const { document } = new JSDOM(html).window
  return (
    [...document.forms]
      .filter(({ method }) => method === 'post')
      // What follows would be refused.
      .filter((form) => form.querySelector('button')?.textContent !== 'Sign out')
      .map((form) => ({
        address: form.getAttribute('action')?.startsWith('/') ? String(form.getAttribute('action')) : address,
        fields: [...form.querySelectorAll<HTMLInputElement>('[name]')].map(({ name, value }) => [name, value]),
      }))
  )
}

const actionOf = (fields: Form['fields']) =>
  fields.find(([name]) => name.startsWith('$ACTION_ID'))?.[0] ?? actionId(fields)

test('no field of a form makes the site fail', { timeout: sized(300_000, 1_800_000) }, async () => {
  const { browser, pages } = await desk()
  const headers = { cookie: browser.cookie, origin: site.url }
  const open = [...pages, '/contact', '/book', '/donate', '/volunteer', '/community', '/itineraries/6', '/review']
  const forms: Form[] = []
  for (const address of open) forms.push(...(await formsOf(address, (await browser.ask(address)).text)))
  expect(forms.length).toBeGreaterThan(25)
  const sent = new Set<string>()
  const sendings = forms.flatMap(({ address, fields }) =>
    [...new Set(fields.map(([name]) => name))]
      .filter((name) => !name.startsWith('$ACTION'))
      .flatMap((name) => {
        // The same field on another page, or of another line, has one more value.
        const field = `${actionOf(fields) ?? address} ${name.replace(/\d+/g, 'n')}`
        const ofForm = () => (sent.has(field) ? someValues(sized(1, hostile.length)) : someValues())
        const isOfLead = ofLead.includes(name) && fields.some(([one]) => one === 'seen')
        const values = isOfLead ? sized([nextValue(name)], hostile) : ofForm()
        sent.add(field)
        return values.map((value) => ({ address, fields, name, value }))
      }),
  )
  for (const count of turns.values()) expect(count).toBeGreaterThanOrEqual(hostile.length)
  await forEach(sendings, atOnce, async ({ address, fields, name, value }) => {
    const body = new FormData()
    for (const [each, own] of fields) body.set(each, each === 'key' && name !== 'key' ? crypto.randomUUID() : own)
    body.set(name, value)
    const what = `${address} ${name} ${JSON.stringify(value.slice(0, 60))}`
    await expectNoFailure(what, () => fetch(site.url + address, { method: 'POST', body, headers, redirect: 'manual' }))
  })
})

test('a form of another site is refused wherever it is sent', async () => {
  const { pages } = await desk()
  const headers = { origin: 'https://a.example', 'next-action': 'a'.repeat(42) }
  for (const address of [...pages, '/desk/content/x', '/desk/content/upload', '/desk/x', '/unsubscribe/a/b', '/x']) {
    if (/\.(csv|json|ics)$/.test(address)) continue
    const { status } = await fetch(site.url + address, { method: 'POST', headers, body: 'a=b' })
    expect([address, status >= 400 && status < 500]).toEqual([address, true])
  }
})

test('after all that, the desk opens and the site logged no failure of its own', async () => {
  const { browser } = await desk()
  const reference = await send(site.url, 'bookings', makeBookingBody({ email: 'last@example.com' }))
  for (const tab of ['now', 'waiting', 'booked', 'done', 'spam'])
    expect((await browser.ask(`/desk?tab=${tab}`)).status).toBe(200)
  expect((await browser.ask('/desk?find=last')).text).toContain(reference)
  expect(site.output()).not.toMatch(/"status":5\d\d/)
})
