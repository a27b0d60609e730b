import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { readCode } from '@/lib/desk/codes'
import { enteredForm, travelledForm } from '@/lib/desk/forms'
import { parseTravellers } from '@/lib/domain/travellers'
import { emptyValues, type FormDefinition, type Names, readConsents } from '@/lib/forms/form-definition'
import { toFieldErrors } from '@/lib/forms/form-result'
import * as input from '@/lib/forms/inputs'
import { toSchema } from '@/lib/forms/schema'
import { maxBodyBytes } from '@/lib/http/read-body'
import { booking } from '@/lib/leads/kinds/booking'
import { contactMessage } from '@/lib/leads/kinds/contact-message'
import { donationInquiry } from '@/lib/leads/kinds/donation-inquiry'
import { inquiry } from '@/lib/leads/kinds/inquiry'
import { volunteerApplication } from '@/lib/leads/kinds/volunteer-application'
import { readPhone } from '@/lib/leads/phone'
import { review } from '@/lib/reviews/review-form'
import { parseExtent, parseListParams } from '@/lib/search/filters'
import {
  makeApplicationBody,
  makeBookingBody,
  makeContactBody,
  makeDonationBody,
  makeInquiryBody,
  makeReviewBody,
} from '../support/factories'

const long = (length: number) => 'a'.repeat(length)
const short = 'Message must be at least 10 characters'
const address = 'Please enter a valid email address'

/** The messages by field, none for a body that is taken. */
function errorsOf(form: FormDefinition, body: unknown) {
  const { error } = toSchema(form).safeParse(body)
  return error ? toFieldErrors(error) : {}
}

type Rule = [field: string, message: unknown, values: unknown[]]

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
  [
    'booking',
    booking,
    makeBookingBody,
    [
      ['name', 'Please enter your name', [' ', undefined]],
      ['name', 'Please use at most 120 characters.', [long(121)]],
      ['email', address, ['', 'marta@', undefined]],
      ['itineraryId', 'Required', ['abc', undefined]],
      ['preferredDates', 'Required', [undefined, null, 20270612, ['Jun 12, 2027']]],
      ['numberOfAdults', 'Please choose 1 to 20 adults', ['0', '21', '1.5']],
      ['numberOfKids', 'Please choose 0 to 20 kids', ['-1', '21']],
      ['numberOfToddlers', 'Please choose 0 to 10 toddlers', ['11', -1]],
      ['safariCategory', 'Please choose a category from the list', ['5']],
      ['message', 'Please use at most 4,000 characters.', [long(4001)]],
    ],
  ],
  [
    'review',
    review,
    makeReviewBody,
    [
      ['userName', 'Required', ['  ']],
      ['userName', 'Please use at most 120 characters.', [long(121)]],
      ['comment', 'Required', ['\n']],
      ['comment', 'Please use at most 4,000 characters.', [long(4001)]],
      ['rating', 'Required', [0, 6, 4.5]],
    ],
  ],
])('a %s', (_, form, makeBody, rules) => {
  test.each(rules)('is refused by its %s: %s', (field, message, values) => {
    for (const value of values)
      expect(errorsOf(form, makeBody({ [field]: value })), `${value}`).toEqual({ [field]: message })
  })
})

test('the number is asked for of who wants a call, and of nobody else', () => {
  const wanted = makeContactBody({ callTime: '07:00' })
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
    callZone: null,
    phone: null,
  })
  expect(toSchema(inquiry).parse(makeInquiryBody({ type: 'choir' })).type).toBe('choir')
  for (const message of ['', undefined])
    expect(toSchema(donationInquiry).parse(makeDonationBody({ message })).message).toBeNull()
})

const bookingSchema = toSchema(booking)

/** A form sends only texts. */
function makeFields(overrides: Partial<Record<Names<typeof booking> | 'dateFrom' | 'dateTo', string>> = {}) {
  return { ...emptyValues(booking), name: 'Marta Lindqvist', email: 'marta@example.com', ...overrides }
}

test('the booking form as texts is complete with a name and an e-mail address', () => {
  expect(bookingSchema.parse(makeFields())).toEqual({
    name: 'Marta Lindqvist',
    email: 'marta@example.com',
    phone: null,
    countryCode: '+254',
    itineraryId: 0,
    furtherItineraryIds: null,
    severalTrips: null,
    safariCategory: null,
    preferredDates: '',
    numberOfAdults: 1,
    numberOfKids: 0,
    numberOfToddlers: 0,
    childAges: null,
    callTime: null,
    callZone: null,
    currency: null,
    needs: null,
    message: null,
  })
})

test.each([
  ['GBP', 'GBP'],
  ['XXX', null],
  ['', null],
])('a device that shows prices in %j asks for them in %j', (currency, known) =>
  expect(bookingSchema.parse(makeFields({ currency })).currency).toBe(known),
)

test.each([
  [{ callTime: '07:00' }, { phone: 'Please give us the number to call' }],
  [{ callTime: '07:00', phone: '700 000 000' }, {}],
  [{ callTime: '07:00', phone: '٧٠٠ ٠٠٠' }, {}],
  [{ callTime: '07:00', phone: '0171' }, { phone: 'Please give us the number to call' }],
  [{ phone: '0171' }, {}],
  // All that is wrong is said at once.
  [
    { callTime: '17:00', name: '' },
    { name: 'Please enter your name', phone: 'Please give us the number to call' },
  ],
])('the booking form as texts with %j gives %j', (fields, errors) => {
  expect(errorsOf(booking, makeFields(fields))).toEqual(errors)
})

test.each([
  [{ numberOfAdults: '' }, { numberOfAdults: 1 }],
  [{ numberOfAdults: 'two' }, { numberOfAdults: 1 }],
  [{ numberOfAdults: '20' }, { numberOfAdults: 20 }],
  [{ numberOfKids: '' }, { numberOfKids: 0 }],
  [{ numberOfKids: '20' }, { numberOfKids: 20 }],
  [{ numberOfToddlers: ' ' }, { numberOfToddlers: 0 }],
  [{ numberOfToddlers: '10' }, { numberOfToddlers: 10 }],
  [
    { itineraryId: '7', safariCategory: '2' },
    { itineraryId: 7, safariCategory: 2 },
  ],
  [
    { name: 'Ma\u0000rta\u202e Lind\u0007qvist', preferredDates: 'June\u0000', message: 'a\nb\u0008c' },
    { name: 'Marta Lindqvist', preferredDates: 'June', message: 'a\nbc' },
  ],
])('the booking form as texts reads %j as %j', (fields, values) => {
  expect(bookingSchema.parse(makeFields(fields))).toMatchObject(values)
})

// The same sending is known by what it is read as.
test('the booking form as texts reads an answer that a browser leaves out like an empty one', () => {
  const { preferredDates, safariCategory, ...fields } = makeFields({ dateFrom: '', dateTo: '' })
  expect(bookingSchema.parse(fields)).toEqual(bookingSchema.parse(makeFields()))
})

const digitsOf = {
  Arabic: '٠١٢٣٤٥٦٧٨٩',
  Persian: '۰۱۲۳۴۵۶۷۸۹',
  Devanagari: '०१२३४५६७८९',
  Bengali: '০১২৩৪৫৬৭৮৯',
  Thai: '๐๑๒๓๔๕๖๗๘๙',
  'full-width': '０１２３４５６７８９',
}

test.each(Object.entries(digitsOf))('%s digits are digits in every field of numbers', (_, digits) => {
  const typed = (text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)] ?? '')
  const booked = { itineraryId: typed('7'), numberOfAdults: typed('12'), numberOfKids: ` ${typed('2')} ` }
  expect(toSchema(booking).parse(makeBookingBody({ ...booked, safariCategory: typed('1') }))).toMatchObject({
    itineraryId: 7,
    numberOfAdults: 12,
    numberOfKids: 2,
    safariCategory: 1,
  })
  const days = { dateFrom: typed('2099-06-12'), dateTo: typed('2099-06-19'), preferredDates: undefined }
  expect(toSchema(booking).parse(makeBookingBody(days))).toMatchObject({
    preferredDates: 'Jun 12, 2099 - Jun 19, 2099',
  })
  expect(toSchema(volunteerApplication).parse(makeApplicationBody({ startDate: typed('2099-06-12') }))).toMatchObject({
    startDate: '2099-06-12',
  })
  expect(errorsOf(contactMessage, makeContactBody({ phone: typed('00254 700 000001') }))).toEqual({})
  expect(input.id.parse(typed('7'))).toBe(7)
  expect(input.idOrNone.parse(typed('7'))).toBe(7)
  expect(input.day().parse(typed('2027-06-12'))).toBe('2027-06-12')
  expect(input.optionalDay.parse(typed('2027-06-12'))).toBe('2027-06-12')
  const entered = { key: crypto.randomUUID(), name: 'Ana', phone: typed('0700'), from: typed('2027-06-12') }
  expect(enteredForm.parse({ ...entered, adults: typed('3'), kids: typed('1') })).toMatchObject({
    from: '2027-06-12',
    adults: 3,
    kids: 1,
  })
  const travelled = { day: typed('2027-06-12'), itinerary: typed('7') }
  expect(travelledForm.parse(travelled)).toEqual({ day: '2027-06-12', itinerary: '7' })
  const asked = { adults: typed('12'), kids: typed('2'), ages: typed('9, 6'), from: typed('2099-08-12') }
  expect(parseTravellers(asked)).toEqual({ adults: 12, kids: 2, ages: '9,6', from: '2099-08', day: '2099-08-12' })
  expect(parseListParams({ highest: typed('2000'), parts: typed('3') }).highest).toBe(2000)
  expect(parseExtent({ parts: typed('3'), after: typed('7') })).toEqual({ after: 7, parts: 3 })
  expect(readCode(typed('123 456'))).toBe('123456')
  expect(readPhone({ phone: typed('0712 123456'), countryCode: '+254' })?.tel).toBe('tel:+254712123456')
})

test('the booking path as JSON needs nothing else', () => {
  const { name, email, itineraryId, preferredDates } = makeBookingBody()
  expect(errorsOf(booking, { name, email, itineraryId, preferredDates })).toEqual({})
})

test.each([[{ toString: 1 }], [{ valueOf: null }], [[]], [[[3]]], [true], [{}], [null]])(
  'the booking path as JSON counts nobody for %j',
  (numberOfToddlers) => {
    expect(bookingSchema.parse(makeBookingBody({ numberOfToddlers }))).toMatchObject({ numberOfToddlers: 0 })
  },
)

describe('an application to volunteer', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2027-06-12T06:00:00Z'), toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())

  const wrong = (overrides: Record<string, unknown>) => errorsOf(volunteerApplication, makeApplicationBody(overrides))

  const atLeast = (characters: number) => ` Please use at least ${characters} characters.`

  // Specification section 5, word for word, with a second sentence where a text is too short. The start is what is still
  // today in UTC-12.
  const messages: [field: string, tooLittle: unknown, enough: unknown, message: string, more?: string][] = [
    ['firstName', 'A', 'Al', 'First name must be at least 2 characters.'],
    ['lastName', 'B', 'Bo', 'Last name must be at least 2 characters.'],
    ['email', 'ana@', 'a@b.co', 'Please enter a valid email address.'],
    ['phone', '123456789', '1234567890', 'Please enter a valid phone number.', atLeast(10)],
    ['nationality', 'S', 'Sw', 'Please enter your nationality.'],
    ['program', '', 'safari-serve', 'Please select a volunteer program.'],
    ['startDate', '', '2027-06-11', 'Please select a start date.'],
    ['duration', '', '6-months-plus', 'Please select a duration.'],
    ['skills', 'x'.repeat(9), 'x'.repeat(10), 'Please describe your relevant skills or experience.', atLeast(10)],
    ['motivation', 'x'.repeat(19), 'x'.repeat(20), 'Please tell us why you want to volunteer.', atLeast(20)],
    ['emergencyContact', 'x'.repeat(4), 'x'.repeat(5), 'Please provide an emergency contact.', atLeast(5)],
    ['agreeTerms', false, true, 'You must agree to the terms and conditions.'],
  ]

  test.each(messages)('%s says what is wrong until it is right', (field, tooLittle, enough, message, more = '') => {
    expect(wrong({ [field]: tooLittle })).toEqual({ [field]: message + more })
    expect(wrong({ [field]: '' })).toEqual({ [field]: message })
    expect(wrong({ [field]: undefined })).toEqual({ [field]: message })
    expect(wrong({ [field]: enough })).toEqual({})
  })

  // On June 12, 2027, when it is still June 11 in UTC-12.
  test.each<[field: string, value: unknown]>([
    ['firstName', ' A '],
    ['motivation', `${' '.repeat(30)}please`],
    ['program', 'surfing'],
    ['duration', '10-years'],
    ['agreeTerms', 'true'],
    ['agreeTerms', 1],
    ['agreeTerms', 'on'],
    ['agreeTerms', null],
  ])('the %s %j is refused', (field, value) => expect(Object.keys(wrong({ [field]: value }))).toEqual([field]))

  test.each([
    ['2027-06-10', 'This day is too early. Please select a start date from tomorrow on.'],
    ['2027-02-30', 'Please select a start date.'],
    ['soon', 'Please select a start date.'],
  ])('the start %s is refused: %s', (startDate, message) =>
    expect(wrong({ startDate })).toEqual({ startDate: message }),
  )

  test('of a date with a time the day counts', () => {
    const body = makeApplicationBody({ startDate: '2027-09-01T00:00:00.000Z' })
    expect(toSchema(volunteerApplication).parse(body).startDate).toBe('2027-09-01')
  })

  test.each([
    [{ agreeTerms: 'true' }, true],
    [{ agreeTerms: 'on' }, true],
    [{ agreeTerms: 'yes' }, false],
    [{}, false],
  ])('the tick %j is read as %s', (sent, agreeTerms) => {
    expect(readConsents(volunteerApplication, sent)).toEqual({ agreeTerms })
  })

  test('the longest application that the fields allow fits the body, in letters of three bytes too', async () => {
    const text = (length: number) => '語'.repeat(length)
    const long = { firstName: text(120), lastName: text(120), phone: text(40), nationality: text(120) }
    const longer = { skills: text(4000), motivation: text(4000), emergencyContact: text(400) }
    const application = makeApplicationBody({ ...long, ...longer })
    expect(toSchema(volunteerApplication).safeParse(application).error).toBeUndefined()
    const form = new FormData()
    for (const [name, value] of Object.entries(application)) form.set(name, String(value))
    expect((await new Response(form).arrayBuffer()).byteLength).toBeLessThan(maxBodyBytes)
  })
})

test.each<[string, z.ZodType, unknown]>([
  ['a number that is too large', z.number().max(99), 150],
  ['a number that is too small', z.number().min(0), -5000],
  ['part of a number', z.int(), 1.5],
  ['a word for a number', z.coerce.number(), 'many'],
  ['a text that is too long', z.string().max(3), 'long'],
  ['no text', z.string().min(1), ''],
  ['nothing', z.string(), undefined],
  ['too many', z.array(z.string()).max(1), ['one', 'two']],
  ['an unknown choice', z.enum(['save', 'check']), 'drop'],
  ['another value than the only one', z.literal('yes'), 'no'],
  ['no day', z.iso.date(), '2027-02-30'],
  ['no key', z.uuid(), 'key'],
  ['the wrong form', z.string().regex(/^TT-/), 'TX-1'],
  ['one of several kinds', z.union([z.literal(''), z.iso.date()]), 'x'],
  ['a field too many', z.strictObject({}), { other: 1 }],
])('%s is answered in our own words', (_, schema, value) => {
  const message = schema.safeParse(value).error?.issues[0]?.message
  expect(message).toMatch(/^[A-Z]/)
  expect(message).not.toMatch(/expected|invalid|too (big|small)|unrecognized/i)
})
