// Specification section 5.
import { type FormDefinition, usualReplyTime } from '../../forms/form-definition'
import { callTime, callZone, numberToCall } from './kind'

export const contactMessage = {
  fields: {
    name: { kind: 'text', label: 'Name', max: 120, message: 'Name is required' },
    email: { kind: 'email', label: 'Email', message: 'Invalid email address' },
    subject: { kind: 'text', label: 'Subject', max: 200, message: 'Subject is required' },
    message: {
      kind: 'text',
      label: 'Message',
      min: 10,
      max: 4000,
      message: 'Message must be at least 10 characters',
    },
    callTime,
    callZone,
    phone: {
      kind: 'optional text',
      label: 'Phone',
      max: 40,
      needed: numberToCall,
      pattern: { of: /^(\+|00)/, message: 'Begin with + and the country code' },
    },
  },
  success: { title: 'Message Sent', description: "We'll get back to you soon!" },
  failure: { title: 'Error', description: 'Failed to send message. Please try again.' },
  replyTime: usualReplyTime,
  next: (replyTime: string = usualReplyTime) => `Someone in Nanyuki reads it and answers ${replyTime}.`,
  purpose: 'answer this message',
  draft: 'contact',
} as const satisfies FormDefinition
