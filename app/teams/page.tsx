import { StructuredData } from '@/components/layout/structured-data'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Credentials } from '@/components/sections/credentials'
import { Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { SafariImage } from '@/components/ui/safari-image'
import { listTeamMembers, type TeamMember } from '@/lib/company/queries'
import { teamTrail } from '@/lib/content/breadcrumbs'
import { counted } from '@/lib/content/format'
import { pictures } from '@/lib/content/pictures'
import { teamPage } from '@/lib/content/team'
import { mapTexts } from '@/lib/content/texts'
import { usablePicture } from '@/lib/content/usable-picture'
import { keepUnits } from '@/lib/domain/details'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data'

export const metadata = sitePageMetadata('/teams')

export default async function TeamsPage() {
  const { title, intro, empty } = teamPage
  const members = mapTexts(await listTeamMembers(), keepUnits)
  const closing = { ...teamPage.closing, ...(members.length === 0 && empty) }
  return (
    <>
      <Section>
        <div className="grid gap-x-column gap-y-[clamp(2.5rem,5vw,4.5rem)] md:grid-cols-2 lg:grid-cols-4">
          <div className="md:col-span-2 lg:pr-8">
            <Breadcrumbs trail={teamTrail} />
            <h1 className="font-display text-hero">{title}</h1>
            <p className="mt-5 max-w-[34rem] font-serif text-lead text-ink-soft">{intro}</p>
          </div>
          {members.length > 0 && (
            <ul className="contents">
              {members.map((member, index) => (
                <MemberCard key={member.id} member={member} isFirstView={index < 2} />
              ))}
            </ul>
          )}
          <div className="border-ink border-t-2 pt-4.5 md:col-span-2 md:self-end print:hidden">
            <h2 className="font-head text-head">{closing.title}</h2>
            <p className="mt-2.5 max-w-text font-serif text-body text-ink-soft">{closing.text}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <LinkButton href={closing.contact.href}>{closing.contact.label}</LinkButton>
              {members.length > 0 && (
                <LinkButton href={closing.fleet.href} tone="outline">
                  {closing.fleet.label}
                </LinkButton>
              )}
            </div>
          </div>
        </div>
      </Section>
      <Credentials />
      <StructuredData nodes={[breadcrumbList(teamTrail)]} />
    </>
  )
}

type MemberCardProps = { member: TeamMember; isFirstView?: boolean }

function MemberCard({ member, isFirstView }: MemberCardProps) {
  const { name, role, bio, imageUrl, specialty, yearsOfExperience } = member
  return (
    <li className="grid grid-cols-[2fr_3fr] content-start gap-x-4.5 md:grid-cols-1 print:break-inside-avoid">
      <div className="relative aspect-square overflow-hidden rounded-print border-6 border-white bg-straw shadow-plate md:border-plate">
        <SafariImage
          src={usablePicture(imageUrl)}
          alt={pictures[imageUrl]?.alt ?? `Portrait of ${name}`}
          sizes="(min-width: 1024px) 20rem, (min-width: 768px) 44vw, 38vw"
          isFirstView={isFirstView}
        />
      </div>
      <div className="md:mt-4.5">
        <h2 className="font-head text-card">{name}</h2>
        <p className="mt-1 font-semibold text-ember-dark">{role}</p>
        <dl className="mt-3 border-line border-t text-small text-ink-soft">
          {specialty && (
            <div className="border-line border-b py-1.5">
              <dt className="sr-only">Specialty</dt>
              <dd>{specialty}</dd>
            </div>
          )}
          {yearsOfExperience !== null && (
            <div className="border-line border-b py-1.5">
              <dt className="sr-only">Experience</dt>
              <dd>{counted(yearsOfExperience, 'year')}</dd>
            </div>
          )}
        </dl>
      </div>
      <p className="col-span-full mt-3.5 font-serif text-ui leading-relaxed">{bio}</p>
    </li>
  )
}
