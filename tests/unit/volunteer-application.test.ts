import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyValues, postedValues, readConsents } from '@/lib/forms/form-definition'
import { schemaOf } from '@/lib/forms/schema'
import { volunteerApplication } from '@/lib/forms/volunteer-application'
import { fieldErrorsOf } from '@/lib/http/field-errors'
import { makeApplicationBody } from '../support/factories'

const schema = schemaOf(volunteerApplication)

beforeEach(() => vi.useFakeTimers({ now: new Date('2027-06-12T06:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

function errorsOf(overrides: Record<string, unknown>) {
  const result = schema.safeParse(makeApplicationBody(overrides))
  return result.success ? {} : fieldErrorsOf(result.error)
}

// Specification section 5, word for word.
const messages: [field: string, tooLittle: unknown, enough: unknown, message: string][] = [
  ['firstName', 'A', 'Al', 'First name must be at least 2 characters.'],
  ['lastName', 'B', 'Bo', 'Last name must be at least 2 characters.'],
  ['email', 'ana@', 'a@b.co', 'Please enter a valid email address.'],
  ['phone', '123456789', '1234567890', 'Please enter a valid phone number.'],
  ['nationality', 'S', 'Sw', 'Please enter your nationality.'],
  ['program', '', 'safari-serve', 'Please select a volunteer program.'],
  ['startDate', '', '2027-06-13', 'Please select a start date.'],
  ['duration', '', '6-months-plus', 'Please select a duration.'],
  ['skills', 'x'.repeat(9), 'x'.repeat(10), 'Please describe your relevant skills or experience.'],
  ['motivation', 'x'.repeat(19), 'x'.repeat(20), 'Please tell us why you want to volunteer.'],
  ['emergencyContact', 'x'.repeat(4), 'x'.repeat(5), 'Please provide an emergency contact.'],
  ['agreeTerms', false, true, 'You must agree to the terms and conditions.'],
]

describe('a volunteer application', () => {
  test.each(messages)('%s says what is wrong, and no more once it is right', (field, tooLittle, enough, message) => {
    expect(errorsOf({ [field]: tooLittle })).toEqual({ [field]: message })
    expect(errorsOf({ [field]: undefined })).toEqual({ [field]: message })
    expect(errorsOf({ [field]: enough })).toEqual({})
  })

  // On June 12, 2027, when it is still June 11 in UTC-12.
  test.each<[field: string, value: unknown]>([
    ['firstName', ' A '],
    ['motivation', `${' '.repeat(30)}please`],
    ['program', 'surfing'],
    ['duration', '10-years'],
    ['startDate', '2027-06-10'],
    ['startDate', '2027-02-30'],
    ['agreeTerms', 'true'],
    ['agreeTerms', 1],
    ['agreeTerms', 'on'],
    ['agreeTerms', null],
  ])('the %s %j is refused', (field, value) => {
    expect(Object.keys(errorsOf({ [field]: value }))).toEqual([field])
  })

  test('a start on what is still today in UTC-12 is taken', () => {
    expect(errorsOf({ startDate: '2027-06-11' })).toEqual({})
  })

  test('of a date with a time the day counts', () => {
    const body = makeApplicationBody({ startDate: '2027-09-01T00:00:00.000Z' })
    expect(schema.parse(body).startDate).toBe('2027-09-01')
  })
})

describe('the form of an application', () => {
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
})
