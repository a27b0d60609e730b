import { StructuredData } from '@/components/layout/structured-data'
import { Reading } from '@/components/sections/reading'
import { reviewPolicy } from '@/lib/content/review-policy'
import { config } from '@/lib/platform/config'
import { invitationDays } from '@/lib/reviews/invitations'
import { countRemovals } from '@/lib/reviews/queries'
import { sitePageMetadata } from '@/lib/seo/metadata'

export const metadata = sitePageMetadata('/how-we-handle-reviews')

export default async function HowWeHandleReviewsPage() {
  return (
    <>
      <Reading
        page={reviewPolicy({
          ...(await countRemovals()),
          inviteAfterDays: config.inviteAfterDays,
          invitationDays,
        })}
      />
      <StructuredData />
    </>
  )
}
