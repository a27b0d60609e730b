// Keeps the index of passages as the content is.
import { loadTexts } from '../content/shown-texts'
import type { Db } from '../platform/db'
import { readFactPassages } from './fact-passages'
import { toPagePassages } from './page-passages'
import type { Passage } from './passage'
import { readTripPassages } from './trip-passages'

const atOnce = 100

/** Writes what has changed of the passages of all pages, and of these trips; without ids, of every trip. */
export async function refreshPassages(tx: Db, ids?: number[]) {
  const texts = await loadTexts(tx)
  await store(tx, [...toPagePassages(texts), ...(await readFactPassages(tx, texts))], null)
  const trips =
    ids ?? (await tx.itinerary.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id)
  for (let first = 0; first < trips.length; first += atOnce) {
    const some = trips.slice(first, first + atOnce)
    await store(tx, await readTripPassages(tx, texts, some), some)
  }
}

/** In place of those of these trips; null: of the pages. */
async function store(tx: Db, passages: Passage[], trips: number[] | null) {
  await tx.$executeRaw`
    WITH fresh AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(passages)}::jsonb)
        AS row(key text, href text, page text, heading text, text text, country text, "itineraryId" int)
    ), gone AS (
      DELETE FROM passages WHERE key NOT IN (SELECT key FROM fresh)
        AND CASE WHEN ${trips}::int[] IS NULL THEN itinerary_id IS NULL ELSE itinerary_id = ANY (${trips}::int[]) END
    ), words AS (
      INSERT INTO search_words SELECT DISTINCT search_words_of(heading || ' ' || text) FROM fresh WHERE "itineraryId" IS NULL
      ON CONFLICT DO NOTHING
    )
    INSERT INTO passages (key, href, page, heading, text, country, itinerary_id, heading_words, text_words)
      SELECT key, href, page, heading, text, country, "itineraryId", search_vector(heading),
        -- A trip is named by its title.
        search_vector(text || CASE WHEN "itineraryId" IS NULL THEN '' ELSE ' ' || page END) FROM fresh
    ON CONFLICT (key) DO UPDATE SET (href, page, heading, text, country, heading_words, text_words)
      = (excluded.href, excluded.page, excluded.heading, excluded.text, excluded.country, excluded.heading_words, excluded.text_words)
    WHERE (passages.href, passages.page, passages.heading, passages.text, passages.country)
      IS DISTINCT FROM (excluded.href, excluded.page, excluded.heading, excluded.text, excluded.country)`
}
