// What a spreadsheet shows for a number: the value and its number format together.
import { type Cell, Shown } from '../publishing/sheet'

// From ECMA-376, 18.8.30. The dates of other languages (27 to 36, 50 to 58) are in the same places in all of them.
const builtIn: Record<number, string> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0',
  6: '$#,##0',
  7: '$#,##0.00',
  8: '$#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '$#,##0',
  43: '#,##0.00',
  44: '$#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
}
const datesOfLanguages = [27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]
for (const id of datesOfLanguages) builtIn[id] = 'yyyy-mm-dd'

export const builtInFormat = (id: number) => builtIn[id] ?? 'General'

/** Parts for positive numbers, negative ones and zero. */
function sectionFor(format: string, value: number) {
  const sections = format.match(/(?:"[^"]*"|\\.|\[[^\]]*\]|[^;])+|(?<=;|^)(?=;|$)/gs) ?? ['']
  const index = value < 0 ? 1 : value === 0 ? 2 : 0
  const isOwn = index > 0 && index < sections.length
  return { section: (isOwn ? sections[index] : sections[0]) ?? '', isOwn }
}

export function toShownCell(value: number, format: string, startsIn1904: boolean): Cell {
  // A spreadsheet counts to 15 digits.
  const number = Number(value.toPrecision(15))
  const { section, isOwn } = sectionFor(format, number)
  const colourless = section.replace(/\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)\]/gi, '')
  if (/^(?:general|@)$/i.test(colourless.trim())) return number
  if (section.trim() === '') return new Shown('hidden', number, 'nothing')
  const literals = [...colourless.matchAll(/"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]/gs)]
    .map(([, quoted, escaped, currency]) => quoted ?? escaped ?? currency ?? '')
    .join('')
  const codes = colourless.replace(/"[^"]*"|\\.|\[\$[^\]]*\]|[_*]./gs, '').toLowerCase()
  if (/\[[hms]+\]/.test(codes)) return new Shown('duration', number, codes)
  const isTime = /[hs]|am\/pm/.test(codes)
  const isDate = /[yd]/.test(codes) || (/m/.test(codes) && !isTime)
  if (isDate || isTime) {
    if (!isDate || number < 0) return new Shown('time', number, format)
    const day = toDate(number, startsIn1904)
    const isWhole = /y/.test(codes) && /d/.test(codes.replace(/d{3,}/g, '')) && /m/.test(codes)
    return isWhole ? day : new Shown('part of a date', number, format)
  }
  const currency = /\p{Sc}/u.exec(codes)?.[0] ?? ''
  const unit = (literals + currency).replace(/[\s()+-]/g, '')
  const digits = codes.replace(/[\s()+\-\p{Sc}]/gu, '')
  if (codes.includes('general')) return new Shown('format', number, format)
  if (digits.includes('e')) return new Shown('scientific', number, String(number))
  if (digits.includes('%'))
    return new Shown('percent', Number((number * 100).toPrecision(15)), `${round(number * 100, 9)}%`)
  if (digits.includes('/')) return new Shown('fraction', number, format)
  const [, whole = '', decimals = ''] = /^([#0?,]*)\.?([#0?]*)$/.exec(digits) ?? []
  // Formats for accounts show a dash for nothing.
  if (number === 0 && isOwn && /^\?*$/.test(digits) && literals.includes('-')) return 0
  const hidesMinus = isOwn && number < 0 && !/[-(]/.test(codes + literals)
  if (hidesMinus || digits === '' || whole.endsWith(',') || !/^[#0?,]*\.?[#0?]*$/.test(digits))
    return new Shown('format', number, format)
  const shown = round(number, decimals.length)
  const text = decimals.replace(/[#?]/g, '') || /0{2}|,/.test(whole) ? toGrouped(shown, whole, decimals) : String(shown)
  if (shown !== number) return new Shown('rounded', number, text)
  if (/^(?:(?:US)?\$|USD)$/i.test(unit)) return new Shown('dollars', number, `$${text}`)
  if (/\p{Sc}/u.test(unit) || /\[\$[^\]-]/.test(colourless)) return new Shown('currency', number, `${unit} ${text}`)
  if (unit !== '') return new Shown('format', number, format)
  return text === String(number) ? number : new Shown('number', number, text)
}

const round = (value: number, decimals: number) =>
  Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`) || 0

function toGrouped(value: number, whole: string, decimals: string) {
  const fixed = new Intl.NumberFormat('en', {
    useGrouping: whole.includes(','),
    minimumIntegerDigits: Math.max(1, whole.replace(/[^0]/g, '').length),
    minimumFractionDigits: decimals.replace(/[^0]/g, '').length,
    maximumFractionDigits: decimals.length,
  })
  return fixed.format(value)
}

// The calendar of 1900 has a February 29 that never was.
function toDate(serial: number, startsIn1904: boolean) {
  const days = Math.floor(serial) + (startsIn1904 ? 1462 : serial < 60 ? 1 : 0)
  return new Date(Date.UTC(1899, 11, 30 + days))
}
