import 'server-only'
import type { ContactMessage } from '../../../prisma/generated/client'
import type { Parsed } from '../../forms/form-definition'
import { contactMessage } from './contact-message'
import { callLine, type KindOfLead } from './kind'

export const contactMessageLead: KindOfLead<'contact_message', ContactMessage> = {
  form: contactMessage,
  relation: 'contactMessage',
  columns: ({ email: _, ...fields }: Parsed<typeof contactMessage>) => fields,

  ours: 'Contact message',
  yours: 'message',
  mailbox: () => 'sales',
  name: ({ name }) => name,
  phone: ({ phone }) => ({ phone, countryCode: null }),
  about: ({ subject }) => subject,
  facts: (row) => [['Subject', row.subject], callLine(row)],
  messages: ({ message }) => [['Message', message]],
}
