import pg from 'pg'

// All columns but the id, the counts and what triggers fill in.
const copied = [
  'description, duration, location, country, highlights, day_by_day, image_url, price, category, package_type',
  'inclusions, exclusions, perfect_for, destinations, difficulty_level, experiences, tags, featured_experience',
  'seasonality, best_months',
].join(', ')

/** Grows the database to this many trips, withdrawn ones aside, and reviews; it never removes any. */
export async function growTo(url: string, itineraries: number, reviews: number) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `WITH first AS (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place FROM itineraries
              WHERE id <= 20 AND withdrawn_at IS NULL),
            size AS (SELECT count(*) AS stored FROM itineraries WHERE withdrawn_at IS NULL)
       INSERT INTO itineraries (title, ${copied})
       SELECT title || ' ' || number, ${copied}
       FROM size, generate_series(stored + 1, $1) AS number
       JOIN first ON first.place = number % (SELECT count(*) FROM first)`,
      [itineraries],
    )
    for (const table of ['itinerary_days', 'itinerary_stops', 'itinerary_suitability']) await copyFacts(client, table)
    await client.query(
      `WITH size AS (SELECT count(*) AS stored FROM reviews),
            trips AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM itineraries)
       INSERT INTO reviews (itinerary_id, user_name, rating, comment, created_at)
       SELECT trips.id, 'Sample traveller ' || number, 3 + number % 3,
              'Guide, car and camps were as promised; on day ' || 1 + number % 9 || ' we saw more than we had hoped for.',
              now() - number * interval '1 minute'
       FROM size, generate_series(stored + 1, $1) AS number
       JOIN trips ON trips.place = number % (SELECT count(*) FROM trips)`,
      [reviews],
    )
    await client.query(
      `UPDATE itineraries SET average_rating = rated.average, total_reviews = rated.count
       FROM (SELECT itinerary_id, round(avg(rating), 2) AS average, count(*) AS count FROM reviews GROUP BY 1) AS rated
       WHERE rated.itinerary_id = itineraries.id`,
    )
    await client.query('ANALYZE')
  } finally {
    await client.end()
  }
}

/** Replaces the database of that name, on the server at `url`, by an empty one; returns its address. */
export async function freshDatabase(url: string, name: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
  await client.query(`CREATE DATABASE "${name}"`)
  await client.end()
  const address = new URL(url)
  address.pathname = name
  return address.href
}

/** Gives every copy the days, stops and ages of the trip it was copied from, whose title it has with a number. */
async function copyFacts(client: pg.Client, table: string) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = $1 AND column_name NOT IN ('id', 'itinerary_id') AND is_generated = 'NEVER'`,
    [table],
  )
  const columns = rows.map(({ name }) => `"${name}"`)
  await client.query(
    `INSERT INTO ${table} (itinerary_id, ${columns.join(', ')})
     SELECT copy.id, ${columns.map((column) => `fact.${column}`).join(', ')} FROM itineraries AS copy
       JOIN itineraries AS original ON copy.title = original.title || ' ' || substring(copy.title FROM '\\d+$')
       JOIN ${table} AS fact ON fact.itinerary_id = original.id
     WHERE NOT EXISTS (SELECT FROM ${table} AS known WHERE known.itinerary_id = copy.id)`,
  )
}
