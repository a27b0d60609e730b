'use server'
import { createLead } from '../leads/create-lead'
import { formAction } from '../submissions/form-action'
import { createReview } from './reviews'

export const submitReview = formAction(createReview)
export const submitBooking = formAction(createLead('booking'))
export const submitInquiry = formAction(createLead('inquiry'))
export const submitDonationInquiry = formAction(createLead('donation_inquiry'))
export const submitVolunteerApplication = formAction(createLead('volunteer_application'))
export const submitContactMessage = formAction(createLead('contact_message'))
