import type { Value } from './cell'
import type { Change } from './sheet'

const longest = 70
const nothing = 'nothing'
// Pages fall back to the default text.
const original = 'so the site shows the original text again'

function shown(value: Value | undefined) {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  const line = text.replace(/\s+/g, ' ')
  return line === '' ? nothing : line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

// Starts where two long texts differ.
function difference(before: Value | undefined, after: Value | undefined) {
  const [a, b] = [before, after].map((value) => String(value ?? '').replace(/\s+/g, ' '))
  if (typeof before !== 'string' || typeof after !== 'string' || a === undefined || b === undefined) return null
  if (a.length <= longest && b.length <= longest) return null
  let same = 0
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1
  const from = Math.max(0, same - 20)
  return `…${a.slice(from, from + longest)}… -> …${b.slice(from, from + longest)}…`
}

/** 'Prices 6 / January to June: Party of 6: 1650 -> 1700', one line per field, or per row added or removed. */
export function describeChange({ sheet, key, kind, before, after }: Change): string[] {
  const row = after ?? before ?? {}
  const name = `${sheet.name} ${key}`
  const label = row.title ?? row.name
  const title = label && !key.includes(String(label)) ? ` (${shown(label)})` : ''
  const isWord = sheet.name === 'Words'
  if (kind !== 'changed') return [`${name}${title}: ${kind}${isWord ? `, ${original}` : ''}`]
  return sheet.columns
    .filter(({ field }) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after?.[field] ?? null))
    .map((column) => {
      const [was, is] = [before?.[column.field], after?.[column.field]]
      const what = `${name}${title}: ${column.name}`
      if (shown(is) === nothing) return `${what}: emptied, ${isWord ? original : `it was ${shown(was)}`}`
      return `${what}: ${difference(was, is) ?? `${shown(was)} -> ${shown(is)}`}`
    })
}
