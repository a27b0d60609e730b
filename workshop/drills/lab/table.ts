import pg from 'pg'
import { print } from '../../../scripts/lib/report'
import { until } from './until'
import type { Met } from './visitors'

type Line = { what: string; value: string | number; isWell?: boolean }

/** Prints the lines; returns 0 when all goals are met, else 1. */
export function printTable(lines: Line[]) {
  const width = Math.max(...lines.map(({ what }) => what.length))
  print('')
  for (const { what, value, isWell } of lines) {
    const judgement = isWell === undefined ? '' : isWell ? '  well' : '  FAILED'
    print(`${what.padEnd(width)}  ${value}${judgement}`)
  }
  return lines.every(({ isWell }) => isWell !== false) ? 0 : 1
}

/** Compares what visitors were told with the database and the mail server; returns the exit code. */
export async function judge(met: Met, database: string, mails: Map<string, number>) {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  await until(async () => (await client.query("SELECT FROM mails WHERE status = 'queued'")).rowCount === 0, 300_000)
  const { rows: leads } = await client.query<{ email: string; reference: string }>('SELECT email, reference FROM leads')
  const { rows: written } = await client.query<{ id: string; status: string }>(
    'SELECT message_id AS id, status FROM mails',
  )
  await client.end()

  const stored = new Set(leads.map(({ email, reference }) => `${email} ${reference}`))
  const lost = [...met.acknowledged].filter(([email, reference]) => !stored.has(`${email} ${reference}`))
  const doubled = leads.length - new Set(leads.map(({ email }) => email)).size
  const unwritten = 2 * met.acknowledged.size - written.length
  const failed = written.filter(({ id, status }) => status === 'failed' && !mails.has(id)).length
  const vanished = written.filter(({ id, status }) => status === 'sent' && !mails.has(id)).length
  const doubledMails = [...mails.values()].filter((count) => count > 1).length
  const refused = [...met.pagesRefused.values()].reduce((sum, count) => sum + count, 0)
  const none = (what: string, value: number) => ({ what, value, isWell: value === 0 })
  return printTable([
    { what: 'Leads acknowledged', value: met.acknowledged.size },
    none('Acknowledged leads lost', lost.length),
    none('Leads doubled', doubled),
    { what: 'Mails sent', value: mails.size },
    none('Mails never written', unwritten),
    none('Mails given up', failed),
    none('Mails marked as sent that never arrived', vanished),
    none('Mails doubled', doubledMails),
    { what: 'Longest time in which a lead was refused', value: inSeconds(met.longestRefusal) },
    { what: 'Tries that were refused meanwhile', value: met.refusedTries },
    { what: 'Pages read', value: met.pagesRead },
    none('Pages refused', refused),
    { what: 'Edits', value: met.edits },
    { what: 'Longest time until an edit showed everywhere', value: inSeconds(met.longestEdit) },
  ])
}

function inSeconds(milliseconds: number) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
