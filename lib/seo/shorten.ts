/** Whole words up to `limit` characters, then an ellipsis. Collapses white space. */
export function shorten(text: string, limit: number) {
  const whole = text.trim().replace(/\s+/g, ' ')
  if (whole.length <= limit) return whole
  const cut = whole.slice(0, limit)
  const end = cut.lastIndexOf(' ')
  // A very long last word is cut, but not inside a surrogate pair.
  const shortened = (end > limit / 2 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/[\uD800-\uDBFF]$/, '')
  return `${shortened.replace(/[\s.,;:–-]+$/, '')}…`
}
