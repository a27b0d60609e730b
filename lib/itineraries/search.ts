// Turns what a visitor typed into the words the database looks for.

/**
 * Lower case without accents, as the SQL function search_normalize does it.
 * Takes any text, returns the normalised text.
 */
export function normalizeSearch(text: string) {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}

/**
 * The words of a search, at most eight, with the wildcards of LIKE escaped.
 * Takes the text of the search box, returns the words; all of them must match (decision 66).
 */
export function searchWords(text: string) {
  return normalizeSearch(text)
    .split(/[\s\p{Cc}]+/u) // a NUL character would make PostgreSQL refuse the whole query
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
}
