// What is said while a page is on its way, where the specification has words for it.
import { packageTypeSlugs } from '@/lib/itineraries/choices'

/** While a list of itineraries is on its way: of this package type, or of all. */
export function loadingList(packageType?: string | null) {
  return packageType ? `Discovering ${packageType} packages...` : 'Discovering amazing adventures...'
}

/** While the page at this address of the site is on its way; nothing where the specification has no words. */
export function loadingPage(href: string) {
  const [path = '', query] = href.split('?')
  if (/^\/itineraries\/\d+$/.test(path)) return 'Loading safari adventure details...'
  if (path !== '/itineraries') return undefined
  const slug = new URLSearchParams(query).get('type')
  return loadingList(Object.entries(packageTypeSlugs).find((entry) => entry[1] === slug)?.[0])
}
