import type { Metadata } from 'next'
import { StructuredData } from '@/components/layout/structured-data'
import { ContactLines } from '@/components/sections/contact-lines'
import { Reading } from '@/components/sections/reading'
import { config } from '@/lib/config'
import { privacy } from '@/lib/content/privacy'

export const metadata: Metadata = {
  title: 'Privacy Policy',
  description:
    'What we store when you write to us, why, for how long, who sees it, and your rights under Kenya’s Data Protection Act, 2019.',
}

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
