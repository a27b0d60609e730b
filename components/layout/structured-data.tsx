import type { Thing } from 'schema-dts'
import { scriptText, travelAgency, webSite } from '@/lib/seo/structured-data'

/** For search engines: one graph of the operator, the site and the page's own things. */
export async function StructuredData({ nodes = [] }: { nodes?: Thing[] }) {
  return <script type="application/ld+json">{scriptText([await travelAgency(), webSite(), ...nodes])}</script>
}
