import type { SitePage } from '../content/pages'

type Source = {
  site: { siteUrl: string; imageHosts: string[] }
  /** ISO 8601. */
  builtAt: string
  pages: Record<string, SitePage>
  activities: { slug: string; image: string }[]
  itineraries: { id: number; imageUrl: string | null; changedAt: string }[]
}

type Entry = { address: string; changedAt: string; image: string | null }

/** Dates of the itinerary's row or the build; for pages that show trips the latest of all. */
export function listSitemap({ site, builtAt, pages, activities, itineraries }: Source): Entry[] {
  const newest = [builtAt, ...itineraries.map(({ changedAt }) => changedAt)].toSorted().at(-1) ?? builtAt
  const entry = (path: string, changedAt: string, image: string | null) => ({
    address: `${site.siteUrl}${path === '/' ? '' : path}`,
    changedAt,
    image: imageAddress(image, site),
  })
  return [
    ...Object.entries(pages)
      .filter(([, { isPrivate }]) => !isPrivate)
      .map(([path, { card, showsItineraries }]) => entry(path, showsItineraries ? newest : builtAt, card.picture)),
    ...activities.map(({ slug, image }) => entry(`/community/${slug}`, builtAt, image)),
    ...itineraries.map(({ id, imageUrl, changedAt }) => entry(`/itineraries/${id}`, changedAt, imageUrl)),
  ]
}

function imageAddress(image: string | null, { siteUrl, imageHosts }: Source['site']) {
  if (!image || !URL.canParse(image, siteUrl)) return null
  const { href, origin, protocol, hostname } = new URL(image, siteUrl)
  const isOurs = origin === new URL(siteUrl).origin
  return isOurs || (protocol === 'https:' && imageHosts.includes(hostname)) ? href : null
}

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** Next.js 16.4 writes images before lastmod, against the protocol, and does not escape ampersands. */
export function writeSitemap(entries: Entry[]) {
  const urls = entries.map(({ address, changedAt, image }) => {
    const picture = image ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>` : ''
    return `<url><loc>${escapeXml(address)}</loc><lastmod>${changedAt}</lastmod>${picture}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('')}</urlset>\n`
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')
