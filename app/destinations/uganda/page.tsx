import { uganda } from '@/lib/content/destinations/uganda'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { DestinationPage } from '../_components/destination-page'

export const metadata = sitePageMetadata('/destinations/uganda')

export default function UgandaPage() {
  return <DestinationPage href="/destinations/uganda" destination={uganda} surface="leaf" line="forest" />
}
