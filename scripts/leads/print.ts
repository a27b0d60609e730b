// What a visitor typed must not control the terminal.
import { stripVTControlCharacters } from 'node:util'
import { given, type Line } from '../../lib/forms/summary'
import type { LeadKind, LeadRows } from '../../lib/leads/leads'
import type { LeadLine } from '../../lib/leads/overview'
import { summarize } from '../../lib/leads/rows'
import type { Mail } from '../../prisma/generated/client'

export function leadTable(leads: LeadLine[]) {
  const rows = leads.map((lead) => [
    lead.reference,
    moment(lead.createdAt).slice(0, 16),
    lead.heldFor ? `held: ${lead.heldFor}` : lead.status,
    lead.kind.replaceAll('_', ' '),
    cut(lead.name || lead.email, 24),
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

export function describeLead<Kind extends LeadKind>(kind: Kind, row: LeadRows[Kind], mails: Mail[]) {
  const { name, phone, facts, words, confidential } = summarize(kind, row)
  const lines: Line[] = [
    ['Reference', row.reference],
    ['Kind', kind.replaceAll('_', ' ')],
    ['Status', row.heldFor ? `held: ${row.heldFor}` : row.status],
    ['Sent', moment(row.createdAt)],
    ['Answered', row.answeredAt && moment(row.answeredAt)],
    ['Sent from', row.page],
    ['Name', name],
    ['E-mail', row.email],
    ['Phone', phone],
    ...facts,
    ...confidential,
  ]
  return [
    ...given(lines).map(([label, value]) => `${label}: ${value}`),
    ...words.map(([label, text]) => `\n${label}:\n${text}`),
    `\nMails: ${mails.length || 'none'}`,
    ...mails.map(({ role, to, status, attempts, lastError, sentAt }) =>
      [`  to the ${role} (${to}): ${status}`, sentAt && moment(sentAt), `${attempts} tries`, lastError]
        .filter(Boolean)
        .join(', '),
    ),
  ]
    .map((line) => stripVTControlCharacters(line))
    .join('\n')
}

function cut(text: string, width: number) {
  const line = stripVTControlCharacters(text).replace(/\s+/g, ' ')
  return line.length > width ? `${line.slice(0, width - 1)}…` : line
}

function moment(date: Date) {
  return date.toISOString().replace('T', ' ').slice(0, 19)
}
