import type { Metadata } from 'next'
import { config } from '../platform/config'
import type { ShareImage } from './share-card/card'
import { shorten } from './shorten'

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
      locale: 'en_US',
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
