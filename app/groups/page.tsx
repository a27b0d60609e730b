import type { Route } from 'next'
import { StructuredData } from '@/components/layout/structured-data'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Reading } from '@/components/sections/reading'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { type FleetVehicle, listFleetVehicles } from '@/lib/company/queries'
import { groupsTrail } from '@/lib/content/breadcrumbs'
import { counted } from '@/lib/content/format'
import { countVehicles, exampleGroup, groupWish } from '@/lib/content/groups'
import { readTextGroup } from '@/lib/content/queries'
import { wishHref } from '@/lib/search/filters'
import { rewordedPageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data'

export const generateMetadata = () => rewordedPageMetadata('/groups')

export default async function GroupsPage() {
  const [page, vehicles] = await Promise.all([readTextGroup('groups'), listFleetVehicles()])
  const available = vehicles.filter(({ available }) => available)
  // Rooms alone are told above.
  const hasExample =
    available.length > 0 || page.sections.some(({ id, points = [] }) => id === 'fourteen' && points.length > 1)
  const sections = page.sections.filter(({ id }) => hasExample || id !== 'fourteen')
  return (
    <>
      <Reading
        page={{ ...page, sections }}
        back={<Breadcrumbs trail={groupsTrail} />}
        picture="/images/heroes/camp-night.jpg"
        details={{
          vehicles: <Vehicles vehicles={available} />,
          fourteen: <ExampleVehicles vehicles={available} />,
          agents: <AgentLink />,
          ask: <Request />,
        }}
      />
      <StructuredData nodes={[breadcrumbList(groupsTrail)]} />
    </>
  )
}

function Vehicles({ vehicles }: { vehicles: FleetVehicle[] }) {
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

/** By the vehicle that most trips use, the first of the fleet. */
function ExampleVehicles({ vehicles: [vehicle] }: { vehicles: FleetVehicle[] }) {
  const count = vehicle && countVehicles(exampleGroup, vehicle.capacity)
  if (!count) return null
  return (
    <dl className="term-list mt-5">
      <dt>{vehicle.name}</dt>
      <dd>
        {counted(count, 'vehicle')} for {exampleGroup} guests
      </dd>
    </dl>
  )
}

function AgentLink() {
  return (
    <p className="mt-4 print:hidden">
      <TextLink href="/groups/agents">Ask for rates as an agent</TextLink>
    </p>
  )
}

function Request() {
  return (
    <div className="my-6 flex flex-wrap gap-3 print:hidden">
      <LinkButton href={wishHref(groupWish, null) as Route}>Ask for a group trip</LinkButton>
      <LinkButton href="/groups/agents" tone="outline">
        Ask as an agent
      </LinkButton>
    </div>
  )
}
