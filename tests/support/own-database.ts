import { randomUUID } from 'node:crypto'
import { rowsOf } from './database'

const prepared = new URL(process.env.TEST_DATABASE_URL ?? '')

/** Returns the address of a new database with tables and content, on the server that scripts/test.ts has started. */
export function ownDatabase() {
  return newDatabase(`TEMPLATE ${prepared.pathname.slice(1)}`)
}

/** Returns the address of a new database without any table, on the same server. */
export function emptyDatabase() {
  return newDatabase('TEMPLATE template0')
}

async function newDatabase(template: string) {
  const name = `own_${randomUUID().replaceAll('-', '')}`
  await rowsOf(`CREATE DATABASE ${name} ${template}`, [], new URL('/postgres', prepared).href)
  return new URL(`/${name}`, prepared).href
}
