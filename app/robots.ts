import type { MetadataRoute } from 'next'
import { config } from '@/lib/platform/config'
import { pageRoutes } from '@/lib/seo/page-routes'

/** Of the list, each by itself: what people search for. */
const found = ['type', 'country', 'month']

/**
 * Combinations of filters, parties, months and sorting are thousands of addresses, on which a search engine would spend
 * its visits. Everything else is open: crawlers must read a page to see its noindex.
 */
export default function robots(): MetadataRoute.Robots {
  const questions = pageRoutes.map(({ path }) => `${path.replace(/:\w+\(.+?\)/, '*')}?`)
  return {
    rules: {
      userAgent: '*',
      allow: ['/', ...found.map((name) => `/itineraries?${name}=`)],
      // The longest rule wins.
      disallow: [...questions, ...found.map((name) => `/itineraries?${name}=*&`)],
    },
    sitemap: `${config.siteUrl}/sitemap.xml`,
  }
}
