import 'server-only'
import { cacheLife } from 'next/cache'
import type { Country } from '../domain/choices'
import { db } from '../platform/db'
import type { Answer } from './answer'
import { withOneSpelling } from './one-spelling'
import { type Candidate, isIn, rank, wordsOf } from './rank'

const mostAnswers = 3
/** Several may stand in one place, of which one is shown. */
const mostRead = 9
/** Below it, silence is better. */
const enough = 0.6
/** The same, if the next best, of another place, has at most so much of its score. */
const enoughIfClear = 0.42
const clear = 0.7
/** The same, for a question of words that say little. */
const sure = 0.8
/** Of the best score; what answers less well stays away. */
const nearBest = 0.75

/** A word of the question, typed and what it means. */
export type Word = { phrases: string[]; isWeak: boolean; country?: Country }

/** Words that say little, that name a place alone, and all in the names of places. */
type KnownWords = { weakWords: string[]; placeWords: string[]; nameWords: string[] }

/** `countries`: those that it names. */
type Asked = KnownWords & { words: Word[]; countries: Country[] }

/** The best first. `told`: the words that this one has; `unknown`: those that no passage has. */
type Found = { answers: Answer[]; told: Word[]; unknown: Word[] }

export async function findAnswers({ words, countries, ...known }: Asked): Promise<Found> {
  const stems = await readStems(words.flatMap((word) => word.phrases.map(withOneSpelling)))
  const terms = words.map(({ isWeak, country, phrases }) => ({
    ...{ isWeak, country },
    phrases: stems.splice(0, phrases.length),
  }))
  const isAllWeak = terms.every(({ isWeak }) => isWeak)
  const telling = terms.flatMap(({ isWeak, phrases }) => (isWeak && !isAllWeak ? [] : phrases.flat()))
  if (telling.length === 0) return { answers: [], told: [], unknown: [] }
  const trips = await findTrips(words.flatMap(({ phrases: [typed = ''], country }) => (country ? typed : [])))
  const candidates = await db().$queryRaw<(Candidate & { heading: string; total: number })[]>`
    SELECT key, href, heading, country, titles, tsvector_to_array(text_words) AS text,
      (SELECT count(*)::int FROM passages WHERE itinerary_id IS NULL) AS total
    FROM passages
    WHERE words @@ (SELECT string_agg(quote_literal(stem), ' | ')::tsquery FROM unnest(${telling}::text[]) AS stem)
      AND (itinerary_id IS NULL OR itinerary_id = ANY (${trips}::int[]))`
  const total = candidates[0]?.total ?? 0
  const ranked = rank({ terms, countries }, candidates, { total, ...(await readKnownStems(known)) })
  const [first] = ranked
  const placeOf = new Map(candidates.map(({ key, href, heading }) => [key, `${href} ${heading}`]))
  const next = ranked.find(({ key }) => placeOf.get(key) !== placeOf.get(first?.key ?? ''))
  const best = first?.score ?? 0
  const isClear = (next?.score ?? 0) <= clear * best
  const least = Math.max(isAllWeak ? sure : isClear ? enoughIfClear : enough, nearBest * best)
  const found = ranked.filter(({ score }) => score >= least).slice(0, mostRead)
  const shown = candidates.find(({ key }) => key === found[0]?.key)
  const inBest = shown ? wordsOf(shown) : new Set<string>()
  const inAny = candidates.map(wordsOf)
  const isUnknown = (term: (typeof terms)[number]) => !inAny.some((own) => isIn(own, term))
  return {
    answers: await readAnswers(
      found,
      words.flatMap(({ phrases, isWeak }) => (isWeak && !isAllWeak ? [] : phrases)),
    ),
    told: words.filter((_, no) => terms[no] && isIn(inBest, terms[no])),
    unknown: words.filter((_, no) => !terms[no] || isUnknown(terms[no])),
  }
}

/** Of each phrase. */
async function readStems(phrases: string[]) {
  const rows = await db().$queryRaw<{ stems: string[] }[]>`
    SELECT tsvector_to_array(to_tsvector('english', phrase)) AS stems
    FROM unnest(${phrases}::text[]) WITH ORDINALITY AS list(phrase, no) ORDER BY no`
  return rows.map((row) => row.stems)
}

/** The same for every question until a place is renamed. */
async function readKnownStems({ weakWords, placeWords, nameWords }: KnownWords) {
  'use cache'
  cacheLife('hours')
  const [weak, places, names] = await readStems([weakWords, placeWords, nameWords].map((list) => list.join(' ')))
  return { weakStems: new Set(weak), placeStems: new Set(places), nameStems: new Set(names) }
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
    SELECT key, href, page, heading, ts_headline('english', text, query, ${marks}) AS marked
    FROM passages, (
      SELECT string_agg('(' || asked::text || ')', ' | ')::tsquery AS query
      FROM unnest(${phrases}::text[]) AS phrase, plainto_tsquery('english', phrase) AS asked WHERE numnode(asked) > 0
    ) AS question WHERE key = ANY (${keys}::text[])`
  const inOrder = keys.flatMap((key) => rows.find((one) => one.key === key) ?? [])
  const isFirst = ({ href, heading }: (typeof rows)[number], index: number) =>
    inOrder.findIndex((one) => one.href === href && one.heading === heading) === index
  return inOrder
    .filter(isFirst)
    .slice(0, mostAnswers)
    .map((row) => {
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

/** Of a long text the sentences in a row that have most of the words. */
function shorten(marked: string) {
  if (marked.length <= longest) return marked
  const sentences = marked.split(/(?<=[.!?;]) +(?=[^a-z])/u)
  const rows = sentences.map((_, start) => {
    let row = ''
    for (const sentence of sentences.slice(start)) {
      if (row && row.length + sentence.length > longest) break
      row += `${row && ' '}${sentence}`
    }
    return { row, marks: new Set(row.match(new RegExp(`${opening}[^${closing}]*`, 'g'))).size }
  })
  return rows.reduce((best, one) => (one.marks > best.marks ? one : best), { row: '', marks: -1 }).row
}

function toPieces(marked: string) {
  return marked
    .split(new RegExp(`(${opening}[^${closing}]*${closing})`))
    .filter(Boolean)
    .map((part) => ({ text: part.replaceAll(opening, '').replaceAll(closing, ''), isMarked: part.startsWith(opening) }))
}
