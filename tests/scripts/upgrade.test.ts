// From the first release, with its rows, to today's tables.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { holdPostgres } from '@/scripts/lib/embedded-postgres'
import { applyMigrations, knownMigrations, prismaFolder } from '@/scripts/lib/migrations'
import { root } from '@/scripts/lib/paths'
import { makeBookingBody } from '../support/factories'
import { postJson } from '../support/post'
import { connect, emptyDataFolder, rowsIn, startSite } from '../support/scripts'

const dataFolder = emptyDataFolder()
const server = await holdPostgres(dataFolder)
const folder = prismaFolder(root)
const known = await knownMigrations(folder)

afterAll(() => server.release())

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

const leadTables = ['bookings', 'inquiries', 'donation_inquiries', 'volunteer_applications', 'contact_messages']
const tables = ['itineraries', 'reviews', 'team_members', 'fleet_vehicles', 'volunteers', ...leadTables]

type Rows = Record<string, Record<string, unknown>[]>

async function rowsOfAll(client: pg.Client, names = tables, from = (table: string) => table): Promise<Rows> {
  const found: [string, Rows[string]][] = []
  for (const name of names) found.push([name, (await client.query(`SELECT * FROM ${from(name)} ORDER BY 1`)).rows])
  return Object.fromEntries(found)
}

// What every lead has is in one table since 0.2.
const withLead = (table: string) => (leadTables.includes(table) ? `${table} JOIN leads USING (reference)` : table)

test('what the first release stored is there after the upgrade, and everything works on it', async () => {
  await applyMigrations(server.url, folder, known.slice(0, 1))
  const client = await connect(dataFolder)
  await client.query(firstRows)
  const before = await rowsOfAll(client)

  const site = await startSite({ DATA_DIR: dataFolder })
  onTestFinished(() => site.stop().then(() => undefined))
  const after = await rowsOfAll(client, tables, withLead)
  for (const table of tables) {
    expect(after[table]).toHaveLength(1)
    // Columns may be added; the old values stay. The search text is made again.
    const { search_text, updated_at, ...old } = before[table]?.[0] ?? {}
    expect(after[table]?.[0]).toMatchObject(old)
  }
  const made = "SELECT to_regclass('graphile_worker._private_jobs') AS queue, to_regclass('mails') AS mails"
  expect((await client.query(made)).rows).toEqual([{ queue: expect.any(String), mails: 'mails' }])
  await client.end()

  const get = async (path: string) => (await fetch(site.url + path)).json()
  const trip = { id: 1, title: 'Laikipia on Foot', price: 1240.5 }
  expect(await get('/api/itineraries?query=camels')).toMatchObject([trip])
  expect(await get('/api/itineraries/1/reviews')).toMatchObject([{ userName: 'Zoë', comment: 'The camels sang.' }])
  const list = await fetch(`${site.url}/itineraries?query=laikipia`)
  expect([list.status, await list.text()]).toEqual([200, expect.stringContaining('Laikipia on Foot')])
  const answer = await postJson(site.url, '/api/bookings', makeBookingBody({ itineraryId: 1 }))
  expect([answer.status, await answer.json()]).toEqual([201, expect.objectContaining({ id: 2, itineraryId: 1 })])
})

const oneTable = '20261125030000_one_table_of_leads'

const rowsOfTheReleaseBefore = `${firstRows}
  UPDATE bookings SET status = 'answered', answered_at = '2026-11-03 09:00+03', page = '/book?itinerary=1', estimate = '{"total": 1}';
  UPDATE bookings SET preferred_dates = 'Jun 12, 2027 - Jun 9, 2027';
  INSERT INTO bookings (reference, name, email, preferred_dates) VALUES
    ('TT-7777777', 'F', 'f@example.com', 'Feb 31, 2027'), ('TT-8888888', 'G', 'g@example.com', 'Jul 1, 2027');
  UPDATE inquiries SET status = 'held', held_for = 'links', remind_on = '2026-12-01';
  INSERT INTO mails (lead_kind, reference, role, "to", subject, text, html, message_id) VALUES
    ('booking', 'TT-2222222', 'operator', 'us@example.com', 'S', 'T', 'H', '<1@x>'), (NULL, NULL, 'operator', 'us@example.com', 'S', 'T', 'H', '<2@x>');
  INSERT INTO lead_events (lead_kind, reference, action, key, before) VALUES ('booking', 'TT-2222222', 'answered', 'k', '{"status": "new"}');
  INSERT INTO sendings (key, reference) VALUES ('a', 'TT-3333333'), ('b', 'R-1');
  INSERT INTO invitations (booking_id, itinerary_id, travelled_on) VALUES (1, 1, '2026-11-01');`

const alone = `
  INSERT INTO mails (lead_kind, reference, role, "to", subject, text, html, message_id)
  VALUES ('inquiry', 'TT-9999999', 'visitor', 'gone@example.com', 'S', 'T', 'H', '<9@x>');
  INSERT INTO sendings (key, reference) VALUES ('c', 'TT-9999999'), ('d', 'R-9');`

test('the leads of the release before move to one table, and its way back puts all where it was', async () => {
  await rowsIn(dataFolder, 'CREATE DATABASE release_before')
  const url = Object.assign(new URL(server.url), { pathname: '/release_before' }).href
  const client = new pg.Client(url)
  await client.connect()
  await applyMigrations(url, folder, known.slice(0, known.indexOf(oneTable)))
  await client.query(rowsOfTheReleaseBefore)
  const all = [...tables, 'mails', 'lead_events', 'sendings', 'invitations']
  const before = await rowsOfAll(client, all)
  await client.query(alone)

  await applyMigrations(url, folder, known.slice(0, known.indexOf(oneTable) + 1))
  const after = await rowsOfAll(client, tables, withLead)
  for (const table of tables) expect(after[table]).toMatchObject(before[table] ?? [])
  const moved = await rowsOfAll(client, ['leads', 'mails', 'lead_events', 'sendings', 'invitations'])
  const kinds = ['booking', 'inquiry', 'donation_inquiry', 'volunteer_application', 'contact_message']
  expect(moved.leads?.map(({ kind }) => kind)).toEqual([...kinds, 'booking', 'booking'])
  expect(moved.mails?.map(({ reference }) => reference)).toEqual(['TT-2222222', null])
  expect(moved.sendings).toMatchObject([{ reference: 'TT-3333333' }, { reference: null, review_id: 1 }])

  await client.query(await readFile(path.join(folder.migrations, oneTable, 'way-back.sql'), 'utf8'))
  expect(await rowsOfAll(client, all)).toEqual(before)

  // And forward again, after which a person goes in one statement.
  await applyMigrations(url, folder)
  const days = await client.query('SELECT date_from::text, date_to::text FROM bookings ORDER BY id')
  expect(days.rows).toEqual([
    { date_from: '2027-06-09', date_to: '2027-06-12' },
    { date_from: null, date_to: null },
    { date_from: '2027-07-01', date_to: '2027-07-01' },
  ])
  await client.query("DELETE FROM leads WHERE kind = 'booking'")
  const left = await rowsOfAll(client, ['bookings', 'mails', 'lead_events', 'invitations'])
  expect(left).toMatchObject({ bookings: [], mails: [{ reference: null }], lead_events: [], invitations: [] })
  await client.end()
})

const cancelled = '20261126055000_cancelled_mails'

test('on the way back from cancelled mails they go, so that the release before makes them anew', async () => {
  await rowsIn(dataFolder, 'CREATE DATABASE cancelled_mails')
  const url = Object.assign(new URL(server.url), { pathname: '/cancelled_mails' }).href
  const client = new pg.Client(url)
  await client.connect()
  await applyMigrations(url, folder)
  const insert = (status: string) =>
    client.query(`INSERT INTO mails (role, "to", subject, text, html, message_id, status)
      VALUES ('operator', 'us@example.com', 'S', 'T', 'H', '<${status}@x>', '${status}')`)
  for (const status of ['queued', 'cancelled']) await insert(status)
  await client.query(await readFile(path.join(folder.migrations, cancelled, 'way-back.sql'), 'utf8'))
  expect((await client.query('SELECT status FROM mails')).rows).toEqual([{ status: 'queued' }])
  await expect(insert('cancelled')).rejects.toThrow('mails_status_check')
  await applyMigrations(url, folder)
  await insert('cancelled')
  await client.end()
})
