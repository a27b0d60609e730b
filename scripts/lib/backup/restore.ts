import path from 'node:path'
import pg from 'pg'
import { migrationNames } from '../../../lib/platform/migrations'
import { applyMigrations, sinceBaseline } from '../migrations'
import { prismaFolder } from '../paths'
import { migrate } from '../prepare-database'
import { withClient } from '../query'
import { OperatorError } from '../report'
import { tablesInOrder } from './back-up'
import { readBackup } from './format'

const mostRows = 500
// Characters. A photograph has four million.
const mostText = 8_000_000

/** Restores a backup, then applies newer migrations. Changes nothing when it throws OperatorError. */
export async function restore(url: string, file: string) {
  const header = await readHeader(file)
  const known = await migrationNames(path.join(prismaFolder, 'migrations'))
  const migrations = sinceBaseline(header.migrations, file)
  const newer = migrations.filter((name) => !known.includes(name))
  if (newer.length > 0)
    throw new OperatorError(`${file} is from a newer version of the site, which has the migration ${newer[0]}.`)
  await refuseUnlessEmpty(url)
  return withClient(url, async (client) => {
    // Of an older version its migrations only, since later ones and changed triggers also change rows.
    const isOlder = known.some((name) => !migrations.includes(name))
    await applyMigrations(url, { names: isOlder ? migrations : undefined })
    const tables = (await tablesInOrder(client)).map((table) => pg.escapeIdentifier(table))
    await client.query('BEGIN')
    // The rows include what triggers would count, such as numbers of reviews.
    for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
    // Migrations that change content also write content_versions, which the backup contains too.
    await client.query(`TRUNCATE ${tables.join(', ')}`)
    const rows = await load(client, file)
    // Checks what waits for the end of the transaction: a table with such rows cannot be altered.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE')
    for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    await client.query('COMMIT')
    await migrate(url)
    return { rows, createdAt: header.createdAt }
  })
}

async function readHeader(file: string) {
  for await (const part of readBackup(file)) if ('header' in part) return part.header
  throw new OperatorError(`${file} is not a backup of this site.`)
}

/** Throws OperatorError. */
export function refuseUnlessEmpty(url: string) {
  return withClient(url, async (client) => {
    for (const table of await tablesInOrder(client)) {
      const { rowCount } = await client.query(`SELECT FROM ${pg.escapeIdentifier(table)} LIMIT 1`)
      if (rowCount)
        throw new OperatorError(
          `The database holds something already (in ${table}), and a restore never overwrites. ` +
            'Stop the site and move the data folder away, or set DATABASE_URL to an empty database.',
        )
    }
  })
}

async function load(client: pg.Client, file: string) {
  let table = ''
  let batch: string[] = []
  let length = 0
  let count = 0
  async function store() {
    if (batch.length === 0) return
    const name = pg.escapeIdentifier(table)
    await client.query(
      `INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(null::${name}, $1)`,
      [`[${batch.join(',')}]`],
    )
    count += batch.length
    batch = []
    length = 0
  }
  for await (const part of readBackup(file)) {
    if ('row' in part) {
      batch.push(part.row)
      length += part.row.length
    }
    if ('table' in part || 'footer' in part || batch.length === mostRows || length > mostText) await store()
    if ('table' in part) table = part.table
    if ('footer' in part) {
      for (const { name, last } of part.footer.sequences)
        await client.query('SELECT setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), last])
      if (part.footer.rows !== count)
        throw new OperatorError(`${file} is incomplete: it should have ${part.footer.rows} rows.`)
    }
  }
  return count
}
