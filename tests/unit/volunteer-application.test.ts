import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyValues, postedValues, readConsents } from '@/lib/forms/form-definition'
import { schemaOf } from '@/lib/forms/schema'
import { durations, programs, volunteerApplication } from '@/lib/forms/volunteer-application'
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

  test('spaces do not count', () => {
    expect(errorsOf({ firstName: ' A ' })).toHaveProperty('firstName')
    expect(errorsOf({ motivation: `${' '.repeat(30)}please` })).toHaveProperty('motivation')
  })

  test.each(['true', 1, 'on', null])('%j does not agree to the terms', (agreeTerms) => {
    expect(errorsOf({ agreeTerms })).toEqual({ agreeTerms: 'You must agree to the terms and conditions.' })
  })

  test('only the listed programmes and lengths of stay are taken', () => {
    expect(programs.map(({ value }) => value)).toEqual([
      'cultural-heritage',
      'guide-training',
      'eco-homestay',
      'conservation',
      'health-clinics',
      'education',
      'womens-empowerment',
      'safari-serve',
    ])
    expect(durations.map(({ value }) => value)).toEqual([
      '1-2-weeks',
      '2-4-weeks',
      '1-3-months',
      '3-6-months',
      '6-months-plus',
    ])
    expect(errorsOf({ program: 'surfing' })).toHaveProperty('program')
    expect(errorsOf({ duration: '10-years' })).toHaveProperty('duration')
  })

  test('a start before today in UTC-12 is refused, today there is taken', () => {
    expect(errorsOf({ startDate: '2027-06-10' })).toEqual({ startDate: 'Please select a start date.' })
    expect(errorsOf({ startDate: '2027-06-11' })).toEqual({})
    expect(errorsOf({ startDate: '2027-02-30' })).toHaveProperty('startDate')
  })

  test('of a date with a time the day counts', () => {
    const body = makeApplicationBody({ startDate: '2027-09-01T00:00:00.000Z' })
    expect(schema.parse(body).startDate).toBe('2027-09-01')
  })
})

describe('the form of an application', () => {
  test('a tick arrives as a text and becomes a boolean', () => {
    expect(readConsents(volunteerApplication, { agreeTerms: 'true' })).toEqual({ agreeTerms: true })
    expect(readConsents(volunteerApplication, { agreeTerms: 'on' })).toEqual({ agreeTerms: true })
    expect(readConsents(volunteerApplication, { agreeTerms: 'yes' })).toEqual({ agreeTerms: false })
    expect(readConsents(volunteerApplication, {})).toEqual({ agreeTerms: false })
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
