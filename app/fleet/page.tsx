import { StructuredData } from '@/components/layout/structured-data'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { listFleetVehicles } from '@/lib/company/queries'
import { fleetTrail } from '@/lib/content/breadcrumbs'
import { fleetPage } from '@/lib/content/fleet'
import { mapTexts } from '@/lib/content/texts'
import { keepUnits } from '@/lib/domain/details'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data'
import { VehicleSheet } from './_components/vehicle-sheet'

export const metadata = sitePageMetadata('/fleet')

export default async function FleetPage() {
  const { title, intro, closing, empty } = fleetPage
  const vehicles = mapTexts(await listFleetVehicles(), keepUnits)
  const isEmpty = vehicles.length === 0
  return (
    <>
      <Section padding="compact">
        <Breadcrumbs trail={fleetTrail} />
        <h1 className="font-display text-hero">{title}</h1>
        <p className="mt-5 max-w-[44rem] font-serif text-lead text-ink-soft">{isEmpty ? empty.intro : intro}</p>
      </Section>
      {!isEmpty && (
        <Section padding="below">
          <ul className="grid gap-y-[clamp(3rem,6vw,6rem)]">
            {vehicles.map((vehicle, index) => (
              <VehicleSheet key={vehicle.id} vehicle={vehicle} isFirstView={index === 0} />
            ))}
          </ul>
        </Section>
      )}
      <Section tone="sand" padding="compact" className="print:hidden">
        <h2 className="font-display text-title">{isEmpty ? empty.title : closing.title}</h2>
        <p className="mt-4 max-w-text font-serif text-lead text-ink-soft">{closing.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <LinkButton href={closing.contact.href}>{closing.contact.label}</LinkButton>
          <LinkButton href={closing.itineraries.href} tone="outline">
            {closing.itineraries.label}
          </LinkButton>
        </div>
      </Section>
      <StructuredData nodes={[breadcrumbList(fleetTrail)]} />
    </>
  )
}
