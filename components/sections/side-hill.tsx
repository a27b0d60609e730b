import type { ReactNode } from 'react'
import { SafariImage } from '@/components/ui/safari-image'
import type { Trail } from '@/lib/content/breadcrumbs'
import type { PagePicture } from '@/lib/content/page-pictures'
import { pictures, widePicture } from '@/lib/content/pictures'
import { cn } from '@/lib/design/cn'
import { Breadcrumbs } from './breadcrumbs'
import { Ridge } from './ridge'
import { Container } from './section'
import { type Surface, surfaces } from './surfaces'

type Props = {
  surface: Surface
  picture: PagePicture
  title: string
  lead: string
  trail?: Trail
  children?: ReactNode
}

export function SideHill({ surface, picture, title, lead, trail, children }: Props) {
  const { fill, soft, front } = surfaces[surface]
  const ours = pictures[picture.src]
  return (
    <section className={cn('relative overflow-hidden print:bg-white print:text-ink', fill)}>
      <div className="relative h-52 md:absolute md:inset-y-0 md:right-0 md:h-auto md:w-[52%] print:hidden">
        <SafariImage
          src={widePicture(picture.src)}
          alt={picture.alt ?? ours?.alt ?? ''}
          sizes="(min-width: 768px) 60vw, 130vw"
          position={`${ours?.focus ?? 50}% ${ours ? 88 : 50}%`}
          isFirstView
        />
        <div className="md:hidden">
          <Ridge surface={surface} />
        </div>
        {/* Drawn past its edges: at fractional heights the picture would show as a line. */}
        <svg
          viewBox="0 0 200 300"
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
          className={cn('absolute inset-y-0 -left-px hidden h-full w-[34%] md:block', front)}
        >
          <path d="M0-2H34V0C70 40 44 96 78 150 108 198 160 226 200 300V302H0Z" />
        </svg>
      </div>
      <Container className="relative pt-2 pb-[clamp(2rem,4vw,4rem)] md:flex md:min-h-76 md:items-center md:py-12 print:min-h-0 print:py-0">
        <div className="grid gap-3.5 md:max-w-[min(36rem,44vw)]">
          {trail && <Breadcrumbs trail={trail} surface={surface} />}
          <h1 className="font-display text-hero">{title}</h1>
          <p className={cn('font-serif text-lead', soft)}>{lead}</p>
          {children}
        </div>
      </Container>
    </section>
  )
}
