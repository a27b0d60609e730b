import { SafariImage } from '@/components/ui/safari-image'
import { pictures } from '@/lib/content/pictures'
import type { Project } from '@/lib/content/projects'
import { ProjectGallery } from './project-gallery'

export function ProjectStory({ project }: { project: Project }) {
  // On the server: addresses and alt texts of all pictures would weigh more than the page's own script.
  const gallery = project.galleryImages.map(({ src, caption }) => {
    const { alt = '', focus = 50 } = pictures[src] ?? {}
    const sizes = '(min-width: 768px) 36rem, 110vw'
    return { src, caption, picture: <SafariImage src={src} alt={alt} sizes={sizes} position={`${focus}% 60%`} /> }
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
