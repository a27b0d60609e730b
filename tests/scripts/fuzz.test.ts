// Valid, nearly valid, hostile, huge, wrongly typed and wrongly encoded bodies. Request lines and headers are in
// hostile-requests.test.ts.
import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  makeApplicationBody,
  makeBookingBody,
  makeContactBody,
  makeDonationBody,
  makeInquiryBody,
  makeReviewBody,
} from '../support/factories'
import { actionId, hiddenFields } from '../support/plain-form'
import { forEach } from '../support/post'
import { preparedDataFolder, rowsIn, siteOfFile } from '../support/scripts'
import { sized } from '../support/size'

type Sending = { body: Buffer; headers: Record<string, string> }

type Fields = Record<string, unknown>

// What attackers send in place of a text, number or choice.
const blank = ['', '   ', '\u0000', 'a\u0000b']
const broken = ['\ud800', 'x\udc00\ud800y', '\u202egnp.exe', '\ufeff', '\uffff']
const long = ['👩‍👩‍👧‍👦'.repeat(20), 'a'.repeat(121), 'é'.repeat(4001), '\n'.repeat(500)]
const code = ["'; DROP TABLE bookings; --", '" OR 1=1 --', '<script>alert(1)</script>', '{{7*7}}', '%00%ff']
const noNumbers = ['NaN', 'null', 'undefined', '1e3', '0x10', '-1', '2147483648', '9007199254740993']
const addresses = ['a@b', 'a@b.c\r\nBcc: x@example.org', '"quoted"@example.org', `${'a'.repeat(250)}@example.org`]
const noDays = ['2099-02-30', '0000-00-00', '+275760-09-13T00:00:00.000Z']
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(...blank, ...broken, ...long, ...code, ...noNumbers, ...addresses, ...noDays),
)

const numbers = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(-0, 0.5, 1e308, -1, 2 ** 31, 2 ** 53, Number.MIN_VALUE),
)

// Some look like commands of an ORM, or pollute prototypes.
const others = fc.oneof(
  fc.constantFrom(null, true, false, [], {}, [[]], { length: -1 }, { toString: 1 }, { set: 'x' }, { equals: 1 }),
  fc.constantFrom({ increment: 1 }, { connect: { id: 1 } }, { __proto__: null, valueOf: 'x' }, { $gt: '' }),
  fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>,
)

const values = fc.oneof(texts, numbers, others)

const json = { 'content-type': 'application/json' }

const extraFields = fc.constantFrom('id', 'reference', 'status', 'heldFor', 'createdAt', 'website', 'openFor', 'x')

/** A new key each time, so that it is not taken for a repeated sending. */
function valid(fields: Fields) {
  return fc.uuid().map((id) => ({ ...fields, idempotencyKey: id }))
}

/** One to three fields are wrong or too many, or one is missing. */
function nearlyValid(fields: Fields) {
  const changed = fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(fields)), extraFields), values, {
    minKeys: 1,
    maxKeys: 3,
  })
  const missing = fc.option(fc.constantFrom(...Object.keys(fields)), { freq: 3 })
  return fc.tuple(valid(fields), changed, missing).map(([record, change, name]) => {
    const result: Fields = { ...record, ...change }
    if (name) delete result[name]
    return result
  })
}

function huge(fields: Fields) {
  return fc
    .tuple(fc.constantFrom(...Object.keys(fields)), fc.integer({ min: 4000, max: 90_000 }))
    .map(([name, size]) => ({
      ...fields,
      [name]: 'w'.repeat(size),
    }))
}

/** What JSON.stringify never writes: duplicate and poisonous keys, depth, infinite numbers, cut ends. */
function crooked(fields: Fields) {
  const good = JSON.stringify(fields)
  return fc.oneof(
    fc.constantFrom(
      `{"__proto__":{"isAdmin":true},${good.slice(1)}`,
      `{"constructor":{"prototype":{"polluted":1}},${good.slice(1)}`,
      `${good.slice(0, -1)},"email":"second@example.org","email":7}`,
      `${good.slice(0, -1)},"message":"\\ud83d"}`,
      `${good.slice(0, -1)},"n":1e999}`,
      `${'['.repeat(15_000)}${']'.repeat(15_000)}`,
      `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`,
      `\ufeff${good}`,
      good.slice(0, -5),
      `${good}${good}`,
      `// comment\n${good}`,
      good.replaceAll('"', "'"),
      '',
      ' ',
      'null',
      '[]',
      '"text"',
      '0',
    ),
    fc.nat(good.length - 1).map((end) => good.slice(0, end)),
    fc.tuple(fc.nat(good.length - 1), fc.string({ maxLength: 4 })).map(([at, noise]) => {
      return good.slice(0, at) + noise + good.slice(at + 1)
    }),
  )
}

const contentTypes = fc.constantFrom(
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/jsonp',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  '',
)

const encodings: ((text: string) => Sending)[] = [
  (text) => ({ body: Buffer.from(text, 'utf16le'), headers: json }),
  (text) => ({ body: Buffer.from(text, 'latin1'), headers: json }),
  (text) => ({ body: Buffer.concat([Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from(text)]), headers: json }),
  (text) => ({ body: invalidInside(text), headers: json }),
  (text) => ({ body: Buffer.from(text), headers: { ...json, 'content-encoding': 'gzip' } }),
  (text) => ({ body: Buffer.from(text), headers: { ...json, 'transfer-encoding': 'chunked' } }),
  (text) => ({ body: Buffer.from(text), headers: { ...json, 'idempotency-key': text.slice(0, 40) } }),
  (text) => ({ body: Buffer.from(text), headers: { ...json, referer: `https://x.test/${'p'.repeat(900)}` } }),
]

// Invalid UTF-8 in the middle of a value.
function invalidInside(text: string) {
  const [before = '', ...after] = text.split('example')
  return Buffer.concat([
    Buffer.from(before),
    Buffer.from([0xed, 0xa0, 0x80, 0xf5, 0x80]),
    Buffer.from(after.join('example')),
  ])
}

const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, '?')
const plain = (text: string): Sending => ({ body: Buffer.from(text), headers: json })

/** `fields` are valid on that path. */
function hostileSendings(fields: Fields): fc.Arbitrary<Sending> {
  const good = valid(fields).map((record) => JSON.stringify(record))
  const near = nearlyValid(fields).map((record) => JSON.stringify(record) ?? '')
  return fc
    .oneof(
      { weight: 3, arbitrary: good.map(plain) },
      { weight: 15, arbitrary: near.map(plain) },
      { weight: 6, arbitrary: crooked(fields).map(plain) },
      { weight: 3, arbitrary: fc.json().map(plain) },
      {
        weight: 3,
        arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => ({ body: Buffer.from(bytes), headers: json })),
      },
      { weight: 6, arbitrary: fc.tuple(near, fc.constantFrom(...encodings)).map(([text, encode]) => encode(text)) },
      {
        weight: 3,
        arbitrary: fc
          .tuple(good, contentTypes)
          .map(([text, type]) => ({ body: Buffer.from(text), headers: { 'content-type': type } })),
      },
      { weight: 1, arbitrary: huge(fields).map((record) => plain(JSON.stringify(record))) },
    )
    .map(({ body, headers }) => ({
      body,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, printable(value)])),
    }))
}

/** A form may have any number of texts under any name. */
function hostileForms(fields: Fields): fc.Arbitrary<[name: string, value: string][]> {
  const name = fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...Object.keys(fields)) },
    { weight: 3, arbitrary: extraFields },
    { weight: 3, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'idempotencyKey', '', 'a[b]') },
  )
  return fc
    .tuple(valid(fields), fc.array(fc.tuple(name, texts), { maxLength: 4 }))
    .map(([record, changes]) => [
      ...Object.entries(record).map(([key, value]): [string, string] => [key, String(value)]),
      ...changes,
    ])
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** Sends bytes as they are, over connections that stay open. */
function post(url: string, { body, headers }: Sending) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const length: Record<string, string> = headers['transfer-encoding'] ? {} : { 'content-length': String(body.length) }
    const sent = request(url, { method: 'POST', agent, headers: { ...headers, ...length } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') })
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The answer to a body that is refused early may be lost with the connection.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve({ status: 413, text: '' })
      else reject(error)
    })
    sent.end(body)
  })
}

const dataFolder = await preparedDataFolder()
// The same bodies every time. For others: FUZZ_SEED=7 npm run test:vitest -- fuzz
const seed = Number(process.env.FUZZ_SEED || 20_261_121)
const each = Number(process.env.FUZZ_RUNS || sized(150, 1050))
const formsEach = Math.ceil(each / 10)
const atOnce = 16

const paths = {
  bookings: makeBookingBody(),
  inquiries: makeInquiryBody(),
  'donation-inquiries': makeDonationBody(),
  'volunteer-applications': makeApplicationBody(),
  reviews: makeReviewBody(),
}
const pages = {
  '/book': makeBookingBody(),
  '/contact': makeContactBody(),
  '/community': makeInquiryBody(),
  '/volunteer': { ...makeApplicationBody(), agreeTerms: 'on' },
  '/itineraries/6': makeReviewBody(),
}

const site = siteOfFile(dataFolder, { RATE_LIMIT_PER_HOUR: '10000000', LOG_LEVEL: 'error' })
const rowsOf = (from: string, what = '') => rowsIn(dataFolder, `SELECT ${what} FROM ${from}`)
const count = async (from: string) => (await rowsOf(from)).length

const acknowledged = new Map<string, Set<string>>()

for (const [path, fields] of Object.entries(paths)) {
  test(`${each} bodies to /api/${path}`, async () => {
    const sendings = fc.sample(hostileSendings(fields), { numRuns: each, seed })
    const statuses = new Map<number, number>()
    const references = new Set<string>()
    await forEach(sendings, atOnce, async (sending) => {
      const { status, text } = await post(`${site.url}/api/${path}`, sending)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect([201, 400, 404, 413, 415], describeSending(status, text, sending)).toContain(status)
      if (text) expect(text.length).toBeLessThan(4000)
      if (status === 201) references.add(JSON.parse(text).reference)
    })
    acknowledged.set(path.replaceAll('-', '_'), references)
    // If all or none were accepted, the bodies would test little.
    expect(references.size).toBeGreaterThan(each / 50)
    expect(statuses.get(400)).toBeGreaterThan(each / 4)
    expect(statuses.get(415)).toBeGreaterThan(0)
    expect(statuses.get(413)).toBeGreaterThan(0)
  })
}

function describeSending(status: number, text: string, { body, headers }: Sending) {
  return `${status} ${text.slice(0, 200)}\n${JSON.stringify(headers)}\n${body.toString('latin1').slice(0, 2000)}`
}

test('what was acknowledged over REST is stored, and nothing else is', async () => {
  for (const [table, references] of acknowledged) {
    const reference = table === 'reviews' ? "'R-' || id" : 'reference'
    const rows = await rowsOf(table, `${reference} AS reference`)
    expect([table, new Set(rows.map((row) => row.reference))]).toEqual([table, references])
  }
})

for (const [page, fields] of Object.entries(pages)) {
  test(`${formsEach} forms to ${page}`, async () => {
    const hidden = hiddenFields(await (await fetch(site.url + page)).text())
    const forms = fc.sample(hostileForms(fields), { numRuns: formsEach, seed })
    let stored = 0
    await forEach(forms, atOnce, async (form) => {
      const data = new FormData()
      for (const [name, value] of [...hidden, ...form]) data.append(name, value)
      const response = await fetch(site.url + page, { method: 'POST', body: data, headers: { origin: site.url } })
      const html = await response.text()
      expect(response.status, JSON.stringify(form)).toBeLessThan(500)
      if (/(TT|R)-[2-9A-Z]+/.test(html)) stored += 1
    })
    expect(stored).toBeGreaterThan(0)
  })
}

test('forms that are none of ours are wrong, not failures', async () => {
  const address = `${site.url}/contact`
  const fields = hiddenFields(await (await fetch(address)).text())
  for (const [part, value] of [
    ['1:1', '{'],
    ['1:1', '"$@9"'],
    ['1:0', '{'],
    ['1:0', '{"id":"00","bound":null}'],
  ]) {
    const body = new FormData()
    for (const [name, own] of fields) body.append(name, name === `$ACTION_${part}` ? (value ?? '') : own)
    expect([part, value, (await fetch(address, { method: 'POST', body })).status]).toEqual([part, value, 400])
  }
  for (const body of ['', '[', '["$@9"]', '["$K9"]', '[{"__proto__":1}]', '["$1:a:b"]', '[null,1]']) {
    const headers = { 'next-action': actionId(fields), 'content-type': 'text/plain' }
    expect([body, (await fetch(address, { method: 'POST', body, headers })).status]).toEqual([body, 400])
  }
})

test('no row breaks a rule', async () => {
  const unwanted = String.raw`'[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]'`
  const mail = String.raw`'^[^\s@]+@[^\s@]+\.[^\s@]+$'`
  const bad = (column: string, min: number, max: number) =>
    `(${column} <> btrim(${column}) OR length(${column}) NOT BETWEEN ${min} AND ${max} OR ${column} ~ ${unwanted})`
  const lead = `reference !~ '^TT-[2-9A-Z]{7}$' OR status NOT IN ('new', 'held') OR (status = 'held') <> (held_for IS NOT NULL)
    OR answered_at IS NOT NULL OR length(page) > 300 OR email !~ ${mail}
    OR abs(extract(epoch FROM now() - created_at)) > 3600`
  const rules: Record<string, string> = {
    leads: lead,
    bookings: `${bad('name', 1, 120)} OR ${bad('message', 1, 4000)} OR ${bad('phone', 1, 40)}
      OR ${bad('preferred_dates', 0, 60)} OR (itinerary_id IS NULL) <> (itinerary_title IS NULL)`,
    inquiries: `${bad('name', 1, 120)} OR ${bad('message', 1, 4000)} OR ${bad('type', 1, 40)}`,
    donation_inquiries: `${bad('title', 1, 160)} OR ${bad('message', 1, 4000)} OR ${bad('donation_type', 1, 40)}`,
    volunteer_applications: `${bad('first_name', 2, 120)} OR ${bad('last_name', 2, 120)} OR NOT agree_terms
      OR ${bad('phone', 10, 40)} OR ${bad('skills', 10, 4000)} OR ${bad('motivation', 20, 4000)} OR start_date < now() - interval '2 days'`,
    contact_messages: `${bad('name', 1, 120)} OR ${bad('subject', 1, 200)} OR ${bad('message', 10, 4000)}`,
    reviews: `${bad('user_name', 1, 120)} OR ${bad('comment', 1, 4000)} OR rating NOT BETWEEN 1 AND 5 OR status NOT IN ('shown', 'held')`,
  }
  for (const [table, rule] of Object.entries(rules)) {
    expect(await count(table)).toBeGreaterThan(0)
    expect([table, await rowsOf(`${table} WHERE ${rule} LIMIT 3`, '*')]).toEqual([table, []])
  }
  expect(await count('donations')).toBe(0)
  expect(await count('itineraries')).toBe(19)
})

test('every lead has its mail to us and one receipt at most, a held one none, and every average is right', async () => {
  const shown = "reviews WHERE itinerary_id = itineraries.id AND status = 'shown'"
  for (const wrong of [
    `leads WHERE (SELECT count(*) FROM mails WHERE mails.reference = leads.reference AND role = 'operator')
      <> CASE status WHEN 'held' THEN 0 ELSE 1 END`,
    `leads WHERE (SELECT count(*) FROM mails WHERE mails.reference = leads.reference AND role = 'visitor')
      > CASE status WHEN 'held' THEN 0 ELSE 1 END`,
    "mails WHERE subject ~ '[\\r\\n]' OR \"to\" ~ '[\\s,;<>]'",
    `itineraries WHERE total_reviews <> (SELECT count(*) FROM ${shown})
      OR average_rating IS DISTINCT FROM (SELECT round(avg(rating), 2) FROM ${shown})`,
  ])
    expect(await rowsOf(wrong, '*')).toEqual([])
})

test('the site logged no fault of its own, and is well', async () => {
  expect(site.output()).not.toMatch(/"status":5\d\d/)
  expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200)
})
