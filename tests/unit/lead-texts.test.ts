import { expect, test } from 'vitest'
import { internationalPhone, phoneLinks, toAsciiDigits } from '@/lib/forms/phone'
import { csvLine } from '@/lib/leads/list'
import { formatGreeting } from '@/lib/mail/letter'
import { whyHeld } from '@/lib/submissions/spam'

const formulas = ['=1+1', '+46 700', '-2', '@SUM(A1)', '\t=1', '\r\n=1', ' =1', '|calc', '＝1']

test.each(formulas)('a spreadsheet takes %j as text', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`)
})

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(csvLine(['a "b", c\nd', 7, null, new Date(0)])).toBe('"a ""b"", c\nd","7","","1970-01-01T00:00:00.000Z"\r\n')
})

test.each([
  ['700 000 000', '+46', '+46 700 000 000'],
  ['0700 000 000', '+46', '+46 700 000 000'],
  ['(0)700 000', '+46', '+46 700 000'],
  ['+254 700 000', '+46', '+254 700 000'],
  ['00254 700 000', '+46', '+254 700 000'],
  ['06 1234 5678', '+39', '+39 06 1234 5678'],
  ['0700 000', null, '0700 000'],
  ['call me', '+46', 'call me'],
  [null, '+46', null],
])('%s with %s is %s', (phone, code, international) => expect(internationalPhone(phone, code)).toBe(international))

test.each([
  ['+46 700', '+46 700'],
  ['٠٧٠٠ ١٢٣ ٤٥٦', '0700 123 456'],
  ['۰۰۹۷۱ ۵۰', '00971 50'],
  ['＋４６ ７００', '+46 700'],
])('the digits of %s are %s', (typed, digits) => expect(toAsciiDigits(typed)).toBe(digits))

test('an international number can be called and written to, a local one only called', () => {
  expect(phoneLinks('+46 700-000')).toEqual({ tel: 'tel:+46700000', whatsapp: 'https://wa.me/46700000' })
  expect(phoneLinks('0700 000')).toEqual({ tel: 'tel:0700000', whatsapp: undefined })
  expect(phoneLinks('none')).toEqual({})
})

const noTimes: [unknown][] = [[{ toString: 1 }], [{ valueOf: 'x', toString: null }], [[]], [null], [''], ['yesterday']]

test.each(noTimes)('a time that is none, %j, says nothing', (openFor) => {
  expect(whyHeld({ openFor }, { name: 'Ana' }, 2)).toBeNull()
})

test('a form that was open for a moment only is held', () => {
  expect(whyHeld({ openFor: '500' }, { name: 'Ana' }, 2)).toBe('too fast')
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
  [null, 'Hello,'],
])('a visitor called %j is greeted with %j', (name, greeting) => expect(formatGreeting(name)).toBe(greeting))
