// Keeps the index of passages as the content is.
import { loadTexts } from '../content/shown-texts'
import type { Db } from '../platform/db'
import { readFactPassages } from './fact-passages'
import { withOneSpelling } from './one-spelling'
import { toPagePassages } from './page-passages'
import type { Passage } from './passage'
import { readTripPassages } from './trip-passages'

const atOnce = 100

/**
 * Writes what has changed of the passages of all pages, and of these trips; without ids, of every trip, and also what
 * only an upgrade changes: how travellers ask for it.
 */
export async function refreshPassages(tx: Db, ids?: number[]) {
  const texts = await loadTexts(tx)
  const isUpgrade = ids === undefined
  await store(tx, [...toPagePassages(texts), ...(await readFactPassages(tx, texts))], null, isUpgrade)
  const trips =
    ids ?? (await tx.itinerary.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id)
  for (let first = 0; first < trips.length; first += atOnce) {
    const some = trips.slice(first, first + atOnce)
    await store(tx, await readTripPassages(tx, texts, some), some, isUpgrade)
  }
}

/** In place of those of these trips; null: of the pages. `all`: also those whose texts are the same. */
async function store(tx: Db, passages: Passage[], trips: number[] | null, all: boolean) {
  const rows = passages.map(({ asked, ...row }) => ({
    ...row,
    titles: [row.heading, ...(asked?.split(';') ?? [])].map(withOneSpelling),
    // A trip is named by its title.
    read: withOneSpelling(row.itineraryId === undefined ? row.text : `${row.text} ${row.page}`),
  }))
  await tx.$executeRaw`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row(
        key text, href text, page text, heading text, text text, country text, "itineraryId" int, titles text[], read text)
    ), changed AS (
      SELECT given.* FROM given LEFT JOIN passages USING (key)
      WHERE ${all} OR (passages.href, passages.page, passages.heading, passages.text, passages.country)
        IS DISTINCT FROM (given.href, given.page, given.heading, given.text, given.country)
    ), fresh AS (
      SELECT key, href, page, heading, text, country, "itineraryId",
        (SELECT jsonb_agg(tsvector_to_array(search_vector(title))) FROM unnest(titles) AS title) AS titles,
        search_vector(read) AS text_words, search_vector(array_to_string(titles, ' ') || ' ' || read) AS words
      FROM changed
    ), gone AS (
      DELETE FROM passages WHERE key NOT IN (SELECT key FROM given)
        AND CASE WHEN ${trips}::int[] IS NULL THEN itinerary_id IS NULL ELSE itinerary_id = ANY (${trips}::int[]) END
    ), words AS (
      INSERT INTO search_words SELECT DISTINCT search_words_of(array_to_string(titles, ' ') || ' ' || text) FROM changed
      WHERE "itineraryId" IS NULL ON CONFLICT DO NOTHING
    )
    INSERT INTO passages SELECT * FROM fresh
    ON CONFLICT (key) DO UPDATE SET (href, page, heading, text, country, titles, text_words, words) = (excluded.href,
      excluded.page, excluded.heading, excluded.text, excluded.country, excluded.titles, excluded.text_words, excluded.words)
    WHERE (passages.href, passages.page, passages.heading, passages.text, passages.country, passages.titles)
      IS DISTINCT FROM (excluded.href, excluded.page, excluded.heading, excluded.text, excluded.country, excluded.titles)`
}
