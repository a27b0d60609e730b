import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount, readCurrency } from '@/lib/domain/amount'

test.each([
  ['450', 450],
  ['450,50', 450.5],
  ['450.50', 450.5],
  ['12,5', 12.5],
  ['1,070', 1070],
  ['1,070.50', 1070.5],
  ['1.234,50', 1234.5],
  ['1.234.567', 1_234_567],
  ['1,234,567.8', 1_234_567.8],
  ['12,34,567', 1_234_567],
  ['1,00,000.50', 100_000.5],
  ['1 070,50', 1070.5],
  ['1\u00a0070', 1070],
  ['1\u202f234\u202f567,5', 1_234_567.5],
  ["1'070.50", 1070.5],
  ['1’070', 1070],
  ['-50', -50],
  ['−50.25', -50.25],
  ['٤٥٠', 450],
  ['４５０．５０', 450.5],
  ['0.5', 0.5],
  ['007', 7],
  ['450.-', 450],
  [' 450 ', 450],
])('%s is %d', (typed, amount) => {
  expect(readAmount(typed)).toEqual({ amount })
})

test.each([
  ['US$450', 450, 'USD'],
  ['US$ 1,070.50', 1070.5, 'USD'],
  ['450 USD', 450, 'USD'],
  ['-US$50', -50, 'USD'],
  ['KSh 45,000', 45_000, 'KES'],
  ['45,000/=', 45_000, undefined],
  ['Ksh. 45,000/=', 45_000, 'KES'],
  ['€450,50', 450.5, 'EUR'],
  ['450,50 €', 450.5, 'EUR'],
  ['£1,070', 1070, 'GBP'],
  ['UGX 1,500,000', 1_500_000, 'UGX'],
])('%s is %d in %s', (typed, amount, currency) => {
  expect(readAmount(typed)).toEqual(currency ? { amount, currency } : { amount })
})

test.each([
  ['1.070', [1070, 1.07]],
  ['12.345', [12_345, 12.345]],
  ['1.234.50', [1234.5, 123_450]],
  ['1,234,50', [1234.5, 123_450]],
  ['0,450', [0.45, 450]],
])('%s can be read as %j, so it is asked back', (typed, readings) => {
  expect(readAmount(typed)).toEqual({ readings })
})

test.each([
  '1,5,0',
  'abc',
  '',
  '1e5',
  '0x10',
  '1..5',
  '.',
  ',',
  '1,2345',
  '12,3,456',
  '--5',
  '5-',
  '1 0 7',
  'XYZ 5',
  '$5 €',
  'Infinity',
])('%j is no amount', (typed) => {
  expect(readAmount(typed)).toBeNull()
})

test('an amount is read back as it is written in English, German, French, Swiss and Indian notation', () => {
  const notations = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'sw-KE']
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.constantFrom(...notations), (cents, notation) => {
      const written = new Intl.NumberFormat(notation, { minimumFractionDigits: 2 }).format(cents / 100)
      expect([written, readAmount(written)]).toEqual([written, { amount: cents / 100 }])
    }),
  )
})

test.each([
  ['USD', 'USD'],
  [' usd ', 'USD'],
  ['US$', 'USD'],
  ['KSh', 'KES'],
  ['KSH', 'KES'],
  ['Kshs.', 'KES'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['TSh', 'TZS'],
  ['USh', 'UGX'],
  ['XYZ', null],
  ['ZZZ', null],
  ['$', null],
  ['A1B', null],
  ['', null],
])('%j is the currency %s', (typed, currency) => {
  expect(readCurrency(typed)).toBe(currency)
})
