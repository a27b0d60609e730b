'use client'
import Image from 'next/image'
import { useState } from 'react'
import { cn } from '@/lib/look/cn'
import { placeholderImage } from '@/lib/look/placeholder-image'

type Props = {
  src: string | null
  alt: string
  /** How wide it is drawn, as in the sizes attribute. */
  sizes: string
  /** Where the subject stands: CSS object-position. */
  position?: string
  /** In the first view: loaded at once, with high priority. */
  isFirstView?: boolean
  className?: string
}

/** A picture that fills its box; the placeholder stands in when it is missing or fails to load, without a shift. */
export function SafariImage({ src, alt, sizes, position, isFirstView, className }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src && src !== failed ? src : placeholderImage
  return (
    <Image
      src={shown}
      alt={alt}
      fill
      sizes={sizes}
      quality={60}
      preload={isFirstView}
      // Drawn with the first words rather than a moment later.
      decoding={isFirstView ? 'sync' : 'async'}
      fetchPriority={isFirstView ? 'high' : undefined}
      onError={shown === placeholderImage ? undefined : () => setFailed(shown)}
      className={cn('object-cover', className)}
      style={position ? { objectPosition: position } : undefined}
    />
  )
}
