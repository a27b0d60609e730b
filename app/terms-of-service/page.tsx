import type { Metadata } from 'next'
import { StructuredData } from '@/components/layout/structured-data'
import { ContactLines } from '@/components/sections/contact-lines'
import { Reading } from '@/components/sections/reading'
import { config } from '@/lib/config'
import { termsOfService } from '@/lib/content/terms-of-service'

export const metadata: Metadata = {
  title: 'Terms of Service',
  description:
    'The rules for using this website: requests and bookings, prices, donations, reviews, fair use, liability, and how to reach us.',
}

export default function TermsOfServicePage() {
  const { phone, emails, postalAddress } = config
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
