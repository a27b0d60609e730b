import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HeroPicture } from '@/components/sections/hero'
import { SideHill } from '@/components/sections/side-hill'
import type { PagePicture } from '@/lib/content/page-pictures'
import { pictures } from '@/lib/content/pictures'

const own = { src: '/photos/0123456789abcdef/herd.jpg', alt: 'Zebra at a water hole' }
const ours = { src: '/images/destinations/kenya.jpg' }

const heroOf = (picture: PagePicture) => <HeroPicture {...picture} />
const sideHillOf = (picture: PagePicture) => <SideHill surface="sun" title="Donate" lead="" picture={picture} />

it.each([
  ['the top', heroOf],
  ['the side', sideHillOf],
])('a photograph of the operator’s at %s of a page has its own text, and is shown by its middle', (_, draw) => {
  render(draw(own))
  const image = screen.getByRole('img', { name: own.alt })
  expect(decodeURIComponent(image.getAttribute('src') ?? '')).toContain(own.src)
  expect(image.style.objectPosition).toBe('50% 50%')
})

it.each([
  ['the top', heroOf],
  ['the side', sideHillOf],
])('a picture of ours at %s of a page has the text of the site, and the version for wide places', (_, draw) => {
  render(draw(ours))
  const image = screen.getByRole('img', { name: pictures[ours.src]?.alt })
  expect(image.getAttribute('src')).toContain('kenya-wide')
})
