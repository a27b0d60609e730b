import { packageTypeSlugs } from '../domain/choices'

/** Undefined where the specification has no loading state. */
export function loadingPage(href: string) {
  const [path = '', query] = href.split('?')
  if (/^\/itineraries\/\d+$/.test(path)) return 'Loading safari adventure details...'
  if (path === '/teams') return 'Loading our team...'
  if (path === '/fleet') return 'Loading our vehicles...'
  if (!/^\/(itineraries$|destinations\/|experiences\/[al])/.test(path)) return undefined
  const slug = new URLSearchParams(query).get('type')
  const [packageType] = Object.entries(packageTypeSlugs).find((entry) => entry[1] === slug) ?? []
  return packageType ? `Discovering ${packageType} packages...` : 'Discovering amazing adventures...'
}
