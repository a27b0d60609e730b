import { getImageProps } from 'next/image'
import { cn } from '@/lib/design/cn'
import { placeholderImage } from '@/lib/design/placeholder-image'

type Props = {
  src: string | null
  alt: string
  sizes: string
  /** CSS object-position of the subject. */
  position?: string
  /** Loads eagerly with high priority. */
  isFirstView?: boolean
  className?: string
}

/** Plain HTML, not hydrated. Broken images get placeholders (components/layout/early/early-functions.ts). */
export function SafariImage({ src, alt, sizes, position, isFirstView, className }: Props) {
  const { props } = getImageProps({
    src: src ?? placeholderImage,
    alt,
    fill: true,
    sizes,
    quality: 60,
    preload: isFirstView,
    // Sync, to paint with the first text.
    decoding: isFirstView ? 'sync' : 'async',
    fetchPriority: isFirstView ? 'high' : undefined,
    className: cn('absolute inset-0 size-full object-cover text-transparent', className),
  })
  // Drops Next.js's inline style, which a page would contain twice per picture; classes do the same.
  // biome-ignore lint/performance/noImgElement: with the attributes of Next.js's own
  return <img {...props} alt={alt} style={position ? { objectPosition: position } : undefined} />
}
