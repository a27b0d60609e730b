import { StructuredData } from '@/components/layout/structured-data'
import { ContactLines } from '@/components/sections/contact-lines'
import { Reading } from '@/components/sections/reading'
import { config } from '@/lib/config'
import { privacy } from '@/lib/content/privacy'
import { sitePageMetadata } from '@/lib/seo/metadata'

export const metadata = sitePageMetadata('/privacy')

export default function PrivacyPage() {
  const { phone, emails, postalAddress } = config
  return (
    <>
      <Reading
        page={privacy}
        contact={<ContactLines phone={phone} emails={[emails.reservations]} address={postalAddress} />}
      />
      <StructuredData />
    </>
  )
}
