import { readAmount } from '../domain/amount'
import { monthNames, monthRange, shortMonthNames } from '../domain/details'
import { toAsciiDigits } from '../domain/digits'
import { utcDay } from '../domain/utc-day'
import { type Cell, CellFault, type CellType, cellText, type PictureUse, Shown, type Value } from './sheet'

const markup = /<\/?[a-z!][^>]*>|javascript:|\bon(?:error|load|click)\s*=/i
const control = /(?!\n)\p{Cc}/u

const again = 'format the cell as text and type it again'

const made: Partial<Record<Shown['kind'], string>> = {
  percent: 'a percentage',
  dollars: 'an amount of money',
  currency: 'an amount of money',
  fraction: 'a fraction',
  scientific: 'a power of ten',
  duration: 'a length of time',
  time: 'a time',
  'part of a date': 'a date',
}

function misread(cell: Shown | Date | boolean) {
  const madeOf = (what: string) => new CellFault(`the spreadsheet has made ${what} of this; ${again}`)
  if (cell instanceof Date) return madeOf('a date')
  if (typeof cell === 'boolean') return madeOf(String(cell).toUpperCase())
  const { kind, text, value } = cell
  if (kind === 'error') return new CellFault(`shows the error ${text}; type the value again`)
  if (kind === 'hidden') return new CellFault(`the format of the cell hides the number ${value}; ${again}`)
  if (kind === 'rounded') return new CellFault(`shows ${text}, but is ${value}; type the number again`)
  if (kind === 'number') return new CellFault(`shows the number ${value} as ${text}; ${again}`)
  const what = made[kind]
  return what ? madeOf(what) : new CellFault(`the format ${text} shows something else than ${value}; ${again}`)
}

/** Of a cell that shows a text, or a number as it is. */
export function plainText(cell: Cell) {
  if (cell instanceof Shown || cell instanceof Date || typeof cell === 'boolean') throw misread(cell)
  // A spreadsheet has room for eleven digits.
  if (typeof cell === 'number' && String(Math.abs(cell)).replace('.', '').length > 11)
    throw new CellFault(`the spreadsheet shortens the number ${cell}; ${again}`)
  const found = cellText(cell)
  const [unprintable] = control.exec(found) ?? []
  if (unprintable !== undefined) {
    const before = found.slice(0, found.indexOf(unprintable)).split('\n').at(-1)?.slice(-20)
    throw new CellFault(
      `contains a character that cannot be printed ${before ? `after "${before}"` : 'at the start'}; type it again`,
    )
  }
  return found
}

function safeText(cell: Cell, max: number) {
  const text = plainText(cell)
  if (markup.test(text)) throw new CellFault('contains a script or markup, which is not allowed; write plain text')
  if (text.length > max) throw new CellFault(`has ${text.length} characters, of which ${max} may be there`)
  return text
}

const asIs = (value: Value) => value as string | number | null

export const text = (max: number, { isRequired = true, empty = null as Value } = {}): CellType => ({
  sqlType: 'text',
  toCell: (value) => asIs(value) || null,
  parse: (cell) => safeText(cell, max),
  isRequired,
  empty,
  control: 'text',
  longest: max,
})

export const slug = (): CellType => ({
  ...text(40),
  parse: (cell) => {
    const name = plainText(cell)
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || name.length > 40)
      throw new CellFault(
        `"${name}" is not a name such as lake-nakuru: lower-case letters, digits and dashes, at most 40`,
      )
    return name
  },
})

export const lines = (max: number, { isRequired = false } = {}): CellType => ({
  sqlType: 'text[]',
  toCell: (value) => (value as string[]).join('\n') || null,
  parse: (cell) =>
    safeText(cell, 20_000)
      .split('\n')
      .map((line) => safeText(line, max))
      .filter(Boolean),
  isRequired,
  empty: [],
  control: 'lines',
})

type Unit = '%' | '$'

function toNumber(cell: Cell, { unit, decimals = 0 }: Limits, max: number) {
  if (typeof cell === 'number') return cell
  if (cell instanceof Shown) {
    const isPlain = cell.kind === 'number' || (cell.kind === 'percent' && unit === '%')
    if (isPlain || (cell.kind === 'dollars' && unit === '$')) return cell.value
  }
  const written = plainText(cell)
  const bare = written.replace(/^\+/, '').replace(unit === '%' ? / ?%$/ : '', '')
  // Of US dollars, where the heading says so.
  const read = readAmount(unit === '$' ? bare.replace(/(?<!\p{L})\$/u, 'US$') : bare, Math.max(decimals, 2))
  if (!read) throw new CellFault(`"${written}" is no number`)
  if ('readings' in read) {
    const [one, other] = read.readings
    // Of a measure, such as a latitude, one may be out of reach.
    if (decimals > 2 && Math.abs(one) > max) return other
    throw new CellFault(`"${written}" may be ${one} or ${other}; write it without a comma or point`)
  }
  if (read.currency && !(read.currency === 'USD' && unit === '$'))
    throw new CellFault(`"${written}" names a currency that this column does not have; write the number alone`)
  return read.amount
}

type Limits = {
  isRequired?: boolean
  empty?: number
  decimals?: number
  sqlType?: CellType['sqlType']
  /** What the heading says the numbers are. */
  unit?: Unit
}

export const number = (min: number, max: number, limits: Limits = {}): CellType => ({
  sqlType: limits.sqlType ?? (limits.decimals ? 'numeric' : 'integer'),
  toCell: asIs,
  parse: (cell) => {
    const value = toNumber(cell, limits, max)
    const factor = 10 ** (limits.decimals ?? 0)
    if (Math.abs(value * factor - Math.round(value * factor)) > 1e-6)
      throw new CellFault(
        limits.decimals ? `has more than ${limits.decimals} decimals` : `${value} is not a whole number`,
      )
    if (value < min || value > max) throw new CellFault(`${value} is not between ${min} and ${max}`)
    return Math.round(value * factor) / factor
  },
  isRequired: limits.isRequired ?? limits.empty === undefined,
  empty: limits.empty ?? null,
  control: 'number',
})

export const fractions: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }

function plainNumber(word: string) {
  const [, whole = '', fraction = ''] = /^(\d*\.?\d*)([¼½¾]?)$/.exec(word) ?? []
  if (word === '' || (whole === '' && fraction === '')) throw new CellFault(`"${word}" is no number; write 5 or 5 to 6`)
  return Number(whole) + (fractions[fraction] ?? 0)
}

export const range = (largest: number): CellType => ({
  sqlType: 'float8[]',
  toCell: (value) => {
    const [least, most] = value as number[]
    if (least === undefined) return null
    return most === undefined ? least : `${least} to ${most}`
  },
  parse: (cell: Cell) => {
    const written = plainText(cell instanceof Shown && cell.kind === 'number' ? cell.value : cell)
    const plain = written.replace(/\P{No}+/gu, toAsciiDigits)
    const numbers = plain.split(/\s*(?:-|–|\bto\b)\s*/).map(plainNumber)
    const [least = 0, most = least] = numbers
    if (numbers.length > 2 || least <= 0 || most < least) throw new CellFault(`"${written}" is no range; write 5 to 6`)
    if (most > largest) throw new CellFault(`${most} is more than ${largest}`)
    return numbers
  },
  isRequired: false,
  empty: [],
  control: 'text',
})

export const choice = (options: readonly string[], { isRequired = true, empty = null as Value } = {}): CellType => ({
  sqlType: 'text',
  toCell: asIs,
  parse: (cell) => {
    // A no-break space looks like another.
    const given = plainText(cell).replace(/\s+/g, ' ')
    const found = options.find((option) => option.toLowerCase() === given.toLowerCase())
    if (!found) throw new CellFault(`"${given}" is not one of: ${options.join(', ')}`)
    return found
  },
  isRequired,
  empty,
  list: options,
  control: 'choice',
})

export const choices = (options: readonly string[]): CellType => ({
  ...listType(choice(options), /[,\n]/),
  control: 'choices',
  options,
})

const listType = (one: CellType, separator: RegExp): CellType => ({
  sqlType: 'text[]',
  toCell: (value) => (value as string[]).join(', ') || null,
  parse: (cell, context) =>
    plainText(cell)
      .split(separator)
      .map((word) => word.trim())
      .filter(Boolean)
      .map((word) => String(one.parse(word, context))),
  isRequired: false,
  empty: [],
  control: 'text',
})

export const yesNo = (): CellType => {
  const yesOrNo = choice(['yes', 'no'], { isRequired: false, empty: false })
  return {
    ...yesOrNo,
    sqlType: 'boolean',
    control: 'yes-no',
    toCell: (value) => (value ? 'yes' : 'no'),
    parse: (cell, context) => (typeof cell === 'boolean' ? cell : yesOrNo.parse(cell, context) === 'yes'),
  }
}

export const date = (): CellType => ({
  sqlType: 'date',
  toCell: asIs,
  parse: (cell) => {
    if (cell instanceof Shown && cell.kind === 'part of a date')
      throw new CellFault(`shows only a part of its date (${cell.text}); write it as 2027-12-31`)
    const day = cell instanceof Date ? utcDay(cell) : toAsciiDigits(plainText(cell))
    // Date() turns June 31 into July 1.
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.startsWith(day)
    if (!isDay) throw new CellFault(`"${day}" is no day; write it as 2027-12-31`)
    return day
  },
  isRequired: true,
  empty: null,
  control: 'date',
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
    const text = toAsciiDigits(plainText(cell))
    const parts = /^all( the)? year$/i.test(text) ? ['Jan to Dec'] : text.split(/[,;\n]|\band\b/)
    const found = parts.map((part) => part.trim()).filter(Boolean)
    return [...new Set(found.flatMap(parseMonths))].sort((a, b) => a - b)
  },
  isRequired,
  empty: [],
  control: 'months',
})

const photoPath = /^\/photos\/[0-9a-f]+\/(.+)$/

/** The file name of a photograph; other values as they are. */
export function pictureName(value: string) {
  const name = photoPath.exec(value)?.[1]
  return name ? decodeURIComponent(name) : value
}

export const picture = (use: PictureUse, { isRequired = true } = {}): CellType => ({
  sqlType: 'text',
  toCell: (value) => (value === null ? null : pictureName(String(value))),
  parse: (cell, { photos, pictureFault }) => {
    const name = plainText(cell)
    const fault = pictureFault(name, use)
    if (fault) throw new CellFault(fault)
    return photos.get(name) ?? photos.get(name.toLowerCase()) ?? name
  },
  isRequired,
  empty: null,
  isMoreThanCell: true,
  control: 'picture',
  use,
})

export const trip = (): CellType => ({
  sqlType: 'integer',
  toCell: (value, { titles }) => tripLabel(value as number, titles.get(value as number)),
  parse: (cell, { titles, newTitles }) => {
    const [, number = '', title = ''] = /^(\p{Nd}{1,6})(?:\s+(.*))?$/su.exec(plainText(cell)) ?? []
    const id = Number(toAsciiDigits(number))
    if (!id)
      throw new CellFault(`"${cellText(cell)}" is not a trip; choose one from the list, such as 7 Mara Long Weekend`)
    // A renamed trip may have its old title, but not that of another trip.
    const known = [...titles, ...(newTitles ?? [])].filter(([, name]) => title && isSameTitle(name, title))
    const [other] = known
    if (other && !known.some(([one]) => one === id))
      throw new CellFault(
        `"${cellText(cell)}" has the number of one trip and the title of another, which is ${other[0]}`,
      )
    return id
  },
  isRequired: true,
  empty: null,
  list: 'trips',
  control: 'choice',
})

const isSameTitle = (a: string, b: string) => {
  const [first, second] = [a, b].map((title) => title.replace(/\s+/g, ' ').trim().toLowerCase())
  return first === second
}

export const tripLabel = (id: number, title = '') => `${id} ${title}`.trim()

export const place = ({ isRequired = false } = {}): CellType => ({
  sqlType: 'text',
  toCell: asIs,
  parse: (cell) => plainText(cell).toLowerCase(),
  isRequired,
  empty: null,
  list: 'places',
  control: 'choice',
})

export const lodge = ({ isRequired = false } = {}): CellType => ({ ...place({ isRequired }), list: 'lodges' })

export const places = (): CellType => ({ ...listType(place(), /[,\s]+/), names: 'places' })
