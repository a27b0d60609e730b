'use server'
// The server actions of the forms, one line each.
import { createBooking } from './data/bookings'
import { createContactMessage } from './data/contact-messages'
import { createDonationInquiry } from './data/donation-inquiries'
import { createInquiry } from './data/inquiries'
import { createReview } from './data/reviews'
import { createVolunteerApplication } from './data/volunteer-applications'
import { formAction } from './form-action'
import { readConsent } from './volunteer-application-fields'

export const submitReview = formAction(createReview)
export const submitBooking = formAction(createBooking)
export const submitInquiry = formAction(createInquiry)
export const submitDonationInquiry = formAction(createDonationInquiry)
export const submitVolunteerApplication = formAction((form, context) =>
  createVolunteerApplication(readConsent(form), context),
)
export const submitContactMessage = formAction(createContactMessage)
