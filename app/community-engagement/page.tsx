import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { StructuredData } from '@/components/layout/structured-data'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { Container, Section } from '@/components/sections/section'
import { surfaces } from '@/components/sections/surfaces'
import { LinkButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SafariImage } from '@/components/ui/safari-image'
import { engagementTrail } from '@/lib/content/breadcrumbs'
import type { Picture } from '@/lib/content/pictures'
import { pictures } from '@/lib/content/pictures'
import { engagement, type Project, projects } from '@/lib/content/projects'
import { cn } from '@/lib/design/cn'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data'
import { ProjectGallery } from './_components/project-gallery'

export const metadata = sitePageMetadata('/community-engagement')

const inks = ['bg-night', 'bg-lake-dark', 'bg-leaf-dark']

export default function CommunityEngagementPage() {
  const { title, intro, open, next } = engagement
  return (
    <>
      <section className={`${surfaces.clay.fill} pt-band-sm pb-band print:bg-paper print:text-ink`}>
        <Container>
          <div className="mb-stack grid gap-x-column gap-y-4 md:grid-cols-12 md:items-end">
            <div className="min-w-0 md:col-span-6 lg:col-span-7">
              <Breadcrumbs trail={engagementTrail} surface="clay" />
              <h1 className="font-display text-hero">{title}</h1>
            </div>
            <p
              className={`max-w-[34rem] font-serif text-lead md:col-[7/-1] lg:col-[8/-1] print:text-ink ${surfaces.clay.soft}`}
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
            <p className="mt-5 max-w-text font-serif text-lead text-ink-soft">{next.text}</p>
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

type Props = {
  project: Pick<Project, 'id' | 'title' | 'shortDescription' | 'thumbnailImage'>
  picture?: Pick<Picture, 'alt' | 'focus'>
  ink: string
  openLabel: string
  isFirst?: boolean
  children: ReactNode
}

const openLook = 'mt-auto min-h-tap items-center gap-1.5 self-start font-semibold text-sun after:absolute after:inset-0'

function ProjectPoster({ project, picture, ink, openLabel, isFirst, children }: Props) {
  const { id, title, shortDescription, thumbnailImage } = project
  const open = (
    <>
      {openLabel}
      <span className="sr-only">: {title}</span>
      <ArrowRight className="size-5 transition-transform duration-base group-hover:translate-x-1" />
    </>
  )
  return (
    <>
      <article className="group relative flex flex-col rounded-print border-6 border-white shadow-plate transition-transform duration-slow ease-out has-focus-visible:outline-3 has-focus-visible:outline-ember has-focus-visible:outline-offset-3 hover:-translate-y-1.5 motion-reduce:hover:translate-y-0 md:border-plate print:hidden">
        <div className="relative aspect-4/5 overflow-hidden bg-straw">
          <SafariImage
            src={thumbnailImage}
            alt={picture?.alt ?? ''}
            sizes="(min-width: 84rem) 58rem, (min-width: 768px) 64vw, 200vw"
            position={`${picture?.focus ?? 50}% 50%`}
            isFirstView={isFirst}
          />
        </div>
        <div className={cn('flex flex-auto flex-col gap-2 px-4 pt-4 pb-3 text-paper', ink)}>
          <h2 className="font-display text-[clamp(1.75rem,1.2rem+1.7vw,2.75rem)] font-extrabold leading-[0.98] tracking-[-0.01em]">
            {title}
          </h2>
          <p className="font-serif leading-normal">{shortDescription}</p>
          <button
            type="button"
            command="show-modal"
            commandfor={id}
            aria-haspopup="dialog"
            className={cn(openLook, 'inline-flex outline-none noscript:hidden')}
          >
            {open}
          </button>
          <a href={`#${id}`} className={cn(openLook, 'hidden noscript:inline-flex')}>
            {open}
          </a>
        </div>
      </article>
      <Dialog
        id={id}
        hasAddress
        title={title}
        className="md:w-[min(68rem,calc(100vw-4rem))] noscript:w-full! print:w-full!"
      >
        {children}
      </Dialog>
    </>
  )
}
