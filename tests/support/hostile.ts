// Valid, nearly valid, hostile, huge, wrongly typed and wrongly encoded bodies.
import fc from 'fast-check'

export type Sending = { body: Buffer; headers: Record<string, string> }

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
export function hostileSendings(fields: Fields): fc.Arbitrary<Sending> {
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
export function hostileForms(fields: Fields): fc.Arbitrary<[name: string, value: string][]> {
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
