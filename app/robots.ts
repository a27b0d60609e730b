import type { MetadataRoute } from 'next'
import { config } from '@/lib/platform/config'

// Nothing is disallowed: pages that are not for search engines say noindex, which must be read to count.
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${config.siteUrl}/sitemap.xml` }
}
