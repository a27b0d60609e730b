import { expect, openBeforeScripts, type Page, test } from '../support/browser-test'
import { expectNoSidewaysScroll } from '../support/page-checks'
import { tabTo } from '../support/tab-to'

const cards = (page: Page) => page.getByRole('article')
const results = (page: Page) => page.getByRole('heading', { level: 2, name: /^(\d+ of )?\d+ trips?$/ })

test('the search runs as one types, keeps what is typed, and a chip takes it off again', async ({ page }) => {
  await page.goto('/itineraries')
  const box = page.getByLabel('Search itineraries')
  await expect(box).toHaveAttribute('placeholder', 'Search destinations, activities, or experiences...')
  await box.pressSequentially('GORILLA uganda')
  await expect(page).toHaveURL('/itineraries?query=GORILLA+uganda')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('GORILLA uganda')
  await expect(cards(page).filter({ hasText: 'Bwindi Gorilla Trek' })).toBeVisible()
  // The suggestions, which go with the focus, cover it.
  await box.press('Tab')
  await page.getByRole('link', { name: /remove this filter/ }).click()
  await expect(page).toHaveURL('/itineraries')
  await expect(box).toHaveValue('')
  await expect(results(page)).toHaveText('19 trips')
})

test('what is chosen before the script has loaded counts too', async ({ page }) => {
  const release = await openBeforeScripts(page, '/itineraries')
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Uganda')
  await page.getByLabel('Search itineraries').fill('gorilla')
  release()
  await expect(page).toHaveURL('/itineraries?query=gorilla&country=Uganda')
  await expect(page.getByLabel('Search itineraries')).toHaveValue('gorilla')
})

test('the keyboard alone finds and opens a trip', async ({ page }) => {
  await page.goto('/itineraries')
  await page.getByLabel('Search itineraries').focus()
  await page.keyboard.type('lemosho')
  await page.keyboard.press('Enter')
  await expect(results(page)).toHaveText('1 trip')
  const link = page.getByRole('link', { name: 'Kilimanjaro by Lemosho', exact: true })
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Kilimanjaro by Lemosho' })).toBeVisible()
})

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a budget says whose sum it was taken for, and the other reading is a link', async ({ page }) => {
    await page.goto('/itineraries?query=elephants+under+4000+euros+for+both')
    await expect(page.getByText('We read €4,000 as the budget for 2 in all')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Read it per person' }).click()
    await expect(page).toHaveURL(/[?&]budget=each/)
    await expect(page.getByText('We read €4,000 as the budget per person.')).toBeVisible()
    await page.getByRole('link', { name: 'Read it for 2 in all' }).click()
    await expect(page).not.toHaveURL(/budget=/)
  })
})
