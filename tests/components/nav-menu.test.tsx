import { act, render, screen } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { menuDelay } from '@/components/layout/menu-delay'
import { NavMenu } from '@/components/layout/nav-menu'
import { installFakeClock, setupUser, wait } from '../support/fake-clock'
import { installPopover, isPopoverOpen } from '../support/popover'

const destinations = (
  <>
    <p>Where to?</p>
    <a href="#kenya">Kenya</a>
  </>
)
const menus = [
  { label: 'Destinations', paths: ['/destinations', '/itineraries'], isWide: true, panel: destinations },
  { label: 'About Us', paths: ['/about', '/teams'], isWide: false, panel: <a href="#story">Our Story</a> },
]
const page = (
  <>
    <NavMenu menus={menus} />
    <input aria-label="Search" />
  </>
)

const button = (name: string) => screen.getByRole('button', { name })
const open = () => menus.map(({ label }) => label).filter((label) => isPopoverOpen(button(label)))
const openAfter = async (ms: number) => {
  await wait(ms)
  return open()
}
const search = () => screen.getByLabelText('Search')
const kenya = () => screen.getByRole('link', { name: 'Kenya' })

installFakeClock()
beforeEach(installPopover)

function openPage(pathname = '/') {
  vi.mocked(usePathname).mockReturnValue(pathname)
  return { user: setupUser(), ...render(page) }
}

describe('a traveller with a mouse', () => {
  /** Points at a menu for that long. */
  async function pointFor(ms: number) {
    const { user } = openPage()
    await user.hover(button('Destinations'))
    await wait(ms)
    return user
  }

  it('sees a menu 200 ms after pointing at it, not sooner, and not by crossing it on the way elsewhere', async () => {
    const user = await pointFor(menuDelay.open - 1)
    await user.unhover(button('Destinations'))
    expect(await openAfter(1000)).toEqual([])
    await user.hover(button('Destinations'))
    expect(await openAfter(menuDelay.open - 1)).toEqual([])
    expect(await openAfter(1)).toEqual(['Destinations'])
  })

  it('sees the next menu at once within 300 ms, and only that one; later it waits again', async () => {
    const user = await pointFor(menuDelay.open)
    await user.unhover(button('Destinations'))
    await wait(menuDelay.skip - 1)
    await user.hover(button('About Us'))
    expect(open()).toEqual(['About Us'])
    await user.unhover(button('About Us'))
    await wait(menuDelay.skip)
    await user.hover(button('Destinations'))
    expect(open()).toEqual([])
    expect(await openAfter(menuDelay.open)).toEqual(['Destinations'])
  })

  it('keeps the menu while moving into its panel, and loses it 150 ms after leaving both for good', async () => {
    const user = await pointFor(menuDelay.open)
    await user.hover(kenya())
    await wait(1000)
    await user.hover(search())
    await wait(menuDelay.close - 1)
    await user.hover(button('Destinations'))
    expect(await openAfter(1000)).toEqual(['Destinations'])
    await user.hover(search())
    expect(await openAfter(menuDelay.close - 1)).toEqual(['Destinations'])
    expect(await openAfter(1)).toEqual([])
  })

  it('does not shut what hover opened by clicking on it; a second click does', async () => {
    const user = await pointFor(menuDelay.open)
    await user.click(button('Destinations'))
    expect(open()).toEqual(['Destinations'])
    await user.click(button('Destinations'))
    expect(await openAfter(1000)).toEqual([])
  })

  it('opens a menu at once by a click, and closes it by following a link in it', async () => {
    const { user } = openPage()
    await user.click(button('Destinations'))
    expect(open()).toEqual(['Destinations'])
    await user.click(kenya())
    expect(open()).toEqual([])
  })

  it('keeps typing where they were when Escape closes what the pointer opened', async () => {
    const { user } = openPage()
    await user.click(search())
    await user.hover(button('Destinations'))
    await wait(menuDelay.open)
    await user.keyboard('{Escape}')
    expect(open()).toEqual([])
    expect(document.activeElement).toBe(search())
  })
})

describe('a traveller with a keyboard', () => {
  async function goToDestinations() {
    const { user } = openPage()
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(button('Destinations'))
    return user
  }

  it('sees a menu as soon as focus reaches it, and no longer once focus has left it', async () => {
    const user = await goToDestinations()
    expect(open()).toEqual(['Destinations'])
    await user.tab()
    expect(document.activeElement).toBe(kenya())
    expect(open()).toEqual(['Destinations'])
    await user.tab()
    expect(open()).toEqual(['About Us'])
    act(() => search().focus())
    expect(open()).toEqual([])
  })

  it.each(['{Enter}', ' ', '{ArrowDown}'])(
    'closes it with Escape, back on its word, and opens it with %j',
    async (key) => {
      const user = await goToDestinations()
      await user.tab()
      await user.keyboard('{Escape}')
      expect(document.activeElement).toBe(button('Destinations'))
      expect(await openAfter(1000)).toEqual([])
      await user.keyboard(key)
      expect(open()).toEqual(['Destinations'])
    },
  )
})

it('with a finger opens and closes by tapping, and one menu takes the place of another', async () => {
  const { user } = openPage()
  const tap = (target: Element) => user.pointer({ keys: '[TouchA]', target })
  await tap(button('Destinations'))
  await tap(screen.getByText('Where to?'))
  expect(await openAfter(1000)).toEqual(['Destinations'])
  await tap(button('Destinations'))
  expect(open()).toEqual([])
  await tap(button('Destinations'))
  await tap(button('About Us'))
  expect(open()).toEqual(['About Us'])
})

it.each([
  ['/', ['Home']],
  ['/teams', ['About Us']],
  ['/book', ['Book Now']],
  ['/donate', []],
])('says where one is on %s', (pathname, expected) => {
  openPage(pathname)
  const current = [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)
  expect(current).toEqual(expected)
})
