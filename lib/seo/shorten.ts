// Shortens texts to what fits elsewhere.

/**
 * The text in at most `limit` characters: as many whole words as fit, then an ellipsis. Takes any text; its white space
 * becomes single spaces.
 */
export function shorten(text: string, limit: number) {
  const whole = text.trim().replace(/\s+/g, ' ')
  if (whole.length <= limit) return whole
  const cut = whole.slice(0, limit)
  const end = cut.lastIndexOf(' ')
  // A very long last word is cut; half a surrogate pair never stays.
  const kept = (end > limit / 2 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.replace(/[\s.,;:–-]+$/, '')}…`
}
