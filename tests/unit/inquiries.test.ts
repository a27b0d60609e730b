import { describe, expect, test } from 'vitest'
import type { ZodType } from 'zod'
import { donationInquirySchema } from '@/lib/forms/donation-schema'
import { inquirySchema } from '@/lib/forms/inquiry-schema'
import { fieldErrorsOf } from '@/lib/http/field-errors'
import { makeDonationBody, makeInquiryBody } from '../support/factories'

function errorsOf(schema: ZodType, body: unknown) {
  const result = schema.safeParse(body)
  return result.success ? {} : fieldErrorsOf(result.error)
}

describe('a community inquiry', () => {
  test.each(['name', 'email', 'type', 'message'])('needs %s, and spaces are none', (field) => {
    for (const value of [undefined, '', '   '])
      expect(errorsOf(inquirySchema, makeInquiryBody({ [field]: value }))).toEqual({
        [field]: expect.stringMatching(/^Please /),
      })
  })

  test('takes any short type', () => {
    expect(inquirySchema.parse(makeInquiryBody({ type: 'choir' })).type).toBe('choir')
    expect(errorsOf(inquirySchema, makeInquiryBody({ type: 'x'.repeat(41) }))).toHaveProperty('type')
  })
})

describe('interest in donating', () => {
  test.each(['', 'ana', 'ana@', undefined])('email %j: "Please enter a valid email address"', (email) => {
    expect(errorsOf(donationInquirySchema, makeDonationBody({ email }))).toEqual({
      email: 'Please enter a valid email address',
    })
  })

  test('the message is optional', () => {
    expect(donationInquirySchema.parse(makeDonationBody({ message: '' })).message).toBeNull()
    expect(donationInquirySchema.parse(makeDonationBody({ message: undefined })).message).toBeNull()
  })

  test('needs a type and a title, and has no amount', () => {
    expect(errorsOf(donationInquirySchema, makeDonationBody({ donationType: '' }))).toEqual({
      donationType: 'Required',
    })
    expect(errorsOf(donationInquirySchema, makeDonationBody({ title: undefined }))).toEqual({ title: 'Required' })
    expect(donationInquirySchema.parse(makeDonationBody({ amount: 50 }))).not.toHaveProperty('amount')
  })
})
