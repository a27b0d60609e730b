import { expect, test } from 'vitest'
import { internationalPhone, phoneLinks } from '@/lib/forms/phone'

test.each([
  ['700 000 000', '+46', '+46 700 000 000'],
  ['0700 000 000', '+46', '+46 700 000 000'],
  ['(0)700 000', '+46', '+46 700 000'],
  ['+254 700 000', '+46', '+254 700 000'],
  ['00254 700 000', '+46', '+254 700 000'],
  ['0700 000', null, '0700 000'],
  ['call me', '+46', 'call me'],
  [null, '+46', null],
])('%s with %s is %s', (phone, code, international) => {
  expect(internationalPhone(phone, code)).toBe(international)
})

test('an international number can be called and written to, a local one only called', () => {
  expect(phoneLinks('+46 700-000')).toEqual({ tel: 'tel:+46700000', whatsapp: 'https://wa.me/46700000' })
  expect(phoneLinks('0700 000')).toEqual({ tel: 'tel:0700000', whatsapp: undefined })
  expect(phoneLinks('none')).toEqual({})
})
