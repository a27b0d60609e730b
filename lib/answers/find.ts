import 'server-only'
import type { Country } from '../domain/choices'
import { db } from '../platform/db'
import type { Answer } from './answer'
import { type Hit, rank, type Term } from './rank'

export const mostAnswers = 3
/** Below it, silence is better. */
const enough = 0.5

type Question = {
  terms: Term[]
  /** Countries that it names. */
  countries: Country[]
}

/** The best first. `told`: the terms that this one has; `unknown`: those that no passage has. */
type Found = { answers: Answer[]; told: Term[]; unknown: Term[] }

export async function findAnswers({ terms, countries }: Question): Promise<Found> {
  if (terms.length === 0) return { answers: [], told: [], unknown: [] }
  const phrases = terms.flatMap((term, no) => term.phrases.map((phrase) => ({ no, phrase })))
  const trips = await findTrips(terms.flatMap(({ phrases: [typed = ''], country }) => (country ? typed : [])))
  const hits = await db().$queryRaw<Hit[]>`
    WITH asked AS (
      SELECT no, plainto_tsquery('english', phrase) AS words
      FROM jsonb_to_recordset(${JSON.stringify(phrases)}::jsonb) AS row(no int, phrase text)
    )
    SELECT key, href, country, tsvector_to_array(heading_words) AS heading, length(text_words) AS length,
      array(SELECT DISTINCT no FROM asked WHERE heading_words @@ words) AS "inHeading",
      array(SELECT DISTINCT no FROM asked WHERE text_words @@ words) AS "inText"
    FROM passages WHERE itinerary_id IS NULL OR itinerary_id = ANY (${trips}::int[])`
  const [asked] = await db().$queryRaw<{ stems: string[] }[]>`
    SELECT tsvector_to_array(to_tsvector('english', ${phrases.map(({ phrase }) => phrase).join(' ')})) AS stems`
  const counts = terms.map(
    (_, no) => hits.filter((hit) => hit.inHeading.includes(no) || hit.inText.includes(no)).length,
  )
  const headings = new Map<string, number>()
  for (const stem of hits.flatMap((hit) => hit.heading)) headings.set(stem, (headings.get(stem) ?? 0) + 1)
  const index = { total: hits.length, counts, headings, stems: new Set(asked?.stems) }
  const named = new Set([...countries, ...terms.flatMap(({ country }) => country ?? [])])
  ;(globalThis as any).dumped?.push({ terms, hits, index, named })
  const ranked = rank(terms, hits, index, named)
  if (process.env.DEBUG_ANSWERS) {
    console.log(
      '   terms',
      terms
        .map(
          (t, no) =>
            `${t.phrases.join('/').slice(0, 60)}${t.isWeak ? '~' : ''}${t.country ? `@${t.country}` : ''}=${counts[no]}`,
        )
        .join(' ; '),
    )
    for (const one of ranked.slice(0, 4)) {
      const hit = hits.find(({ key }) => key === one.key)
      console.log('   ', one.score.toFixed(2), one.key, JSON.stringify(hit?.inHeading), JSON.stringify(hit?.inText))
    }
  }
  const found = ranked.filter(({ score }) => score >= enough)
  const best = hits.find(({ key }) => key === found[0]?.key)
  const answers = await readAnswers(
    found.slice(0, mostAnswers),
    phrases.map(({ phrase }) => phrase),
  )
  return {
    answers,
    told: terms.filter((_, no) => best?.inHeading.includes(no) || best?.inText.includes(no)),
    unknown: terms.filter((_, no) => counts[no] === 0),
  }
}

const mostTrips = 3

/** The trips whose titles name the most of these places. */
async function findTrips(places: string[]) {
  if (places.length === 0) return []
  const rows = await db().$queryRaw<{ id: number }[]>`
    SELECT id FROM itineraries, unnest(${places}::text[]) AS place
    WHERE withdrawn_at IS NULL AND search_title @@ plainto_tsquery('english', place)
    GROUP BY id ORDER BY count(*) DESC, id LIMIT ${mostTrips}`
  return rows.map(({ id }) => id)
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
