import { bigChanges } from './big-changes'

import { mapRules } from './map-rules'
import type { Fault, Parsed } from './parse'
import { references } from './references'
import { type Row, rowKey, type Sheet } from './sheet'
import { sheets } from './sheets/all'
import { days } from './sheets/days'
import { words } from './sheets/texts'
import { textRules } from './text-rules'
import { tripRules } from './trip-rules'
import type { Report, ValidationContext } from './validation-context'

/** Faults of single cells first, then relations. */
export function checkWorkbook(parsed: Parsed, context: ValidationContext): Fault[] {
  const found: Fault[] = []
  const report: Report = (sheet, row, field, words, reason) =>
    found.push({ sheet: sheet.name, cell: parsed.cellOf(row, field), words, reason })
  duplicates(parsed, report)
  // A number that needs confirmation is a separate fault.
  const unconfirmed = new Map<Row, string[]>()
  bigChanges(parsed, context, (sheet, row, field, ...why) => {
    unconfirmed.set(row, [...(unconfirmed.get(row) ?? []), field])
    report(sheet, row, field, ...why)
  })
  const isSound: Parsed['isSound'] = (row, ...fields) =>
    parsed.isSound(row, ...fields) && !fields.some((field) => unconfirmed.get(row)?.includes(field))
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
      const key = rowKey(sheet, row)
      const field = sheet.key.at(-1) ?? ''
      const earlier = first.get(key)
      if (earlier && key !== '')
        report(sheet, row, field, `is there twice: ${key} stands in ${cellOf(earlier, field)} already`)
      first.set(key, row)
    }
  }
}

const isContact = ({ key }: Row) => String(key).startsWith('contact.')
const isEmpty = (row: Row | undefined, field: string) => (row?.[field] ?? '') === ''

export function emptied(book: Parsed, { before }: ValidationContext, report: Report) {
  const contacts = (before[words.name] ?? []).filter(isContact)
  const rows = book.content[words.name] ?? []
  check(words, 'text', contacts, 'the pages need a contact here')
  if (book.isWhole(words, 'key'))
    for (const { key, text } of contacts.filter((one) => !isEmpty(one, 'text')))
      if (rows[0] && !rows.some((row) => row.key === key))
        report(words, rows[0], 'key', `the row ${key} is gone, it was ${text}; the pages need it`)
  // Another day may have this number now.
  const isSameDay = (day: Row, was: Row) => day.title === was.title
  check(days, 'description', before[days.name] ?? [], 'the page of the trip shows nothing for this day', isSameDay)

  function check(sheet: Sheet, field: string, had: Row[], why: string, isSame = (_row: Row, _was: Row) => true) {
    const earlier = new Map(had.map((row) => [rowKey(sheet, row), row]))
    for (const row of book.content[sheet.name] ?? []) {
      const was = earlier.get(rowKey(sheet, row))
      if (!was || isEmpty(was, field) || !isEmpty(row, field) || !isSame(row, was)) continue
      if (book.isSound(row, field, ...sheet.key))
        report(sheet, row, field, `is emptied, it was ${String(was[field]).slice(0, 70)}; ${why}`)
    }
  }
}
