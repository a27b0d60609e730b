import { getImageProps } from 'next/image'
import { cn } from '@/lib/design/cn'
import { placeholderImage } from '@/lib/design/placeholder-image'

type Props = {
  src: string | null
  alt: string
  /** As in the sizes attribute. */
  sizes: string
  /** CSS object-position: where the subject is. */
  position?: string
  /** In the first view: loads at once, with high priority. */
  isFirstView?: boolean
  className?: string
}

/**
 * Fills its box. A placeholder of the same size replaces a picture that is missing, or fails to load
 * (components/layout/early/replace-lost-pictures.ts). Plain HTML: React has nothing to take over.
 */
export function SafariImage({ src, alt, sizes, position, isFirstView, className }: Props) {
  const { props } = getImageProps({
    ...{ src: src ?? placeholderImage, alt, fill: true, sizes, quality: 60, preload: isFirstView },
    // Sync, so that it is drawn together with the first words.
    decoding: isFirstView ? 'sync' : 'async',
    fetchPriority: isFirstView ? 'high' : undefined,
    className: cn('absolute inset-0 size-full object-cover text-transparent', className),
  })
  // Without Next.js's inline style, which a page would hold twice for each picture: the classes do the same.
  // biome-ignore lint/performance/noImgElement: with the attributes of Next.js's own
  return <img {...props} alt={alt} style={position ? { objectPosition: position } : undefined} />
}
