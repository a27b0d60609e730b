/** Windows line ends and a byte order mark, for spreadsheets. A text that looks like a formula gets an apostrophe. */
export function toCsv(rows: unknown[][]) {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
}

function toCell(value: unknown) {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '')
  const inert = /^\s*[=+\-@|%＝＋－＠]/u.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}
