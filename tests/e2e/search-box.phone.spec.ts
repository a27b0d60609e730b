import { expect, test } from '../support/browser-test'
import { expectNoSidewaysScroll, smallTargets } from '../support/page-checks'

test('a tap on a suggestion opens its trip', async ({ page }) => {
  await page.goto('/itineraries')
  await page.getByLabel('Search itineraries').tap()
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await page.keyboard.type('bwindi')
  expect(await smallTargets(page)).toEqual([])
  await page.getByRole('option', { name: /^Bwindi Gorilla Trek/ }).tap()
  await expect(page).toHaveURL(/\/itineraries\/\d+/)
  await expect(page.getByRole('heading', { level: 1, name: 'Bwindi Gorilla Trek' })).toBeVisible()
})

test.describe('at 400 %', () => {
  // A window of 1280 x 1024.
  test.use({ viewport: { width: 320, height: 256 } })

  test('every suggestion can be scrolled to and taken', async ({ page }) => {
    await page.goto('/itineraries')
    await page.getByLabel('Search itineraries').tap()
    await page.keyboard.type('ma')
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    await expect(options.nth(1)).toHaveText(/^Ma/)
    await expect(options.first()).toBeInViewport({ ratio: 1 })
    await options.last().scrollIntoViewIfNeeded()
    await expect(options.last()).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
    await options.last().tap()
    await expect(page).not.toHaveURL('/itineraries')
  })
})
