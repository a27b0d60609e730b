import type { PagePath } from './pages'
import { slides } from './slides'

/**
 * Pages whose picture the operator can replace, by their names in the menu. The table has these names, so a migration
 * renames them.
 */
export const picturedPages = {
  Kenya: '/destinations/kenya',
  Tanzania: '/destinations/tanzania',
  Uganda: '/destinations/uganda',
  Dubai: '/experiences/dubai',
  'Luxury Experiences': '/experiences/luxury',
  'Adventure Travel': '/experiences/adventure',
  'All Itineraries': '/itineraries',
  'Tailor-Made Safari': '/book',
  'Our Story': '/about',
  'Community Activities': '/community',
  'Volunteer With Us': '/volunteers',
  'Volunteer application': '/volunteer',
  Donate: '/donate',
  'Contact Us': '/contact',
} as const satisfies Record<string, PagePath>

export type PicturedPage = (typeof picturedPages)[keyof typeof picturedPages]

/** At the top of a page. Ours have their text in pictures.ts. */
export type PagePicture = { src: string; alt?: string }

export const pictureNames = [...slides.map(({ name }) => name), ...Object.keys(picturedPages)]

export const isSlide = (name: string) => slides.some((slide) => slide.name === name)
