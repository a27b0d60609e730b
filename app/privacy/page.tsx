import { StructuredData } from '@/components/layout/structured-data'
import { ContactLines } from '@/components/sections/contact-lines'
import { Reading } from '@/components/sections/reading'
import { privacy } from '@/lib/content/privacy'
import { readContactDetails } from '@/lib/content/queries'
import { sitePageMetadata } from '@/lib/seo/metadata'

export const metadata = sitePageMetadata('/privacy')

export default async function PrivacyPage() {
  const { phone, emails, postalAddress } = await readContactDetails()
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
