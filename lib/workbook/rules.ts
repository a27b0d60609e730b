// The rules between the cells of a workbook.
import { bigChanges } from './big-changes'
import { emptied } from './emptied'
import { mapRules } from './map-rules'
import type { Fault, Parsed } from './parse'
import { references } from './references'
import type { Report, RuleContext } from './rule'
import { keyOf, type Row } from './sheet'
import { sheets } from './sheets/all'
import { textRules } from './text-rules'
import { tripRules } from './trip-rules'

/** Faults of single cells first, then of how they fit together. */
export function checkWorkbook(parsed: Parsed, context: RuleContext): Fault[] {
  const found: Fault[] = []
  const report: Report = (sheet, row, field, words, reason) =>
    found.push({ sheet: sheet.name, cell: parsed.cellOf(row, field), words, reason })
  duplicates(parsed, report)
  // A number that needs a yes is a fault of its own.
  const asked = new Map<Row, string[]>()
  bigChanges(parsed, context, (sheet, row, field, ...why) => {
    asked.set(row, [...(asked.get(row) ?? []), field])
    report(sheet, row, field, ...why)
  })
  const isSound: Parsed['isSound'] = (row, ...fields) =>
    parsed.isSound(row, ...fields) && !fields.some((field) => asked.get(row)?.includes(field))
  const book = { ...parsed, isSound }
  references(book, context, report)
  tripRules(book, context, report)
  mapRules(book, context, report)
  textRules(book, context, report)
  emptied(book, context, report)
  return [...parsed.faults, ...found]
}

function duplicates({ content, cellOf, isSound }: Parsed, report: Report) {
  for (const sheet of sheets) {
    const first = new Map<string, Row>()
    for (const row of (content[sheet.name] ?? []).filter((one) => isSound(one, ...sheet.key))) {
      const key = keyOf(sheet, row)
      const field = sheet.key.at(-1) ?? ''
      const earlier = first.get(key)
      if (earlier && key !== '')
        report(sheet, row, field, `is there twice: ${key} stands in ${cellOf(earlier, field)} already`)
      first.set(key, row)
    }
  }
}
