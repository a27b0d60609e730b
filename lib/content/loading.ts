import { packageTypeSlugs } from '@/lib/itineraries/choices'

/** Undefined where the specification has no words for it. */
export function loadingPage(href: string) {
  const [path = '', query] = href.split('?')
  if (/^\/itineraries\/\d+$/.test(path)) return 'Loading safari adventure details...'
  if (path !== '/itineraries') return undefined
  const slug = new URLSearchParams(query).get('type')
  const [packageType] = Object.entries(packageTypeSlugs).find((entry) => entry[1] === slug) ?? []
  return packageType ? `Discovering ${packageType} packages...` : 'Discovering amazing adventures...'
}
