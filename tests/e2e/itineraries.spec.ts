import { expect, holdScripts, type Page, test } from '../support/browser-test'

const cards = (page: Page) => page.getByRole('article')
const results = (page: Page) => page.getByRole('heading', { level: 2, name: /^(\d+ of )?\d+ trips?$/ })

test.describe('the itinerary list', () => {
  test('shows all eighteen trips, each with its facts and a way in', async ({ page }) => {
    await page.goto('/itineraries')
    await expect(page.getByRole('heading', { level: 1, name: 'Discover Global Destinations' })).toBeVisible()
    await expect(page.getByText('10% of proceeds go to local communities and conservation')).toBeVisible()
    await expect(results(page)).toHaveText('18 trips')
    await expect(cards(page)).toHaveCount(18)
    await expect(page.getByRole('link', { name: 'Show more trips' })).toHaveCount(0)
    const climb = cards(page).filter({ hasText: 'Kilimanjaro by Lemosho' })
    await expect(climb).toContainText('8 Days')
    await expect(climb).toContainText('Challenging')
    await expect(climb).toContainText('Budget-Friendly')
    await expect(climb).toContainText('US$2,450')
    await expect(climb).toContainText('No ratings yet')
    await expect(climb.getByRole('link', { name: /^View Details.+Kilimanjaro by Lemosho$/ })).toHaveAttribute(
      'href',
      '/itineraries/13',
    )
  })

  test('a shortcut from another page preselects tab and package type', async ({ page }) => {
    for (const [type, label, count] of [
      ['luxury', 'Luxury', 6],
      ['budget', 'Budget-Friendly', 9],
      ['cultural', 'Community & Cultural', 3],
    ] as const) {
      await page.goto(`/itineraries?type=${type}`)
      await expect(page.getByRole('combobox', { name: 'Package type' })).toHaveValue(type)
      await expect(page.getByRole('navigation', { name: 'Package types' }).locator('[aria-current]')).toHaveText(label)
      await expect(cards(page)).toHaveCount(count)
    }
  })

  test('filters go into the address, stay in step with the tabs and survive a reload', async ({ page }) => {
    await page.goto('/itineraries')
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Uganda')
    await expect(page).toHaveURL('/itineraries?country=Uganda')
    await expect(results(page)).toHaveText('5 trips')
    await page.getByRole('navigation', { name: 'Package types' }).getByRole('link', { name: 'Budget-Friendly' }).click()
    await expect(page).toHaveURL('/itineraries?type=budget&country=Uganda')
    await expect(page.getByRole('combobox', { name: 'Package type' })).toHaveValue('budget')
    await page.getByRole('button', { name: 'More Filters' }).click()
    await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Challenging')
    await expect(results(page)).toHaveText('2 trips')
    await expect(page.getByText('Hide Filters')).toBeVisible()
    await page.reload()
    await expect(results(page)).toHaveText('2 trips')
    await page.getByRole('button', { name: 'More Filters' }).click()
    await expect(page.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('Challenging')
  })

  test('the search runs as one types, keeps what is typed, and a chip takes it off again', async ({ page }) => {
    await page.goto('/itineraries')
    const box = page.getByLabel('Search itineraries')
    await expect(box).toHaveAttribute('placeholder', 'Search destinations, activities, or experiences...')
    await box.pressSequentially('GORILLA uganda')
    await expect(page).toHaveURL('/itineraries?query=GORILLA+uganda')
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('GORILLA uganda')
    await expect(cards(page).filter({ hasText: 'Bwindi Gorilla Trek' })).toBeVisible()
    await page.getByRole('link', { name: /remove this filter/ }).click()
    await expect(page).toHaveURL('/itineraries')
    await expect(box).toHaveValue('')
    await expect(results(page)).toHaveText('18 trips')
  })

  test('nothing found says so, and Reset Filters leads back to everything', async ({ page }) => {
    await page.goto('/itineraries?query=penguin&country=Kenya&difficulty=Easy')
    await expect(page.getByRole('heading', { name: 'No Safaris Found' })).toBeVisible()
    await expect(page.getByText('Try adjusting your search filters to find the perfect adventure.')).toBeVisible()
    await page.getByRole('link', { name: 'Reset Filters' }).click()
    await expect(page).toHaveURL('/itineraries')
    await expect(results(page)).toHaveText('18 trips')
    await expect(page.getByLabel('Search itineraries')).toHaveValue('')
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('')
  })

  test('nothing found on a type tab names the type', async ({ page }) => {
    await page.goto('/itineraries?type=luxury&query=penguin')
    await expect(page.getByRole('heading', { name: 'No Luxury Packages Found' })).toBeVisible()
  })

  test('what is chosen before the script has loaded counts too', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/itineraries', { waitUntil: 'commit' })
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
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused({ timeout: 50 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Kilimanjaro by Lemosho' })).toBeVisible()
  })
})

test.describe('the itinerary list without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is a form that filters', async ({ page }) => {
    await page.goto('/itineraries')
    await expect(cards(page)).toHaveCount(18)
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Tanzania')
    await page.getByText('More Filters').click()
    await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Challenging')
    await page.getByLabel('Search itineraries').fill('summit')
    await page.getByRole('button', { name: 'Show trips' }).click()
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Tanzania')
    await expect(cards(page)).toHaveCount(1)
    await page
      .getByRole('article')
      .getByRole('link', { name: /^View Details/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kilimanjaro by Lemosho' })).toBeVisible()
  })
})
