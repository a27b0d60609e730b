import { phoneHeroSizes } from '@/components/sections/hero'
import { SafariImage } from '@/components/ui/safari-image'
import type { Slide } from '@/lib/content/slides'
import type { PictureSlide } from './hero-carousel'

export function pictureSlides(slides: Slide[]): PictureSlide[] {
  return slides.map(({ src, alt, focus, focusHeight, ...texts }, position) => ({
    ...texts,
    picture: (
      <SafariImage
        src={src}
        alt={alt}
        // Below 1024 px, too, the height is the limit, and the picture is wider than the window.
        sizes={`(min-width: 1024px) 100vw, (min-width: 768px) 190vw, ${phoneHeroSizes(src)}`}
        position={`${focus}% ${focusHeight}%`}
        isFirstView={position === 0}
      />
    ),
  }))
}
