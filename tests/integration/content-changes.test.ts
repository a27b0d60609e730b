import { revalidateTag } from 'next/cache'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/expire/route'
import { startListening } from '@/lib/cache/content-changes'
import { ownRequestHeader, ownRequestKey } from '@/lib/cache/own-request'
import { tableTags, tags } from '@/lib/cache/tags'
import { createReview } from '@/lib/reviews/create-review'
import { applyMigrations, prismaFolder } from '@/scripts/lib/migrations'
import { root } from '@/scripts/lib/paths'
import { rowsOf } from '../support/database'
import { makeReviewBody } from '../support/factories'
import { testDb } from '../support/test-db'

let heard: string[][] = []

beforeAll(() => startListening(process.env.DATABASE_URL ?? '', (changed) => heard.push(changed)))

function hears(changed: string[]) {
  return vi.waitFor(() => expect(heard.some((tags) => changed.every((tag) => tags.includes(tag)))).toBe(true), 10_000)
}

beforeEach(() => {
  heard = []
})

test('a new connection says that everything may have changed, since what was announced before was missed', async () => {
  const endConnections = `
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'tembo-listener' AND datname = current_database() AND query LIKE 'SELECT tag%'`
  // Until it listens there is no connection to end.
  await vi.waitFor(async () => expect(await testDb.$queryRawUnsafe(endConnections)).toHaveLength(1), 10_000)
  heard = []
  await hears(tableTags)
})

test.each([
  ['a trip', tags.itineraries, 'DELETE FROM itineraries WHERE id = 0'],
  ['all reviews', tags.reviews, 'TRUNCATE reviews CASCADE'],
  ['a member of the team', tags.teamMembers, 'UPDATE team_members SET role = role WHERE id = 1'],
  ['a vehicle', tags.fleetVehicles, 'UPDATE fleet_vehicles SET available = available WHERE id = 1'],
  ['a season of a trip', tags.itinerary(2), 'UPDATE itinerary_prices SET for_two = for_two WHERE itinerary_id = 2'],
  ['a charge', tags.itinerary(3), 'UPDATE itinerary_charges SET unit = unit WHERE itinerary_id = 3'],
  ['a day', tags.itinerary(2), 'UPDATE itinerary_days SET meals = meals WHERE itinerary_id = 2'],
  ['a stop', tags.itinerary(2), 'UPDATE itinerary_stops SET way = way WHERE itinerary_id = 2'],
  ['a place', tags.places, "UPDATE places SET altitude = altitude WHERE id = 'lahbab'"],
  ['a month of a place', tags.places, "UPDATE place_months SET note = note WHERE place_id = 'lahbab'"],
  ['a synonym', tags.synonyms, "UPDATE synonyms SET means = means WHERE term = 'beach'"],
  ['a claim', tags.claims, "UPDATE claims SET owner = owner WHERE id = 'donated'"],
  ['an opening', tags.volunteers, 'DELETE FROM volunteers WHERE id = 0'],
])('a change of %s is told by its tag', async (_, tag, sql) => {
  await testDb.$executeRawUnsafe(sql)
  await hears([tag])
})

const review = "INSERT INTO reviews (itinerary_id, user_name, rating, comment) VALUES (2, 'Ann', 5, 'Good')"

test.each([
  ['stored', review],
  ['edited', "UPDATE reviews SET comment = 'Very good'"],
  ['deleted', 'DELETE FROM reviews'],
])('a review that is %s is told by the tag of its trip, and not as a change of every trip', async (_, sql) => {
  await testDb.$executeRawUnsafe(sql)
  await hears([tags.itinerary(2)])
  await hears([tags.ratings])
  expect(heard).not.toContainEqual([tags.itineraries])
})

test('a trip that is edited is told as such, whatever else is changed with it', async () => {
  await testDb.$executeRaw`UPDATE itineraries SET duration = duration + 1, total_reviews = 3 WHERE id = 2`
  await hears([tags.itineraries])
  await testDb.$executeRaw`UPDATE itineraries SET duration = duration - 1, total_reviews = 0 WHERE id = 2`
})

test('a review of this process is not told to it again, and the next one of another is', async () => {
  await createReview(makeReviewBody({ itineraryId: 3 }))
  await testDb.$executeRawUnsafe(review)
  await hears([tags.itinerary(2)])
  // Counted but not announced, so it was found by polling, and the reviews were not found a second time.
  await testDb.$executeRaw`INSERT INTO content_versions (tag) VALUES ('counted')`
  await hears(['counted'])
  expect(heard.flat()).not.toContain(tags.itinerary(3))
  expect(heard.flat().filter((tag) => tag === tags.itinerary(2))).toHaveLength(1)
  await testDb.$executeRaw`DELETE FROM reviews`
  await hears([tags.itinerary(3)])
})

test('a thousand changes in one transaction are told once, and only when they are committed', async () => {
  await testDb.$transaction(
    async (tx) => {
      await tx.$executeRaw`DO $$ BEGIN
        FOR number IN 1..1000 LOOP UPDATE fleet_vehicles SET name = name WHERE id = number; END LOOP;
      END $$`
      await testDb.$executeRaw`UPDATE volunteers SET name = name WHERE id = 1`
      await hears([tags.volunteers])
      expect(heard.flat()).not.toContain(tags.fleetVehicles)
    },
    { timeout: 20_000 },
  )
  await hears([tags.fleetVehicles])
  await testDb.$executeRaw`UPDATE team_members SET name = name WHERE id = 1`
  await hears([tags.teamMembers])
  expect(heard.flat().filter((tag) => tag === tags.fleetVehicles)).toHaveLength(1)
})

test('only this process may expire: to everybody else there is nothing', async () => {
  const request = (headers: HeadersInit) =>
    new Request('http://localhost/api/expire', { method: 'POST', headers, body: JSON.stringify([tags.reviews]) })
  expect((await POST(request({}), {})).status).toBe(404)
  expect((await POST(request({ [ownRequestHeader]: 'guess' }), {})).status).toBe(404)
  expect(revalidateTag).not.toHaveBeenCalled()
  expect((await POST(request({ [ownRequestHeader]: ownRequestKey() }), {})).status).toBe(200)
  expect(revalidateTag).toHaveBeenCalledWith(tags.reviews, { expire: 0 })
})

// A database user as some hosted servers give one: the owner of the tables, who may neither create extensions nor send
// notifications. Everything must work but for typing errors.
describe('on a hosted server', () => {
  const name = 'tembo_limited'
  const address = new URL(`/${name}`, process.env.DATABASE_URL)
  const query = (sql: string, url = address.href) => rowsOf(sql, [], url)

  beforeAll(async () => {
    await testDb.$executeRawUnsafe(`CREATE ROLE ${name} LOGIN PASSWORD 'limited'`)
    await testDb.$executeRawUnsafe(`CREATE DATABASE ${name} OWNER ${name}`)
    const admin = address.href
    await query(`
      CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'not allowed' USING ERRCODE = 'insufficient_privilege'; END $$;
      CREATE EVENT TRIGGER refuse ON ddl_command_start WHEN TAG IN ('CREATE EXTENSION') EXECUTE FUNCTION refuse()`)
    Object.assign(address, { username: name, password: 'limited' })
    await applyMigrations(address.href, prismaFolder(root))
    await query('REVOKE EXECUTE ON FUNCTION pg_notify FROM PUBLIC', admin)
  }, 120_000)

  afterAll(async () => {
    await testDb.$executeRawUnsafe(`DROP DATABASE ${name} WITH (FORCE)`)
    await testDb.$executeRawUnsafe(`DROP ROLE ${name}`)
  })

  test('without the right to notify an edit succeeds, sends nothing, and is seen within moments', async () => {
    await expect(query("SELECT pg_notify('content_changes', 'reviews')")).rejects.toThrow('permission denied')
    const client = new pg.Client({ connectionString: address.href })
    await client.connect()
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
    const member = "INSERT INTO team_members (name, role, bio, image_url) VALUES ('Ann', 'Guide', 'Walks.', '/a.jpg')"
    await hearsAfter(member, [tags.teamMembers])
    expect(heard).toHaveLength(2)
    await hearsAfter(
      `INSERT INTO itineraries (id, title, description, duration, location, day_by_day, price, category, difficulty_level)
       VALUES (1, 'Zanzibar', 'Sand', 5, 'Zanzibar', '{}', 900, 'beach', 'Easy')`,
      [tags.itineraries],
    )
    await hearsAfter(review.replace('2', '1'), [tags.itinerary(1), tags.ratings])
    expect(notifications).toEqual([])
    await stop()
    await client.end()
  })

  test('without the extension words and their parts are found, and no typing error is guessed at', async () => {
    expect(await query("SELECT FROM pg_extension WHERE extname = 'pg_trgm'")).toEqual([])
    const [hits] = await query(`
      SELECT * FROM search_hits(ARRAY[plainto_tsquery('english', 'zanzibar'), plainto_tsquery('english', 'anziba')],
        ARRAY['%zanzibar%', '%anziba%'])`)
    expect(hits).toMatchObject({ no: 1, points: [27] })
    expect(await query("SELECT * FROM search_similar(ARRAY['zansibar'])")).toEqual([])
  })
})
