'use client'
import Image from 'next/image'
import { useState } from 'react'
import { cn } from '@/lib/look/cn'
import { placeholderImage } from '@/lib/look/placeholder-image'

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

/** Fills its box. A placeholder of the same size replaces a picture that is missing or fails to load. */
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
      // Sync, so that it is drawn together with the first words.
      decoding={isFirstView ? 'sync' : 'async'}
      fetchPriority={isFirstView ? 'high' : undefined}
      onError={shown === placeholderImage ? undefined : () => setFailed(shown)}
      className={cn('object-cover', className)}
      style={position ? { objectPosition: position } : undefined}
    />
  )
}
