import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchContentChanges } from '@/lib/cache/content-changes'
import { tableTags, tags } from '@/lib/cache/tags'
import { applyMigrations } from '@/scripts/lib/migrations'
import { rowsOf } from '../support/database'
import { testDb } from '../support/test-db'

let heard: string[][] = []

beforeAll(() => {
  const stopping = new AbortController()
  const watching = watchContentChanges(
    process.env.DATABASE_URL ?? '',
    (changed) => heard.push(changed),
    stopping.signal,
    50,
  )
  return () => {
    stopping.abort()
    return watching
  }
})

function hears(changed: string[]) {
  return vi.waitFor(() => expect(heard.some((tags) => changed.every((tag) => tags.includes(tag)))).toBe(true), 10_000)
}

beforeEach(() => {
  heard = []
})

test('after a lost connection everything may have changed', async () => {
  const endConnections = `
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'tembo-content-changes' AND datname = current_database() AND query LIKE 'SELECT tag%'`
  // Until it looks there is no connection to end.
  await vi.waitFor(async () => expect(await testDb.$queryRawUnsafe(endConnections)).toHaveLength(1), 10_000)
  heard = []
  await hears(tableTags)
})

test.each([
  ['a trip', tags.itineraries, 'DELETE FROM itineraries WHERE id = 0'],
  ['all reviews', tags.reviews, 'TRUNCATE reviews CASCADE'],
  ['a member of the team', tags.teamMembers, 'UPDATE team_members SET role = role WHERE id = 1'],
  ['a vehicle', tags.fleetVehicles, 'UPDATE fleet_vehicles SET available = available WHERE id = 1'],
  ['a season of a trip', tags.itineraries, 'UPDATE itinerary_prices SET for_two = for_two WHERE itinerary_id = 2'],
  ['a charge', tags.itineraries, 'UPDATE itinerary_charges SET unit = unit WHERE itinerary_id = 3'],
  ['a day', tags.itineraries, 'UPDATE itinerary_days SET meals = meals WHERE itinerary_id = 2'],
  ['a stop', tags.itineraries, 'UPDATE itinerary_stops SET way = way WHERE itinerary_id = 2'],
  ['a place', tags.places, "UPDATE places SET altitude = altitude WHERE id = 'lahbab'"],
  ['a month of a place', tags.places, "UPDATE place_months SET note = note WHERE place_id = 'lahbab'"],
  ['a synonym', tags.synonyms, "UPDATE synonyms SET means = means WHERE term = 'beach'"],
  ['a lodge', tags.itineraries, 'UPDATE lodges SET view = view'],
  ['a picture of a lodge', tags.itineraries, 'DELETE FROM lodge_pictures WHERE position = 4'],
  ['an extension', tags.itineraries, 'UPDATE itinerary_extensions SET note = note'],
  ['a picture of a page', tags.words, 'DELETE FROM page_pictures'],
  ['what was given', tags.claims, 'UPDATE contributions SET amount = amount'],
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

// A database user as some hosted servers give one: the owner of the tables, who may not create extensions. Everything
// must work but for typing errors.
describe('on a hosted server', () => {
  const name = 'tembo_limited'
  const address = new URL(`/${name}`, process.env.DATABASE_URL)
  const query = (sql: string, url = address.href) => rowsOf(sql, [], url)

  beforeAll(async () => {
    await testDb.$executeRawUnsafe(`CREATE ROLE ${name} LOGIN PASSWORD 'limited'`)
    await testDb.$executeRawUnsafe(`CREATE DATABASE ${name} OWNER ${name}`)
    await query(`
      CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'not allowed' USING ERRCODE = 'insufficient_privilege'; END $$;
      CREATE EVENT TRIGGER refuse ON ddl_command_start WHEN TAG IN ('CREATE EXTENSION') EXECUTE FUNCTION refuse()`)
    Object.assign(address, { username: name, password: 'limited' })
    await applyMigrations(address.href)
  }, 120_000)

  afterAll(async () => {
    await testDb.$executeRawUnsafe(`DROP DATABASE ${name} WITH (FORCE)`)
    await testDb.$executeRawUnsafe(`DROP ROLE ${name}`)
  })

  test('without the extension words and their parts are found, and no typing error is guessed at', async () => {
    await query(`
      INSERT INTO itineraries (id, title, description, duration, location, day_by_day, price, category, difficulty_level)
      VALUES (1, 'Zanzibar', 'Sand', 5, 'Zanzibar', '{}', 900, 'beach', 'Easy')`)
    expect(await query("SELECT FROM pg_extension WHERE extname = 'pg_trgm'")).toEqual([])
    const [hits] = await query(`
      SELECT * FROM search_hits(ARRAY[plainto_tsquery('english', 'zanzibar'), plainto_tsquery('english', 'anziba')],
        ARRAY['%zanzibar%', '%anziba%'])`)
    expect(hits).toMatchObject({ no: 1, points: [27] })
    expect(await query("SELECT * FROM search_similar(ARRAY['zansibar'])")).toEqual([])
  })
})
