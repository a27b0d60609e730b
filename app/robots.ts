import type { MetadataRoute } from 'next'
import { config } from '@/lib/config'

// Nothing is disallowed: what is not for search engines says so itself (noindex), and must be read to be obeyed.
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${config.siteUrl}/sitemap.xml` }
}
