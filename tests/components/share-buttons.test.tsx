import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ItinerarySidebar } from '@/app/itineraries/[id]/_components/itinerary-sidebar'
import { ShareButtons } from '@/app/itineraries/[id]/_components/share-buttons'
import { config } from '@/lib/platform/config'
import { makeItinerary } from '../support/factories'
import { isLeftToBrowser } from '../support/left-to-browser'
import { stubView } from '../support/view'

const url = 'https://tembo.example.com/itineraries/7'
const buttons = () => (
  <ShareButtons url={url} title="Mara and Amboseli" image="/images/trips/mara.jpg" country="Kenya" showsWorkplace />
)
const names = () => screen.getAllByRole('link', { name: /^Share / }).map((link) => link.getAttribute('aria-label'))
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Mobile/15E148'

async function clickAndSeePopup(name: string) {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  render(buttons())
  await userEvent.click(screen.getByRole('link', { name }))
  await waitFor(() => expect(open).toHaveBeenCalledOnce())
  const [address, , features] = open.mock.calls[0] as [string, string, string]
  return { address: new URL(address), features: Object.fromEntries(features.split(', ').map((one) => one.split('='))) }
}

function withNavigator(properties: Record<string, unknown>) {
  for (const [key, value] of Object.entries(properties))
    Object.defineProperty(navigator, key, { value, configurable: true })
}

// The buttons' script loads when they come into view, and from then on they are there at once.
beforeAll(async () => {
  stubView(true)
  render(buttons())
  await screen.findByRole('button', { name: 'Copy link' })
  cleanup()
})

beforeEach(() => stubView(false))

afterEach(() => {
  for (const key of ['share', 'userAgent', 'clipboard']) Reflect.deleteProperty(navigator, key)
  vi.useRealTimers()
})

test('the share buttons are the eight services in the specification’s order, Workplace last, with hashtags for X', () => {
  render(buttons())
  const services = ['on Facebook', 'on X', 'on WhatsApp', 'on Pinterest', 'by email', 'on VK', 'on Weibo']
  const last = 'on Workplace, which Meta closed in June 2026'
  expect(names()).toEqual([...services, last].map((service) => `Share ${service}`))
  const x = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Share on X' }).href)
  expect(x.searchParams.get('hashtags')).toBe('TemboTrails,Safari,Kenya')
})

test('the share buttons work without JavaScript as links to a new tab, WhatsApp on the host that every device reaches', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(buttons())
  const links = [...page.querySelectorAll('a')].filter((link) => link.protocol !== 'mailto:')
  expect(links.map((link) => [link.target, link.rel])).toEqual(links.map(() => ['_blank', 'noopener']))
  expect(page.querySelector<HTMLAnchorElement>('[aria-label="Share on WhatsApp"]')?.host).toBe('api.whatsapp.com')
})

test.each([
  ['Share on Facebook', 550, 400],
  ['Share on WhatsApp', 550, 400],
  ['Share on Weibo', 660, 550],
])('%s opens a popup of %i x %i in the middle, at the address of its link', async (name, width, height) => {
  Object.assign(window, { outerWidth: 1400, outerHeight: 900, screenX: 100, screenY: 50 })
  const { address, features } = await clickAndSeePopup(name)
  expect(features).toMatchObject({ width: `${width}`, height: `${height}` })
  expect(features).toMatchObject({ left: `${100 + 700 - width / 2}`, top: `${50 + 450 - height / 2}` })
  const link = new URL((screen.getByRole('link', { name }) as HTMLAnchorElement).href)
  expect(address.host + address.pathname).toBe(link.host + link.pathname)
  expect(Object.fromEntries(address.searchParams)).toMatchObject(Object.fromEntries(link.searchParams))
})

test('on a phone WhatsApp is its mobile host, and a tap follows the plain link', () => {
  withNavigator({ userAgent: iphone })
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  render(buttons())
  const whatsApp = screen.getByRole('link', { name: 'Share on WhatsApp' })
  expect(whatsApp.getAttribute('href')).toContain('https://api.whatsapp.com/')
  expect(isLeftToBrowser(whatsApp)).toBe(true)
  expect(open).not.toHaveBeenCalled()
})

test('e-mail and a click for a new tab are left to the browser', () => {
  render(buttons())
  expect(isLeftToBrowser(screen.getByRole('link', { name: 'Share by email' }))).toBe(true)
  expect(isLeftToBrowser(screen.getByRole('link', { name: 'Share on VK' }), { metaKey: true })).toBe(true)
})

test('on the page of a trip its public address is shared, and SHARE_WORKPLACE=0 leaves the other seven', () => {
  vi.spyOn(config, 'siteUrl', 'get').mockReturnValue('https://tembo.example')
  vi.spyOn(config, 'shareWorkplace', 'get').mockReturnValue(false)
  render(<ItinerarySidebar reasons={[]} itinerary={makeItinerary({ id: 7 })} />)
  expect(names()).toHaveLength(7)
  expect(names().join()).not.toContain('Workplace')
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Share (on|by)/ }))
    expect(decodeURIComponent(link.href)).toContain('https://tembo.example/itineraries/7')
})

test('where the browser refuses Copy link, the address is shown and selected', async () => {
  withNavigator({ clipboard: undefined })
  render(buttons())
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  const field = (await screen.findByRole('textbox', { name: 'Link to this trip' })) as HTMLInputElement
  expect(document.activeElement).toBe(field)
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url)
  expect(screen.getByRole('status').textContent).toContain('copy it from here')
})

test('the device’s own share sheet has a button where there is one, which takes title and link along', async () => {
  const button = () => screen.queryByRole('button', { name: 'Share with another app' })
  const { unmount } = render(buttons())
  expect(button()).toBeNull()
  unmount()
  const share = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new DOMException('', 'AbortError'))
  withNavigator({ share })
  render(buttons())
  for (const _ of ['shared', 'closed without sharing']) await userEvent.click(button() as HTMLElement)
  expect(share).toHaveBeenLastCalledWith({ title: 'Mara and Amboseli', url })
  expect(screen.getByRole('status').textContent).toBe('')
})
