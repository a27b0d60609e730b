import { formatMoney } from '../domain/currency'
import type { QuoteLine } from './snapshot'

/** In minor units of the estimate's currency. */
export type ShownLine = Pick<QuoteLine, 'text' | 'count' | 'amount'>
/** Null where the figure cannot be read, or is in another currency. An empty text is no line. */
export type TypedLine = { text: string; count: number; amount: number | null }

export const estimateCurrency = 'USD'

/**
 * The lines of an offer beside those of the estimate. `notes`: what differs, in the order of the lines, '' where nothing
 * does. `gone`: what the travellers were shown and no line stands for.
 */
export function compareLines(lines: TypedLine[], shown: ShownLine[]) {
  const matches: (ShownLine | undefined)[] = lines.map(() => undefined)
  const left = new Set(shown)
  // A line as it was shown comes before one that only has its text, or only its figures.
  for (const fits of [isSame, hasSameText, hasSameFigures])
    for (const [index, line] of lines.entries()) {
      if (!line.text || matches[index]) continue
      const match = [...left].find((one) => fits(line, one))
      if (match) left.delete(match)
      matches[index] = match
    }
  return {
    notes: lines.map((line, index) => (line.text ? describeDifference(line, matches[index]) : '')),
    gone: [...left].map((one) => `${one.text}, ${formatFigures(one)}`),
  }
}

const isSame = (line: TypedLine, shown: ShownLine) => hasSameText(line, shown) && hasSameFigures(line, shown)

const hasSameText = ({ text }: TypedLine, shown: ShownLine) => text === shown.text

const hasSameFigures = ({ count, amount }: TypedLine, shown: ShownLine) =>
  count === shown.count && amount === shown.amount

function describeDifference(line: TypedLine, shown: ShownLine | undefined) {
  if (!shown) return 'Not in the estimate'
  if (isSame(line, shown)) return ''
  const text = hasSameText(line, shown) ? '' : `“${shown.text}”, `
  return `They were shown ${text}${formatFigures(shown)}`
}

const formatFigures = ({ count, amount }: ShownLine) =>
  `${count > 1 ? `${count} × ` : ''}${formatMoney(amount, estimateCurrency)}`
