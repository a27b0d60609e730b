import { ArrowLeft } from 'lucide-react'
import { StructuredData } from '@/components/layout/structured-data'
import { ContactLines } from '@/components/sections/contact-lines'
import { Reading } from '@/components/sections/reading'
import { LinkButton } from '@/components/ui/button'
import { readContactDetails, readTextGroup } from '@/lib/content/queries'
import { rewordedPageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => rewordedPageMetadata('/terms')

export default async function TermsPage() {
  const { phone, emails } = await readContactDetails()
  const { agreement, ...terms } = await readTextGroup('terms')
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
          <h2 className="font-head text-head">{agreement.heading}</h2>
          <p className="mt-3 max-w-text font-serif text-body">{agreement.text}</p>
        </section>
      </Reading>
      <StructuredData />
    </>
  )
}
