// No amount, since nothing is paid here (specification sections 3 and 5).
import type { DonationInquiry } from '../../../prisma/generated/client'
import { type FormDefinition, type Parsed, usualReplyTime } from '../../forms/form-definition'
import { type KindOfLead, optionLabel } from './kind'

export const donationInquiry = {
  fields: {
    /** The site sends one-time or monthly; REST accepts any type and title. */
    donationType: { kind: 'text', label: 'How you would like to give', max: 40, message: 'Required' },
    title: { kind: 'text', label: 'Title', max: 160, message: 'Required' },
    email: { kind: 'email', label: 'Email', message: 'Please enter a valid email address' },
    message: { kind: 'optional text', label: 'Message', max: 4000 },
  },
  success: {
    title: 'Donation Interest Submitted',
    description:
      'Thank you for your interest in donating! Our team will contact you via email with donation options and details.',
  },
  failure: { title: 'Error', description: 'Failed to submit donation interest. Please try again.' },
  replyTime: usualReplyTime,
  next: (replyTime: string = usualReplyTime) =>
    `We write back ${replyTime} with the options and what each would do. Nothing is paid until you decide.`,
} as const satisfies FormDefinition

const donationTypes = [
  { value: 'one-time', label: 'One-time' },
  { value: 'monthly', label: 'Monthly' },
]

/** The public site never writes the table donations (decision 32). */
export const donationInquiryLead: KindOfLead<'donation_inquiry', DonationInquiry> = {
  form: donationInquiry,
  relation: 'donationInquiry',
  columns: ({ email: _, ...fields }: Parsed<typeof donationInquiry>) => fields,

  ours: 'Donation inquiry',
  yours: 'donation inquiry',
  mailbox: () => 'donations',
  about: ({ title }) => title,
  facts: ({ title, donationType }) => [
    ['Donation', title],
    ['Kind', optionLabel(donationTypes, donationType)],
  ],
  messages: ({ message }) => [['Message', message]],
}
