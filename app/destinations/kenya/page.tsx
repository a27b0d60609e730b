import { readTextGroup } from '@/lib/content/queries'
import { rewordedPageMetadata } from '@/lib/seo/metadata'
import { DestinationPage } from '../_components/destination-page'

export const generateMetadata = () => rewordedPageMetadata('/destinations/kenya')

export default async function KenyaPage() {
  return (
    <DestinationPage
      href="/destinations/kenya"
      destination={await readTextGroup('kenya')}
      surface="soil"
      line="rolling"
    />
  )
}
