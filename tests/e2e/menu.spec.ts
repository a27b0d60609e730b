import { menuDelay } from '@/components/layout/use-open-menu'
import { expect, openWithScripts, type Page, test, withoutScripts } from '../support/browser-test'
import { tabTo } from '../support/tab-to'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const word = (page: Page, name: string) => menu(page).getByRole('button', { name })
const panel = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true, includeHidden: true })
const kenya = (page: Page) => panel(page, 'Destinations').getByRole('link', { name: /^Kenya/ })

const open = (page: Page) =>
  page.locator('nav:popover-open').evaluateAll((panels) => panels.map(({ ariaLabel }) => ariaLabel))

async function openAfter(page: Page, ms: number) {
  await page.clock.runFor(ms)
  return open(page)
}

/** With a clock that stands still between two calls. */
async function openStill(page: Page) {
  await page.clock.install()
  await openWithScripts(page, '/teams')
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** No link of a closed menu gets the focus on the way. */
async function tabPastMenus(page: Page) {
  const focused = page.locator(':focus')
  const search = page.getByPlaceholder('Search destinations, activities, or experiences...')
  do {
    await page.keyboard.press('Tab')
    await expect(focused).toHaveCount(1)
    expect(await focused.evaluate((element) => element.closest('[popover]')?.textContent ?? '')).toBe('')
  } while (!(await search.evaluate((element) => element === document.activeElement)))
}

async function tabThroughAboutUs(page: Page) {
  for (const name of [/^Our Story/, /^Meet The Team/, /^Our Safari Fleet/]) {
    await page.keyboard.press('Tab')
    await expect(panel(page, 'About Us').getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(word(page, 'Community')).toBeFocused()
}

test('a menu opens under the pointer, loads its pictures only then, and leads on', async ({ page }) => {
  await page.goto('/teams')
  const picture = panel(page, 'Destinations').locator('img').first()
  await expect(picture).toBeHidden()
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe('')
  await word(page, 'Destinations').hover()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await panel(page, 'Destinations')
    .getByRole('link', { name: /All Itineraries/ })
    .click()
  await expect(page).toHaveURL(/\/itineraries$/)
  await expect(word(page, 'Destinations')).toHaveAttribute('aria-current')
  await expect(picture).toBeHidden()
})

test('the mouse opens a menu after a moment, the next at once, and closes it a moment later', async ({ page }) => {
  await openStill(page)
  const leave = () => page.mouse.move(20, 600)
  await word(page, 'Destinations').hover()
  expect(await openAfter(page, menuDelay.open - 1)).toEqual([])
  await leave()
  expect(await openAfter(page, 1000)).toEqual([])
  await word(page, 'Destinations').hover()
  expect(await openAfter(page, menuDelay.open)).toEqual(['Destinations'])
  await leave()
  await page.clock.runFor(menuDelay.skip - 1)
  await word(page, 'About Us').hover()
  expect(await open(page)).toEqual(['About Us'])
  await leave()
  await page.clock.runFor(menuDelay.skip)
  await word(page, 'Destinations').hover()
  expect(await open(page)).toEqual([])
  expect(await openAfter(page, menuDelay.open)).toEqual(['Destinations'])
  await kenya(page).hover()
  expect(await openAfter(page, 1000)).toEqual(['Destinations'])
  await leave()
  await page.clock.runFor(menuDelay.close - 1)
  await word(page, 'Destinations').hover()
  expect(await openAfter(page, 1000)).toEqual(['Destinations'])
  await word(page, 'Destinations').click()
  expect(await open(page), 'a click pins what hover has opened').toEqual(['Destinations'])
  await word(page, 'Destinations').click()
  expect(await openAfter(page, 1000), 'the second click closes it').toEqual([])
})

test('a menu opens by a key, closes when the focus goes on, and Escape takes no focus away', async ({ page }) => {
  await openStill(page)
  await tabTo(page, word(page, 'Destinations'))
  expect(await openAfter(page, 1000)).toEqual([])
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await page.keyboard.press(key)
    expect(await open(page), key).toEqual(['Destinations'])
    await page.keyboard.press('Escape')
    expect(await openAfter(page, 1000)).toEqual([])
    await expect(word(page, 'Destinations')).toBeFocused()
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(kenya(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(word(page, 'Destinations')).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, word(page, 'About Us'))
  expect(await openAfter(page, 1000)).toEqual([])
  await page.keyboard.press('Enter')
  expect(await open(page)).toEqual(['About Us'])
  const elsewhere = page.getByRole('link', { name: 'Tembo Trails' }).first()
  await elsewhere.focus()
  expect(await open(page)).toEqual([])
  await word(page, 'Destinations').hover()
  expect(await openAfter(page, menuDelay.open)).toEqual(['Destinations'])
  await page.keyboard.press('Escape')
  expect(await open(page)).toEqual([])
  await expect(elsewhere).toBeFocused()
})

test('Tab passes the menus by to the search box', async ({ page }) => {
  await openWithScripts(page, '/itineraries')
  await tabPastMenus(page)
})

test('the HTML has the page before the menus', async ({ page }) => {
  const html = await (await page.request.get('/teams')).text()
  for (const later of ['id="menu-destinations"', 'id="menu-about"', 'id="menu-community"', 'id="menu"'])
    expect(html.indexOf(later), later).toBeGreaterThan(html.indexOf('</footer>'))
})

test('Tab goes from a word into its open menu and on to the next word, and Shift+Tab back', async ({ page }) => {
  await openStill(page)
  for (const key of ['Enter', 'ArrowDown']) {
    await word(page, 'About Us').press(key)
    await tabThroughAboutUs(page)
    expect(await open(page)).toEqual([])
    await word(page, 'About Us').press(key)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(word(page, 'About Us')).toBeFocused()
    expect(await open(page)).toEqual(['About Us'])
    await page.keyboard.press('Escape')
  }
  await word(page, 'About Us').hover()
  expect(await openAfter(page, menuDelay.open)).toEqual(['About Us'])
  await word(page, 'About Us').focus()
  await tabThroughAboutUs(page)
})

test('an open menu turns its arrow, and is not shown on paper or in a narrow window', async ({ page }) => {
  await page.goto('/teams')
  const arrow = word(page, 'About Us').locator('svg')
  await expect(arrow).toHaveCSS('rotate', 'none')
  await word(page, 'About Us').click()
  await expect(arrow).toHaveCSS('rotate', '180deg')
  await page.emulateMedia({ media: 'print' })
  await expect(panel(page, 'About Us')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(panel(page, 'About Us')).toBeVisible()
  await page.setViewportSize({ width: 700, height: 800 })
  await expect(panel(page, 'About Us')).toBeHidden()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap opens a menu, another closes it, and one takes the place of another', async ({ page }) => {
    await openStill(page)
    await word(page, 'Destinations').tap()
    expect(await openAfter(page, 1000)).toEqual(['Destinations'])
    await word(page, 'Destinations').tap()
    expect(await openAfter(page, 1000)).toEqual([])
    await word(page, 'Destinations').tap()
    await word(page, 'About Us').tap()
    expect(await openAfter(page, 1000)).toEqual(['About Us'])
  })
})

withoutScripts('without scripts, Tab passes the menus by to the search box', async ({ page }) => {
  await page.goto('/itineraries')
  await tabPastMenus(page)
})

withoutScripts('without scripts, a press opens a menu, and Tab goes into it and on to the next', async ({ page }) => {
  await page.goto('/teams')
  await word(page, 'About Us').press('Enter')
  await tabThroughAboutUs(page)
})
