import { StructuredData } from '@/components/layout/structured-data'
import { Reading } from '@/components/sections/reading'
import { readTextGroup } from '@/lib/content/queries'
import { rewordedPageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => rewordedPageMetadata('/terms-of-service')

export default async function TermsOfServicePage() {
  return (
    <>
      <Reading page={await readTextGroup('terms-of-service')} />
      <StructuredData />
    </>
  )
}
