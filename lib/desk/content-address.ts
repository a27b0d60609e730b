const forms: Record<string, string | undefined> = {
  '/teams': 'team',
  '/fleet': 'fleet',
  '/volunteers': 'volunteer-openings',
}

/** Where at the desk the content of a public page is edited; for pages of several parts, a list of these. */
export function contentAddress(pathname: string) {
  const [, trip] = /^\/itineraries\/([1-9]\d{0,9})(?:\/|$)/.exec(pathname) ?? []
  if (trip) return `/desk/content/trips/${trip}`
  const form = forms[pathname]
  return form ? `/desk/content/${form}` : `/desk/content?page=${encodeURIComponent(pathname)}`
}
