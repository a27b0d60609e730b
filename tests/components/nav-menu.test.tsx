import { act, screen } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { installFakeClock, setupUser, wait } from '../support/fake-clock'
import { button, isOpen, openPage, Page } from '../support/nav-menu'
import { installPopover } from '../support/popover'

installFakeClock()
beforeEach(installPopover)

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
