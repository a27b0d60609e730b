import type { ReactNode } from 'react'
import { SafariImage } from '@/components/ui/safari-image'
import { pictures } from '@/lib/content/pictures'
import { cn } from '@/lib/look/cn'
import { Container } from './container'
import { type Ground, grounds } from './grounds'
import { Ridge, type RidgeLine } from './ridge'

type Props = {
  ground: Ground
  line?: RidgeLine
  /** What fills the picture area, a HeroPicture as a rule. */
  picture: ReactNode
  /** Height of the picture area. */
  pictureClassName?: string
  className?: string
  children: ReactNode
}

/** A picture, a ridge of flat ink, and the words standing on that ground: text never lies on a picture. */
export function Hero({ ground, line, picture, pictureClassName, className, children }: Props) {
  return (
    <section className={cn('relative isolate flex flex-col overflow-hidden', grounds[ground].surface, className)}>
      <div className={cn('relative flex-auto', pictureClassName ?? 'min-h-[clamp(13rem,min(26vw,50svh),32rem)]')}>
        {picture}
        <Ridge ground={ground} line={line} />
      </div>
      <Container className="relative z-1">{children}</Container>
    </section>
  )
}

/** The wide drawing of a picture where there is one, its subject kept in view. */
export function HeroPicture({ src, isFirstView = true }: { src: string | null; isFirstView?: boolean }) {
  const picture = src ? pictures[src] : undefined
  return (
    <SafariImage
      src={picture?.wide ?? src}
      alt={picture?.alt ?? ''}
      // On phones the wide drawing fills a nearly square area: almost twice as much of it is drawn as shown. At 200vw
      // the commonest phones (412 px, 1.75) would just miss the picture of 1440 px and take the next.
      sizes="(min-width: 768px) 100vw, 190vw"
      // A wide drawing has its subject at the foot; of any other picture the middle is the best guess.
      position={`${picture?.focus ?? 50}% ${picture?.wide ? 88 : 50}%`}
      isFirstView={isFirstView}
    />
  )
}
