// Links to a place on a page.
import { sitePaths } from '@/scripts/lib/site-paths'
import { expect, openWithScripts, type Page, test } from '../support/browser-test'

/** Those of this site, without the tabs of a trip, which are tested as tabs. */
const fragmentLinks = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href*="#"]:not([role=tab])')
    .filter({ visible: true })
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(({ origin }) => origin === location.origin)
        .map((link) => ({ href: link.getAttribute('href') ?? '', address: link.pathname + link.search + link.hash })),
    )

const pageOf = (address: string) => address.split('#')[0]

async function expectAt(page: Page, address: string) {
  await expect(page).toHaveURL(address)
  const target = page.locator(`[id="${address.split('#')[1]}"]`)
  const isTopInView = ({ top }: DOMRect) => top >= 0 && top < 800
  await expect.poll(async () => isTopInView(await target.evaluate((place) => place.getBoundingClientRect()))).toBe(true)
}

for (const path of sitePaths)
  test(`links of ${path} to a place on a page lead there by mouse, by keyboard and as an address`, async ({ page }) => {
    await openWithScripts(page, path)
    const links = await fragmentLinks(page)
    const first = links.filter(
      ({ address }, index) => links.findIndex((other) => pageOf(other.address) === pageOf(address)) === index,
    )
    for (const { href, address } of first) {
      const link = page.getByRole('main').locator(`a[href="${href}"]`).filter({ visible: true }).first()
      for (const follow of [() => link.click(), () => link.press('Enter')]) {
        if (!href.startsWith('#')) await openWithScripts(page, path)
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await follow()
        await expectAt(page, address)
      }
      await page.goto('about:blank')
      await page.goto(address)
      await expectAt(page, address)
      // The same page stays open, so only the places differ.
      for (const other of links.filter((one) => pageOf(one.address) === pageOf(address))) {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await page.goto(other.address)
        await expectAt(page, other.address)
      }
      await openWithScripts(page, path)
    }
  })

test('after a link to a form further down, Tab goes on there', async ({ page }) => {
  await openWithScripts(page, '/community')
  await page.getByRole('main').getByRole('link', { name: 'Get Involved' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('#get-involved :focus')).toBeVisible()
})

test('a link to the page that is open scrolls to its top', async ({ page }) => {
  await openWithScripts(page, '/community')
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Community' }).click()
  await page.getByRole('link', { name: 'Community Activities' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0)
})

for (const [path, name] of [
  ['/', 'Scroll to discover'],
  ['/community', 'Get Involved'],
  ['/terms', 'Financial Terms'],
] as const)
  test(`Back leads to the place on ${path} that was left, and Back again to its top`, async ({ page }) => {
    await openWithScripts(page, path)
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(/#/)
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const address = page.url()
    await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click()
    await expect(page.getByRole('heading', { name: 'Book Your Adventure' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name: title })).toBeInViewport()
  })
