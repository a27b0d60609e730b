// For npm run leads -- mail test.
import 'server-only'
import { randomUUID } from 'node:crypto'
import { config } from '../platform/config'
import { letterHtml, letterText } from './letter'
import type { OutgoingMail } from './transport'

export function testMail(to: string): OutgoingMail {
  const letter = {
    heading: 'Emails from the site arrive',
    opening: [`This is the test you asked for. Messages from the forms of ${config.siteUrl} arrive in the same way.`],
  }
  return {
    id: 0,
    role: 'operator',
    reference: 'test',
    to,
    replyTo: null,
    subject: `${config.brand}: mails arrive`,
    text: letterText(letter, config.brand),
    html: letterHtml(letter, config.brand),
    messageId: `<test-${randomUUID()}@${new URL(config.siteUrl).hostname}>`,
    createdAt: new Date(),
  }
}
