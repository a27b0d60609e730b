import { config } from '@/lib/config'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { InvitationPage } from './_components/invitation-page'
import { InvitedForm } from './_components/invited-form'

export const metadata = sitePageMetadata('/review')

export default function ReviewPage() {
  const { phone, whatsapp, emails } = config
  return (
    <InvitationPage>
      <InvitedForm invited={null} contacts={{ phone, whatsapp, email: emails.reservations }} />
    </InvitationPage>
  )
}
