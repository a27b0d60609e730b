import { menus } from '@/lib/content/site'
import { expect, type Locator, openBeforeScripts, type Page, test, withoutScripts } from '../support/browser-test'

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test('the drawer keeps the keyboard in and the page still, gives the focus back, and leads on', async ({ page }) => {
  await page.goto('/teams')
  await menu(page).tap()
  await expect(drawer(page).getByRole('link', { name: 'Meet The Team' })).toHaveAttribute('aria-current', 'page')
  const labels = menus.flatMap(({ links }) => links.map(({ label }) => label))
  const all = ['Home', ...labels, 'Book Your Safari']
  expect(await drawer(page).getByRole('link').allTextContents()).toEqual(expect.arrayContaining(all))
  await offersTalk(drawer(page))
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  const stops = (await drawer(page).getByRole('link').count()) + 3
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    // After the last stop the focus goes to the browser before it returns to the first.
    expect(
      await drawer(page).evaluate(
        (it) => it.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  await expect(menu(page)).toBeFocused()
  await menu(page).tap()
  await drawer(page).getByRole('link', { name: 'All Itineraries' }).tap()
  await expect(page).toHaveURL(/\/itineraries$/)
  await expect(drawer(page)).toBeHidden()
})

/** Telephone and WhatsApp. */
async function offersTalk(menu: Locator) {
  for (const name of [/^\+\d/, 'WhatsApp']) await expect(menu.getByRole('link', { name })).toBeVisible()
}

const closed = (page: Page) => expect(page.locator('dialog[open]')).toHaveCount(0)
const turn = (page: Page) => page.setViewportSize({ width: 844, height: 390 })

test('the drawer closes by its button, a link to this page, a press beside it, and a turned phone', async ({
  page,
}) => {
  await page.goto('/teams')
  for (const close of [
    () => drawer(page).getByRole('button', { name: 'Close' }).tap(),
    () => drawer(page).getByRole('link', { name: 'Meet The Team' }).tap(),
    () => page.touchscreen.tap(10, 400),
    () => turn(page),
  ]) {
    await menu(page).tap()
    await expect(drawer(page).getByRole('link', { name: 'Kenya' })).toBeVisible()
    await close()
    await closed(page)
  }
})

test('opened before the scripts, the drawer is gone when the phone has been turned meanwhile', async ({ page }) => {
  const release = await openBeforeScripts(page, '/teams')
  await menu(page).tap()
  await expect(drawer(page)).toBeVisible()
  await turn(page)
  release()
  await closed(page)
})

withoutScripts('without scripts, a plain list of links stands in place of the Menu button', async ({ page }) => {
  await page.goto('/teams')
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Volunteer With Us' })).toBeVisible()
  await offersTalk(page.getByRole('navigation', { name: 'Pages' }))
})
