import { StructuredData } from '@/components/layout/structured-data'
import { Reading } from '@/components/sections/reading'
import { privacy } from '@/lib/content/privacy'
import { readTextGroup } from '@/lib/content/queries'
import { withLists } from '@/lib/content/reading'
import { rewordedPageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => rewordedPageMetadata('/privacy')

export default async function PrivacyPage() {
  return (
    <>
      <Reading page={withLists(await readTextGroup('privacy'), privacy)} />
      <StructuredData />
    </>
  )
}
