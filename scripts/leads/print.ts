// Visitor input must not control the terminal.
import { stripVTControlCharacters } from 'node:util'
import type { LeadRow } from '../../lib/leads/kinds'
import { summarize, withoutEmpty } from '../../lib/leads/kinds'
import type { Line } from '../../lib/leads/kinds/kind'
import { describeHeld } from '../../lib/submissions/spam'
import type { Mail } from '../../prisma/generated/client'
import { formatTime } from '../lib/lead-lines'

export function describeLead(row: LeadRow, mails: Mail[]) {
  const { name, phone, facts, messages, confidential } = summarize(row)
  const lines: Line[] = [
    ['Reference', row.reference],
    ['Kind', row.kind.replaceAll('_', ' ')],
    ['Status', row.heldFor ? `held: ${describeHeld(row.heldFor)}` : row.status],
    ['Sent', formatTime(row.createdAt)],
    ['Answered', row.answeredAt && formatTime(row.answeredAt)],
    ['Sent from', row.page],
    ['Name', name],
    ['Email', row.email],
    ['Phone', phone],
    ...facts,
    ...confidential,
  ]
  return [
    ...withoutEmpty(lines).map(([label, value]) => `${label}: ${value}`),
    ...messages.map(([label, text]) => `\n${label}:\n${text}`),
    `\nMails: ${mails.length || 'none'}`,
    ...mails.map(({ role, to, status, attempts, lastError, sentAt }) => {
      const sent = `  ${role === 'answer' ? 'answer' : 'mail'} to ${to}: ${status}`
      const tries = attempts === 1 ? '1 try' : `${attempts} tries`
      return [sent, sentAt && formatTime(sentAt), tries, lastError].filter(Boolean).join(', ')
    }),
  ]
    .map((line) => stripVTControlCharacters(line))
    .join('\n')
}
