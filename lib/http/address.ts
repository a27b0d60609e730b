/** The path, and of the query only these names; without names all of it. */
export function addressOf(pathname: string, query: URLSearchParams, names?: readonly string[]) {
  const read = new URLSearchParams([...query].filter(([name]) => names?.includes(name) ?? true))
  return read.size ? `${pathname}?${read}` : pathname
}
