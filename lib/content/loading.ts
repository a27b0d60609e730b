import { packageTypeSlugs } from '@/lib/itineraries/choices'

export function loadingList(packageType?: string | null) {
  return packageType ? `Discovering ${packageType} packages...` : 'Discovering amazing adventures...'
}

/** Null where the specification has no words for it. */
export function loadingPage(href: string) {
  const [path = '', query] = href.split('?')
  if (/^\/itineraries\/\d+$/.test(path)) return 'Loading safari adventure details...'
  if (path !== '/itineraries') return undefined
  const slug = new URLSearchParams(query).get('type')
  return loadingList(Object.entries(packageTypeSlugs).find((entry) => entry[1] === slug)?.[0])
}
