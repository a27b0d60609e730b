import { StructuredData } from '@/components/layout/structured-data'
import { ContactLines } from '@/components/sections/contact-lines'
import { NumberedList } from '@/components/sections/numbered-list'
import { Container } from '@/components/sections/section'
import { SideHill } from '@/components/sections/side-hill'
import { TextLink } from '@/components/ui/text-link'
import { listVolunteers } from '@/lib/company/queries'
import { volunteerTrail } from '@/lib/content/breadcrumbs'
import { contactsFor, readContactDetails, readPagePicture } from '@/lib/content/queries'
import { mapTexts } from '@/lib/content/texts'
import { volunteerApplication } from '@/lib/content/volunteer-application'
import { keepUnits } from '@/lib/domain/details'
import { programs } from '@/lib/domain/programmes'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data'
import { Application } from './_components/application'

export const metadata = sitePageMetadata('/volunteer')

export default async function VolunteerPage() {
  const [contacts, listed, picture] = await Promise.all([
    contactsFor('volunteers'),
    listVolunteers(),
    readPagePicture('/volunteer'),
  ])
  const openings = mapTexts(listed, keepUnits)
  const availability = new Map(
    programs.map(({ value, label }) => [String(value), openings.find(({ name }) => name === label)?.availability]),
  )
  return (
    <>
      <SideHill
        surface="lake"
        picture={picture}
        title={volunteerApplication.title}
        lead={volunteerApplication.intro}
        trail={volunteerTrail}
      />
      <Container className="grid gap-x-[clamp(2.5rem,5vw,5rem)] gap-y-10 pt-[clamp(1.5rem,3vw,3rem)] pb-band *:min-w-0 wide:grid-cols-[minmax(0,1fr)_23rem]">
        <Application contacts={contacts} availability={availability} />
        <ApplicationSidebar />
      </Container>
      <StructuredData nodes={[breadcrumbList(volunteerTrail)]} />
    </>
  )
}

async function ApplicationSidebar() {
  const { phone, emails } = await readContactDetails()
  const { expect, costs, ask } = volunteerApplication
  return (
    <aside aria-label={expect.title} className="wide:sticky wide:top-26 wide:self-start">
      <div className="rounded-panel border border-line bg-white p-[clamp(1.25rem,3vw,2rem)] shadow-lift">
        <h2 className="font-head text-head">{expect.title}</h2>
        <NumberedList items={expect.points} />
        <h3 className="mt-6 border-line border-t pt-5 font-head text-card">{costs.title}</h3>
        <p className="mt-2 font-serif leading-normal">{costs.text}</p>
        <TextLink href="/terms" className="mt-1">
          {costs.terms}
        </TextLink>
      </div>
      {(phone || emails.volunteers) && (
        <>
          <h2 className="mt-8 mb-1 font-head text-card">{ask}</h2>
          <ContactLines phone={phone} emails={[emails.volunteers]} />
        </>
      )}
    </aside>
  )
}
