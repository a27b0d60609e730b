import { act, render, screen } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { menuDelay } from '@/components/layout/menu-delay'
import { NavMenu } from '@/components/layout/nav-menu'
import { installFakeClock, setupUser, wait } from '../support/fake-clock'
import { installPopover, isPopoverOpen } from '../support/popover'

vi.mock('next/navigation', () => ({ usePathname: vi.fn() }))

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

function Page() {
  return (
    <>
      <NavMenu menus={menus} />
      <input aria-label="Search" />
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => isPopoverOpen(button(name))

function openPage(pathname = '/') {
  vi.mocked(usePathname).mockReturnValue(pathname)
  return render(<Page />)
}

installFakeClock()
beforeEach(installPopover)

describe('a traveller with a mouse', () => {
  it('sees a menu 200 ms after pointing at it, not sooner', async () => {
    openPage()
    await setupUser().hover(button('Destinations'))
    await wait(menuDelay.open - 1)
    expect(isOpen('Destinations')).toBe(false)
    await wait(1)
    expect(isOpen('Destinations')).toBe(true)
  })

  it('opens nothing by crossing the menu on the way elsewhere', async () => {
    openPage()
    const user = setupUser()
    await user.hover(button('Destinations'))
    await wait(menuDelay.open - 1)
    await user.unhover(button('Destinations'))
    await wait(1000)
    expect(isOpen('Destinations')).toBe(false)
  })

  it('moves to the next menu within 300 ms and sees it at once, and only that one', async () => {
    openPage()
    const user = setupUser()
    await user.hover(button('Destinations'))
    await wait(menuDelay.open)
    await user.unhover(button('Destinations'))
    await wait(menuDelay.skip - 1)
    await user.hover(button('About Us'))
    expect(isOpen('About Us')).toBe(true)
    expect(isOpen('Destinations')).toBe(false)
  })

  it('waits again when the last menu was left longer ago', async () => {
    openPage()
    const user = setupUser()
    await user.hover(button('Destinations'))
    await wait(menuDelay.open)
    await user.unhover(button('Destinations'))
    await wait(menuDelay.skip)
    await user.hover(button('About Us'))
    expect(isOpen('About Us')).toBe(false)
    await wait(menuDelay.open)
    expect(isOpen('About Us')).toBe(true)
  })

  it('keeps the menu while moving into its panel, and loses it 150 ms after leaving both', async () => {
    openPage()
    const user = setupUser()
    await user.hover(button('Destinations'))
    await wait(menuDelay.open)
    await user.hover(screen.getByRole('link', { name: 'Kenya' }))
    await wait(1000)
    expect(isOpen('Destinations')).toBe(true)
    await user.hover(screen.getByLabelText('Search'))
    await wait(menuDelay.close - 1)
    expect(isOpen('Destinations')).toBe(true)
    await wait(1)
    expect(isOpen('Destinations')).toBe(false)
  })

  it('keeps it open by coming back within 150 ms', async () => {
    openPage()
    const user = setupUser()
    await user.hover(button('Destinations'))
    await wait(menuDelay.open)
    await user.unhover(button('Destinations'))
    await wait(menuDelay.close - 1)
    await user.hover(button('Destinations'))
    await wait(1000)
    expect(isOpen('Destinations')).toBe(true)
  })

  it('clicks before the delay is over and sees the menu at once', async () => {
    openPage()
    await setupUser().click(button('Destinations'))
    expect(isOpen('Destinations')).toBe(true)
  })

  it('does not shut what hover opened by clicking on it; a second click does', async () => {
    openPage()
    const user = setupUser()
    await user.hover(button('Destinations'))
    await wait(menuDelay.open)
    await user.click(button('Destinations'))
    expect(isOpen('Destinations')).toBe(true)
    await user.click(button('Destinations'))
    await wait(1000)
    expect(isOpen('Destinations')).toBe(false)
  })

  it('closes a menu by pressing beside it or following a link in it', async () => {
    openPage()
    const user = setupUser()
    await user.click(button('Destinations'))
    await user.click(screen.getByLabelText('Search'))
    expect(isOpen('Destinations')).toBe(false)
    await user.click(button('Destinations'))
    await user.click(screen.getByRole('link', { name: 'Kenya' }))
    expect(isOpen('Destinations')).toBe(false)
  })

  it('keeps typing where they were when Escape closes what the pointer opened', async () => {
    openPage()
    const user = setupUser()
    await user.click(screen.getByLabelText('Search'))
    await user.hover(button('Destinations'))
    await wait(menuDelay.open)
    await user.keyboard('{Escape}')
    expect(isOpen('Destinations')).toBe(false)
    expect(screen.getByLabelText('Search')).toBe(document.activeElement)
  })
})

describe('a traveller with a keyboard', () => {
  it('sees a menu as soon as focus reaches it, and no longer once focus has left it', async () => {
    openPage()
    const user = setupUser()
    await user.tab()
    await user.tab()
    expect(button('Destinations')).toBe(document.activeElement)
    expect(isOpen('Destinations')).toBe(true)
    await user.tab()
    expect(screen.getByRole('link', { name: 'Kenya' })).toBe(document.activeElement)
    expect(isOpen('Destinations')).toBe(true)
    await user.tab()
    expect(isOpen('Destinations')).toBe(false)
    expect(isOpen('About Us')).toBe(true)
    act(() => screen.getByLabelText('Search').focus())
    expect(isOpen('About Us')).toBe(false)
  })

  it('closes it with Escape, and focus returns to the word without opening it again', async () => {
    openPage()
    const user = setupUser()
    await user.tab()
    await user.tab()
    await user.tab()
    await user.keyboard('{Escape}')
    expect(button('Destinations')).toBe(document.activeElement)
    await wait(1000)
    expect(isOpen('Destinations')).toBe(false)
  })

  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens a closed menu at once with %j', async (key) => {
    openPage()
    const user = setupUser()
    await user.tab()
    await user.tab()
    await user.keyboard('{Escape}')
    await user.keyboard(key)
    expect(isOpen('Destinations')).toBe(true)
  })

  it('goes down into an open menu with the arrow, and closes a pressed one by pressing again', async () => {
    openPage()
    const user = setupUser()
    await user.tab()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'Kenya' })).toBe(document.activeElement)
    act(() => button('Destinations').focus())
    await user.keyboard('{Enter}')
    expect(isOpen('Destinations')).toBe(true)
    await user.keyboard('{Enter}')
    expect(isOpen('Destinations')).toBe(false)
  })
})

describe('a traveller with a finger', () => {
  it('opens and closes a menu by tapping, and one menu takes the place of another', async () => {
    openPage()
    const user = setupUser()
    const tap = (name: string) => user.pointer({ keys: '[TouchA]', target: button(name) })
    await tap('Destinations')
    await user.pointer({ keys: '[TouchA]', target: screen.getByText('Where to?') })
    await wait(1000)
    expect(isOpen('Destinations')).toBe(true)
    await tap('Destinations')
    expect(isOpen('Destinations')).toBe(false)
    await tap('Destinations')
    await tap('About Us')
    expect(isOpen('Destinations')).toBe(false)
    expect(isOpen('About Us')).toBe(true)
  })
})

describe('every traveller', () => {
  it('has the links in the page before any menu is open', () => {
    openPage()
    expect(screen.getByRole('link', { name: 'Kenya' }).getAttribute('href')).toBe('#kenya')
    expect(screen.getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe('/book')
  })

  it('finds the menu closed on the page it led to', async () => {
    const { rerender } = openPage()
    await setupUser().click(button('Destinations'))
    vi.mocked(usePathname).mockReturnValue('/destinations/kenya')
    rerender(<Page />)
    expect(isOpen('Destinations')).toBe(false)
  })

  it.each([
    ['/', ['Home']],
    ['/itineraries/3', ['Destinations']],
    ['/teams', ['About Us']],
    ['/book', ['Book Now']],
    ['/donate', []],
  ])('is told where they are on %s', (pathname, expected) => {
    openPage(pathname)
    const current = [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)
    expect(current).toEqual(expected)
  })
})
