// Without pg_trgm everything but typing errors must work.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyMigrations, prismaFolder } from '@/scripts/lib/migrations'
import { root } from '@/scripts/lib/paths'

const own = process.env.DATABASE_URL ?? ''
const address = (database: string, user?: string) => {
  const url = new URL(own)
  url.pathname = database
  if (user) Object.assign(url, { username: user, password: user })
  return url.href
}

async function run(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const sql of statements) rows = (await client.query(sql)).rows
    return rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  await run(own, 'CREATE DATABASE plain', "CREATE ROLE guest LOGIN PASSWORD 'guest'")
  // May create tables but no extensions, as on hosted servers.
  await run(
    address('plain'),
    'GRANT ALL ON SCHEMA public TO guest',
    'GRANT CREATE ON DATABASE plain TO guest',
    `CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$
     BEGIN RAISE EXCEPTION 'not allowed' USING ERRCODE = 'insufficient_privilege'; END $$`,
    `CREATE EVENT TRIGGER refuse ON ddl_command_start WHEN TAG IN ('CREATE EXTENSION') EXECUTE FUNCTION refuse()`,
  )
  await applyMigrations(address('plain', 'guest'), prismaFolder(root))
}, 120_000)

afterAll(async () => {
  await run(own, 'DROP DATABASE IF EXISTS plain WITH (FORCE)', 'DROP ROLE IF EXISTS guest')
})

test('every migration is applied, without the extension', async () => {
  const rows = await run(address('plain'), "SELECT FROM pg_extension WHERE extname = 'pg_trgm'")
  expect(rows).toEqual([])
})

test('words and their parts are found, and no typing error is guessed at', async () => {
  const [hits] = await run(
    address('plain', 'guest'),
    `INSERT INTO itineraries (title, description, duration, location, day_by_day, price, category, difficulty_level)
     VALUES ('Zanzibar', 'Sand', 5, 'Zanzibar', '{}', 900, 'beach', 'Easy')`,
    `SELECT * FROM search_hits(ARRAY[plainto_tsquery('english', 'zanzibar'), plainto_tsquery('english', 'anziba')],
       ARRAY['%zanzibar%', '%anziba%'])`,
  )
  expect(hits).toMatchObject({ no: 1, points: [27] })
  expect(await run(address('plain', 'guest'), "SELECT * FROM search_similar(ARRAY['zansibar'])")).toEqual([])
})
