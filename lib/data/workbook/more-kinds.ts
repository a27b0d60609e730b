import { monthNames, monthRange, shortMonthNames } from '../../itineraries/details'
import { type Cell, CellFault, type Kind, type PictureUse, textOf, type Value } from './kinds'

/** A day such as 2027-12-31, or a date that a spreadsheet made of it. */
export const date = (): Kind => ({
  type: 'date',
  toCell: (value) => value as string,
  parse: (cell) => {
    const day = textOf(cell)
    // Date() turns June 31 into July 1.
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.startsWith(day)
    if (!isDay) throw new CellFault(`"${day}" is no day; write it as 2027-12-31`)
    return day
  },
  isRequired: true,
  empty: null,
})

// Whole names and short ones: "Juno" is neither June nor a slip to be guessed at.
const monthsByName = new Map(
  monthNames.flatMap((name, index) =>
    [name, name.slice(0, 3), ...(name === 'September' ? ['Sept'] : [])].map((known) => [
      known.toLowerCase(),
      index + 1,
    ]),
  ),
)

function monthOf(word: string) {
  const byName = monthsByName.get(word.toLowerCase().replace(/\.$/, ''))
  const month = byName ?? (/^\d+$/.test(word) ? Number(word) : 0)
  if (month < 1 || month > 12) throw new CellFault(`"${word}" is no month; write Jan, Feb, Jun to Oct`)
  return month
}

function monthsOf(part: string) {
  const [first = '', last, ...more] = part.split(/\s*(?:-|–|\bto\b)\s*/)
  if (more.length > 0)
    throw new CellFault(`"${part}" has more than a first and a last month; write Jan, Feb, Jun to Oct`)
  const [from, to] = [monthOf(first), monthOf(last ?? first)]
  return monthRange(from, to)
}

/** 'Jan, Feb, Jun to Oct' or 'all year'. */
export const months = ({ isRequired = true } = {}): Kind => ({
  type: 'smallint[]',
  toCell: (value) => (value as number[]).map((month) => shortMonthNames[month - 1]).join(', ') || null,
  parse: (cell) => {
    if (cell instanceof Date) throw new CellFault('was made a date by the spreadsheet; write Jan, Feb, Jun to Oct')
    const words = textOf(cell)
    const parts = /^all( the)? year$/i.test(words) ? ['Jan to Dec'] : words.split(/[,;\n]|\band\b/)
    const found = parts.map((part) => part.trim()).filter(Boolean)
    return [...new Set(found.flatMap(monthsOf))].sort((a, b) => a - b)
  },
  isRequired,
  empty: [],
})

const fractions: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }

function plainNumber(word: string) {
  const [, whole = '', fraction = ''] = /^(\d*\.?\d*)([¼½¾]?)$/.exec(word) ?? []
  if (word === '' || (whole === '' && fraction === '')) throw new CellFault(`"${word}" is no number; write 5 or 5 to 6`)
  return Number(whole) + (fractions[fraction] ?? 0)
}

export const range = (largest: number): Kind => ({
  type: 'float8[]',
  toCell: (value) => {
    const [least, most] = value as number[]
    if (least === undefined) return null
    return most === undefined ? least : `${least} to ${most}`
  },
  parse: (cell: Cell) => {
    if (cell instanceof Date) throw new CellFault('was made a date by the spreadsheet; write 5 to 6')
    const numbers = textOf(cell)
      .split(/\s*(?:-|–|\bto\b)\s*/)
      .map(plainNumber)
    const [least = 0, most = least] = numbers
    if (numbers.length > 2 || least <= 0 || most < least)
      throw new CellFault(`"${textOf(cell)}" is no range; write 5 to 6`)
    if (most > largest) throw new CellFault(`${most} is more than ${largest}`)
    return numbers
  },
  isRequired: false,
  empty: [],
})

const photoPath = /^\/photos\/[0-9a-f]+\/(.+)$/

/** A picture of the site by its path, or a photograph by its file name. */
export const picture = (use: PictureUse, { isRequired = true } = {}): Kind => ({
  type: 'text',
  toCell: (value) => {
    const name = photoPath.exec(String(value ?? ''))?.[1]
    return name ? decodeURIComponent(name) : (value as string | null)
  },
  parse: (cell, { photos, pictureFault }) => {
    const name = textOf(cell)
    const fault = pictureFault(name, use)
    if (fault) throw new CellFault(fault)
    return photos.get(name) ?? name
  },
  isRequired,
  empty: null,
  isMoreThanCell: true,
})

/** The number of a trip, with its title for reading. */
export const trip = (): Kind => ({
  type: 'integer',
  toCell: (value, { titles }) => tripLabel(value as number, titles.get(value as number)),
  parse: (cell, { titles, newTitles }) => {
    const [, number, title = ''] = /^(\d{1,6})(?:\s+(.*))?$/s.exec(textOf(cell)) ?? []
    const id = Number(number)
    if (!id) throw new CellFault(`"${textOf(cell)}" names no trip; choose one of the list, such as 7 Mara Long Weekend`)
    // A trip may be called anew, so its old title is as good; that of another trip is not.
    const known = [...titles, ...(newTitles ?? [])].filter(([, name]) => title && isSameTitle(name, title))
    const [other] = known
    if (other && !known.some(([one]) => one === id))
      throw new CellFault(`"${textOf(cell)}" has the number of one trip and the title of another, which is ${other[0]}`)
    return id
  },
  isRequired: true,
  empty: null,
  list: 'trips',
})

const isSameTitle = (a: string, b: string) => {
  const [first, second] = [a, b].map((title) => title.replace(/\s+/g, ' ').trim().toLowerCase())
  return first === second
}

export const tripLabel = (id: number, title = '') => `${id} ${title}`.trim()

export const place = ({ isRequired = false } = {}): Kind => ({
  type: 'text',
  toCell: (value: Value) => value as string | null,
  parse: (cell) => textOf(cell).toLowerCase(),
  isRequired,
  empty: null,
  list: 'places',
})
