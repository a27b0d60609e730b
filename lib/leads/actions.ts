'use server'
import { formAction } from '../submissions/form-action'
import { createLead } from './create-lead'
import { agentRequest } from './kinds/agent-request'

export const submitBooking = formAction((input, context) => createLead('booking', input, context))
export const submitAgentRequest = formAction((input, context) => createLead('booking', input, context, agentRequest))
export const submitInquiry = formAction((input, context) => createLead('inquiry', input, context))
export const submitDonationInquiry = formAction((input, context) => createLead('donation_inquiry', input, context))
export const submitVolunteerApplication = formAction((input, context) =>
  createLead('volunteer_application', input, context),
)
export const submitContactMessage = formAction((input, context) => createLead('contact_message', input, context))
