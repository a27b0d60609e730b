import 'server-only'
import type { ContactMessage } from '../../../prisma/generated/client'
import type { Parsed } from '../../forms/form-definition'
import { callConfirmation, callLine } from './call-lines'
import { contactMessage } from './contact-message'
import type { KindOfLead } from './kind'

export const contactMessageLead: KindOfLead<'contact_message', ContactMessage> = {
  form: contactMessage,
  relation: 'contactMessage',
  columns: ({ email: _, ...fields }: Parsed<typeof contactMessage>) => ({
    ...fields,
    callZone: fields.callTime && fields.callZone,
  }),

  ours: 'Contact message',
  yours: 'message',
  mailbox: () => 'sales',
  name: ({ name }) => name,
  phone: ({ phone }) => ({ phone, countryCode: null }),
  about: ({ subject }) => subject,
  facts: (row) => [['Subject', row.subject]],
  internal: (row) => [callLine(row, { phone: row.phone, countryCode: null })],
  receipt: (row) => [callConfirmation(row, { phone: row.phone, countryCode: null })],
  messages: ({ message }) => [['Message', message]],
}
