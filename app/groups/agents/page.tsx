import { StructuredData } from '@/components/layout/structured-data'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Section } from '@/components/sections/section'
import { agentsTrail } from '@/lib/content/breadcrumbs'
import { agentsPage } from '@/lib/content/groups'
import { contactsFor } from '@/lib/content/queries'
import { listItineraryOptions } from '@/lib/search/lists'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data'
import { AgentForm } from './_components/agent-form'

export const metadata = sitePageMetadata('/groups/agents')

export default async function AgentsPage() {
  const [{ itineraries }, contacts] = await Promise.all([listItineraryOptions(), contactsFor()])
  return (
    <>
      <Section padding="compact">
        <header className="mb-stack">
          <Breadcrumbs trail={agentsTrail} />
          <h1 className="mt-6 font-display text-hero">{agentsPage.title}</h1>
          <p className="mt-5 max-w-[44rem] font-serif text-lead text-ink-soft">{agentsPage.intro}</p>
        </header>
        <AgentForm itineraries={itineraries} contacts={contacts} />
      </Section>
      <StructuredData nodes={[breadcrumbList(agentsTrail)]} />
    </>
  )
}
