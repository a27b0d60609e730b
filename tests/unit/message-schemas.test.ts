import { describe, expect, test } from 'vitest'
import type { FormDefinition } from '@/lib/forms/form-definition'
import { toSchema } from '@/lib/forms/schema'
import { contactMessage } from '@/lib/leads/kinds/contact-message'
import { donationInquiry } from '@/lib/leads/kinds/donation-inquiry'
import { inquiry } from '@/lib/leads/kinds/inquiry'
import { makeContactBody, makeDonationBody, makeInquiryBody } from '../support/factories'
import { errorsOf } from '../support/form-errors'

const long = (length: number) => 'a'.repeat(length)
const short = 'Message must be at least 10 characters'
const address = 'Please enter a valid email address'

type Rule = [field: string, message: unknown, values: (string | undefined)[]]

describe.each<[string, FormDefinition, (change: Record<string, unknown>) => unknown, Rule[]]>([
  [
    'contact message',
    contactMessage,
    makeContactBody,
    [
      ['name', 'Name is required', ['', '   ', undefined]],
      ['email', 'Invalid email address', ['', 'ana@', undefined]],
      ['subject', 'Subject is required', ['', undefined]],
      [
        'message',
        short,
        ['Nine char', '   Nine char   ', `N${' '.repeat(9)}`, 'Nine       c', `a${'\u0301'.repeat(20)}`, undefined],
      ],
      ['name', 'Please use at most 120 characters.', [long(121)]],
      ['subject', 'Please use at most 200 characters.', [long(201)]],
      ['message', 'Please use at most 4,000 characters.', [long(4001)]],
    ],
  ],
  [
    'community inquiry',
    inquiry,
    makeInquiryBody,
    [
      ['name', 'Please enter your name', ['', '   ', undefined]],
      ['email', address, ['', '   ', undefined]],
      ['type', expect.stringMatching(/^Please /), ['', '   ', undefined, long(41)]],
      ['message', 'Please write a message', ['', '   ', undefined]],
    ],
  ],
  [
    'donation interest',
    donationInquiry,
    makeDonationBody,
    [
      ['email', address, ['', 'ana', 'ana@', undefined]],
      ['donationType', 'Required', ['', undefined]],
      ['title', 'Required', ['', undefined]],
    ],
  ],
])('a %s', (_, form, makeBody, rules) => {
  test.each(rules)('is refused by its %s: %s', (field, message, values) => {
    for (const value of values)
      expect(errorsOf(form, makeBody({ [field]: value })), `${value}`).toEqual({ [field]: message })
  })
})

test('the number is asked for of who wants a call, and of nobody else', () => {
  const wanted = makeContactBody({ callTime: 'morning' })
  expect(errorsOf(contactMessage, wanted)).toEqual({ phone: 'Please give us the number to call' })
  for (const phone of ['+44 7700 900123', '0044 7700 900123'])
    expect(errorsOf(contactMessage, { ...wanted, phone }), phone).toEqual({})
  // From Nairobi nobody could dial it.
  expect(errorsOf(contactMessage, { ...wanted, phone: '07700 900123' })).toEqual({
    phone: 'Begin with + and the country code',
  })
})

// Zero-width, a soft hyphen, a joiner alone, marks of direction, fillers, blank Braille, a variant, a tag, marks alone.
const invisible = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\u00ad',
  '\ufeff',
  '\u061c',
  '\u200e',
  '\u202e',
  '\u2064',
  '\u206a',
  '\u180e',
  '\u034f',
  '\u115f',
  '\u1160',
  '\u17b4',
  '\u3164',
  '\uffa0',
  '\u2800',
  '\u{1d159}',
  '\ufe0f',
  '\u{e0100}',
  '\u{e0041}',
  '\u{e0001}',
  '\ufff9',
  '\ufffc',
  '\u0085',
  '\u0007',
  '\u0301',
  '\u0e31',
  '\u20dd',
  '\u00a0',
  '\u3000',
  '\u2028',
  '\u200d\u3164\u0301',
  '\u0301\u200d\u0301',
  '\u3164\u200c\u3164',
] as const

test.each(invisible)('a field of nothing but %j is empty, and it lengthens no text', (sign) => {
  const many = sign.repeat(30)
  expect(errorsOf(contactMessage, makeContactBody({ name: many, subject: many, message: many }))).toEqual({
    name: 'Name is required',
    subject: 'Subject is required',
    message: short,
  })
  expect(errorsOf(contactMessage, makeContactBody({ message: `Nine${many}char` }))).toEqual({ message: short })
  expect(errorsOf(inquiry, makeInquiryBody({ name: many, message: many }))).toEqual({
    name: 'Please enter your name',
    message: 'Please write a message',
  })
  expect(toSchema(donationInquiry).parse(makeDonationBody({ message: many })).message).toBeNull()
})

test.each([
  ['Per\u00adsian \u200bcarpets\u2060', 'Persian carpets'],
  ['Anna\u3164Brooks', 'Anna Brooks'],
  ['\u2800Anna\u200d', 'Anna'],
  ['An\u200dna', 'Anna'],
  ['\u202eannA', 'annA'],
  ['1\u200d2', '12'],
  ['شما می\u200c\u200cخواهم\u200c', 'شما می\u200cخواهم'],
])('the name %j is stored as %j', (name, stored) =>
  expect(toSchema(contactMessage).parse(makeContactBody({ name })).name).toBe(stored),
)

test.each([
  ['Persian', 'می\u200cخواهم'],
  ['Hindi', 'क्\u200dष'],
  ['Sinhala', 'ශ්\u200dරී ලංකා'],
  ['Malayalam with a joiner at the end', 'അവന്\u200d'],
  ['Vietnamese in parts', 'Nguye\u0302\u0303n'],
  ['a family', '👩\u200d👩\u200d👧 Brooks'],
  ['a heart on fire', '❤\ufe0f\u200d🔥'],
  ['a pilot', '👩🏽\u200d✈\ufe0f'],
  ['a keycap', '1\ufe0f\u20e3'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a variant of an ideograph', '葛\u{e0100}城'],
  ['one letter', '李'],
  ['two lines', 'Anna\nBrooks'],
])('%s stays as it is', (_, name) => expect(toSchema(contactMessage).parse(makeContactBody({ name })).name).toBe(name))

const addressOf = (email: string) => toSchema(contactMessage).safeParse(makeContactBody({ email })).data?.email

test.each([
  'first&last@example.org',
  'r/d@example.org',
  'a#b@example.org',
  'what?100%@example.org',
  "o'neill+trips@example.co.uk",
  '{a}|b~`c^d*e=f$g!@example.org',
  'anna.@example.org',
  '.anna..b@example.org',
  'info@xn--e1afmkfd.xn--p1ai',
  'anna@gmx.photography',
])('the address %s is taken, as by a browser', (email) => expect(addressOf(email)).toBe(email))

test.each<[typed: string, stored: string]>([
  ['anna@müller-reisen.de', 'anna@xn--mller-reisen-dlb.de'],
  ['anna@MÜLLER-Reisen.de', 'anna@xn--mller-reisen-dlb.de'],
  ['anna@mu\u0308ller-reisen.de', 'anna@xn--mller-reisen-dlb.de'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@例え。jp', 'info@xn--r8jz45g.jp'],
  ['info@نامه\u200cای.com', 'info@xn--mgba3gch31f060k.com'],
  ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'anna@example.org'],
  ['\u00a0anna@example.org\u3000', 'anna@example.org'],
  ['\u2800anna@example.org\u3164', 'anna@example.org'],
  ...[
    '\u200b',
    '\u200c',
    '\u200d',
    '\u2060',
    '\u00ad',
    '\ufeff',
    '\u202a',
    '\u2066',
    '\u034f',
    '\ufe0f',
    '\u{e0020}',
  ].map((sign): [string, string] => [
    `${sign}an${sign}na${sign}@${sign}exam${sign}ple.or${sign}g${sign}`,
    'anna@example.org',
  ]),
])('the address %j is stored as %s', (typed, stored) => expect(addressOf(typed)).toBe(stored))

test.each([
  'anna',
  'anna@',
  '@example.org',
  'anna@b@example.org',
  'anna@example.org@пример.рф',
  'anna brooks@example.org',
  'anna\u00a0brooks@example.org',
  'anna@ example.org',
  'anna@müller reisen.de',
  'anna@example.org\nbcc: b@example.org',
  'anna@example.org.',
  'anna@-example.org',
  'anna@müller.de/x',
  'anna@müller.de:25',
  'anna@ü@müller.de',
  'anna@müller_reisen.de',
  'anna@xn--ü.de',
  'жук@пример.рф',
  'Anna <anna@example.org>',
  'anna@example.org, b@example.org',
  `${long(250)}@example.org`,
  '\u200b',
])('the address %j is refused, as by a browser', (email) =>
  expect(errorsOf(contactMessage, makeContactBody({ email }))).toEqual({ email: 'Invalid email address' }),
)

test('what is enough is taken, without the spaces around it', () => {
  expect(errorsOf(contactMessage, makeContactBody({ message: 'Ten chars!' }))).toEqual({})
  expect(toSchema(contactMessage).parse(makeContactBody({ name: '  Ana Brooks ' }))).toEqual({
    ...makeContactBody(),
    callTime: null,
    phone: null,
  })
  expect(toSchema(inquiry).parse(makeInquiryBody({ type: 'choir' })).type).toBe('choir')
  for (const message of ['', undefined])
    expect(toSchema(donationInquiry).parse(makeDonationBody({ message })).message).toBeNull()
})
