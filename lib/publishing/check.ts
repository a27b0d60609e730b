import { mapRules } from './map-rules'
import { references } from './references'
import {
  type Fault,
  type Proposal,
  type Report,
  type Row,
  rowKey,
  rowsOf,
  type Sheet,
  type ValidationContext,
} from './sheet'
import { sheets } from './sheets/all'
import { days } from './sheets/days'
import { places } from './sheets/places'
import { charges, prices, surcharges } from './sheets/prices'
import { texts } from './sheets/texts'
import { extensions, trips } from './sheets/trips'
import { textRules } from './text-rules'
import { tripRules } from './trip-rules'

/** What holds between fields and rows. What a field says by itself was checked when it was read. */
export function checkContent(given: Proposal, context: ValidationContext): Fault[] {
  const found: Fault[] = []
  const report: Report = (sheet, row, field, problem, more) => found.push({ sheet, row, field, problem, ...more })
  duplicates(given, report)
  // A number that needs confirmation is a separate fault.
  const unconfirmed = new Map<Row, string[]>()
  bigChanges(given, context, (sheet, row, field, ...why) => {
    unconfirmed.set(row, [...(unconfirmed.get(row) ?? []), field])
    report(sheet, row, field, ...why)
  })
  const isSound: Proposal['isSound'] = (row, ...fields) =>
    given.isSound(row, ...fields) && !fields.some((field) => unconfirmed.get(row)?.includes(field))
  const proposal = { ...given, isSound }
  references(proposal, context, report)
  tripRules(proposal, context, report)
  mapRules(proposal, context, report)
  textRules(proposal, report)
  emptied(proposal, context, report)
  return found
}

function duplicates({ content, isSound }: Proposal, report: Report) {
  for (const sheet of sheets) {
    const first = new Map<string, Row>()
    for (const row of rowsOf(content, sheet).filter((one) => isSound(one, ...sheet.key))) {
      const key = rowKey(sheet, row)
      const field = sheet.key.at(-1) ?? ''
      const earlier = first.get(key)
      if (earlier && key !== '') report(sheet, row, field, `is there twice: ${key}`, { twin: earlier })
      first.set(key, row)
    }
  }
}

const isContact = ({ key }: Row) => String(key).startsWith('contact.')
const isEmpty = (row: Row | undefined, field: string) => (row?.[field] ?? '') === ''

function emptied(proposal: Proposal, { before }: ValidationContext, report: Report) {
  const contacts = rowsOf(before, texts).filter(isContact)
  const rows = rowsOf(proposal.content, texts)
  check(texts, 'text', contacts, 'the pages need a contact here')
  if (proposal.isWhole(texts, 'key'))
    for (const { key, text } of contacts.filter((one) => !isEmpty(one, 'text')))
      if (rows[0] && !rows.some((row) => row.key === key))
        report(texts, rows[0], 'key', `the row ${key} is gone, it was ${text}; the pages need it`)
  // Another day may have this number now.
  const isSameDay = (day: Row, was: Row) => day.title === was.title
  check(days, 'description', rowsOf(before, days), 'the page of the trip shows nothing for this day', isSameDay)

  function check(sheet: Sheet, field: string, had: Row[], why: string, isSame = (_row: Row, _was: Row) => true) {
    const earlier = new Map(had.map((row) => [rowKey(sheet, row), row]))
    for (const row of rowsOf(proposal.content, sheet)) {
      const was = earlier.get(rowKey(sheet, row))
      if (!was || isEmpty(was, field) || !isEmpty(row, field) || !isSame(row, was)) continue
      if (proposal.isSound(row, field, ...sheet.key))
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

function bigChanges(proposal: Proposal, { before, allowsBigChanges }: ValidationContext, report: Report) {
  if (allowsBigChanges) return
  for (const [sheet, fields, least] of watched) {
    const [now, then] = [rowsOf(proposal.content, sheet), rowsOf(before, sheet)]
    const keys = new Set(now.map((row) => rowKey(sheet, row)))
    const gone = then.filter((row) => !keys.has(rowKey(sheet, row)))
    for (const row of now.filter((one) => proposal.isSound(one, ...sheet.key)))
      for (const field of fields.filter((one) => proposal.isSound(row, one) && typeof row[one] === 'number')) {
        const is = Number(row[field])
        const earlier = findEarlier(sheet, row, then, gone).filter((one) => typeof one[field] === 'number')
        const [nearest] = earlier.sort((a, b) => Math.abs(Number(a[field]) - is) - Math.abs(Number(b[field]) - is))
        const was = Number(nearest?.[field])
        if (nearest && Math.abs(is - was) > least && (is > 2 * was || is < was / 2))
          report(sheet, row, field, describeChange(was, is, rowKey(sheet, nearest)), { reason: 'needs-yes' })
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
  `was ${was} (${key}) and becomes ${is}, which is ${is > was ? 'more than double' : 'less than half'}`
