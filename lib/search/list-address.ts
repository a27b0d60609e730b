// The query of the list. Also used in the browser, so it does not depend on what the parameters mean.

/** The parameters, in the order of the URL. */
export const listParams = [
  ...([
    'query',
    'type',
    'country',
    'difficulty',
    'length',
    'price',
    'animal',
    'theme',
    'driving',
    'age',
    'dates',
  ] as const),
  ...(['highest', 'adults', 'kids', 'ages', 'month', 'from', 'best', 'budget', 'sort', 'after', 'parts'] as const),
]

/** The URL of the list with these parameters; empty and duplicate ones are left out. */
export function listAddress(pairs: Iterable<readonly [name: string, value: string]>) {
  const given = [...pairs]
  const params = new URLSearchParams()
  for (const name of listParams) {
    const values = new Set(given.flatMap((pair) => (pair[0] === name ? pair[1] : [])))
    for (const value of values) if (value) params.append(name, value)
  }
  return `/itineraries${`?${params}`.replace(/^\?$/, '')}` as `/itineraries?${string}`
}

/** The parameters in a URL of the list. */
export function readAddress(address: string) {
  return new URLSearchParams(address.split('?')[1])
}
