import 'server-only'
import type { Theme } from '../domain/themes'
import { db } from '../platform/db'
import { correctedWord } from './correct'
import { keyOfText, type Text } from './plan'
import { type Hits, pointsOfHighlight, pointsOfPlace } from './rank'

/** Trips that contain each text, with points by field (SQL function search_hits). */
export async function findHits(texts: Text[]): Promise<Hits> {
  if (texts.length === 0) return new Map()
  const rows = await db().$queryRaw<{ no: number; ids: number[]; points: number[] }[]>`
    SELECT * FROM search_hits(
      ARRAY(SELECT plainto_tsquery('english', phrase) FROM unnest(${texts.map(({ phrase }) => phrase)}::text[])
        WITH ORDINALITY AS text(phrase, place) ORDER BY place),
      ${texts.map(likePattern)}::text[])`
  const found = new Map(rows.map(({ no, ids, points }) => [no, pair(ids, points)]))
  return new Map(texts.map((text, index) => [keyOfText(text), found.get(index + 1) ?? new Map()]))
}

/** The themes mentioned in the texts of each trip. */
export async function findThemes(wanted: Theme[]) {
  const rows = await db().$queryRaw<{ no: number; ids: number[]; points: number[] }[]>`
    SELECT * FROM search_hits(
      ARRAY(SELECT websearch_to_tsquery('english', words) FROM unnest(${wanted.map(({ slug }) => themeWords[slug] ?? '')}::text[])
        WITH ORDINALITY AS text(words, place) ORDER BY place),
      ${wanted.map(() => null)}::text[])`
  return rows.flatMap(({ no, ids, points }) => {
    const { slug = '', isNarrow = false } = wanted[no - 1] ?? {}
    const least = isNarrow ? pointsOfPlace : pointsOfHighlight
    return [...pair(ids, points)].filter(([, worth]) => worth >= least).map(([id]) => ({ id, slug }))
  })
}

const pair = (ids: number[], points: number[]) => new Map(ids.map((id, index) => [id, points[index] ?? 0]))

const likePattern = ({ part }: Text) => (part === null ? null : `%${part.replace(/[\\%_]/g, '\\$&')}%`)

/** Corrects typing errors to similar known words. Words of trips win over synonyms of equal distance. */
export async function correctWords(typed: string[], isSynonym: (word: string) => boolean) {
  const rows = await db().$queryRaw<
    { mistyped: string; word: string }[]
  >`SELECT * FROM search_similar(${typed}::text[])`
  return new Map(
    typed.flatMap((word) => {
      const near = rows.filter(({ mistyped }) => mistyped === word).map((row) => row.word)
      const known = near.toSorted((a, b) => Number(isSynonym(a)) - Number(isSynonym(b)))
      const correction = correctedWord(word, known)
      return correction ? [[word, correction] as const] : []
    }),
  )
}

// Words by which the texts of a trip show a theme, for websearch_to_tsquery. Other themes come from days and stops
// (catalogue.ts). Not in lib/domain/themes.ts, which browsers load.
export const themeWords: Record<string, string> = {
  honeymoon: 'honeymoon or couples',
  families: 'families',
  'first-safari': 'first safari',
  beach: 'beach or snorkelling or island',
  hiking: 'hiking or trekking or climb or summit',
  culture: 'culture or cultural or village or homestead or homestay',
  conservation: 'conservation or keepers or sanctuary',
  boat: 'boat or canoe or rafting or launch',
}
