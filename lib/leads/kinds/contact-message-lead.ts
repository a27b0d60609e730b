import 'server-only'
import type { ContactMessage } from '../../../prisma/generated/client'
import type { Parsed } from '../../forms/form-definition'
import { callConfirmation, callLine } from './call-lines'
import { contactMessage } from './contact-message'
import type { KindOfLead } from './kind'

type Message = 'contact_message' | 'mail_message'

const writtenToUs = <Kind extends Message>(names: {
  ours: string
  yours: string
}): KindOfLead<Kind, ContactMessage> => ({
  ...names,
  form: contactMessage,
  relation: 'contactMessage',
  columns: ({ email: _, ...fields }: Parsed<typeof contactMessage>) => ({
    ...fields,
    callZone: fields.callTime && fields.callZone,
  }),
  mailbox: () => 'sales',
  name: ({ name }) => name,
  phone: ({ phone }) => ({ phone, countryCode: null }),
  about: ({ subject }) => subject,
  facts: (row) => [['Subject', row.subject]],
  internal: (row) => [callLine(row, { phone: row.phone, countryCode: null })],
  receipt: (row) => [callConfirmation(row, { phone: row.phone, countryCode: null })],
  messages: ({ message }) => [['Message', message]],
})

export const contactMessageLead = writtenToUs<'contact_message'>({ ours: 'Contact message', yours: 'message' })

/** What came into the mailbox of the office, and is about no request. */
export const mailMessageLead = writtenToUs<'mail_message'>({ ours: 'Mail', yours: 'mail' })
