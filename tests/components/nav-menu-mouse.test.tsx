import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { menuDelay } from '@/components/layout/menu-delay'
import { installFakeClock, setupUser, wait } from '../support/fake-clock'
import { button, isOpen, openPage } from '../support/nav-menu'
import { installPopover } from '../support/popover'

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
