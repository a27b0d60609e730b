// What the pages cannot do without may be changed, not emptied.
import type { Parsed } from './parse'
import type { Report, RuleContext } from './rule'
import { keyOf, type Row, type Sheet } from './sheet'
import { days } from './sheets/days'
import { words } from './sheets/words'

const isContact = ({ key }: Row) => String(key).startsWith('contact.')
const isEmpty = (row: Row | undefined, field: string) => (row?.[field] ?? '') === ''

export function emptied(book: Parsed, { before }: RuleContext, report: Report) {
  const contacts = (before[words.name] ?? []).filter(isContact)
  const rows = book.content[words.name] ?? []
  check(words, 'text', contacts, 'the pages need a contact here')
  if (book.isWhole(words, 'key'))
    for (const { key, text } of contacts.filter((one) => !isEmpty(one, 'text')))
      if (rows[0] && !rows.some((row) => row.key === key))
        report(words, rows[0], 'key', `the row ${key} is gone, it was ${text}; the pages need it`)
  // After a day was inserted another one has this number.
  const isSameDay = (day: Row, was: Row) => day.title === was.title
  check(days, 'description', before[days.name] ?? [], 'the page of the trip shows nothing for this day', isSameDay)

  function check(sheet: Sheet, field: string, had: Row[], why: string, isSame = (_row: Row, _was: Row) => true) {
    const earlier = new Map(had.map((row) => [keyOf(sheet, row), row]))
    for (const row of book.content[sheet.name] ?? []) {
      const was = earlier.get(keyOf(sheet, row))
      if (!was || isEmpty(was, field) || !isEmpty(row, field) || !isSame(row, was)) continue
      if (book.isSound(row, field, ...sheet.key))
        report(sheet, row, field, `is emptied, it was ${String(was[field]).slice(0, 70)}; ${why}`)
    }
  }
}
