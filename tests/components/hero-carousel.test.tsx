import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { HeroCarousel } from '@/app/(home)/_components/hero-carousel'
import { pictureSlides } from '@/app/(home)/_components/picture-slides'
import { slides } from '@/lib/content/slides'
import { installFakeClock, setupUser, wait } from '../support/fake-clock'
import { installMatchMedia } from '../support/match-media'

const interval = 5000
const icons = { down: '↓', previous: '‹', next: '›', pause: '⏸', play: '▶' }

const open = () =>
  render(
    <HeroCarousel slides={pictureSlides(slides)} icons={icons} ridge={null}>
      <h1>See East Africa</h1>
    </HeroCarousel>,
  )
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const caption = () => document.querySelector('[aria-live]') as HTMLElement
const shown = () => slides.findIndex((slide) => caption().textContent?.includes(slide.caption))
const shownAfter = async (ms: number) => {
  await wait(ms)
  return shown()
}
const pictures = () => screen.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('alt'))

function setTabHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

installFakeClock()
beforeEach(() => void installMatchMedia())

it('a traveller who watches sees the next scene every five seconds, and the first again after the seventh', async () => {
  open()
  expect(await shownAfter(interval - 1)).toBe(0)
  expect(await shownAfter(1)).toBe(1)
  for (const next of [2, 3, 4, 5, 6, 0]) {
    expect(await shownAfter(interval)).toBe(next)
  }
})

it('a traveller who watches loads one picture at first, and each next one shortly before its turn', async () => {
  open()
  await wait(interval - 2001)
  expect(pictures()).toEqual([slides[0]?.alt])
  await wait(1)
  expect(pictures()).toEqual([slides[0]?.alt, slides[1]?.alt])
})

it('a traveller who watches misses nothing while the tab is hidden', async () => {
  open()
  setTabHidden(true)
  expect(await shownAfter(interval * 3)).toBe(0)
  setTabHidden(false)
  expect(await shownAfter(interval)).toBe(1)
})

it('a traveller who watches is not interrupted by a screen reader; one who chooses is told the scene and sees its dot', async () => {
  open()
  expect(caption().getAttribute('aria-live')).toBe('off')
  expect(screen.getAllByRole('button', { name: /^Slide \d/ })).toHaveLength(7)
  await setupUser().click(button(/^Slide 3/))
  expect(caption().getAttribute('aria-live')).toBe('polite')
  expect(caption().textContent).toContain('Slide 3 of 7')
  const current = screen.getAllByRole('button', { current: true })
  expect(current.map((dot) => dot.getAttribute('aria-label'))).toEqual(['Slide 3: Birdwatching at Lake Naivasha'])
})

it.each([
  [['Next slide'], 1],
  [['Previous slide'], 6],
  [[/^Slide 4/], 3],
  [[/^Slide 7/, 'Next slide'], 0],
  [['Pause slides', 'Next slide'], 1],
])('a traveller who takes over with %j sees scene %i, and nothing moves by itself', async (names, expected) => {
  open()
  for (const name of names) await setupUser().click(button(name))
  expect(shown()).toBe(expected)
  expect(await shownAfter(interval * 10)).toBe(expected)
})

it('a traveller who takes over pauses, and can play again', async () => {
  open()
  const user = setupUser()
  await user.click(button('Pause slides'))
  expect(await shownAfter(interval * 2)).toBe(0)
  await user.click(button('Play slides'))
  expect(await shownAfter(interval)).toBe(1)
})

it('stays at its scene for a traveller who asks for less motion, also later, until they choose another', async () => {
  const setMatching = installMatchMedia()
  open()
  expect(await shownAfter(interval)).toBe(1)
  setMatching('prefers-reduced-motion')
  expect(await shownAfter(interval * 10)).toBe(1)
  await setupUser().click(button('Next slide'))
  expect(shown()).toBe(2)
})
