import { StructuredData } from '@/components/layout/structured-data'
import { Reading } from '@/components/sections/reading'
import { readTextGroup } from '@/lib/content/queries'
import { reviewPolicy } from '@/lib/content/review-policy'
import { config } from '@/lib/platform/config'
import { invitationDays } from '@/lib/reviews/invitations'
import { countRemovals } from '@/lib/reviews/queries'
import { rewordedPageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => rewordedPageMetadata('/how-we-handle-reviews')

export default async function HowWeHandleReviewsPage() {
  return (
    <>
      <Reading
        page={reviewPolicy(await readTextGroup('how-we-handle-reviews'), {
          ...(await countRemovals()),
          inviteAfterDays: config.inviteAfterDays,
          invitationDays,
        })}
      />
      <StructuredData />
    </>
  )
}
