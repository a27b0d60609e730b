import { type Cell, CellFault, type CellType, cellText, type Value } from './cell'

const markup = /<\/?[a-z!][^>]*>|javascript:|\bon(?:error|load|click)\s*=/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const control = /[\u0000-\u0009\u000b-\u001f\u007f]/

function safeText(cell: Cell, max: number) {
  const text = cellText(cell)
  if (markup.test(text)) throw new CellFault('contains a script or markup, which is not allowed; write plain text')
  if (control.test(text)) throw new CellFault('contains characters that cannot be printed; type it again')
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
})

export const slug = (): CellType => ({
  ...text(40),
  parse: (cell) => {
    const name = cellText(cell)
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
})

function toNumber(cell: Cell) {
  if (typeof cell === 'number') return cell
  const plain = cellText(cell).replace(/^US\$|^\$|,(?=\d{3}\b)/g, '')
  const number = plain === '' || cell instanceof Date ? Number.NaN : Number(plain)
  if (Number.isNaN(number)) throw new CellFault(`"${cellText(cell)}" is no number`)
  return number
}

type Limits = { isRequired?: boolean; empty?: number; decimals?: number; sqlType?: CellType['sqlType'] }

export const number = (min: number, max: number, limits: Limits = {}): CellType => ({
  sqlType: limits.sqlType ?? (limits.decimals ? 'numeric' : 'integer'),
  toCell: asIs,
  parse: (cell) => {
    const value = toNumber(cell)
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
})

const fractions: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }

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
    if (cell instanceof Date) throw new CellFault('was turned into a date by the spreadsheet; write 5 to 6')
    const numbers = cellText(cell)
      .split(/\s*(?:-|–|\bto\b)\s*/)
      .map(plainNumber)
    const [least = 0, most = least] = numbers
    if (numbers.length > 2 || least <= 0 || most < least)
      throw new CellFault(`"${cellText(cell)}" is no range; write 5 to 6`)
    if (most > largest) throw new CellFault(`${most} is more than ${largest}`)
    return numbers
  },
  isRequired: false,
  empty: [],
})

export const choice = (options: readonly string[], { isRequired = true, empty = null as Value } = {}): CellType => ({
  sqlType: 'text',
  toCell: asIs,
  parse: (cell) => {
    const found = options.find((option) => option.toLowerCase() === cellText(cell).toLowerCase())
    if (!found) throw new CellFault(`"${cellText(cell)}" is not one of: ${options.join(', ')}`)
    return found
  },
  isRequired,
  empty,
  list: options,
})

export const choices = (options: readonly string[]) => listType(choice(options), /[,\n]/)

export const listType = (one: CellType, separator: RegExp): CellType => ({
  sqlType: 'text[]',
  toCell: (value) => (value as string[]).join(', ') || null,
  parse: (cell, context) =>
    cellText(cell)
      .split(separator)
      .map((word) => word.trim())
      .filter(Boolean)
      .map((word) => String(one.parse(word, context))),
  isRequired: false,
  empty: [],
})

export const yesNo = (): CellType => {
  const words = choice(['yes', 'no'], { isRequired: false, empty: false })
  return {
    ...words,
    sqlType: 'boolean',
    toCell: (value) => (value ? 'yes' : 'no'),
    parse: (cell, context) => words.parse(cell, context) === 'yes',
  }
}
