import { randomUUID } from 'node:crypto'
import pg from 'pg'

const prepared = new URL(process.env.TEST_DATABASE_URL ?? '')

/** Returns the address of a new database with tables and content, on the server that scripts/test.ts has started. */
export async function ownDatabase() {
  const name = `own_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: new URL('/postgres', prepared).href })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${prepared.pathname.slice(1)}`)
  await client.end()
  return new URL(`/${name}`, prepared).href
}
