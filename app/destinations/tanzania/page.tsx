import { tanzania } from '@/lib/content/destinations/tanzania'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { DestinationPage } from '../_components/destination-page'

export const metadata = sitePageMetadata('/destinations/tanzania')

export default function TanzaniaPage() {
  return <DestinationPage href="/destinations/tanzania" destination={tanzania} surface="lake" line="peak" />
}
