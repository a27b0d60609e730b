import { requestContext } from '@/lib/platform/request-context'
import { type Change, type Content, type Row, rowKey, rowsOf, type Sheet, type Value } from '@/lib/publishing/sheet'
import { sheets } from '@/lib/publishing/sheets/all'
import { type Site, toContext } from '@/lib/publishing/site'

/** As within a request that shows the preview. */
export const asInPreview = <Result>(work: () => Promise<Result>) =>
  requestContext().run({ id: '', begin: performance.now(), preview: { who: 'Wanjiru', madeAt: new Date() } }, work)

export function rowOf(content: Content, sheet: Sheet, key: string): Row {
  const row = rowsOf(content, sheet).find((one) => rowKey(sheet, one) === key)
  if (!row) throw new Error(`${sheet.name} has no row ${key}`)
  return row
}

export function changed(content: Content, sheet: Sheet, key: string, fields: Row): Change {
  const before = rowOf(content, sheet, key)
  return { sheet, key, kind: 'changed', before, after: { ...before, ...fields } }
}

/** With this word in each text of the first row of every sheet. */
export function changesWith(word: string, site: Site): Change[] {
  const context = toContext(site)
  const takesWord = (value: Value, parse: () => Value) => {
    if (typeof value !== 'string') return false
    try {
      return parse() === `${value} ${word}`
    } catch {
      return false
    }
  }
  return sheets.flatMap((sheet) => {
    const [row] = rowsOf(site.content, sheet)
    if (!row) return []
    const texts = sheet.columns.filter(
      ({ field, type }) =>
        !sheet.key.includes(field) &&
        type.sqlType === 'text' &&
        !type.list &&
        takesWord(row[field] ?? null, () => type.parse(`${row[field]} ${word}`, context)),
    )
    return changed(
      site.content,
      sheet,
      rowKey(sheet, row),
      Object.fromEntries(texts.map(({ field }) => [field, `${row[field]} ${word}`])),
    )
  })
}
