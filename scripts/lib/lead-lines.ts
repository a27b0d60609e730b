// Visitor input must not control the terminal.
import { stripVTControlCharacters } from 'node:util'
import type { LeadLine } from '../../lib/leads/list'

export function formatLeads(leads: LeadLine[]) {
  const rows = leads.map((lead) => [
    lead.reference,
    formatTime(lead.createdAt).slice(0, 16),
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

function cut(text: string, width: number) {
  const line = stripVTControlCharacters(text).replace(/\s+/g, ' ')
  return line.length > width ? `${line.slice(0, width - 1)}…` : line
}

export function formatTime(date: Date) {
  return date.toISOString().replace('T', ' ').slice(0, 19)
}
