import { StructuredData } from '@/components/layout/structured-data'
import { Reading } from '@/components/sections/reading'
import { privacy, statisticsNote } from '@/lib/content/privacy'
import { readTextGroup } from '@/lib/content/queries'
import { withLists } from '@/lib/content/reading'
import { config } from '@/lib/platform/config'
import { rewordedPageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => rewordedPageMetadata('/privacy')

export default async function PrivacyPage() {
  const { analytics } = config
  return (
    <>
      <Reading
        page={withLists(await readTextGroup('privacy'), privacy)}
        details={
          analytics
            ? {
                'what-we-do-not-do': (
                  <p className="mt-4 font-serif text-body">{statisticsNote(new URL(analytics.tag.src).host)}</p>
                ),
              }
            : {}
        }
      />
      <StructuredData />
    </>
  )
}
