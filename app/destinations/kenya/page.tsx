import { kenya } from '@/lib/content/destinations/kenya'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { DestinationPage } from '../_components/destination-page'

export const metadata = sitePageMetadata('/destinations/kenya')

export default function KenyaPage() {
  return <DestinationPage href="/destinations/kenya" destination={kenya} surface="soil" line="rolling" />
}
