// Operator-editable content, as rows of values.
import 'server-only'
import { defaultTexts } from '../content/texts'
import { config } from '../platform/config'
import { contactTexts } from '../platform/contact-settings'
import type { Db } from '../platform/db'
import type { Content, Row, Sheet } from './sheet'
import { sheets } from './sheets/all'
import { monthFields, places } from './sheets/places'
import { words } from './sheets/texts'

export const quoted = (name: string) => `"${name}"`

// Decimals as numbers, days as strings.
const readAs: Record<string, string> = { numeric: 'float8', date: 'text' }

function selected({ columns }: Sheet) {
  const own = columns.filter(({ field }) => !monthFields.includes(field))
  return own
    .map(({ field, type }) => `${quoted(field)}::${readAs[type.sqlType] ?? type.sqlType} AS ${quoted(field)}`)
    .join(', ')
}

/** Takes a transaction, for a consistent snapshot. */
export async function readContent(tx: Db): Promise<Content> {
  const content: Content = {}
  for (const sheet of sheets) {
    const order = sheet.key.map(quoted).join(', ')
    content[sheet.name] = await tx.$queryRawUnsafe<Row[]>(
      `SELECT ${selected(sheet)} FROM ${quoted(sheet.table)} ${sheet.keepsRows ? 'WHERE withdrawn_at IS NULL' : ''} ORDER BY ${order}`,
    )
  }
  const months = await tx.placeMonth.findMany()
  const monthOf = new Map(
    months.map(({ placeId, month, word, note }) => [`${placeId} ${month}`, note ? `${word}: ${note}` : word]),
  )
  content[places.name] = (content[places.name] ?? []).map((row) => ({
    ...row,
    ...Object.fromEntries(monthFields.map((field, index) => [field, monthOf.get(`${row.id} ${index + 1}`) ?? null])),
  }))
  const reworded = new Map((content[words.name] ?? []).map(({ key, text }) => [String(key), text]))
  const originals = { ...contactTexts(config), ...defaultTexts() }
  content[words.name] = Object.entries(originals).map(([key, text]) => ({ key, text: reworded.get(key) ?? text }))
  return content
}
