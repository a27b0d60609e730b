'use server'
import { formAction } from '../submissions/form-action'
import { createLead } from './create-lead'

export const submitBooking = formAction(createLead('booking'))
export const submitInquiry = formAction(createLead('inquiry'))
export const submitDonationInquiry = formAction(createLead('donation_inquiry'))
export const submitVolunteerApplication = formAction(createLead('volunteer_application'))
export const submitContactMessage = formAction(createLead('contact_message'))
