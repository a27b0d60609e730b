import { readTextGroup } from '@/lib/content/queries'
import { rewordedPageMetadata } from '@/lib/seo/metadata'
import { DestinationPage } from '../_components/destination-page'

export const generateMetadata = () => rewordedPageMetadata('/destinations/uganda')

export default async function UgandaPage() {
  return (
    <DestinationPage
      href="/destinations/uganda"
      destination={await readTextGroup('uganda')}
      surface="leaf"
      line="forest"
    />
  )
}
