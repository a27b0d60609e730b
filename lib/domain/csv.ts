/** A table for spreadsheets, which read it as UTF-8 because of the byte order mark. */
export async function* toCsv<Line>(columns: (keyof Line & string)[], batches: AsyncIterable<Line[]>) {
  yield `\uFEFF${csvLine(columns)}`
  for await (const lines of batches) yield lines.map((line) => csvLine(columns.map((column) => line[column]))).join('')
}

/** Formulas get a leading apostrophe (CSV injection); a number below zero is none. */
export const csvLine = (cells: unknown[]) => `${cells.map(toCell).join(',')}\r\n`

function toCell(value: unknown) {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '')
  const isFormula = /^\s*[=+\-@|%＝＋－＠]/u.test(text) && !/^-\d+(\.\d+)?$/.test(text)
  const inert = isFormula ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}
