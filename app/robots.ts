import type { MetadataRoute } from 'next'
import { config } from '@/lib/platform/config'

// Nothing is disallowed: crawlers must read a page to see its noindex.
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${config.siteUrl}/sitemap.xml` }
}
