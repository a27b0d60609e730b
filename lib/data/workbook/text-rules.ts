// Links that lead somewhere, environmental words with proof, claims that exist.
import { unprovenGreenWords } from '../../content/green-words'
import { claimsIn } from '../../content/words'
import type { RuleContext, Tell } from './rule'
import type { Content, Row } from './sheet'
import { sheets } from './sheets/all'
import { claims, words } from './sheets/words'

export function textRules(content: Content, context: RuleContext, tell: Tell) {
  const register = (content[claims.name] ?? []).filter(({ proof }) => String(proof ?? '').trim() !== '')
  const proven = register.map(({ text, meaning }) => ({ text: String(text), meaning: String(meaning) }))
  const known = (content[claims.name] ?? []).map(({ id }) => String(id))
  const tripIds = (content.Trips ?? []).map(({ id }) => Number(id))
  for (const sheet of sheets.filter((one) => one !== claims))
    for (const row of content[sheet.name] ?? [])
      for (const { field, kind } of sheet.columns) {
        if (sheet.key.includes(field) || !kind.type.startsWith('text')) continue
        const text = [row[field]].flat().join('\n')
        for (const path of linksIn(text))
          if (!leadsSomewhere(path, tripIds, context)) tell(sheet, row, field, `the link ${path} leads nowhere`)
        for (const word of unprovenGreenWords(text, proven))
          tell(
            sheet,
            row,
            field,
            `"${word}" needs a proof: write what is meant, or put it on the sheet Claims with its proof`,
          )
      }
  claimRules(content, known, tell)
  wordRules(content, tell)
}

// Paths in running text. After a letter or a slash it is part of something else.
const linksIn = (text: string) =>
  [...text.matchAll(/(?<![\w/.])\/(?!images\/|photos\/)[a-z][\w/-]*/g)].map(([path]) => path.replace(/[/-]+$/, ''))

function leadsSomewhere(path: string, tripIds: number[], { isPage }: RuleContext) {
  const trip = /^\/itineraries\/(\d+)$/.exec(path)?.[1]
  return trip ? tripIds.includes(Number(trip)) : isPage(path)
}

function claimRules(content: Content, known: string[], tell: Tell) {
  for (const row of content[words.name] ?? [])
    for (const id of claimsIn(String(row.text ?? '')))
      if (!known.includes(id)) tell(words, row, 'text', `there is no claim {${id}} on the sheet Claims`)
  for (const row of content[claims.name] ?? [])
    if (row.next_check && row.checked_on && row.next_check <= row.checked_on)
      tell(claims, row, 'next_check', 'the next check is not after the last')
}

const contactRules: [key: RegExp, isRight: RegExp, words: string][] = [
  [/^contact\.(?:phone|whatsapp)$/, /^\+[\d ]{7,20}$/, 'is no international number such as +254 700 000 000'],
  [/^contact\.emails\./, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'is no e-mail address'],
]

function wordRules(content: Content, tell: Tell) {
  for (const row of content[words.name] ?? []) {
    const text = row.text as Row['text']
    for (const [key, isRight, complaint] of contactRules)
      if (text !== null && key.test(String(row.key)) && !isRight.test(String(text)))
        tell(words, row, 'text', `"${text}" ${complaint}`)
  }
}
