import { describe, expect, test } from 'vitest'
import type { ZodType } from 'zod'
import { donationInquiry } from '@/lib/forms/donation-inquiry'
import { inquiry } from '@/lib/forms/inquiry'
import { schemaOf } from '@/lib/forms/schema'
import { fieldErrorsOf } from '@/lib/http/field-errors'
import { makeDonationBody, makeInquiryBody } from '../support/factories'

const inquirySchema = schemaOf(inquiry)
const donationInquirySchema = schemaOf(donationInquiry)

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
