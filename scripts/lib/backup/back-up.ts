import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { subDays } from 'date-fns'
import pg from 'pg'
import { retention } from '../../../lib/domain/retention'
import { utcDay } from '../../../lib/domain/utc-day'
import { isEmpty } from '../lost-database'
import { queryRows, withClient } from '../query'
import { type Part, writeBackup } from './format'

// A photograph takes 4 MB as text.
const atOnce = 10

/** Writes a snapshot of all rows, without the job queue, and returns their number. Mails recreate their jobs. */
export function backUp(url: string, file: string) {
  return withClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    let rows = 0
    async function* parts() {
      for await (const part of backupParts(client)) {
        if ('footer' in part) rows = part.footer.rows
        yield part
      }
    }
    await writeBackup(file, parts())
    return rows
  })
}

async function* backupParts(client: pg.Client): AsyncGenerator<Part> {
  const migrations = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1',
  )
  yield { header: { createdAt: new Date().toISOString(), migrations: migrations.rows.map(({ name }) => name) } }
  let count = 0
  for (const table of await tablesInOrder(client)) {
    yield { table }
    await client.query(
      `DECLARE rows CURSOR FOR SELECT row_to_json(t)::text AS row FROM ${pg.escapeIdentifier(table)} t`,
    )
    for (let isMore = true; isMore; ) {
      const { rows } = await client.query<{ row: string }>(`FETCH ${atOnce} FROM rows`)
      for (const { row } of rows) yield { row }
      count += rows.length
      isMore = rows.length === atOnce
    }
    await client.query('CLOSE rows')
  }
  // Read last, so that no sequence is behind its rows. Null if never used.
  const sequences = await client.query<{ name: string; last: string }>(
    "SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL",
  )
  yield { footer: { rows: count, sequences: sequences.rows } }
}

/** Topological order by foreign keys. */
export async function tablesInOrder(client: pg.Client) {
  const tables = await client.query<{ name: string; needs: string[] }>(`
    SELECT c.relname AS name, array(
      SELECT DISTINCT f.relname::text FROM pg_constraint JOIN pg_class f ON f.oid = confrelid
      WHERE contype = 'f' AND conrelid = c.oid AND confrelid <> c.oid) AS needs
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname NOT LIKE '\\_%' ORDER BY 1`)
  const ordered: string[] = []
  const waiting = new Map(tables.rows.map(({ name, needs }) => [name, needs]))
  while (waiting.size > 0) {
    const free = [...waiting].filter(([, needs]) => needs.every((name) => ordered.includes(name)))
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const [name] of free) {
      ordered.push(name)
      waiting.delete(name)
    }
  }
  return ordered
}

// Numbers, not ages: if backups fail, the last good ones must stay.
const nights = { name: /^tembo-\d{4}-\d\d-\d\d\.backup$/, count: retention.backupNights }
const upgrades = { name: /^before-[\w.-]+\.backup$/, count: 5 }

/** Replaces today's earlier backup, deletes old ones, and notes the time for /api/health/ready. */
export async function backUpNightly(url: string, folder: string) {
  const saved = await backUpInto(folder, `tembo-${utcDay(new Date())}.backup`, url, nights)
  await deleteOldUpgrades(folder)
  await queryRows(
    url,
    "INSERT INTO site_notes VALUES ('backup', now()::text) ON CONFLICT (name) DO UPDATE SET text = excluded.text",
  )
  return saved
}

/** Before an upgrade. Keeps the newest five. Undefined for an empty database. */
export async function backUpBefore(url: string, folder: string) {
  if (await isEmpty(url)) return undefined
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  return backUpInto(folder, `before-${time}.backup`, url, upgrades)
}

// Their number alone would let one stay for years.
async function deleteOldUpgrades(folder: string) {
  const oldest = `before-${utcDay(subDays(new Date(), retention.backupNights))}`
  const old = (await readdir(folder)).filter((name) => upgrades.name.test(name) && name < oldest)
  for (const name of old) await rm(path.join(folder, name))
}

async function backUpInto(folder: string, name: string, url: string, kept: typeof nights) {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, name)
  const rows = await backUp(url, file)
  const all = (await readdir(folder)).filter((each) => kept.name.test(each)).sort()
  for (const each of all.slice(0, -kept.count)) await rm(path.join(folder, each))
  return { file, rows }
}
