// The server actions, which component tests answer themselves.
import { vi } from 'vitest'
import type { FormAction } from '@/lib/forms/form-result'

const action = () => vi.fn<FormAction>()

export const submitReview = action()
export const submitBooking = action()
export const submitAgentRequest = action()
export const submitInquiry = action()
export const submitDonationInquiry = action()
export const submitVolunteerApplication = action()
export const submitContactMessage = action()
