import type { ReactNode } from 'react'
import { SafariImage } from '@/components/ui/safari-image'
import { isWidePicture, pictures, widePicture } from '@/lib/content/pictures'
import { cn } from '@/lib/design/cn'
import { Ridge, type RidgeLine } from './ridge'
import { Container } from './section'
import { type Surface, surfaces } from './surfaces'

type Props = {
  surface: Surface
  line?: RidgeLine
  picture: ReactNode
  pictureClassName?: string
  className?: string
  children: ReactNode
}

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

// On a phone the height is the limit: a wide picture 13 to 16rem high is 530 to 650 px wide, and cut at the sides.
// A little less is as sharp to the eye, and on dense screens a third less.
const wideSizes = '(min-resolution: 2.5dppx) max(100vw, 480px), max(100vw, 540px)'
// A photograph of 16:9 and 16rem high is 455 px wide.
const photographSizes = '(min-resolution: 2.5dppx) max(80vw, 320px), max(100vw, 455px)'

export const phoneHeroSizes = (src: string | null) => (src && isWidePicture(src) ? wideSizes : photographSizes)

type HeroPictureProps = { src: string | null; alt?: string; isFirstView?: boolean }

/** Uses the wide version if there is one. */
export function HeroPicture({ src, alt, isFirstView = true }: HeroPictureProps) {
  const picture = src ? pictures[src] : undefined
  const shown = src && widePicture(src)
  return (
    <SafariImage
      src={shown}
      alt={alt ?? picture?.alt ?? ''}
      sizes={`(min-width: 768px) 100vw, ${phoneHeroSizes(shown)}`}
      // Most wide versions have the subject at the bottom; otherwise the centre is the best guess.
      position={`${picture?.focus ?? 50}% ${picture?.focusHeight ?? (picture?.hasWide ? 88 : 50)}%`}
      isFirstView={isFirstView}
    />
  )
}
