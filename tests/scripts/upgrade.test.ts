// From the first release, with its rows, to today's tables.
import { afterAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, holdPostgres } from '@/scripts/lib/embedded-postgres'
import { applyMigrations, knownMigrations, prismaFolder } from '@/scripts/lib/migrations'
import { root } from '@/scripts/lib/paths'
import { freePort } from '@/scripts/lib/ports'
import { makeBookingBody } from '../support/factories'
import { postJson } from '../support/post'
import { connect, emptyDataFolder, startSite } from '../support/scripts'

const dataFolder = emptyDataFolder()
let site: Awaited<ReturnType<typeof startSite>> | undefined
let server: EmbeddedPostgres | undefined

afterAll(async () => {
  site?.process.kill('SIGTERM')
  await site?.ended
  await server?.release()
})

// As the first release stored them: these statements never change.
const firstRows = `
  INSERT INTO itineraries (title, description, duration, location, highlights, day_by_day, price, category, difficulty_level, is_featured)
  VALUES ('Laikipia on Foot', 'Four days of walking with camels.', 4, 'Laikipia', '{Camels,"Big, old acacias"}',
    '{"day1": {"title": "Out"}, "day2": "Further"}', 1240.50, 'wildlife', 'Moderate', true);
  INSERT INTO reviews (itinerary_id, user_name, rating, comment, created_at)
  VALUES (1, 'Zoë', 5, 'The camels sang.', '2026-11-02 08:00:00.123+03');
  UPDATE itineraries SET average_rating = 5, total_reviews = 1;
  INSERT INTO team_members (name, role, bio, image_url) VALUES ('Wanjiku', 'Guide', 'Knows every bird.', '/images/a.jpg');
  INSERT INTO fleet_vehicles (name, description, capacity, features, image_url, type)
  VALUES ('Old Faithful', 'A Land Cruiser.', '7 guests', '{Roof}', '/images/b.jpg', '4x4');
  INSERT INTO volunteers (name, role, description, image_url, availability, skills)
  VALUES ('School', 'Teacher', 'Teach.', '/images/c.jpg', 'May', '{Patience}');
  INSERT INTO bookings (reference, name, email, phone, country_code, itinerary_id, itinerary_title, number_of_adults, message)
  VALUES ('TT-2222222', 'Ana', 'ana@example.com', '700 000', '+46', 1, 'Laikipia on Foot', 2, E'Two lines\\nof it');
  INSERT INTO inquiries (reference, name, email, message) VALUES ('TT-3333333', 'Bo', 'bo@example.com', 'Hello');
  INSERT INTO donation_inquiries (reference, email, donation_type, title) VALUES ('TT-4444444', 'c@example.com', 'monthly', 'M');
  INSERT INTO volunteer_applications (reference, first_name, last_name, email, phone, nationality, program, start_date,
    duration, skills, motivation, emergency_contact, agree_terms)
  VALUES ('TT-5555555', 'Dag', 'Ek', 'd@example.com', '+46 700 000', 'Swedish', 'education', '2027-05-01', '1-3-months',
    'Physics', 'To teach', 'Bo', true);
  INSERT INTO contact_messages (reference, name, email, subject, message) VALUES ('TT-6666666', 'E', 'e@example.com', 'S', 'Message');`

const tables = [
  ...['itineraries', 'reviews', 'team_members', 'fleet_vehicles', 'volunteers', 'bookings', 'inquiries'],
  ...['donation_inquiries', 'volunteer_applications', 'contact_messages'],
]

async function allRows(): Promise<Record<string, Record<string, unknown>[]>> {
  const client = await connect(dataFolder)
  const found: [string, Record<string, unknown>[]][] = []
  for (const table of tables) found.push([table, (await client.query(`SELECT * FROM ${table} ORDER BY id`)).rows])
  await client.end()
  return Object.fromEntries(found)
}

test('what the first release stored is there after the upgrade, and everything works on it', async () => {
  server = await holdPostgres(dataFolder)
  const [first = ''] = await knownMigrations(prismaFolder(root))
  await applyMigrations(server.url, prismaFolder(root), [first])
  const client = await connect(dataFolder)
  await client.query(firstRows)
  const before = await allRows()

  site = await startSite(dataFolder, await freePort())
  const after = await allRows()
  for (const table of tables) {
    expect(after[table]).toHaveLength(1)
    // Columns may be added; the old values stay. The search text is made again.
    const { search_text, updated_at, ...old } = before[table]?.[0] ?? {}
    expect(after[table]?.[0]).toMatchObject(old)
  }
  const { rows } = await client.query(
    "SELECT to_regclass('graphile_worker._private_jobs') AS queue, to_regclass('mails') AS mails",
  )
  expect(rows).toEqual([{ queue: expect.any(String), mails: 'mails' }])
  await client.end()

  const get = async (path: string) => (await fetch(site?.url + path)).json()
  expect(await get('/api/itineraries?query=camels')).toMatchObject([
    { id: 1, title: 'Laikipia on Foot', price: 1240.5 },
  ])
  expect(await get('/api/itineraries/1/reviews')).toMatchObject([{ userName: 'Zoë', comment: 'The camels sang.' }])
  const list = await fetch(`${site.url}/itineraries?query=laikipia`)
  expect([list.status, await list.text()]).toEqual([200, expect.stringContaining('Laikipia on Foot')])
  const answer = await postJson(site.url, '/api/bookings', makeBookingBody({ itineraryId: 1 }))
  expect([answer.status, await answer.json()]).toEqual([201, expect.objectContaining({ id: 2, itineraryId: 1 })])
})
