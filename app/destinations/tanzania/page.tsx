import { readTextGroup } from '@/lib/content/queries'
import { rewordedPageMetadata } from '@/lib/seo/metadata'
import { DestinationPage } from '../_components/destination-page'

export const generateMetadata = () => rewordedPageMetadata('/destinations/tanzania')

export default async function TanzaniaPage() {
  return (
    <DestinationPage
      href="/destinations/tanzania"
      destination={await readTextGroup('tanzania')}
      surface="lake"
      line="peak"
    />
  )
}
