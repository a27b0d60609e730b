import type { Parsed } from './parse'
import { type Row, rowKey, type Sheet } from './sheet'
import { days } from './sheets/days'
import { places } from './sheets/places'
import { charges, prices } from './sheets/prices'
import { trips } from './sheets/trips'
import { confirmHint } from './trip-rules'
import type { Report, ValidationContext } from './validation-context'

// Metres. Near sea level small differences double a height.
const fewMetres = 300

const watched: [Sheet, fields: string[], least: number][] = [
  [trips, ['duration'], 0],
  [prices, ['for_two', 'for_four', 'for_six', 'single_supplement'], 0],
  [charges, ['amount', 'usd_per_person'], 0],
  [places, ['altitude'], fewMetres],
  [days, ['bed_altitude', 'highest_altitude'], fewMetres],
]

export function bigChanges(book: Parsed, { before, allowsBigChanges }: ValidationContext, report: Report) {
  if (allowsBigChanges) return
  for (const [sheet, fields, least] of watched) {
    const [now, then] = [book.content[sheet.name] ?? [], before[sheet.name] ?? []]
    const keys = new Set(now.map((row) => rowKey(sheet, row)))
    const gone = then.filter((row) => !keys.has(rowKey(sheet, row)))
    for (const row of now.filter((one) => book.isSound(one, ...sheet.key)))
      for (const field of fields.filter((one) => typeof row[one] === 'number')) {
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
  const ofTrip = (one: Row) => !sheet.tripField || one[sheet.tripField] === row[sheet.tripField]
  // Inserting a day renumbers the following ones but keeps their titles.
  const sameTitle = sheet === days && then.find((one) => ofTrip(one) && row.title && one.title === row.title)
  const same = sameTitle || then.find((one) => rowKey(sheet, one) === rowKey(sheet, row))
  if (same) return [same]
  const goneHere = gone.filter(ofTrip)
  if (sheet === charges) return goneHere
  if (sheet === prices) return goneHere.length > 0 ? goneHere : then.filter(ofTrip)
  return goneHere.filter(({ title, name }) => (title ?? name) === (row.title ?? row.name))
}

const describeChange = (was: number, is: number, key: string) =>
  `was ${was} (${key}) and becomes ${is}, which is ${is > was ? 'more than double' : 'less than half'}; ${confirmHint}`
