import { StructuredData } from '@/components/layout/structured-data'
import { Reading } from '@/components/sections/reading'
import { privacy } from '@/lib/content/privacy'
import { sitePageMetadata } from '@/lib/seo/metadata'

export const metadata = sitePageMetadata('/privacy')

export default function PrivacyPage() {
  return (
    <>
      <Reading page={privacy} />
      <StructuredData />
    </>
  )
}
