import { contactsFor } from '@/lib/content/queries'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { InvitationPage } from './_components/invitation-page'
import { InvitedForm } from './_components/invited-form'

export const metadata = sitePageMetadata('/review')

export default async function ReviewPage() {
  return (
    <InvitationPage>
      <InvitedForm invited={null} contacts={await contactsFor()} />
    </InvitationPage>
  )
}
