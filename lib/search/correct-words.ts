import 'server-only'
import { db } from '../platform/db'
import { correctedWord } from './correct'

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
