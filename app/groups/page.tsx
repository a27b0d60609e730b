import type { Route } from 'next'
import { StructuredData } from '@/components/layout/structured-data'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Reading } from '@/components/sections/reading'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { listFleetVehicles } from '@/lib/company/queries'
import { groupsTrail } from '@/lib/content/breadcrumbs'
import { groupWish } from '@/lib/content/groups'
import { readTextGroup } from '@/lib/content/queries'
import { wishHref } from '@/lib/search/filters'
import { rewordedPageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data'

export const generateMetadata = () => rewordedPageMetadata('/groups')

export default async function GroupsPage() {
  return (
    <>
      <Reading
        page={await readTextGroup('groups')}
        back={<Breadcrumbs trail={groupsTrail} />}
        picture="/images/heroes/camp-night.jpg"
        details={{ vehicles: <Vehicles />, ask: <Request /> }}
      />
      <StructuredData nodes={[breadcrumbList(groupsTrail)]} />
    </>
  )
}

async function Vehicles() {
  const vehicles = (await listFleetVehicles()).filter(({ available }) => available)
  if (vehicles.length === 0) return null
  return (
    <>
      <p className="mt-4 font-serif text-body">This is how many guests each vehicle, aircraft and boat takes:</p>
      <dl className="term-list mt-5">
        {vehicles.map(({ id, name, capacity }) => [<dt key={id}>{name}</dt>, <dd key={`${id} seats`}>{capacity}</dd>])}
      </dl>
      <p className="mt-4">
        <TextLink href="/fleet">Our safari fleet</TextLink>
      </p>
    </>
  )
}

function Request() {
  return (
    <div className="my-6 flex flex-wrap gap-3 print:hidden">
      <LinkButton href={wishHref(groupWish, null) as Route}>Ask for a group trip</LinkButton>
      <LinkButton href="/contact" tone="outline">
        Write as an agent
      </LinkButton>
    </div>
  )
}
