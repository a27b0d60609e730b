import { randomUUID } from 'node:crypto'
import { rowsOf } from './database'

const prepared = new URL(process.env.TEST_DATABASE_URL ?? '')

/** Returns the address of a new database with tables and content, on the server that scripts/test.ts has started. */
export async function ownDatabase() {
  const name = `own_${randomUUID().replaceAll('-', '')}`
  const create = `CREATE DATABASE ${name} TEMPLATE ${prepared.pathname.slice(1)}`
  await rowsOf(create, [], new URL('/postgres', prepared).href)
  return new URL(`/${name}`, prepared).href
}
