import { expect, test } from 'vitest'
import { csvLine } from '@/lib/domain/csv'
import { toAsciiDigits } from '@/lib/domain/digits'
import { getKind, type LeadRow, leadKinds, summarize } from '@/lib/leads/kinds'
import { readPhone } from '@/lib/leads/phone'
import { firstName, formatGreeting } from '@/lib/mail/letter'
import { spamReason } from '@/lib/submissions/spam'

const formulas = ['=1+1', '+46 700', '-2+1', '@SUM(A1)', '\t=1', '\r\n=1', ' =1', '|calc', '＝1']

test.each(formulas)('a spreadsheet takes %j as text', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`)
})

test('a negative number stays a number', () => expect(csvLine(['-2'])).toBe('"-2"\r\n'))

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(csvLine(['a "b", c\nd', 7, null, new Date(0)])).toBe('"a ""b"", c\nd","7","","1970-01-01T00:00:00.000Z"\r\n')
})

const gb = { tel: 'tel:+442079460958', whatsapp: 'https://wa.me/442079460958' }
const ke = { tel: 'tel:+254700000001', whatsapp: 'https://wa.me/254700000001' }
const [london, kenya] = ['+44 20 7946 0958', '+254 700 000001']

// Public bug reports of forms that do the same job.
test.each([
  ['+44 (0)20 7946 0958', '+44', london, gb],
  ['0044 (0) 20 7946 0958', '+44', london, gb],
  ['0044 (0) 20 7946 0958', '+254', london, gb],
  ['(+44) 20 7946 0958', '+254', london, gb],
  ['44 20 7946 0958', '+44', london, gb],
  ['(020) 7946 0958', '+44', london, gb],
  ['020\u20117946\u20110958', '+44', london, gb],
  ['011 44 20 7946 0958', '+1', london, gb],
  ['254700000001', '+254', kenya, ke],
  ['+254 0700 000001', '+254', kenya, ke],
  ['٠٧٠٠ ٠٠٠ ٠٠١', '+254', kenya, ke],
  ['0700 000 001 / 0700 000 002', '+254', `${kenya} (typed: 0700 000 001 / 0700 000 002)`, ke],
  ['+254 700 000 001 or +254 700 000 002', '+254', expect.stringContaining(kenya), ke],
  ['0700 000 001 (Wanjiru)', '+254', kenya, ke],
  ['020 7946 0958 ext. 12', '+44', `${london} x12`, { ...gb, tel: 'tel:+442079460958;ext=12' }],
  ['0171/2345678', '+49', '+49 171 2345678', { tel: 'tel:+491712345678', whatsapp: 'https://wa.me/491712345678' }],
  ['06 1234 5678', '+39', '+39 06 1234 5678', { tel: 'tel:+390612345678', whatsapp: 'https://wa.me/390612345678' }],
  ['+44 7700 900123', null, '+44 7700 900123', { tel: 'tel:+447700900123', whatsapp: 'https://wa.me/447700900123' }],
])('the number %s with %s is %s, and has links', (phone, countryCode, text, links) => {
  expect(readPhone({ phone, countryCode })).toEqual({ text, ...links })
})

test.each([
  ['0171 2345678', '+254', '0171 2345678 (+254)'],
  ['0700 000 001 0700 000 002', '+254', '0700 000 001 0700 000 002 (+254)'],
  ['0700 000', null, '0700 000'],
  ['12345', '+254', '12345 (+254)'],
  ['call me', '+46', 'call me (+46)'],
])('the number %s with %s is shown as it was typed, without links', (phone, countryCode, text) => {
  expect(readPhone({ phone, countryCode })).toEqual({ text })
})

test('no number is none', () => expect(readPhone({ phone: null, countryCode: '+46' })).toBeNull())

test.each([
  ['+46 700', '+46 700'],
  ['٠٧٠٠ ١٢٣ ٤٥٦', '0700 123 456'],
  ['۰۰۹۷۱ ۵۰', '00971 50'],
  ['＋４６ ７００', '+46 700'],
])('the digits of %s are %s', (typed, digits) => expect(toAsciiDigits(typed)).toBe(digits))

const noTimes: [unknown][] = [[{ toString: 1 }], [{ valueOf: 'x', toString: null }], [[]], [null], [''], ['yesterday']]

test.each(noTimes)('a time that is none, %j, says nothing', (openFor) => {
  expect(spamReason({ openFor }, { name: 'Ana' }, 2)).toBeNull()
})

test.each([
  ['Marta Lindqvist', 'Dear Marta Lindqvist,'],
  ['Dr. J.R. O’Neill-Núñez', 'Dear Dr. J.R. O’Neill-Núñez,'],
  ['محمد علي', 'Dear محمد علي,'],
  ['Aoife O’Brien & Tom Byrne', 'Dear Aoife O’Brien & Tom Byrne,'],
  ['& Tom & & Ana &', 'Dear Tom & Ana,'],
  ['&', 'Hello,'],
  ['Ana https://evil.example/x', 'Dear Ana,'],
  ['Ana evil.example www.evil.example. EVIL.CO 1.1.1.1', 'Dear Ana,'],
  ['ana@evil.example', 'Hello,'],
  ['evil。example evil．example evil\u200b.example', 'Hello,'],
  ['Call +254 700 000 000', 'Dear Call,'],
  ['x'.repeat(61), `Dear ${'x'.repeat(60)},`],
  ['@nna Picard', 'Dear @nna Picard,'],
  ['Anne (Annie) Smith', 'Dear Anne (Annie) Smith,'],
  ['M4ry Ann*', 'Dear M4ry Ann*,'],
  ['Dr.Ann Lee', 'Dear Dr. Ann Lee,'],
  ["O'Brien, Mary", "Dear O'Brien, Mary,"],
  ['O’Brien,', 'Dear O’Brien,'],
  ['Tom + Ana', 'Dear Tom + Ana,'],
  ['Tom/Ana Byrne', 'Dear Tom/Ana Byrne,'],
  ['김민준', 'Dear 김민준,'],
  ['فاطمه نیک‌نام', 'Dear فاطمه نیک‌نام,'],
  ['evil‌.example', 'Hello,'],
  ['Ana http:evil', 'Dear Ana,'],
  ['Ana evil.c0m', 'Dear Ana,'],
  ['Ana <b>', 'Dear Ana,'],
  ['+254700000000x', 'Hello,'],
  ['', 'Hello,'],
  [null, 'Hello,'],
])('a visitor called %j is greeted with %j', (name, greeting) => expect(formatGreeting(name)).toBe(greeting))

test.each([
  ['Jean-Luc Picard', 'Jean-Luc'],
  ['Marta Lindqvist', 'Marta'],
  ['anna smith', 'anna'],
  ['Γιώργος Παπαδόπουλος', 'Γιώργος'],
  ["Siobhán O'Neill", 'Siobhán'],
  ["D'Arcy Jones", "D'Arcy"],
  ['Madonna', 'Madonna'],
  ['ANNA', 'ANNA'],
  ['Rosa María de la Cruz', 'Rosa'],
])('the given name of %j is %j', (name, given) => expect(firstName(name)).toBe(given))

test.each([
  "O'Brien, Mary",
  'Dr. Ann Lee',
  'Dr Ann Lee',
  'Herr Klaus Weiss',
  '김민준',
  '李小龍',
  'さくら 田中',
  'Nguyễn Thị Hoa',
  '@nna Picard',
  'Anne (Annie) Smith',
  'J. R. Smith',
  'J R Smith',
  'LE GOFF Marie',
  'MARIE LE GOFF',
  'Van der Berg Anna',
  'Tom & Ana Byrne',
  'Tom and Ana Byrne',
  'Familie Weiss',
  'محمد علي',
  'Иванов Иван Иванович',
  'Anna 田中',
])('which part of %j is the given name is not clear, so it is used as a whole', (name) =>
  expect(firstName(name)).toBe(name),
)

test.each(['ana@example.org', '', ' ', '&', null])('%j has no given name', (name) =>
  expect(firstName(name)).toBeUndefined(),
)

const booking = { furtherItineraryTitles: ['The furtherItineraryIds'], itineraryTitle: null, estimate: null }

test.each(leadKinds)('the office reads every text and choice of a %s', (kind) => {
  const fields = Object.entries(getKind(kind).form.fields).filter(([, field]) => /(text|choice)$/.test(field.kind))
  const typed = Object.fromEntries(fields.map(([name]) => [name, `The ${name}`]))
  const row = { ...booking, startDate: new Date(0), ...typed, kind } as unknown as LeadRow
  const { receipt: _, ...read } = summarize(row)
  for (const [name, text] of Object.entries(typed))
    expect(JSON.stringify(read), `Name ${name} in the facts, internal or messages of lib/leads/kinds`).toContain(text)
})
