// The rules between the cells of a workbook.
import type { Fault, Parsed } from './parse'
import type { RuleContext, Tell } from './rule'
import { keyOf, type Row } from './sheet'
import { sheets } from './sheets/all'
import { textRules } from './text-rules'
import { tripRules } from './trip-rules'

/** Faults of single cells first, then of how they fit together. */
export function checkWorkbook(parsed: Parsed, context: RuleContext): Fault[] {
  const found: Fault[] = []
  const tell: Tell = (sheet, row, field, words, reason) =>
    found.push({ sheet: sheet.name, cell: parsed.cellOf(row, field), words, reason })
  duplicates(parsed, tell)
  tripRules(parsed.content, context, tell)
  textRules(parsed.content, context, tell)
  return [...parsed.faults, ...found]
}

function duplicates({ content, cellOf }: Parsed, tell: Tell) {
  for (const sheet of sheets) {
    const first = new Map<string, Row>()
    for (const row of content[sheet.name] ?? []) {
      const key = keyOf(sheet, row)
      const field = sheet.key.at(-1) ?? ''
      const earlier = first.get(key)
      if (earlier && key !== '')
        tell(sheet, row, field, `is there twice: ${key} stands in ${cellOf(earlier, field)} already`)
      first.set(key, row)
    }
  }
}
