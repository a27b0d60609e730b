import { pictures } from '@/lib/content/pictures'
import type { Project } from '@/lib/content/projects'
import { ProjectGallery } from './project-gallery'

export function ProjectStory({ project }: { project: Project }) {
  // On the server: the alt texts of all pictures would weigh more than the page's own script.
  const gallery = project.galleryImages.map(({ src, caption }) => {
    const { alt = '', focus = 50 } = pictures[src] ?? {}
    return { src, caption, alt, focus }
  })
  return (
    <div className="grid gap-x-[clamp(1.5rem,3vw,2.5rem)] gap-y-6 md:grid-cols-2 noscript:grid-cols-1">
      <ProjectGallery title={project.title} pictures={gallery} />
      <div className="grid content-start gap-[1.1em] text-pretty font-serif text-body">
        {project.fullDescription.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  )
}
