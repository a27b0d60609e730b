import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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
const pictures = () => screen.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('alt'))

function setTabHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

installFakeClock()
let setMatching: (...texts: string[]) => void
beforeEach(() => {
  setMatching = installMatchMedia()
})

describe('a traveller who watches', () => {
  it('sees the next scene every five seconds, and the first again after the seventh', async () => {
    open()
    await wait(interval - 1)
    expect(shown()).toBe(0)
    await wait(1)
    expect(shown()).toBe(1)
    for (const next of [2, 3, 4, 5, 6, 0]) {
      await wait(interval)
      expect(shown()).toBe(next)
    }
  })

  it('loads one picture at first, and each next one shortly before its turn', async () => {
    open()
    await wait(interval - 2001)
    expect(pictures()).toEqual([slides[0]?.alt])
    await wait(1)
    expect(pictures()).toEqual([slides[0]?.alt, slides[1]?.alt])
  })

  it('misses nothing while the tab is hidden', async () => {
    open()
    setTabHidden(true)
    await wait(interval * 3)
    expect(shown()).toBe(0)
    setTabHidden(false)
    await wait(interval)
    expect(shown()).toBe(1)
  })

  it('is not interrupted by a screen reader while scenes change by themselves', async () => {
    open()
    expect(caption().getAttribute('aria-live')).toBe('off')
    await setupUser().click(button('Next slide'))
    expect(caption().getAttribute('aria-live')).toBe('polite')
    expect(caption().textContent).toContain('Slide 2 of 7')
  })
})

describe('a traveller who takes over', () => {
  it.each([
    [['Next slide'], 1],
    [['Previous slide'], 6],
    [[/^Slide 4/], 3],
    [[/^Slide 7/, 'Next slide'], 0],
    [['Pause slides', 'Next slide'], 1],
  ])('with %j sees scene %i, and nothing moves by itself ever after', async (names, expected) => {
    open()
    for (const name of names) await setupUser().click(button(name))
    expect(shown()).toBe(expected)
    await wait(interval * 10)
    expect(shown()).toBe(expected)
  })

  it('sees which of the seven dots is current', async () => {
    open()
    expect(screen.getAllByRole('button', { name: /^Slide \d/ })).toHaveLength(7)
    await setupUser().click(button(/^Slide 3/))
    const current = screen.getAllByRole('button', { current: true })
    expect(current.map((dot) => dot.getAttribute('aria-label'))).toEqual(['Slide 3: Birdwatching at Lake Naivasha'])
  })

  it('pauses, and can play again', async () => {
    open()
    const user = setupUser()
    await user.click(button('Pause slides'))
    await wait(interval * 2)
    expect(shown()).toBe(0)
    await user.click(button('Play slides'))
    await wait(interval)
    expect(shown()).toBe(1)
  })
})

it('stays at its scene for a traveller who asks for less motion, also later, until they choose another', async () => {
  open()
  await wait(interval)
  expect(shown()).toBe(1)
  setMatching('prefers-reduced-motion')
  await wait(interval * 10)
  expect(shown()).toBe(1)
  await setupUser().click(button('Next slide'))
  expect(shown()).toBe(2)
})
