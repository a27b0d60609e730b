// Two files run at once, and each has a database of its own: a copy of the one that scripts/test.ts has made and seeded.
import { randomUUID } from 'node:crypto'
import pg from 'pg'

const prepared = new URL(process.env.TEST_DATABASE_URL ?? '')
const name = `of_file_${randomUUID().replaceAll('-', '')}`
const client = new pg.Client({ connectionString: new URL('/postgres', prepared).toString() })
await client.connect()
await client.query(`CREATE DATABASE ${name} TEMPLATE ${prepared.pathname.slice(1)}`)
await client.end()
process.env.DATABASE_URL = new URL(`/${name}`, prepared).toString()
