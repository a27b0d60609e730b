// Links, green claims and claim placeholders.

import { activities } from '../content/community'
import { isSlide } from '../content/page-pictures'
import { pages } from '../content/pages'
import { readDays, readPercent } from '../domain/quantities'
import { emailAddress } from '../platform/email-address'
import { type Content, type Proposal, type Report, rowsOf } from './sheet'
import { sheets } from './sheets/all'
import { longestCaption, pagePictures } from './sheets/page-pictures'
import { claims, texts } from './sheets/texts'
import { trips } from './sheets/trips'

// Absolute environmental claims, which consumer law of our markets allows only with proof.

const absolute = [
  /\beco-?[a-z]+(?:-[a-z]+)?/gi,
  /\becological(?:ly)?\b/gi,
  /\b(?:environmentally|climate|planet|nature)[- ]friendly\b/gi,
  /\b(?:climate|carbon)[- ](?:neutral|positive|negative|free)\b/gi,
  /\b(?:net|zero)[- ](?:zero|waste|emissions?|impact|carbon)\b/gi,
  // "green" only where it describes us or what we sell.
  /\bgreen (?:travel|tourism|safari|trip|tour|lodge|camp|hotel|energy|company|operator|choice|holiday)s?\b/gi,
  /\b(?:we are|going|go|fully|truly|100 ?%) green\b/gi,
]
// Same prefix, but no claim.
const harmless = /^(?:econom|ecosystem|ecolog(?:y|ist)$)/i

/** Words not backed by a claim. */
export function unprovenGreenWords(text: string, claims: { text: string; meaning: string }[]) {
  const words = absolute.flatMap((pattern) => text.match(pattern) ?? []).filter((word) => !harmless.test(word))
  // Most texts have none, and the claims are many.
  if (words.length === 0) return []
  const proven = claims.map((claim) => `${claim.text} ${claim.meaning}`.toLowerCase())
  return words.filter((word) => !proven.some((claim) => claim.includes(word.toLowerCase())))
}

export function textRules(proposal: Proposal, report: Report) {
  const { content } = proposal
  const register = rowsOf(content, claims).filter(({ proof }) => String(proof ?? '').trim() !== '')
  const proven = register.map(({ text, meaning }) => ({ text: String(text), meaning: String(meaning) }))
  const hasProofs = proposal.isWhole(claims, 'text', 'meaning', 'proof')
  const tripIds = proposal.isWhole(trips, 'id') ? rowsOf(content, trips).map(({ id }) => Number(id)) : null
  for (const sheet of sheets.filter((one) => one !== claims))
    for (const row of rowsOf(content, sheet))
      for (const { field, type } of sheet.columns) {
        if (sheet.key.includes(field) || !type.sqlType.startsWith('text')) continue
        const text = [row[field]].flat().join('\n')
        for (const path of linksIn(text))
          if (!leadsSomewhere(path, tripIds)) report(sheet, row, field, `the link ${path} leads nowhere`)
        for (const word of hasProofs ? unprovenGreenWords(text, proven) : [])
          report(
            sheet,
            row,
            field,
            `"${word}" needs proof: write what you mean, or add it to the sheet Claims with its proof`,
          )
      }
  claimRules(content, report)
  captionRules(content, report)
  wordRules(content, report)
}

const paths = new Set<string>([...Object.keys(pages), ...activities.map(({ slug }) => `/community/${slug}`)])

// Paths in running text.
const linksIn = (text: string) =>
  [...text.matchAll(/(?<![\w/.])\/(?!images\/|photos\/)[a-z][\w/-]*/g)].map(([path]) => path.replace(/[/-]+$/, ''))

function leadsSomewhere(path: string, tripIds: number[] | null) {
  const trip = /^\/itineraries\/(\d+)$/.exec(path)?.[1]
  return trip ? (tripIds?.includes(Number(trip)) ?? true) : paths.has(path)
}

const days = { read: readDays, as: 'a number of days and nothing else, such as 60 days' }
const share = { read: readPercent, as: 'a share and nothing else, such as 30%' }
/** What offers, bookings and cancellations are counted with. */
const countedClaims = new Map([
  ['deposit-share', share],
  ['balance-days', days],
  ['late-share', share],
  ['last-days', days],
])

function claimRules(content: Content, report: Report) {
  for (const row of rowsOf(content, claims)) {
    if (row.next_check && row.checked_on && row.next_check <= row.checked_on)
      report(claims, row, 'next_check', 'the next check must be later than the last')
    const counted = countedClaims.get(String(row.id))
    if (counted && counted.read(String(row.text)) === null)
      report(claims, row, 'text', `"${row.text}" is counted with in offers: please write ${counted.as}`)
  }
}

function captionRules(content: Content, report: Report) {
  for (const row of rowsOf(content, pagePictures)) {
    const { length } = String(row.text ?? '')
    if (isSlide(String(row.page)) && length > longestCaption)
      report(
        pagePictures,
        row,
        'text',
        `has ${length} characters, of which ${longestCaption} may be there, because it is the caption of a slide`,
      )
  }
}

// Stored as written, so it must need no folding before the domain.
const isEmailAddress = (text: string) => /^[!-~]+@[^\s@]+$/.test(text) && emailAddress('').safeParse(text).success
const isPhone = (text: string) => /^\+\d(?: ?\d){6,14}$/.test(text)

const contactRules: [key: RegExp, isRight: (text: string) => boolean, problem: string][] = [
  [/^contact\.(?:phone|whatsapp)$/, isPhone, 'is not an international number such as +254 700 000 000'],
  [/^contact\.emails\./, isEmailAddress, 'is not an email address'],
]

function wordRules(content: Content, report: Report) {
  for (const row of rowsOf(content, texts))
    for (const [key, isRight, complaint] of contactRules)
      if (row.text !== null && key.test(String(row.key)) && !isRight(String(row.text)))
        report(texts, row, 'text', `"${row.text}" ${complaint}`)
}
