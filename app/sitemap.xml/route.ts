import { pages } from '@/lib/content/pages'
import { readTextGroup } from '@/lib/content/queries'
import { listItineraryDates } from '@/lib/itineraries/queries'
import { config } from '@/lib/platform/config'
import { listSitemap, writeSitemap } from '@/lib/seo/sitemap'

// Inlined at build time (next.config.ts).
const builtAt = process.env.BUILT_AT ?? ''

export async function GET() {
  const [activities, itineraries] = await Promise.all([readTextGroup('activities'), listItineraryDates()])
  const entries = listSitemap({ site: config, builtAt, pages, activities, itineraries })
  return new Response(writeSitemap(entries), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
