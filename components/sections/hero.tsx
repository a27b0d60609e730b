import type { ReactNode } from 'react'
import { SafariImage } from '@/components/ui/safari-image'
import { pictures } from '@/lib/content/pictures'
import { cn } from '@/lib/design/cn'
import { Ridge, type RidgeLine } from './ridge'
import { Container } from './section'
import { type Surface, surfaces } from './surfaces'

type Props = {
  surface: Surface
  line?: RidgeLine
  /** Usually a HeroPicture. */
  picture: ReactNode
  pictureClassName?: string
  className?: string
  children: ReactNode
}

/** The text stands on the surface below the ridge: text never lies on a picture. */
export function Hero({ surface, line, picture, pictureClassName, className, children }: Props) {
  return (
    <section className={cn('relative isolate flex flex-col overflow-hidden', surfaces[surface].fill, className)}>
      <div className={cn('relative flex-auto', pictureClassName ?? 'min-h-[clamp(13rem,min(26vw,50svh),32rem)]')}>
        {picture}
        <Ridge surface={surface} line={line} />
      </div>
      <Container className="relative z-1">{children}</Container>
    </section>
  )
}

/** Uses the wide drawing of a picture where there is one. */
export function HeroPicture({ src, isFirstView = true }: { src: string | null; isFirstView?: boolean }) {
  const picture = src ? pictures[src] : undefined
  return (
    <SafariImage
      src={picture?.wide ?? src}
      alt={picture?.alt ?? ''}
      // On phones the wide drawing fills a nearly square area: almost twice as much is drawn as shown. 200vw would make
      // the commonest phones (412 px, 1.75) just miss the picture of 1440 px and load the next one.
      sizes="(min-width: 768px) 100vw, 190vw"
      // A wide drawing has its subject at the foot; for others the middle is the best guess.
      position={`${picture?.focus ?? 50}% ${picture?.wide ? 88 : 50}%`}
      isFirstView={isFirstView}
    />
  )
}
