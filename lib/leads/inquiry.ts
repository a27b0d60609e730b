// Specification sections 2 and 7.
import { type FormDefinition, usualReplyTime } from '../forms/form-definition'

/** Spec: only volunteer is known; the others are decision 35, and the server takes any short text. */
export const inquiryTypes = [
  { value: 'volunteer', label: 'Volunteering' },
  { value: 'partnership', label: 'A partnership' },
  { value: 'donation', label: 'A donation' },
  { value: 'visit', label: 'A visit' },
  { value: 'other', label: 'Something else' },
]

export const inquiry = {
  // Spec silent: only that the four are required.
  fields: {
    name: { kind: 'text', label: 'Name', max: 120, message: 'Please enter your name' },
    email: { kind: 'email', label: 'Email', message: 'Please enter a valid email address' },
    type: {
      kind: 'text',
      label: 'What is it about?',
      max: 40,
      message: 'Please choose what it is about',
      start: 'volunteer',
    },
    message: { kind: 'text', label: 'Message', max: 4000, message: 'Please write a message' },
  },
  success: { title: 'Inquiry Submitted', description: "We'll get back to you soon!" },
  failure: { title: 'Error', description: 'Failed to submit inquiry' },
  replyTime: usualReplyTime,
  next: (replyTime: string = usualReplyTime) => `Someone in Nanyuki reads it and answers by email ${replyTime}.`,
  purpose: 'answer this message',
} as const satisfies FormDefinition
