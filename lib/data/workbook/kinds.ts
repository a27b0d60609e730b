import { utcDay } from '../../itineraries/utc-day'

// The kinds of cells: how a value is written, read and checked.

export type Cell = string | number | boolean | Date | null
export type Value = string | number | boolean | null | string[] | number[]

export type CellContext = {
  titles: Map<number, string>
  /** No trip has ever had this number, or one above it. */
  nextTrip: number
  /** The titles that the workbook itself gives to trips. */
  newTitles?: Map<number, string>
  /** The address of each photograph, by file name. */
  photos: Map<string, string>
  /** What is wrong with a picture for this use, or null. Takes its address or file name. */
  pictureFault: (picture: string, use: PictureUse) => string | null
}

export type PictureUse = 'trip' | 'person' | 'vehicle' | 'programme'

export type Kind = {
  type: 'text' | 'integer' | 'numeric' | 'float8' | 'boolean' | 'date' | 'text[]' | 'smallint[]' | 'float8[]'
  toCell: (value: Value, context: CellContext) => string | number | null
  /** Throws CellFault. The cell is not empty. */
  parse: (cell: Cell, context: CellContext) => Value
  isRequired: boolean
  empty: Value
  /** A stored value may say more than its cell: the address of a photograph has its hash. */
  isMoreThanCell?: true
  /** A drop-down list: its entries, or the name of the content that it is made from, which a value must be in. */
  list?: readonly string[] | 'trips' | 'places'
}

/** Its message says what is wrong with the cell. */
export class CellFault extends Error {}

/** Trimmed, with one kind of line break. */
export function textOf(cell: Cell) {
  if (cell === null) return ''
  if (cell instanceof Date) return utcDay(cell)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return String(cell)
    .replace(/_x000D_/g, '')
    .replace(/\r\n?/g, '\n')
    .trim()
}

const markup = /<\/?[a-z!][^>]*>|javascript:|\bon(?:error|load|click)\s*=/i
// All but line breaks.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const control = /[\u0000-\u0009\u000b-\u001f\u007f]/

function safeText(cell: Cell, max: number) {
  const text = textOf(cell)
  if (markup.test(text)) throw new CellFault('holds a script or markup, which is not shown; write plain words')
  if (control.test(text)) throw new CellFault('holds characters that cannot be printed; type it anew')
  if (text.length > max) throw new CellFault(`has ${text.length} characters, of which ${max} may be there`)
  return text
}

const asIs = (value: Value) => value as string | number | null

export const text = (max: number, { isRequired = true, empty = null as Value } = {}): Kind => ({
  type: 'text',
  toCell: (value) => asIs(value) || null,
  parse: (cell) => safeText(cell, max),
  isRequired,
  empty,
})

/** Names used by the site, such as lake-nakuru. */
export const slug = (): Kind => ({
  ...text(40),
  parse: (cell) => {
    const name = textOf(cell)
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || name.length > 40)
      throw new CellFault(`"${name}" is no name such as lake-nakuru: small letters, digits and dashes, at most 40`)
    return name
  },
})

/** One entry a line. */
export const lines = (max: number, { isRequired = false } = {}): Kind => ({
  type: 'text[]',
  toCell: (value) => (value as string[]).join('\n') || null,
  parse: (cell) =>
    safeText(cell, 20_000)
      .split('\n')
      .map((line) => safeText(line, max))
      .filter(Boolean),
  isRequired,
  empty: [],
})

function toNumber(cell: Cell) {
  if (typeof cell === 'number') return cell
  const plain = textOf(cell).replace(/^US\$|^\$|,(?=\d{3}\b)/g, '')
  const number = plain === '' || cell instanceof Date ? Number.NaN : Number(plain)
  if (Number.isNaN(number)) throw new CellFault(`"${textOf(cell)}" is no number`)
  return number
}

type Limits = { isRequired?: boolean; empty?: number; decimals?: number; type?: Kind['type'] }

export const number = (min: number, max: number, limits: Limits = {}): Kind => ({
  type: limits.type ?? (limits.decimals ? 'numeric' : 'integer'),
  toCell: asIs,
  parse: (cell) => {
    const value = toNumber(cell)
    const factor = 10 ** (limits.decimals ?? 0)
    if (Math.abs(value * factor - Math.round(value * factor)) > 1e-6)
      throw new CellFault(limits.decimals ? `has more than ${limits.decimals} decimals` : `${value} is no whole number`)
    if (value < min || value > max) throw new CellFault(`${value} is not between ${min} and ${max}`)
    return Math.round(value * factor) / factor
  },
  isRequired: limits.isRequired ?? limits.empty === undefined,
  empty: limits.empty ?? null,
})

/** One of a fixed list, in any case. */
export const choice = (options: readonly string[], { isRequired = true, empty = null as Value } = {}): Kind => ({
  type: 'text',
  toCell: asIs,
  parse: (cell) => {
    const found = options.find((option) => option.toLowerCase() === textOf(cell).toLowerCase())
    if (!found) throw new CellFault(`"${textOf(cell)}" is not one of: ${options.join(', ')}`)
    return found
  },
  isRequired,
  empty,
  list: options,
})

export const yesNo = (): Kind => {
  const words = choice(['yes', 'no'], { isRequired: false, empty: false })
  return {
    ...words,
    type: 'boolean',
    toCell: (value) => (value ? 'yes' : 'no'),
    parse: (cell, context) => words.parse(cell, context) === 'yes',
  }
}
