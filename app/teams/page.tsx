import { StructuredData } from '@/components/layout/structured-data'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { listTeamMembers } from '@/lib/company/queries'
import { teamTrail } from '@/lib/content/breadcrumbs'
import { teamPage } from '@/lib/content/team'
import { mapTexts } from '@/lib/content/texts'
import { keepUnits } from '@/lib/domain/details'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data'
import { MemberCard } from './_components/member-card'

export const metadata = sitePageMetadata('/teams')

export default function TeamsPage() {
  const { title, intro, closing } = teamPage
  return (
    <Section>
      <div className="grid gap-x-column gap-y-[clamp(2.5rem,5vw,4.5rem)] md:grid-cols-2 lg:grid-cols-4">
        <div className="md:col-span-2 lg:pr-8">
          <Breadcrumbs trail={teamTrail} />
          <h1 className="font-display text-hero">{title}</h1>
          <p className="mt-5 max-w-[34rem] font-serif text-lead text-ink-soft">{intro}</p>
        </div>
        <TeamMembers />
        <div className="border-ink border-t-2 pt-4.5 md:col-span-2 md:self-end print:hidden">
          <h2 className="font-head text-head">{closing.title}</h2>
          <p className="mt-2.5 max-w-text font-serif text-body text-ink-soft">{closing.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton href={closing.contact.href}>{closing.contact.label}</LinkButton>
            <LinkButton href={closing.fleet.href} tone="outline">
              {closing.fleet.label}
            </LinkButton>
          </div>
        </div>
      </div>
      <StructuredData nodes={[breadcrumbList(teamTrail)]} />
    </Section>
  )
}

async function TeamMembers() {
  const members = mapTexts(await listTeamMembers(), keepUnits)
  if (members.length === 0) return <p className="font-serif text-body md:col-span-2">{teamPage.empty}</p>
  return (
    <ul className="contents">
      {members.map((member, index) => (
        <MemberCard key={member.id} member={member} isFirstView={index < 2} />
      ))}
    </ul>
  )
}
