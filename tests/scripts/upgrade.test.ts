// An installation with everything that an operator and visitors put into it, upgraded to today's version.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { applyMigrations } from '@/scripts/lib/migrations'
import { root } from '@/scripts/lib/paths'
import { migrateJobQueue } from '@/scripts/lib/prepare-database'
import { rowsOf } from '../support/database'
import { emptyDatabase } from '../support/own-database'
import { emptyDataFolder, runScript, startSite } from '../support/scripts'

const baseline = '20261125130000_baseline'
const oldFunctions = await readFile(path.join(root, 'tests/support/functions-of-c6d1d05d.sql'), 'utf8')

// As that version stored them: these statements never change. The content is below, then what was done with it.
const content = `
  INSERT INTO places (id, name, country, kind, latitude, longitude, altitude, sources) VALUES
    ('nanyuki', 'Nanyuki', 'Kenya', 'town', 0.01, 37.07, 1950, '{"A map, 2025","A survey"}'), ('mara', 'The Mara', 'Kenya', 'reserve', -1.5, 35.1, NULL, '{"A map, 2025","A survey"}');
  INSERT INTO place_months VALUES ('mara', 8, 'migration', 'Herds at the river');
  INSERT INTO place_animals VALUES ('mara', 'lion', 'often', '{7,8}');
  INSERT INTO team_members (name, role, bio, image_url, specialty, years_of_experience, plans)
  VALUES ('Wanjiku', 'Guide', 'Knows every bird.', '/photos/0123456789abcdef/w.jpg', 'Birds', 14, '{Kenya}');
  INSERT INTO itineraries (title, description, duration, location, highlights, day_by_day, price, category, difficulty_level,
    seasonality, best_months, planned_by, tags, is_featured) VALUES
    ('Laikipia on Foot', 'Four days of walking with camels.', 2, 'Laikipia', '{Camels,"Big, old acacias"}', '{}', 1,
      'wildlife', 'Moderate', 'Dry months', '{1,2,7}', 'Wanjiku', '{walking}', true),
    ('Withdrawn', 'No longer sold.', 1, 'Mara', '{}', '{"day1": "A day"}', 240.50, 'wildlife', 'Easy', NULL, '{}', NULL, '{}', false);
  UPDATE itineraries SET withdrawn_at = '2026-11-20 10:00+03' WHERE id = 2;
  INSERT INTO itinerary_days (itinerary_id, day, title, description, from_place_id, to_place_id, road_km, road_hours, meals, bed, bed_kind)
  VALUES (1, 1, 'Out', 'Drive.', 'nanyuki', 'mara', '{310}', '{6,7}', 'lunch, dinner', 'Our own camp', 'camping'),
    (1, 2, 'Back', 'By air.', 'mara', 'nanyuki', '{}', '{}', 'breakfast', NULL, NULL);
  INSERT INTO itinerary_stops (itinerary_id, position, place_id, label, day, by, way) VALUES
    (1, 1, 'nanyuki', NULL, 1, NULL, NULL), (1, 2, 'mara', 'North of the river', 1, 'road', '6-7 h by road');
  INSERT INTO itinerary_prices (itinerary_id, season, months, for_two, for_four, for_six, single_supplement, children_to,
    child_with_two, valid_until) VALUES (1, 'All year', '{1,2,3,4,5,6,7,8,9,10,11,12}', 1240.50, 1100, 990, 180, 11, 60, '2027-12-31');
  INSERT INTO itinerary_charges (itinerary_id, name, amount, currency, unit, usd_per_person, paid_to, as_of, source)
  VALUES (1, 'Bed tax', 20, 'AED', 'a room and night', 5.45, 'the hotel', '2026-11-01', 'a letter');
  INSERT INTO itinerary_surcharges (itinerary_id, name, first_night, last_night, usd_per_night) VALUES (1, 'Christmas', '2026-12-23', '2027-01-02', 45);
  INSERT INTO itinerary_suitability VALUES (1, 8, 'From eight', 'Three hours a day', 'Cool', 'Bucket showers');
  INSERT INTO fleet_vehicles (name, description, capacity, features, image_url, type, available)
  VALUES ('Old Faithful', 'A Land Cruiser.', '7 guests', '{Roof}', '/images/b.jpg', '4x4', false);
  INSERT INTO volunteers (name, role, description, image_url, availability, skills, status)
  VALUES ('School', 'Teacher', 'Teach.', '/images/c.jpg', 'May', '{Patience}', 'closed');
  INSERT INTO claims (id, text, meaning, proof, status, owner, checked_on, next_check) VALUES ('figures-date', 'Our own figure', 'We counted', 'The book', 'checked', 'Wanjiku', '2026-11-01', '2027-11-01');
  INSERT INTO content_words VALUES ('contact.phone', '+254 711 111 111'), ('home.hero.title', 'Words of the operator');
  INSERT INTO photos (hash, name, bytes) VALUES ('0123456789abcdef', 'w.jpg', '\\x00ff');
  INSERT INTO content_states (source, before, after) VALUES ('content.xlsx', '{"Team": [{"Name": "Before"}]}', '{"Team": ["hash"]}');
  INSERT INTO content_files (name, hash) VALUES ('content.xlsx', 'abc');
  INSERT INTO synonyms VALUES ('ngamia', 'camel');
  INSERT INTO replies VALUES ('Full', 'Your dates', 'Dear {name}, we are full.');
  INSERT INTO site_keys VALUES ('links', 'a-key-that-signs-the-links-in-mails');
  INSERT INTO site_notes VALUES ('siteUrl', 'https://www.example.com');
  INSERT INTO donations (name, email, amount, donation_type, stripe_payment_id) VALUES ('C', 'c@example.com', 10, 'once', 'p');`

const leads = `
  INSERT INTO leads (reference, kind, email, status, held_for, answered_at, remind_on, page) VALUES
    ('TT-2222222', 'booking', 'ana@example.com', 'closed', NULL, '2026-11-03 09:00+03', NULL, '/book?itinerary=1'),
    ('TT-2222223', 'booking', 'ana@example.com', 'new', NULL, NULL, NULL, NULL),
    ('TT-3333333', 'inquiry', 'bo@example.com', 'held', 'links', NULL, NULL, NULL),
    ('TT-4444444', 'donation_inquiry', 'c@example.com', 'waiting', NULL, NULL, '2026-12-01', NULL),
    ('TT-5555555', 'volunteer_application', 'd@example.com', 'answered', NULL, '2026-11-04 09:00+03', NULL, NULL),
    ('TT-6666666', 'contact_message', 'e@example.com', 'new', NULL, NULL, NULL, '/contact');
  INSERT INTO bookings (reference, name, phone, country_code, itinerary_id, itinerary_title, itinerary_price, estimate,
    further_itinerary_ids, further_itinerary_titles, preferred_dates, date_from, date_to, number_of_adults, number_of_kids,
    child_ages, message) VALUES
    ('TT-2222222', 'Ana', '700 000', '+46', 1, 'Laikipia on Foot', 1240.50, '{"total": 2481}', '2', '{Withdrawn}',
      'Jun 12, 2027 - Jun 14, 2027', '2027-06-12', '2027-06-14', 2, 1, '7', E'Two lines\\nof it'),
    ('TT-2222223', 'Ana', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', '', NULL, NULL, 1, 0, NULL, NULL);
  INSERT INTO inquiries (reference, name, message) VALUES ('TT-3333333', 'Bo', 'Hello');
  INSERT INTO donation_inquiries (reference, donation_type, title) VALUES ('TT-4444444', 'monthly', 'M');
  INSERT INTO volunteer_applications (reference, first_name, last_name, phone, nationality, program, start_date, duration,
    skills, motivation, emergency_contact, agree_terms) VALUES ('TT-5555555', 'Dag', 'Ek', '+46 700 000', 'Swedish',
    'education', '2027-05-01', '1-3-months', 'Physics', 'To teach', 'Bo', true);
  INSERT INTO contact_messages (reference, name, subject, message) VALUES ('TT-6666666', 'E', 'S', 'Message');
  INSERT INTO lead_events (reference, action, note, who, key, before) VALUES
    ('TT-2222222', 'answered', 'Dear Ana', 'Wanjiku', 'k1', '{"status": "new"}'), ('TT-4444444', 'note', 'By phone', '', 'k2', NULL);
  INSERT INTO mails (reference, role, "to", reply_to, subject, text, html, message_id, status, attempts, last_error, sent_at) VALUES
    ('TT-2222222', 'operator', 'us@example.com', 'ana@example.com', 'S', 'T', 'H', '<1@x>', 'sent', 1, NULL, '2026-11-03 08:00+03'),
    ('TT-2222222', 'visitor', 'ana@example.com', 'us@example.com', 'S', 'T', 'H', '<2@x>', 'queued', 0, NULL, NULL),
    ('TT-5555555', 'answer', 'd@example.com', 'us@example.com', 'S', 'T', 'H', '<3@x>', 'failed', 10, 'refused', NULL),
    (NULL, 'operator', 'us@example.com', NULL, 'Digest', 'T', 'H', '<4@x>', 'sent', 1, NULL, '2026-11-03 08:00+03');
  UPDATE mails SET attachment = '\\x00ff', attachment_name = 'trip.ics' WHERE id = 2;
  INSERT INTO invitations (booking_id, itinerary_id, travelled_on, mailed_at, expires_at)
  VALUES (1, 1, '2026-11-01', '2026-11-04 09:00+03', '2027-02-01 09:00+03');
  INSERT INTO reviews (itinerary_id, user_name, rating, comment, status, held_for, invitation_id, travelled_on, reply, replied_at, told_at) VALUES
    (1, 'Zoë', 5, 'The camels sang.', 'shown', NULL, 1, '2026-11-01', 'They always do.', '2026-11-06 08:00+03', '2026-11-05 08:00+03'),
    (1, 'Q', 1, 'See http://x', 'held', 'links', NULL, NULL, NULL, NULL, NULL);
  INSERT INTO review_removals (review_id, reason) VALUES (2, 'spam');
  INSERT INTO sendings (key, reference, review_id) VALUES ('a', 'TT-3333333', NULL), ('b', NULL, 1);
  INSERT INTO rate_limits VALUES ('bookings:hash', 3, 1900000000000);
  SELECT graphile_worker.add_job('mail', json_build_object('id', 2), job_key => 'mail:2');`

type Rows = Record<string, Record<string, unknown>[]>

const tables = `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
  WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE' ORDER BY 1`

async function everyRow(url: string): Promise<Rows> {
  const rows: Rows = {}
  for (const { name } of await rowsOf<{ name: string }>(tables, [], url)) {
    const found = await rowsOf<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM ${name} t ORDER BY 1`,
      [],
      url,
    )
    rows[name] = found.map(({ row }) => row)
  }
  return rows
}

/** Rows of `before` that are no longer there, or not with the same value in each column that both have. */
function lostRows(before: Rows, after: Rows) {
  const isIn = (table: string, row: Rows[string][number]) =>
    after[table]?.some((other) =>
      Object.keys(row).every((key) => !(key in other) || isDeepStrictEqual(row[key], other[key])),
    )
  return Object.entries(before).flatMap(([table, rows]) =>
    rows.filter((row) => !isIn(table, row)).map((row) => ({ table, row })),
  )
}

async function connect(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  return client
}

/** An empty installation of commit c6d1d05d, of 26 November 2026, which had the tables of the baseline. */
async function oldDatabase(lastMigration = '20261125130000_who_plans_a_trip') {
  const url = await emptyDatabase()
  await applyMigrations(url, { names: [baseline] })
  const client = await connect(url)
  await client.query(oldFunctions)
  await client.query('UPDATE _prisma_migrations SET migration_name = $1', [lastMigration])
  await client.end()
  return url
}

test('the baseline is the one that was compared with the tables of commit c6d1d05d', async () => {
  const sql = await readFile(path.join(root, 'prisma/migrations', baseline, 'migration.sql'))
  const compared = '2073b7ce3c70ae72b57edca3d8d1d9cc36fd93adcb61e03ef2557fe702ef4e13'
  expect(createHash('sha256').update(sql).digest('hex')).toBe(compared)
})

test('no row and no value is lost in the upgrade of a site in use', async () => {
  const url = await oldDatabase()
  await migrateJobQueue(url)
  const client = await connect(url)
  for (const statements of [content, leads]) await client.query(statements)
  // A reply to a mail of the operator would have quoted its link to the visitor: the upgrade takes that address away.
  const before = await everyRow(url)
  for (const mail of before['public.mails'] ?? []) if (mail.role === 'operator') mail.reply_to = null
  // Answered, with no day to come back: it is closed.
  for (const lead of before['public.leads'] ?? []) if (lead.status === 'answered') lead.status = 'closed'
  // A price without a party is for two sharing now: 1,240.50 and the bed tax.
  const priced = before['public.itineraries']?.find(({ id }) => id === 1)
  Object.assign(priced ?? {}, { price: 1246 })
  Object.assign((priced?.day_by_day as { day1: object })?.day1, { driveTime: '6 to 7 h' })
  delete priced?.updated_at
  for (const row of before['public.itineraries'] ?? [])
    for (const key of ['price_party', 'price_season']) delete row[key]
  // The words of the search are made anew.
  for (const row of before['public.itineraries'] ?? [])
    for (const key of Object.keys(row).filter((one) => one.startsWith('search_'))) delete row[key]
  // Counters that any change raises.
  delete before['public.content_versions']
  const empty = Object.entries(before).filter(([name, rows]) => name.startsWith('public.') && rows.length === 0)
  expect(empty.map(([name]) => name)).toEqual([])
  await client.end()

  const dataFolder = emptyDataFolder()
  const settings = { DATABASE_URL: url, DATA_DIR: dataFolder, PHONE: '+254 722 222 222' }
  expect(await runScript('database prepare', { env: settings })).toMatchObject({ code: 0 })
  const after = await everyRow(url)
  // Imports of before can no longer be undone: CHANGELOG.md.
  const lost = lostRows(before, after).filter(({ table }) => table !== 'public.content_states')
  expect(lost).toEqual([])
  const texts = after['public.itineraries']?.map((row) => row.search_text)
  expect(texts?.[0]).toBe(
    'laikipia on foot four days of walking with camels laikipia kenya camels big old acacias walking',
  )

  // With the build that is there: another one beside the other tests would break their pages.
  const site = await startSite(settings, 'serve')
  onTestFinished(() => site.stop().then(() => undefined))
  const get = async (path: string) => (await fetch(site.url + path)).json()
  expect(await get('/api/itineraries?query=camels')).toMatchObject([{ id: 1, title: 'Laikipia on Foot', price: 1246 }])
  expect(await get('/api/itineraries/1/reviews')).toMatchObject([{ userName: 'Zoë', comment: 'The camels sang.' }])
  const page = await (await fetch(`${site.url}/itineraries/1`)).text()
  for (const text of ['+254 711 111 111', 'North of the river', 'Wanjiku', 'They always do.'])
    expect(page).toContain(text)
  const listed = await runScript('leads', { env: settings })
  for (const reference of ['TT-2222223', 'TT-6666666']) expect(listed.output).toContain(reference)
})

const definitions = `
  SELECT 'function' AS kind, proname::text AS name, pg_get_functiondef(oid) AS text FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prolang <> (SELECT oid FROM pg_language WHERE lanname = 'c')
  UNION ALL SELECT 'trigger', tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'view', viewname, definition FROM pg_views WHERE schemaname = 'public'
  UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT 'constraint', conname, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT 'column', table_name || '.' || column_name, concat_ws(' ', udt_name, character_maximum_length, is_nullable, column_default)
    FROM information_schema.columns WHERE table_schema = 'public'
  ORDER BY 1, 2, 3`

test('an upgraded installation has the tables, functions and triggers of a new one', async () => {
  const [upgraded, fresh] = [await oldDatabase(), await emptyDatabase()]
  for (const url of [upgraded, fresh]) await applyMigrations(url)
  expect(await rowsOf(definitions, [], upgraded)).toEqual(await rowsOf(definitions, [], fresh))
})

test('an older installation is told which version to go through, and keeps what it has', async () => {
  const url = await oldDatabase('20261125120000_animals_of_places')
  const before = await everyRow(url)
  await expect(applyMigrations(url)).rejects.toThrow('Upgrade it with commit c6d1d05d first')
  expect(await everyRow(url)).toEqual(before)
})

const cancelled = '20261126055000_cancelled_mails'

test('on the way back from cancelled mails they go, so that the release before makes them anew', async () => {
  const url = await emptyDatabase()
  await applyMigrations(url)
  const client = await connect(url)
  const insert = (status: string) =>
    client.query(`INSERT INTO mails (role, "to", subject, text, html, message_id, status)
      VALUES ('operator', 'us@example.com', 'S', 'T', 'H', '<${status}@x>', '${status}')`)
  for (const status of ['queued', 'cancelled']) await insert(status)
  await client.query(await readFile(path.join(root, 'prisma/migrations', cancelled, 'way-back.sql'), 'utf8'))
  expect((await client.query('SELECT status FROM mails')).rows).toEqual([{ status: 'queued' }])
  await expect(insert('cancelled')).rejects.toThrow('mails_status_check')
  await applyMigrations(url)
  await insert('cancelled')
  await client.end()
})
