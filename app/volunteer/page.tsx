import { StructuredData } from '@/components/layout/structured-data'
import { Container } from '@/components/sections/container'
import { SideHill } from '@/components/sections/side-hill'
import { listVolunteers } from '@/lib/company/volunteers'
import { volunteerTrail } from '@/lib/content/breadcrumbs'
import { contactsFor } from '@/lib/content/queries'
import { volunteerApplication } from '@/lib/content/volunteer-application'
import { programs } from '@/lib/domain/programmes'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumb-list'
import { Application } from './_components/application'
import { ApplicationSidebar } from './_components/application-sidebar'

export const metadata = sitePageMetadata('/volunteer')

export default async function VolunteerPage() {
  const [contacts, openings] = await Promise.all([contactsFor('volunteers'), listVolunteers()])
  const availability = Object.fromEntries(
    programs.map(({ value, label }) => [value, openings.find(({ name }) => name === label)?.availability]),
  )
  return (
    <>
      <SideHill
        ground="lake"
        src={volunteerApplication.image}
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
