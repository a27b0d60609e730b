import { expect, openWithScripts, type Page, test } from '../support/browser-test'

const dialog = (page: Page) => page.locator('dialog[open]')

/** Until then Back would leave the page, as without scripts. */
async function opens(page: Page) {
  await expect(dialog(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.isDialog)).toBe(true)
}

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
  await openWithScripts(page, '/about')
})

test('Back closes a picture, and leaves the page only then', async ({ page }) => {
  await openWithScripts(page, '/itineraries/6')
  await page.getByRole('link', { name: /^Open picture 1 of/ }).click()
  await opens(page)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/itineraries/6')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('closed by its own button, a dialog leaves nothing for Back to undo', async ({ page }) => {
  await openWithScripts(page, '/itineraries/6')
  await page.getByRole('link', { name: /^Open picture 1 of/ }).click()
  await opens(page)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('a dialog that opens again at once stays, and Back closes it too', async ({ page }) => {
  await openWithScripts(page, '/donate')
  await page.getByRole('button', { name: 'Give Once' }).click()
  await opens(page)
  // The browser sends the close event after the next frame.
  await page.getByRole('button', { name: 'Give Once', includeHidden: true }).evaluate((button: HTMLElement) => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    button.click()
  })
  await dialog(page).getByLabel('Email').fill('ana@example.com')
  await opens(page)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/donate')
})

test('Back closes the menu, and a link in it leads on and back again', async ({ page }) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await opens(page)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await opens(page)
  await dialog(page).getByRole('link', { name: 'Meet The Team' }).click()
  await expect(page).toHaveURL('/teams')
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('a project has an address that opens it, and Back closes it', async ({ page }) => {
  await openWithScripts(page, '/community-engagement')
  await page
    .getByRole('button', { name: /^Read the story/ })
    .first()
    .click()
  await opens(page)
  await expect(page).toHaveURL(/\/community-engagement#[a-z-]+$/)
  const address = page.url()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await page.goto('/about')
  await page.goto(address)
  await opens(page)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/community-engagement')
})

test('Back closes the filters and keeps what was chosen, and unchanged they leave nothing for Back to undo', async ({
  page,
}) => {
  await openWithScripts(page, '/itineraries')
  const more = page.getByRole('button', { name: /^More Filters/ })
  const show = page.getByRole('button', { name: /^Show \d+ trips?$/ })
  await more.click()
  await show.click()
  await expect(show).toBeHidden()
  await more.click()
  await page.getByRole('checkbox', { name: /^Tanzania/ }).check()
  await expect(page).toHaveURL('/itineraries?country=Tanzania')
  await page.goBack()
  await expect(show).toBeHidden()
  await expect(page).toHaveURL('/itineraries?country=Tanzania')
  await expect(page.getByRole('heading', { name: /^\d+ trips?$/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/itineraries')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})
