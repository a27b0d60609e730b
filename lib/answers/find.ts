import 'server-only'
import type { Country } from '../domain/choices'
import { db } from '../platform/db'
import type { Answer } from './answer'
import { type Hit, rank, type Term } from './rank'

export const mostAnswers = 3
/** Below it, silence is better. */
const enough = 0.5

/** The passages that answer a question of these terms, the best first. `trips`: those that it names. */
export async function findAnswers(terms: Term[], trips: number[] = []): Promise<Answer[]> {
  if (terms.length === 0) return []
  const phrases = terms.flatMap((term, no) => term.phrases.map((phrase) => ({ no, phrase })))
  const rows = await db().$queryRaw<(Omit<Hit, 'country'> & { country: string | null })[]>`
    WITH asked AS (
      SELECT no, plainto_tsquery('english', phrase) AS words
      FROM jsonb_to_recordset(${JSON.stringify(phrases)}::jsonb) AS row(no int, phrase text)
    )
    SELECT key, country, itinerary_id IS NOT NULL AS "isOfTrip", length(heading_words) AS "ownWords",
      array(SELECT DISTINCT no FROM asked WHERE heading_words @@ words) AS "inHeading",
      array(SELECT DISTINCT no FROM asked WHERE text_words @@ words) AS "inText"
    FROM passages WHERE itinerary_id IS NULL OR itinerary_id = ANY (${trips}::int[])`
  const hits = rows.map((row) => ({ ...row, country: row.country as Country | null }))
  const counts = terms.map(
    (_, no) => hits.filter((hit) => hit.inHeading.includes(no) || hit.inText.includes(no)).length,
  )
  const found = rank(terms, hits, hits.length, counts).filter(({ score }) => score >= enough)
  return readAnswers(
    found.slice(0, mostAnswers),
    phrases.map(({ phrase }) => phrase),
  )
}

const [opening, closing] = ['\u0002', '\u0003']
const marks = `HighlightAll=true, StartSel=${opening}, StopSel=${closing}`

/** With the words of the question marked, and of a long text the sentences that have some. */
async function readAnswers(found: { key: string }[], phrases: string[]): Promise<Answer[]> {
  if (found.length === 0) return []
  const keys = found.map(({ key }) => key)
  const rows = await db().$queryRaw<(Omit<Answer, 'text' | 'pieces'> & { key: string; marked: string })[]>`
    SELECT key, href, page, heading, ts_headline('english', text, words, ${marks}) AS marked
    FROM passages, (
      SELECT string_agg('(' || query::text || ')', ' | ')::tsquery AS words
      FROM unnest(${phrases}::text[]) AS phrase, plainto_tsquery('english', phrase) AS query WHERE numnode(query) > 0
    ) AS asked WHERE key = ANY (${keys}::text[])`
  return keys.flatMap((key) => {
    const row = rows.find((one) => one.key === key)
    if (!row) return []
    const pieces = toPieces(shorten(row.marked))
    return {
      href: row.href,
      page: row.page,
      heading: row.heading,
      text: pieces.map(({ text }) => text).join(''),
      pieces,
    }
  })
}

const longest = 280 // characters

/** Sentences are kept whole. */
function shorten(marked: string) {
  if (marked.length <= longest) return marked
  const sentences = marked.split(/(?<=[.!?;]) +(?=[^a-z])/u)
  const telling = sentences.filter((sentence) => sentence.includes(opening))
  let text = ''
  for (const sentence of telling.length > 0 ? telling : sentences) {
    if (text && text.length + sentence.length > longest) break
    text += `${text && ' '}${sentence}`
  }
  return text
}

function toPieces(marked: string) {
  return marked
    .split(new RegExp(`(${opening}[^${closing}]*${closing})`))
    .filter(Boolean)
    .map((part) => ({ text: part.replaceAll(opening, '').replaceAll(closing, ''), isMarked: part.startsWith(opening) }))
}
