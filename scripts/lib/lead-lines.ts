// Visitor input must not control the terminal.
import { stripVTControlCharacters } from 'node:util'
import { type LeadRow, summarize, withoutEmpty } from '../../lib/leads/kinds'
import type { Line } from '../../lib/leads/kinds/kind'
import type { LeadLine } from '../../lib/leads/list'
import { describeHeld } from '../../lib/submissions/spam'
import type { Mail } from '../../prisma/generated/client'

export function formatLeads(leads: LeadLine[]) {
  const rows = leads.map((lead) => [
    lead.reference,
    formatTime(lead.createdAt).slice(0, 16),
    lead.heldFor ? `held: ${lead.heldFor}` : lead.status,
    lead.kind.replaceAll('_', ' '),
    cut([lead.name || (lead.email ?? ''), lead.agency].filter(Boolean).join(', '), 24),
    cut(lead.about, 50),
  ])
  const all = [['Reference', 'Sent (UTC)', 'Status', 'Kind', 'Who', 'About'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cut(text: string, width: number) {
  const line = stripVTControlCharacters(text).replace(/\s+/g, ' ')
  return line.length > width ? `${line.slice(0, width - 1)}…` : line
}

export function formatTime(date: Date) {
  return date.toISOString().replace('T', ' ').slice(0, 19)
}

type About = { additions?: string[]; history?: string[]; mails: Mail[] }

export function describeLead(row: LeadRow, { additions = [], history = [], mails }: About) {
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
    ['Phone', phone?.text ?? null],
    ...facts,
    ...confidential,
  ]
  return [
    ...withoutEmpty(lines).map(([label, value]) => `${label}: ${value}`),
    ...messages.map(([label, text]) => `\n${label}:\n${text}`),
    ...additions.map((text) => `\nAdded:\n${text}`),
    ...history.map((line) => `\n${line}`),
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
