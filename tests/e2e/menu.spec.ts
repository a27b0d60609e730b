import { menuDelay } from '@/components/layout/menu-delay'
import { expect, openWithScripts, type Page, test } from '../support/browser-test'
import { tabTo } from '../support/tab-to'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const word = (page: Page, name: string) => menu(page).getByRole('button', { name })
const kenya = (page: Page) => menu(page).getByRole('link', { name: /^Kenya/ })

const open = (page: Page) =>
  menu(page)
    .getByRole('button')
    .evaluateAll((words) =>
      words
        .filter(({ nextElementSibling }) => nextElementSibling?.matches(':popover-open'))
        .map(({ textContent }) => textContent),
    )

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

test('a menu opens under the pointer, loads its pictures only then, and leads on', async ({ page }) => {
  await page.goto('/teams')
  const picture = menu(page).locator('img').first()
  await expect(picture).toBeHidden()
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe('')
  await word(page, 'Destinations').hover()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await menu(page)
    .getByRole('link', { name: /All Itineraries/ })
    .click()
  await expect(page).toHaveURL(/\/itineraries$/)
  await expect(word(page, 'Destinations')).toHaveAttribute('aria-current')
  await expect(picture).toBeHidden()
})

test('the mouse opens a menu after a moment, the next at once, and closes it a moment after leaving', async ({
  page,
}) => {
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

test('keyboard and pointer: a menu opens with focus, closes when it goes on, and Escape takes no focus away', async ({
  page,
}) => {
  await openStill(page)
  await tabTo(page, word(page, 'Destinations'))
  expect(await open(page)).toEqual(['Destinations'])
  await tabTo(page, kenya(page))
  expect(await open(page)).toEqual(['Destinations'])
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await page.keyboard.press('Escape')
    await expect(word(page, 'Destinations')).toBeFocused()
    expect(await openAfter(page, 1000)).toEqual([])
    await page.keyboard.press(key)
    expect(await open(page), key).toEqual(['Destinations'])
  }
  await tabTo(page, word(page, 'About Us'))
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menus open on hover', async ({ page }) => {
    await page.goto('/teams')
    await expect(menu(page).getByRole('link', { name: /Our Story/ })).toBeHidden()
    await word(page, 'About Us').hover()
    await menu(page)
      .getByRole('link', { name: /Our Story/ })
      .hover()
    await expect(menu(page).getByRole('link', { name: /Our Story/ })).toBeVisible()
  })
})
