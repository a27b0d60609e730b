// A database user who owns his tables but may not send notifications: his changes must be seen all the same.
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startListening } from '@/lib/background/content-changes'
import { tags } from '@/lib/data/cache'
import { applyMigrations, prismaFolder } from '@/scripts/lib/migrations'
import { root } from '@/scripts/lib/paths'
import { testDb } from '../support/test-db'

const name = 'tembo_quiet'
const heard: string[][] = []
const newItinerary = `
  INSERT INTO itineraries (id, title, description, duration, location, highlights, day_by_day, price, category, difficulty_level)
  VALUES (1, 'Mara', 'Far.', 3, 'Narok', '{}', '{}', 10, 'Safari', 'Easy')`
let url: string
let client: pg.Client
let stop: (() => Promise<void>) | undefined

beforeAll(async () => {
  await testDb.$executeRawUnsafe(`CREATE ROLE ${name} LOGIN PASSWORD 'quiet'`)
  await testDb.$executeRawUnsafe(`CREATE DATABASE ${name} OWNER ${name}`)
  const own = new URL(`/${name}`, process.env.DATABASE_URL)
  const admin = new pg.Client({ connectionString: own.toString() })
  await admin.connect()
  Object.assign(own, { username: name, password: 'quiet' })
  url = own.toString()
  await applyMigrations(url, prismaFolder(root))
  await admin.query('REVOKE EXECUTE ON FUNCTION pg_notify FROM PUBLIC')
  await admin.end()
  client = new pg.Client({ connectionString: url })
  await client.connect()
}, 60_000)

afterAll(async () => {
  await stop?.()
  await client.end()
  await testDb.$executeRawUnsafe(`DROP DATABASE ${name} WITH (FORCE)`)
  await testDb.$executeRawUnsafe(`DROP ROLE ${name}`)
})

test('without the right to notify an edit succeeds, sends nothing, and is seen within moments', async () => {
  await expect(client.query("SELECT pg_notify('content_changes', 'reviews')")).rejects.toThrow('permission denied')
  const notifications: unknown[] = []
  client.on('notification', (message) => notifications.push(message))
  await client.query('LISTEN content_changes')

  stop = startListening(url, (changed) => heard.push(changed))
  await vi.waitFor(() => expect(heard).toHaveLength(1), 10_000)
  await client.query(
    "INSERT INTO team_members (name, role, bio, image_url) VALUES ('Ann', 'Guide', 'Walks.', '/images/a.jpg')",
  )
  await vi.waitFor(() => expect(heard.at(-1)).toEqual([tags.teamMembers]), 10_000)
  expect(heard).toHaveLength(2)

  await client.query(newItinerary)
  await vi.waitFor(() => expect(heard.at(-1)).toEqual([tags.itineraries]), 10_000)
  await client.query("INSERT INTO reviews (itinerary_id, user_name, rating, comment) VALUES (1, 'Ann', 5, 'Good')")
  await vi.waitFor(() => expect(heard.at(-1)?.sort()).toEqual([tags.itinerary(1), tags.ratings]), 10_000)
  expect(notifications).toEqual([])
}, 30_000)
