import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { SafariImage } from '@/components/ui/safari-image'
import type { Picture } from '@/lib/content/pictures'
import type { Project } from '@/lib/content/projects'
import { cn } from '@/lib/design/cn'

type Props = {
  project: Pick<Project, 'id' | 'title' | 'shortDescription' | 'thumbnailImage'>
  picture?: Pick<Picture, 'alt' | 'focus'>
  ink: string
  openLabel: string
  isFirst?: boolean
  children: ReactNode
}

const openLook = 'mt-auto min-h-tap items-center gap-1.5 self-start font-semibold text-sun after:absolute after:inset-0'

export function ProjectPoster({ project, picture, ink, openLabel, isFirst, children }: Props) {
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
