import { expect, openWithScripts, type Page, test } from '../support/browser-test'
import { expectAccessible } from '../support/page-checks'

const results = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+ trips?$/ })
const cards = (page: Page) => page.getByRole('article')
const choice = (page: Page, facet: string, name: string) =>
  page.getByRole('group', { name: facet }).getByRole('checkbox', { name: new RegExp(`^${name} \\d+ trips?$`) })

test.describe('the facets', () => {
  test('add up within one and narrow each other, in the address, through Back and reload', async ({ page }) => {
    await page.goto('/itineraries')
    await page.getByText('More Filters').click()
    await choice(page, 'Animals', 'Gorillas').check()
    await expect(page).toHaveURL('/itineraries?animal=gorillas')
    await expect(results(page)).toHaveText('3 trips')
    await choice(page, 'Animals', 'Rhinos').check()
    await expect(page).toHaveURL('/itineraries?animal=rhinos&animal=gorillas')
    await expect(results(page)).toHaveText('9 trips')
    await choice(page, 'Good in', 'December').check()
    await expect(results(page)).toHaveText('4 trips')
    await expect(page.getByText('Hide Filters')).toBeVisible()
    await page.reload()
    await expect(results(page)).toHaveText('4 trips')
    await page.getByText('More Filters').click()
    await expect(choice(page, 'Animals', 'Rhinos')).toBeChecked()
    await cards(page).first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Discover Global Destinations')
    await page.goBack()
    await expect(results(page)).toHaveText('4 trips')
  })

  test('say how many trips each choice leaves, and have off what leaves none', async ({ page }) => {
    await page.goto('/itineraries?country=Uganda')
    await page.getByText('More Filters').click()
    await expect(choice(page, 'Price per person', 'Under US\\$1,000')).toBeDisabled()
    for (const [facet, name] of [
      ['Good in', 'June'],
      ['Length', '7 to 9 days'],
      ['Themes', 'Honeymoon'],
      ['Country', 'Kenya'],
    ] as const) {
      const box = choice(page, facet, name)
      const count = Number(/(\d+) trips?$/.exec((await box.locator('xpath=..').textContent()) ?? '')?.[1])
      await box.check()
      // A second country adds trips; the other facets narrow the list.
      await expect(results(page)).toHaveText(
        `${facet === 'Country' ? count + 5 : count} ${count === 1 ? 'trip' : 'trips'}`,
      )
      await box.uncheck()
      await expect(results(page)).toHaveText('5 trips')
    }
  })

  test('of a documented select are the same choice twice over', async ({ page }) => {
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

  test('are chips that come off one at a time, and all at once', async ({ page }) => {
    await page.goto('/itineraries?country=Kenya&month=july&month=april&length=up-to-3&sort=price')
    const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('link')
    await expect(chips).toHaveCount(4)
    await chips.filter({ hasText: 'Good in July' }).click()
    await expect(page).toHaveURL('/itineraries?country=Kenya&month=april&length=up-to-3&sort=price')
    await expect(results(page)).toHaveText('1 trip')
    await page.goto('/itineraries?country=Uganda&month=april')
    await page.getByRole('link', { name: 'Reset Filters' }).click()
    await expect(page).toHaveURL('/itineraries')
    await expect(results(page)).toHaveText('18 trips')
  })

  test('close with Escape, and what is open is accessible', async ({ page }) => {
    await openWithScripts(page, '/itineraries?month=july')
    await page.getByText('More Filters').click()
    await expectAccessible(page)
    const button = page.getByRole('button', { name: 'Hide Filters' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator(`#${await button.getAttribute('aria-controls')}`)).toContainText('Difficulty')
    await choice(page, 'Good in', 'July').focus()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'More Filters' })).toHaveAttribute('aria-expanded', 'false')
    await expect(choice(page, 'Good in', 'July')).toBeHidden()
    await expect(page.getByRole('button', { name: 'More Filters' })).toBeFocused()
  })
})

test('the list is sorted by price, length and rating', async ({ page }) => {
  await page.goto('/itineraries?country=Kenya')
  const sort = page.getByRole('navigation', { name: 'Sort by' })
  await expect(sort.locator('[aria-current]')).toHaveText('Our choice')
  await sort.getByRole('link', { name: 'Price' }).click()
  await expect(page).toHaveURL('/itineraries?country=Kenya&sort=price')
  await expect(cards(page).first()).toContainText('Mara Long Weekend')
  await sort.getByRole('link', { name: 'Length' }).click()
  await expect(cards(page).last()).toContainText('10 Days')
  await sort.getByRole('link', { name: 'Our choice' }).click()
  await expect(page).toHaveURL('/itineraries?country=Kenya')
})

test.describe('a search', () => {
  test('with a typing error says what it shows', async ({ page }) => {
    await page.goto('/itineraries')
    await page.getByLabel('Search itineraries').fill('gorrilla')
    await expect(page.getByText('Showing results for gorilla')).toBeVisible()
    await expect(cards(page).first()).toContainText('Bwindi Gorilla Trek')
    await expect(page.getByLabel('Search itineraries')).toHaveValue('gorrilla')
  })

  test('that finds nothing names the filter in the way, shows what is near, and offers to ask', async ({ page }) => {
    await page.goto('/itineraries?query=gorilla&country=Kenya')
    await expect(page.getByRole('heading', { name: 'No Safaris Found' })).toBeVisible()
    await expect(cards(page)).toHaveCount(3)
    await expect(cards(page).first()).toContainText('Bwindi Gorilla Trek')
    await expect(page.getByRole('link', { name: 'Ask us for such a trip' })).toHaveAttribute(
      'href',
      '/book?wish=gorilla%2C+Kenya',
    )
    await page.getByRole('link', { name: 'Without Kenya: 3 trips' }).click()
    await expect(page).toHaveURL('/itineraries?query=gorilla')
    await expect(cards(page)).toHaveCount(3)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the facets are a form', async ({ page }) => {
    await page.goto('/itineraries?sort=price')
    await page.getByText('More Filters').click()
    await choice(page, 'Themes', 'Families').check()
    await choice(page, 'Good in', 'July').check()
    await choice(page, 'Good in', 'December').check()
    await page.getByRole('button', { name: 'Show trips' }).click()
    await expect(page).toHaveURL(/month=july&month=december.*theme=families/)
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
    await page.getByRole('link', { name: /^Good in December.*remove this filter/ }).click()
    await expect(page).not.toHaveURL(/december/)
  })
})
