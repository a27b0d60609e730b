// Tables as CSV that a spreadsheet shows and never calculates.

/**
 * Comma-separated values with Windows line ends and the mark by which spreadsheets know UTF-8. Takes rows of values.
 * A text that a spreadsheet would take for a formula gets an apostrophe in front.
 */
export function toCsv(rows: unknown[][]) {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
}

function toCell(value: unknown) {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '')
  const inert = /^\s*[=+\-@|%＝＋－＠]/u.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}
