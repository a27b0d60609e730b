import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyValues, postedValues, readConsents } from '@/lib/forms/form-definition'
import { toSchema } from '@/lib/forms/schema'
import { earliestAccepted, earliestOffered } from '@/lib/forms/start-date'
import { maxBodyBytes } from '@/lib/http/read-body'
import { volunteerApplication } from '@/lib/leads/kinds/volunteer-application'
import { describeUnfitStay } from '@/lib/leads/programme-stay'
import { volunteers } from '@/prisma/seed/volunteers'
import { makeApplicationBody } from '../support/factories'
import { errorsOf } from '../support/form-errors'

const schema = toSchema(volunteerApplication)

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
])('the start %s is refused: %s', (startDate, message) => expect(wrong({ startDate })).toEqual({ startDate: message }))

test('of a date with a time the day counts', () => {
  const body = makeApplicationBody({ startDate: '2027-09-01T00:00:00.000Z' })
  expect(schema.parse(body).startDate).toBe('2027-09-01')
})

test.each([
  [{ agreeTerms: 'true' }, true],
  [{ agreeTerms: 'on' }, true],
  [{ agreeTerms: 'yes' }, false],
  [{}, false],
])('the tick %j is read as %s', (sent, agreeTerms) => {
  expect(readConsents(volunteerApplication, sent)).toEqual({ agreeTerms })
})

test('what was posted without JavaScript fills the fields again, unknown ones left out', () => {
  const empty = emptyValues(volunteerApplication)
  expect(postedValues(volunteerApplication, { firstName: 'Ana', agreeTerms: 'on', extra: 'x' }, empty)).toEqual({
    ...empty,
    firstName: 'Ana',
    agreeTerms: true,
  })
})

test('the picker offers tomorrow, also over the end of a month and a year', () => {
  expect(earliestOffered(new Date(2027, 5, 12, 0, 0))).toBe('2027-06-13')
  expect(earliestOffered(new Date(2027, 5, 12, 23, 59))).toBe('2027-06-13')
  expect(earliestOffered(new Date(2027, 11, 31, 12))).toBe('2028-01-01')
  expect(earliestOffered(new Date(2028, 1, 28, 12))).toBe('2028-02-29')
})

test('the server takes what is still today in UTC-12', () => {
  expect(earliestAccepted(new Date('2027-06-12T11:59:59Z'))).toBe('2027-06-11')
  expect(earliestAccepted(new Date('2027-06-12T12:00:00Z'))).toBe('2027-06-12')
})

test('at no hour does the server refuse what the picker offers', () => {
  for (let hour = 0; hour < 24; hour++) {
    const now = new Date(Date.UTC(2027, 5, 12, hour))
    expect(earliestOffered(now) > earliestAccepted(now)).toBe(true)
  }
})

const serve = 'January to February and June to October, two weeks'
const [season, longer, shorter] = [
  'Your start date is outside these months.',
  'Your stay is longer than that.',
  'Your stay is shorter than that.',
]

test.each([
  [serve, '2027-07-01', '1-2-weeks', []],
  [serve, '2027-07-01', '2-4-weeks', []],
  [serve, '2027-07-01', '6-months-plus', [longer]],
  [serve, '2027-04-30', '1-3-months', [season, longer]],
  [serve, '', '', []],
  ['All year, two weeks to three months', '2027-04-30', '3-6-months', []],
  ['All year, two weeks to three months', '2027-04-30', '6-months-plus', [longer]],
  ['November to February, four weeks or longer', '2027-01-10', '1-2-weeks', [shorter]],
  ['November to February, four weeks or longer', '2027-03-01', '6-months-plus', [season]],
  ['In school terms', '2027-03-01', '6-months-plus', []],
])('%s: from %s for %s', (availability, startDate, duration, said) => {
  expect(describeUnfitStay(availability, { startDate, duration })).toEqual(said)
})

test('each opening says a length that the form understands: one day does not fit any', () => {
  const unread = volunteers.filter(({ availability }) =>
    ['1-2-weeks', '6-months-plus'].every(
      (duration) => describeUnfitStay(availability, { startDate: '', duration }).length === 0,
    ),
  )
  // Two weeks or longer: both fit.
  expect(unread.map(({ name }) => name)).toEqual(['Cultural Heritage'])
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
