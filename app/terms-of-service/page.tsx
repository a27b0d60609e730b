import { StructuredData } from '@/components/layout/structured-data'
import { Reading } from '@/components/sections/reading'
import { termsOfService } from '@/lib/content/terms-of-service'
import { sitePageMetadata } from '@/lib/seo/metadata'

export const metadata = sitePageMetadata('/terms-of-service')

export default function TermsOfServicePage() {
  return (
    <>
      <Reading page={termsOfService} />
      <StructuredData />
    </>
  )
}
