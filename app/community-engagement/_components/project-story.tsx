import type { Project } from '@/lib/content/projects'
import { ProjectGallery } from './project-gallery'

export function ProjectStory({ project }: { project: Project }) {
  return (
    <div className="grid gap-x-[clamp(1.5rem,3vw,2.5rem)] gap-y-6 md:grid-cols-2 noscript:grid-cols-1">
      <ProjectGallery title={project.title} pictures={project.galleryImages} />
      <div className="grid content-start gap-[1.1em] text-pretty font-serif text-body">
        {project.fullDescription.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  )
}
