// Texts as visitors read them: in the operator's words, with their claims, without what is not confirmed.
import type { Db } from '../platform/db'
import { isTrial } from '../platform/trial-address'
import type { Claim } from './claim'
import { claims as defaultClaims } from './claims'
import { confirmedText, toUnconfirmed, withoutEmptied } from './confirmed'
import { fillClaims, mapTexts } from './texts'

export type Texts = Awaited<ReturnType<typeof loadTexts>>

export async function loadTexts(tx: Db) {
  const texts = await tx.contentWord.findMany()
  const claims = await tx.claim.findMany()
  const known = new Map([...defaultClaims, ...claims].map((claim) => [claim.id, claim]))
  return {
    reworded: Object.fromEntries(texts.map(({ key, text }) => [key, text])),
    claims: Object.fromEntries([...known].map(([id, { text }]) => [id, text])),
    unconfirmed: toUnconfirmed(isTrial() ? [] : ([...known.values()] as Claim[])),
  }
}

/** `path` as `mapTexts` has it; without one, nothing of it is on the sheet Words. */
export function showTexts<Content>(content: Content, texts: Texts, path = ''): Content {
  const { claims, unconfirmed } = texts
  const reworded = path ? texts.reworded : {}
  const confirmed = mapTexts(
    content,
    (text, key) => confirmedText(reworded[key] ?? text, key in reworded ? '' : key, unconfirmed),
    path,
  )
  return mapTexts(withoutEmptied(content, confirmed), (text) => fillClaims(text, claims))
}
