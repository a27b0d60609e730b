import { StructuredData } from '@/components/layout/structured-data'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Container, Section } from '@/components/sections/section'
import { surfaces } from '@/components/sections/surfaces'
import { LinkButton } from '@/components/ui/button'
import { SafariImage } from '@/components/ui/safari-image'
import { engagementTrail } from '@/lib/content/breadcrumbs'
import { pictures } from '@/lib/content/pictures'
import type { Project } from '@/lib/content/projects'
import { readTextGroup } from '@/lib/content/queries'
import { rewordedPageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data'
import { ProjectGallery } from './_components/project-gallery'
import { ProjectPoster } from './_components/project-poster'

export const generateMetadata = () => rewordedPageMetadata('/community-engagement')

const inks = ['bg-night', 'bg-lake-dark', 'bg-leaf-dark']

export default async function CommunityEngagementPage() {
  const { title, intro, open, next, projects, empty } = await readTextGroup('community-engagement')
  return (
    <>
      <section className={`${surfaces.clay.fill} pt-band-sm pb-band print:bg-paper print:text-ink`}>
        <Container>
          <div className="mb-stack grid gap-x-column gap-y-4 md:grid-cols-12 md:items-end">
            <div className="min-w-0 md:col-span-6 lg:col-span-7">
              <Breadcrumbs trail={engagementTrail} surface="clay" />
              <h1 className="font-display text-hero">{title || engagementTrail.at(-1)?.label}</h1>
            </div>
            <p
              className={`max-w-[34rem] font-serif text-lead md:col-[7/-1] lg:col-[8/-1] print:text-ink ${surfaces.clay.soft}`}
            >
              {intro || empty}
            </p>
          </div>
          <ul className="grid gap-x-column gap-y-8 empty:hidden md:grid-cols-3">
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
            {next.text && <p className="mt-5 max-w-text font-serif text-lead text-ink-soft">{next.text}</p>}
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

function ProjectStory({ project }: { project: Project }) {
  // On the server: URLs and alt texts would outweigh the page's script.
  const gallery = project.galleryImages.map(({ src, caption }) => {
    const { alt = '', focus = 50 } = pictures[src] ?? {}
    const sizes = '(min-width: 768px) 36rem, 110vw'
    return { src, caption, picture: <SafariImage src={src} alt={alt} sizes={sizes} position={`${focus}% 60%`} /> }
  })
  return (
    <div className="grid gap-x-[clamp(1.5rem,3vw,2.5rem)] gap-y-6 md:grid-cols-2 noscript:grid-cols-1">
      <ProjectGallery title={project.title} pictures={gallery} />
      <div className="grid content-start gap-[1.1em] font-serif text-body">
        {project.fullDescription.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  )
}
