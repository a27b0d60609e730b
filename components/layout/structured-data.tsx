import type { Thing } from 'schema-dts'
import { scriptText, travelAgency, webSite } from '@/lib/seo/structured-data'

/** JSON-LD: one graph of the operator, the site and the page's own nodes. */
export async function StructuredData({ nodes = [] }: { nodes?: Thing[] }) {
  return <script type="application/ld+json">{scriptText([await travelAgency(), webSite(), ...nodes])}</script>
}
