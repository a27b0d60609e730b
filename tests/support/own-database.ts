import { randomUUID } from 'node:crypto'
import pg from 'pg'

const prepared = new URL(process.env.TEST_DATABASE_URL ?? '')

/** Returns the address of a new database with tables and content, on the server that scripts/test.ts has started. */
export async function ownDatabase() {
  const name = `own_${randomUUID().replaceAll('-', '')}`
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${prepared.pathname.slice(1)}`)
  return new URL(`/${name}`, prepared).href
}

/** The same without tables. */
export async function emptyDatabase() {
  const name = `own_${randomUUID().replaceAll('-', '')}`
  await onServer(`CREATE DATABASE ${name}`)
  return new URL(`/${name}`, prepared).href
}

async function onServer(sql: string) {
  const client = new pg.Client({ connectionString: new URL('/postgres', prepared).href })
  await client.connect()
  await client.query(sql)
  await client.end()
}
