import { StructuredData } from '@/components/layout/structured-data'
import { ContactLines } from '@/components/sections/contact-lines'
import { Reading } from '@/components/sections/reading'
import { readContactDetails } from '@/lib/content/queries'
import { termsOfService } from '@/lib/content/terms-of-service'
import { sitePageMetadata } from '@/lib/seo/metadata'

export const metadata = sitePageMetadata('/terms-of-service')

export default async function TermsOfServicePage() {
  const { phone, emails, postalAddress } = await readContactDetails()
  return (
    <>
      <Reading
        page={termsOfService}
        contact={<ContactLines phone={phone} emails={[emails.reservations]} address={postalAddress} />}
      />
      <StructuredData />
    </>
  )
}
