// The address of the list as names and values. The browser makes it too, so nothing here knows what they mean.

/** What an address of the list can say, in this order. */
export const listParams = [
  ...(['query', 'type', 'country', 'difficulty', 'length', 'price', 'animal', 'theme', 'driving', 'age'] as const),
  ...(['highest', 'adults', 'kids', 'ages', 'month', 'from', 'best', 'sort', 'after'] as const),
]

/** The address of the list that says these pairs of name and value; what is empty or given twice is left out. */
export function listAddress(pairs: Iterable<readonly [name: string, value: string]>) {
  const given = [...pairs]
  const params = new URLSearchParams()
  for (const name of listParams) {
    const values = new Set(given.flatMap((pair) => (pair[0] === name ? pair[1] : [])))
    for (const value of values) if (value) params.append(name, value)
  }
  return `/itineraries${`?${params}`.replace(/^\?$/, '')}` as `/itineraries?${string}`
}

/** What an address of the list says. */
export function readAddress(address: string) {
  return new URLSearchParams(address.split('?')[1])
}
