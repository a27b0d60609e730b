import { expect, type Locator, openWithScripts, type Page, test } from '../support/browser-test'
import { expectAccessible } from '../support/page-checks'

const results = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+ trips?$/ })
const cards = (page: Page) => page.getByRole('article')
/** 'Gorillas 3 trips' */
const nameOf = async (box: Locator) => (await box.locator('..').textContent()) ?? ''
const choice = (page: Page, facet: string, name: string) =>
  page.getByRole('group', { name: facet }).getByRole('checkbox', { name: new RegExp(`^${name} \\d+ trips?$`) })

test('the facets add up within one and narrow each other, in the address, through Back and reload', async ({
  page,
}) => {
  await page.goto('/itineraries')
  await page.getByText('More Filters').click()
  await choice(page, 'Animals', 'Gorillas').check()
  await expect(page).toHaveURL('/itineraries?animal=gorillas')
  await expect(results(page)).toHaveText('3 trips')
  await choice(page, 'Animals', 'Rhinos').check()
  await expect(page).toHaveURL('/itineraries?animal=rhinos&animal=gorillas')
  await expect(results(page)).toHaveText('9 trips')
  const shorter = choice(page, 'Length', '4 to 6 days')
  const [left = ''] = /\d+ trips?$/.exec(await nameOf(shorter)) ?? []
  await shorter.check()
  await expect(results(page)).toHaveText(left)
  await expect(page.getByText('Hide Filters')).toBeVisible()
  await page.reload()
  await expect(results(page)).toHaveText(left)
  await page.getByText('More Filters').click()
  await expect(choice(page, 'Animals', 'Rhinos')).toBeChecked()
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Discover Global Destinations')
  await page.goBack()
  await expect(results(page)).toHaveText(left)
})

test('the facets of a documented select are the same choice twice over', async ({ page }) => {
  await page.goto('/itineraries')
  await page.getByText('More Filters').click()
  await choice(page, 'Country', 'Kenya').check()
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Kenya')
  await choice(page, 'Country', 'Dubai').check()
  await expect(page).toHaveURL('/itineraries?country=Kenya&country=Dubai')
  await expect(results(page)).toHaveText('9 trips')
  await choice(page, 'Country', 'Kenya').uncheck()
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Dubai')
  await expect(results(page)).toHaveText('2 trips')
  await choice(page, 'Package type', 'Luxury').check()
  await expect(page.getByRole('navigation', { name: 'Package types' }).locator('[aria-current]')).toHaveText('Luxury')
})

test('the facets are chips that come off one at a time, and all at once', async ({ page }) => {
  await page.goto('/itineraries?country=Kenya&age=open&age=under-12&length=up-to-3&sort=price')
  const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('link')
  await expect(chips).toHaveCount(4)
  await chips.filter({ hasText: 'Minimum age under 12' }).click()
  await expect(page).toHaveURL('/itineraries?country=Kenya&length=up-to-3&age=open&sort=price')
  await expect(chips).toHaveCount(3)
  await page.goto('/itineraries?country=Uganda&length=up-to-3')
  await page.getByRole('link', { name: 'Reset Filters' }).click()
  await expect(page).toHaveURL('/itineraries')
  await expect(results(page)).toHaveText('18 trips')
})

test('the facets close with Escape, and what is open is accessible', async ({ page }) => {
  await openWithScripts(page, '/itineraries?length=up-to-3')
  await page.getByText('More Filters').click()
  await expectAccessible(page)
  const button = page.getByRole('button', { name: 'Hide Filters' })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator(`#${await button.getAttribute('aria-controls')}`)).toContainText('Difficulty')
  await choice(page, 'Driving', 'No day over 5 hours on the road').focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More Filters' })).toHaveAttribute('aria-expanded', 'false')
  await expect(choice(page, 'Driving', 'No day over 5 hours on the road')).toBeHidden()
  await expect(page.getByRole('button', { name: 'More Filters' })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the facets are a form', async ({ page }) => {
    await page.goto('/itineraries?sort=price')
    await page.getByText('More Filters').click()
    await choice(page, 'Themes', 'Families').check()
    await choice(page, 'Length', '4 to 6 days').check()
    await choice(page, 'Length', '7 to 9 days').check()
    await page.getByRole('button', { name: 'Show trips' }).click()
    await expect(page).toHaveURL(/theme=families&length=4-6&length=7-9/)
    await expect(page).toHaveURL(/sort=price/)
    const found = await cards(page).count()
    expect(found).toBeGreaterThan(1)
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Kenya')
    await page.getByRole('button', { name: 'Show trips' }).click()
    await page.getByText('More Filters').click()
    await choice(page, 'Country', 'Uganda').check()
    await page.getByRole('button', { name: 'Show trips' }).click()
    await expect(page).toHaveURL(/country=Kenya&.*country=Uganda/)
    await page.getByRole('combobox', { name: 'Country' }).selectOption('')
    await page.getByText('More Filters').click()
    await choice(page, 'Country', 'Uganda').uncheck()
    await page.getByRole('button', { name: 'Show trips' }).click()
    await expect(cards(page)).toHaveCount(found)
    await page.getByRole('link', { name: /^7 to 9 days.*remove this filter/ }).click()
    await expect(page).not.toHaveURL(/7-9/)
  })
})
