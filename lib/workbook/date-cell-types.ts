import { monthNames, monthRange, shortMonthNames } from '../domain/details'
import { CellFault, type CellType, cellText } from './cell'

export const date = (): CellType => ({
  sqlType: 'date',
  toCell: (value) => value as string,
  parse: (cell) => {
    const day = cellText(cell)
    // Date() turns June 31 into July 1.
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.startsWith(day)
    if (!isDay) throw new CellFault(`"${day}" is no day; write it as 2027-12-31`)
    return day
  },
  isRequired: true,
  empty: null,
})

// Whole and short names only: "Juno" is an error.
const monthsByName = new Map(
  monthNames.flatMap((name, index) =>
    [name, name.slice(0, 3), ...(name === 'September' ? ['Sept'] : [])].map((known) => [
      known.toLowerCase(),
      index + 1,
    ]),
  ),
)

function parseMonth(word: string) {
  const byName = monthsByName.get(word.toLowerCase().replace(/\.$/, ''))
  const month = byName ?? (/^\d+$/.test(word) ? Number(word) : 0)
  if (month < 1 || month > 12) throw new CellFault(`"${word}" is no month; write Jan, Feb, Jun to Oct`)
  return month
}

function parseMonths(part: string) {
  const [first = '', last, ...more] = part.split(/\s*(?:-|–|\bto\b)\s*/)
  if (more.length > 0)
    throw new CellFault(`"${part}" has more than a first and a last month; write Jan, Feb, Jun to Oct`)
  const [from, to] = [parseMonth(first), parseMonth(last ?? first)]
  return monthRange(from, to)
}

export const months = ({ isRequired = true } = {}): CellType => ({
  sqlType: 'smallint[]',
  toCell: (value) => (value as number[]).map((month) => shortMonthNames[month - 1]).join(', ') || null,
  parse: (cell) => {
    if (cell instanceof Date)
      throw new CellFault('was turned into a date by the spreadsheet; write Jan, Feb, Jun to Oct')
    const words = cellText(cell)
    const parts = /^all( the)? year$/i.test(words) ? ['Jan to Dec'] : words.split(/[,;\n]|\band\b/)
    const found = parts.map((part) => part.trim()).filter(Boolean)
    return [...new Set(found.flatMap(parseMonths))].sort((a, b) => a - b)
  },
  isRequired,
  empty: [],
})
