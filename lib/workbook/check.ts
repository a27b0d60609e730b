import { mapRules } from './map-rules'
import type { Fault, Parsed } from './read'
import { references } from './references'
import { type Report, type Row, rowKey, rowsOf, type Sheet, type ValidationContext } from './sheet'
import { sheets } from './sheets/all'
import { days } from './sheets/days'
import { places } from './sheets/places'
import { charges, prices, surcharges } from './sheets/prices'
import { texts } from './sheets/texts'
import { extensions, trips } from './sheets/trips'
import { textRules } from './text-rules'
import { confirmHint, tripRules } from './trip-rules'

/** Faults of single cells first, then relations. */
export function checkWorkbook(parsed: Parsed, context: ValidationContext): Fault[] {
  const found: Fault[] = []
  const report: Report = (sheet, row, field, problem, reason) =>
    found.push({ sheet: sheet.name, cell: parsed.cellOf(row, field), problem, reason })
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
    for (const row of rowsOf(content, sheet).filter((one) => isSound(one, ...sheet.key))) {
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

function emptied(book: Parsed, { before }: ValidationContext, report: Report) {
  const contacts = rowsOf(before, texts).filter(isContact)
  const rows = rowsOf(book.content, texts)
  check(texts, 'text', contacts, 'the pages need a contact here')
  if (book.isWhole(texts, 'key'))
    for (const { key, text } of contacts.filter((one) => !isEmpty(one, 'text')))
      if (rows[0] && !rows.some((row) => row.key === key))
        report(texts, rows[0], 'key', `the row ${key} is gone, it was ${text}; the pages need it`)
  // Another day may have this number now.
  const isSameDay = (day: Row, was: Row) => day.title === was.title
  check(days, 'description', rowsOf(before, days), 'the page of the trip shows nothing for this day', isSameDay)

  function check(sheet: Sheet, field: string, had: Row[], why: string, isSame = (_row: Row, _was: Row) => true) {
    const earlier = new Map(had.map((row) => [rowKey(sheet, row), row]))
    for (const row of rowsOf(book.content, sheet)) {
      const was = earlier.get(rowKey(sheet, row))
      if (!was || isEmpty(was, field) || !isEmpty(row, field) || !isSame(row, was)) continue
      if (book.isSound(row, field, ...sheet.key))
        report(sheet, row, field, `is emptied, it was ${String(was[field]).slice(0, 70)}; ${why}`)
    }
  }
}

// Metres. Near sea level small differences double a height.
const fewMetres = 300

const shares = ['child_with_two', 'child_with_child', 'child_with_one', 'below_three']

// Whatever moves a sum, and what plans a journey.
const watched: [Sheet, fields: string[], least: number][] = [
  [trips, ['duration'], 0],
  [prices, ['for_two', 'for_four', 'for_six', 'single_supplement', 'children_to', ...shares], 0],
  [charges, ['amount', 'usd_per_person', 'usd_per_child', 'free_below', 'children_to', 'per_dollar'], 0],
  [surcharges, ['usd_per_night'], 0],
  [extensions, ['transfer_price'], 0],
  [places, ['altitude'], fewMetres],
  [days, ['bed_altitude', 'highest_altitude'], fewMetres],
]

function bigChanges(book: Parsed, { before, allowsBigChanges }: ValidationContext, report: Report) {
  if (allowsBigChanges) return
  for (const [sheet, fields, least] of watched) {
    const [now, then] = [rowsOf(book.content, sheet), rowsOf(before, sheet)]
    const keys = new Set(now.map((row) => rowKey(sheet, row)))
    const gone = then.filter((row) => !keys.has(rowKey(sheet, row)))
    for (const row of now.filter((one) => book.isSound(one, ...sheet.key)))
      for (const field of fields.filter((one) => book.isSound(row, one) && typeof row[one] === 'number')) {
        const is = Number(row[field])
        const earlier = findEarlier(sheet, row, then, gone).filter((one) => typeof one[field] === 'number')
        const [nearest] = earlier.sort((a, b) => Math.abs(Number(a[field]) - is) - Math.abs(Number(b[field]) - is))
        const was = Number(nearest?.[field])
        if (nearest && Math.abs(is - was) > least && (is > 2 * was || is < was / 2))
          report(sheet, row, field, describeChange(was, is, rowKey(sheet, nearest)), 'needs-yes')
      }
  }
}

/** Candidates: one row, or several when its key is new. */
function findEarlier(sheet: Sheet, row: Row, then: Row[], gone: Row[]) {
  const ofTrip = (one: Row) => one.itinerary_id === row.itinerary_id
  // Inserting a day renumbers the following ones but keeps their titles.
  const sameTitle = sheet === days && then.find((one) => ofTrip(one) && row.title && one.title === row.title)
  const same = sameTitle || then.find((one) => rowKey(sheet, one) === rowKey(sheet, row))
  if (same) return [same]
  const goneHere = gone.filter(ofTrip)
  if (sheet === charges || sheet === surcharges) return goneHere
  if (sheet === prices) return goneHere.length > 0 ? goneHere : then.filter(ofTrip)
  return goneHere.filter(({ title, name }) => (title ?? name) === (row.title ?? row.name))
}

const describeChange = (was: number, is: number, key: string) =>
  `was ${was} (${key}) and becomes ${is}, which is ${is > was ? 'more than double' : 'less than half'}; ${confirmHint}`
