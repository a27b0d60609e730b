/** The path, and of the query only these names. */
export function addressOf(pathname: string, query: URLSearchParams, names: readonly string[] = []) {
  const read = new URLSearchParams([...query].filter(([name]) => names.includes(name)))
  return read.size ? `${pathname}?${read}` : pathname
}
