// Each process that uses the embedded PostgreSQL holds a connection; the last to leave stops the server.
import pg from 'pg'
import { queryRows } from '../query'
import { errorMessage, OperatorError } from '../report'

const holderName = 'tembo-trails supervisor'
// Shared to hold, exclusive to stop, so that nobody can join between the last check and the stop.
const holderLock = 710_001

/** Creates the database. Undefined if not ready or of another folder. Throws OperatorError for a wrong password. */
export async function holdConnection(url: URL, data: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: url.toString(),
    application_name: holderName,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  // An unhandled error event would crash the process. The end event reports the loss.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('SHOW data_directory')
    if (rows[0].data_directory !== data) throw new Error('another server')
    await client.query('SELECT pg_advisory_lock_shared($1)', [holderLock])
    await client.query('SELECT pg_advisory_unlock_shared($1)', [holderLock])
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    const code = (error as { code?: string }).code
    if (code === '28P01') {
      throw new OperatorError(`The database in ${data} refuses the password kept beside it: ${errorMessage(error)}`)
    }
    if (code === '3D000') await createDatabase(url)
    return undefined
  }
}

export async function isLastHolder(client: pg.Client) {
  await client.query('SELECT pg_advisory_lock($1)', [holderLock])
  const others = 'SELECT FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()'
  const { rowCount } = await client.query(others, [holderName])
  return rowCount === 0
}

async function createDatabase(url: URL) {
  const maintenance = new URL('/postgres', url).href
  // Another start is creating it, or the server has stopped: the caller retries.
  await queryRows(maintenance, `CREATE DATABASE ${url.pathname.slice(1)}`).catch(() => undefined)
}
