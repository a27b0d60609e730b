import 'server-only'
import { claimStatuses } from '../content/claim'
import { claims as installedClaims } from '../content/claims'
import { counted } from '../content/format'
import { defaultTexts } from '../content/texts'
import { type Content, type Row, rowsOf } from '../publishing/sheet'
import { lodges } from '../publishing/sheets/lodges'
import { claims, texts } from '../publishing/sheets/texts'

const named = 10
const longest = 70

/** What a workbook still says as it was installed: samples first, then claims, then texts, and only the first by name. */
export function asInstalled(content: Content): string[] {
  const originals = new Map(installedClaims.map(({ id, text, status }) => [id, `${status} ${text}`]))
  const foundClaims = rowsOf(content, claims)
    .filter(({ id, text, status }) => originals.get(String(id)) === `${status} ${text}`)
    .sort((one, other) => rank(one.status) - rank(other.status))
  const foundTexts = rowsOf(content, texts).filter(({ key, text }) => text && defaultTexts()[String(key)] === text)
  const foundLodges = rowsOf(content, lodges).filter(({ status }) => status === 'sample')
  const samples = foundClaims.filter(({ status }) => status === 'sample')
  const claimLine = ({ id, text, status }: Row) => `Claims ${id} (${status}): ${short(text)}`
  const all = [
    ...samples.map(claimLine),
    ...foundLodges.map(({ id, name, status }) => `Lodges ${id} (${status}): ${short(name)}`),
    ...foundClaims.slice(samples.length).map(claimLine),
    ...foundTexts.map(({ key, text }) => `Words ${key}: ${short(text)}`),
  ]
  if (all.length === 0) return []
  const heading = `As installed: ${counted(foundClaims.length, 'claim')}, ${counted(samples.length, 'sample')} among them, ${counted(foundLodges.length, 'lodge')} with invented names, and ${counted(foundTexts.length, 'text')}. The first of them:`
  return [heading, ...all.slice(0, named)]
}

const rank = (status: unknown) => -claimStatuses.map(String).indexOf(String(status))

function short(value: unknown) {
  const text = String(value ?? '').replace(/\s+/g, ' ')
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}
