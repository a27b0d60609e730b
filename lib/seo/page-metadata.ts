import type { Metadata } from 'next'
import { config } from '../platform/config'
import type { ShareImage } from './share-card/card'

type PageTags = {
  title: string
  description: string
  path: string
  image: ShareImage
  /** False: noindex, follow. */
  isIndexed?: boolean
}

// Characters shown in search results.
const longestTitle = 65

export const titleRoom = Math.max(30, longestTitle - ` | ${config.brand}`.length)

/** metadataBase makes the URLs absolute. */
export function pageMetadata({ title, description, path, image, isIndexed = true }: PageTags): Metadata {
  const short = shorten(title, titleRoom)
  const socialTitle = path === '/' ? `${config.brand}: ${title}` : short
  return {
    title: path === '/' ? { absolute: socialTitle } : short,
    description,
    alternates: { canonical: path },
    robots: isIndexed ? undefined : { index: false, follow: true },
    openGraph: {
      type: 'website',
      siteName: config.brand,
      locale: 'en_GB',
      title: socialTitle,
      description,
      url: path,
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title: socialTitle,
      description,
      images: [{ url: image.url, alt: image.alt }],
    },
  }
}

/** Whole words up to `limit` characters, then an ellipsis. Collapses white space. */
export function shorten(text: string, limit: number) {
  const whole = text.trim().replace(/\s+/g, ' ')
  if (whole.length <= limit) return whole
  const cut = whole.slice(0, limit)
  const end = cut.lastIndexOf(' ')
  // A very long last word is cut, but not inside a surrogate pair.
  const shortened = (end > limit / 2 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/[\uD800-\uDBFF]$/, '')
  return `${shortened.replace(/[\s.,;:–-]+$/, '')}…`
}
