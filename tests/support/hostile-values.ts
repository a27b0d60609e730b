// Values that attackers send in place of a text, number or choice.
import fc from 'fast-check'

export const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '   ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udc00\ud800y',
    '\u202egnp.exe',
    '\ufeff',
    '\uffff',
    '👩‍👩‍👧‍👦'.repeat(20),
    'a'.repeat(121),
    'é'.repeat(4001),
    '\n'.repeat(500),
    "'; DROP TABLE bookings; --",
    '" OR 1=1 --',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '%00%ff',
    'NaN',
    'null',
    'undefined',
    '1e3',
    '0x10',
    '-1',
    '2147483648',
    '9007199254740993',
    'a@b',
    'a@b.c\r\nBcc: x@example.org',
    '"quoted"@example.org',
    `${'a'.repeat(250)}@example.org`,
    '2099-02-30',
    '0000-00-00',
    '+275760-09-13T00:00:00.000Z',
  ),
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

export const values = fc.oneof(texts, numbers, others)
