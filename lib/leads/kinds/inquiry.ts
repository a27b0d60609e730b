// Specification sections 2 and 7.
import type { Inquiry } from '../../../prisma/generated/client'
import { type FormDefinition, type Parsed, usualReplyTime } from '../../forms/form-definition'
import { type KindOfLead, optionLabel } from './kind'

/** Spec: only volunteer; the others are decision 35. The server accepts any short text. */
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

const mailboxes = { volunteer: 'volunteers', partnership: 'partnerships', donation: 'donations' } as const

export const inquiryLead: KindOfLead<'inquiry', Inquiry> = {
  form: inquiry,
  relation: 'inquiry',
  columns: ({ email: _, ...fields }: Parsed<typeof inquiry>) => fields,

  ours: 'Community inquiry',
  yours: 'inquiry',
  mailbox: ({ type }) => mailboxes[type as keyof typeof mailboxes] ?? 'sales',
  name: ({ name }) => name,
  about: ({ type }) => optionLabel(inquiryTypes, type) ?? type,
  facts: ({ type }) => [['About', optionLabel(inquiryTypes, type)]],
  messages: ({ message }) => [['Message', message]],
  receipt: ({ type }) => [['About', inquiryTypes.find(({ value }) => value === type)?.label ?? null]],
}
