'use server'
import { readConsent } from '../forms/application-fields'
import { formAction } from '../http/form-action'
// The server actions of the forms, one line each.
import { createBooking } from './bookings'
import { createContactMessage } from './contact-messages'
import { createDonationInquiry } from './donation-inquiries'
import { createInquiry } from './inquiries'
import { createReview } from './reviews'
import { createVolunteerApplication } from './volunteer-applications'

export const submitReview = formAction(createReview)
export const submitBooking = formAction(createBooking)
export const submitInquiry = formAction(createInquiry)
export const submitDonationInquiry = formAction(createDonationInquiry)
export const submitVolunteerApplication = formAction((form, context) =>
  createVolunteerApplication(readConsent(form), context),
)
export const submitContactMessage = formAction(createContactMessage)
