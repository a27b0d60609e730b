import { StructuredData } from '@/components/layout/structured-data'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Container } from '@/components/sections/container'
import { grounds } from '@/components/sections/grounds'
import { Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { engagementTrail } from '@/lib/content/breadcrumbs'
import { pictures } from '@/lib/content/pictures'
import { engagement, projects } from '@/lib/content/projects'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumb-list'
import { ProjectPoster } from './_components/project-poster'
import { ProjectStory } from './_components/project-story'

export const metadata = sitePageMetadata('/community-engagement')

const inks = ['bg-night', 'bg-lake-dark', 'bg-leaf-dark']

export default function CommunityEngagementPage() {
  const { title, intro, open, next } = engagement
  return (
    <>
      <section className={`${grounds.clay.surface} pt-band-sm pb-band print:bg-paper print:text-ink`}>
        <Container>
          <div className="mb-stack grid gap-x-column gap-y-4 md:grid-cols-12 md:items-end">
            <div className="min-w-0 md:col-span-6 lg:col-span-7">
              <Breadcrumbs trail={engagementTrail} ground="clay" />
              <h1 className="font-display text-hero">{title}</h1>
            </div>
            <p
              className={`max-w-[34rem] text-pretty font-serif text-lead md:col-[7/-1] lg:col-[8/-1] print:text-ink ${grounds.clay.soft}`}
            >
              {intro}
            </p>
          </div>
          <ul className="grid gap-x-column gap-y-8 md:grid-cols-3">
            {projects.map((project, index) => (
              <li key={project.id} className="grid min-w-0 grid-cols-1 content-start print:col-span-full">
                <ProjectPoster
                  project={project}
                  picture={pictures[project.thumbnailImage]}
                  ink={inks[index % inks.length] ?? 'bg-night'}
                  openLabel={open}
                  isFirst={index === 0}
                >
                  <ProjectStory project={project} />
                </ProjectPoster>
              </li>
            ))}
          </ul>
        </Container>
      </section>
      <Section>
        <div className="grid gap-x-column gap-y-6 md:grid-cols-12 md:items-end">
          <div className="md:col-span-8">
            <h2 className="font-display text-title">{next.title}</h2>
            <p className="mt-5 max-w-text text-pretty font-serif text-lead text-ink-soft">{next.text}</p>
          </div>
          <div className="flex flex-wrap gap-3 md:col-span-4 md:flex-col md:items-start xl:flex-row xl:justify-end print:hidden">
            <LinkButton href="/volunteer">{next.volunteer}</LinkButton>
            <LinkButton href="/donate" tone="outline">
              {next.donate}
            </LinkButton>
          </div>
        </div>
      </Section>
      <StructuredData nodes={[breadcrumbList(engagementTrail)]} />
    </>
  )
}
