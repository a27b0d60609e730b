import { ArrowLeft } from 'lucide-react'
import { StructuredData } from '@/components/layout/structured-data'
import { ContactLines } from '@/components/sections/contact-lines'
import { Reading } from '@/components/sections/reading'
import { LinkButton } from '@/components/ui/button'
import { readContactDetails } from '@/lib/content/queries'
import { terms, termsAgreement } from '@/lib/content/terms'
import { sitePageMetadata } from '@/lib/seo/metadata'

export const metadata = sitePageMetadata('/terms')

export default async function TermsPage() {
  const { phone, emails } = await readContactDetails()
  return (
    <>
      <Reading
        page={terms}
        // Specification: labelled as the application, but links to the programmes page.
        back={
          <LinkButton href="/volunteers" tone="outline" size="small" className="print:hidden">
            <ArrowLeft className="size-5" />
            Back to Volunteer Application
          </LinkButton>
        }
        contact={<ContactLines phone={phone} emails={[emails.volunteers]} />}
      >
        <section className="mt-2 rounded-panel bg-leaf-wash p-[clamp(1.25rem,3vw,2rem)] md:ml-22">
          <h2 className="font-head text-head">{termsAgreement.heading}</h2>
          <p className="mt-3 max-w-text font-serif text-body">{termsAgreement.text}</p>
        </section>
      </Reading>
      <StructuredData />
    </>
  )
}
