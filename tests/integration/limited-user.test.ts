// A database user as some hosted servers give one: the owner of the tables, who may neither create extensions nor send
// notifications. Everything must work but for typing errors.
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startListening } from '@/lib/background/content-changes'
import { tags } from '@/lib/data/cache'
import { applyMigrations, prismaFolder } from '@/scripts/lib/migrations'
import { root } from '@/scripts/lib/paths'
import { testDb } from '../support/test-db'

const name = 'tembo_limited'
const address = new URL(`/${name}`, process.env.DATABASE_URL)
let client: pg.Client

beforeAll(async () => {
  await testDb.$executeRawUnsafe(`CREATE ROLE ${name} LOGIN PASSWORD 'limited'`)
  await testDb.$executeRawUnsafe(`CREATE DATABASE ${name} OWNER ${name}`)
  const admin = new pg.Client({ connectionString: address.href })
  await admin.connect()
  await admin.query(`
    CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'not allowed' USING ERRCODE = 'insufficient_privilege'; END $$;
    CREATE EVENT TRIGGER refuse ON ddl_command_start WHEN TAG IN ('CREATE EXTENSION') EXECUTE FUNCTION refuse()`)
  Object.assign(address, { username: name, password: 'limited' })
  await applyMigrations(address.href, prismaFolder(root))
  await admin.query('REVOKE EXECUTE ON FUNCTION pg_notify FROM PUBLIC')
  await admin.end()
  client = new pg.Client({ connectionString: address.href })
  await client.connect()
}, 120_000)

afterAll(async () => {
  await client.end()
  await testDb.$executeRawUnsafe(`DROP DATABASE ${name} WITH (FORCE)`)
  await testDb.$executeRawUnsafe(`DROP ROLE ${name}`)
})

test('without the right to notify an edit succeeds, sends nothing, and is seen within moments', async () => {
  await expect(client.query("SELECT pg_notify('content_changes', 'reviews')")).rejects.toThrow('permission denied')
  const notifications: unknown[] = []
  client.on('notification', (message) => notifications.push(message))
  await client.query('LISTEN content_changes')

  const heard: string[][] = []
  const stop = startListening(address.href, (changed) => heard.push(changed.toSorted()))
  await vi.waitFor(() => expect(heard).toHaveLength(1), 10_000)
  const hearsAfter = async (sql: string, changed: string[]) => {
    await client.query(sql)
    await vi.waitFor(() => expect(heard.at(-1)).toEqual(changed), 10_000)
  }
  await hearsAfter(
    "INSERT INTO team_members (name, role, bio, image_url) VALUES ('Ann', 'Guide', 'Walks.', '/images/a.jpg')",
    [tags.teamMembers],
  )
  expect(heard).toHaveLength(2)
  await hearsAfter(
    `INSERT INTO itineraries (id, title, description, duration, location, day_by_day, price, category, difficulty_level)
     VALUES (1, 'Zanzibar', 'Sand', 5, 'Zanzibar', '{}', 900, 'beach', 'Easy')`,
    [tags.itineraries],
  )
  await hearsAfter("INSERT INTO reviews (itinerary_id, user_name, rating, comment) VALUES (1, 'Ann', 5, 'Good')", [
    ...[tags.itinerary(1), tags.ratings],
  ])
  expect(notifications).toEqual([])
  await stop()
})

test('without the extension words and their parts are found, and no typing error is guessed at', async () => {
  const rowsOf = async (sql: string) => (await client.query(sql)).rows
  expect(await rowsOf("SELECT FROM pg_extension WHERE extname = 'pg_trgm'")).toEqual([])
  const [hits] = await rowsOf(`
    SELECT * FROM search_hits(ARRAY[plainto_tsquery('english', 'zanzibar'), plainto_tsquery('english', 'anziba')],
      ARRAY['%zanzibar%', '%anziba%'])`)
  expect(hits).toMatchObject({ no: 1, points: [27] })
  expect(await rowsOf("SELECT * FROM search_similar(ARRAY['zansibar'])")).toEqual([])
})
