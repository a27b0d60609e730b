import { expect, test } from '../support/browser-test'
import { servedPage } from '../support/served-page'

const shared = encodeURIComponent('https://tembo.test/itineraries/6')
const tags = 'TemboTrails%2CSafari%2CKenya'

test('without JavaScript every share button is a link that carries the trip', async ({ request }) => {
  const { document } = await servedPage(request, '/itineraries/6')
  const hrefs = [...document.querySelectorAll('a[aria-label^="Share "]')].map((link) => link.getAttribute('href'))
  const hosts = [
    /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=.*&hashtag=%23TemboTrails/,
    new RegExp(`^https://twitter\\.com/intent/tweet\\?url=.*&hashtags=${tags}`),
    /^https:\/\/api\.whatsapp\.com\/send\?text=/,
    /^https:\/\/pinterest\.com\/pin\/create\/button\/\?url=.*&media=https%3A%2F%2Ftembo\.test%2Fimages%2F/,
    /^mailto:\?subject=.*&body=/,
    /^https:\/\/vk\.com\/share\.php\?url=/,
    /^https:\/\/service\.weibo\.com\/share\/share\.php\?url=/,
    /^https:\/\/work\.facebook\.com\/sharer\.php\?u=/,
  ]
  expect(hrefs).toEqual(hosts.map((host) => expect.stringMatching(host)))
  for (const href of hrefs) expect(href).toContain(shared)
})

test('with JavaScript each opens a popup of its size at its service', async ({ page }) => {
  await page.addInitScript(() => {
    const opened: string[][] = []
    Object.assign(window, { opened })
    window.open = (...words) => {
      opened.push(words.map(String))
      return null
    }
  })
  await page.goto('/itineraries/6')
  const services = [
    ['Facebook', 'www.facebook.com', 550, 400],
    ['X', 'twitter.com', 550, 400],
    ['WhatsApp', 'web.whatsapp.com', 550, 400],
    ['Pinterest', 'pinterest.com', 550, 400],
    ['VK', 'vk.com', 550, 400],
    ['Weibo', 'service.weibo.com', 660, 550],
    ['Workplace', 'work.facebook.com', 550, 400],
  ] as const
  // Without scripts the host is api.whatsapp.com.
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute('href', /web\.whatsapp\.com/)
  for (const [index, [service, host, width, height]] of services.entries()) {
    await page.getByRole('link', { name: `Share on ${service}` }).click()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { opened: string[][] }).opened.length))
      .toBe(index + 1)
    const popups = await page.evaluate(() => (window as unknown as { opened: string[][] }).opened)
    const [address = '', , features = ''] = popups.at(-1) ?? []
    expect(new URL(address).host).toBe(host)
    expect(decodeURIComponent(address)).toContain('https://tembo.test/itineraries/6')
    expect(features.replaceAll(' ', '').split(',')).toEqual(
      expect.arrayContaining([`width=${width}`, `height=${height}`]),
    )
  }
})
