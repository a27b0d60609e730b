import { expect, test } from 'vitest'
import { findCountryCode } from '@/lib/forms/country-codes'
import { suggestEmail } from '@/lib/forms/email-slips'

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['Ana.Brooks@gmail.con', 'Ana.Brooks@gmail.com'],
  [' ana@gmai.co ', 'ana@gmail.com'],
  ['ana@hotmial.co.uk', 'ana@hotmail.co.uk'],
  ['ana@yaho.fr', 'ana@yahoo.fr'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@icloud.cm', 'ana@icloud.com'],
])('%j was probably meant to be %j', (typed, meant) => expect(suggestEmail(typed)).toBe(meant))

const right = 'ana@gmail.com ana@yahoo.co.uk ana@mail.com ana@ymail.com ana@email.de ana@gmx.de ana'.split(' ')

test.each([...right, ''])('%j is left alone', (typed) => expect(suggestEmail(typed)).toBeNull())

test.each([
  [['en-GB', 'en'], '+44'],
  [['en', 'de-AT'], '+43'],
  [['zh-Hant-TW', 'en-US'], undefined],
  [['fr-CA'], '+1'],
  [['en'], undefined],
])('a browser in %j is at home where one dials %j', (languages, code) => expect(findCountryCode(languages)).toBe(code))
