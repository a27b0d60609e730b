import { expect, type Page, test } from '../support/browser-test'

const cards = (page: Page) => page.getByRole('article')
const results = (page: Page) => page.getByRole('heading', { level: 2, name: /^(\d+ of )?\d+ trips?$/ })

test.describe('the itinerary list', () => {
  test('shows all eighteen trips, each with its facts and a way in', async ({ page }) => {
    await page.goto('/itineraries')
    await expect(page.getByRole('heading', { level: 1, name: 'Discover Global Destinations' })).toBeVisible()
    await expect(page.getByText('10% of proceeds go to local communities and conservation')).toBeVisible()
    await expect(results(page)).toHaveText('12 of 18 trips')
    await expect(cards(page)).toHaveCount(12)
    await page.getByRole('link', { name: 'Show more trips' }).click()
    await expect(results(page)).toHaveText('18 of 18 trips')
    await expect(cards(page)).toHaveCount(18)
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
    await page.locator('summary').filter({ hasText: 'More Filters' }).click()
    await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Challenging')
    await expect(results(page)).toHaveText('1 trip')
    await page.reload()
    await expect(results(page)).toHaveText('1 trip')
    await expect(page.getByText('Hide Filters')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('Challenging')
  })

  test('the search runs as one types, keeps what is typed, and a chip takes it off again', async ({ page }) => {
    await page.goto('/itineraries')
    const box = page.getByRole('searchbox')
    await expect(box).toHaveAttribute('placeholder', 'Search destinations, activities, or experiences...')
    await box.pressSequentially('GORILLA uganda')
    await expect(page).toHaveURL('/itineraries?query=GORILLA+uganda')
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('GORILLA uganda')
    await expect(cards(page).filter({ hasText: 'Bwindi Gorilla Trek' })).toBeVisible()
    await page.getByRole('link', { name: /remove this filter/ }).click()
    await expect(page).toHaveURL('/itineraries')
    await expect(box).toHaveValue('')
    await expect(results(page)).toHaveText('12 of 18 trips')
  })

  test('nothing found says so, and Reset Filters leads back to everything', async ({ page }) => {
    await page.goto('/itineraries?query=penguin&country=Kenya&difficulty=Easy')
    await expect(page.getByRole('heading', { name: 'No Safaris Found' })).toBeVisible()
    await expect(page.getByText('Try adjusting your search filters to find the perfect adventure.')).toBeVisible()
    await page.getByRole('link', { name: 'Reset Filters' }).click()
    await expect(page).toHaveURL('/itineraries')
    await expect(results(page)).toHaveText('12 of 18 trips')
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('')
  })

  test('nothing found on a type tab names the type', async ({ page }) => {
    await page.goto('/itineraries?type=luxury&query=penguin')
    await expect(page.getByRole('heading', { name: 'No Luxury Packages Found' })).toBeVisible()
  })

  test('what is chosen before the script has loaded counts too', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\.js(\?|$)/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/itineraries', { waitUntil: 'commit' })
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Uganda')
    await page.getByRole('searchbox').fill('gorilla')
    release()
    await expect(page).toHaveURL('/itineraries?query=gorilla&country=Uganda')
    await expect(page.getByRole('searchbox')).toHaveValue('gorilla')
  })

  test('while a new list is on its way the page says what it is looking for', async ({ page }) => {
    await page.goto('/itineraries')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/type=luxury/, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('navigation', { name: 'Package types' }).getByRole('link', { name: 'Luxury' }).click()
    await expect(page.getByText('Discovering Luxury packages...')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Package type' })).toHaveValue('luxury')
    release()
    await expect(cards(page)).toHaveCount(6)
  })

  test('while a page is on its way a line says so', async ({ page }) => {
    await page.goto('/itineraries')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/itineraries\/6\?_rsc/, async (route) => {
      await held
      await route.continue()
    })
    await cards(page).locator('a[href="/itineraries/6"]').first().click()
    const line = page.getByRole('progressbar', { name: 'Loading the page' })
    await expect(line).toBeInViewport()
    release()
    await expect(page).toHaveURL('/itineraries/6')
    await expect(line).toHaveCount(0)
  })

  test('the keyboard alone finds and opens a trip', async ({ page }) => {
    await page.goto('/itineraries')
    await page.getByRole('searchbox').focus()
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

test.describe('Show more', () => {
  const more = (page: Page) => page.getByRole('link', { name: 'Show more trips' })

  test('adds the next trips below, without a jump, and leads the keyboard to the first of them', async ({ page }) => {
    await page.goto('/itineraries')
    const twelfth = cards(page).last()
    await more(page).evaluate((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      link.focus({ preventScroll: true })
    })
    const before = await twelfth.boundingBox()
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(18)
    await expect(results(page)).toHaveText('18 of 18 trips')
    await expect(results(page)).toHaveAttribute('aria-live', 'polite')
    const thirteenth = page
      .getByRole('listitem')
      .filter({ has: cards(page) })
      .nth(12)
    await expect(thirteenth.getByRole('link').first()).toBeFocused()
    await expect(thirteenth).toBeInViewport()
    await expect(more(page)).toHaveCount(0)
    const after = await cards(page).nth(11).boundingBox()
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 0)
  })

  test('keeps the filters, and Back takes the added ones off again', async ({ page }) => {
    await page.goto('/itineraries?query=a')
    await more(page).click()
    await expect(page).toHaveURL(/\/itineraries\?query=a&after=\d+#trips$/)
    await expect(page.getByRole('searchbox')).toHaveValue('a')
    const all = await cards(page).count()
    expect(all).toBeGreaterThan(12)
    await page.goBack()
    await expect(cards(page)).toHaveCount(12)
    await page.goForward()
    await expect(cards(page)).toHaveCount(all)
  })

  test('a trip opened from there leads back to the same extent', async ({ page }) => {
    await page.goto('/itineraries')
    await more(page).click()
    await expect(cards(page)).toHaveCount(18)
    const last = page.getByRole('heading', { level: 3 }).filter({ hasText: 'Dubai Stopover' }).getByRole('link')
    await last.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dubai Stopover')
    await page.goBack()
    await expect(results(page)).toHaveText('18 of 18 trips')
    await expect(cards(page)).toHaveCount(18)
    await expect(last).toBeInViewport()
  })

  test('another filter begins at the start', async ({ page }) => {
    await page.goto('/itineraries')
    await more(page).click()
    await expect(cards(page)).toHaveCount(18)
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Uganda')
    await expect(page).toHaveURL('/itineraries?country=Uganda')
    await expect(results(page)).toHaveText('5 trips')
  })

  test('an address that goes on after nothing shows the start', async ({ page }) => {
    for (const after of ['4711', 'abc', '18']) {
      await page.goto(`/itineraries?after=${after}`)
      await expect(results(page)).toHaveText('12 of 18 trips')
    }
  })
})

test.describe('the itinerary list without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Show more is a link to the next trips, and back to the first', async ({ page }) => {
    await page.goto('/itineraries')
    const titles = cards(page).getByRole('heading', { level: 3 })
    const first = await titles.allTextContents()
    await page.getByRole('link', { name: 'Show more trips' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Trips 13 to 18 of 18' })).toBeInViewport()
    await expect(cards(page)).toHaveCount(6)
    expect((await titles.allTextContents()).filter((title) => first.includes(title))).toEqual([])
    await page.getByRole('link', { name: 'Show the first trips' }).click()
    await expect(cards(page)).toHaveCount(12)
  })

  test('is a form that filters', async ({ page }) => {
    await page.goto('/itineraries')
    await expect(cards(page)).toHaveCount(12)
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Tanzania')
    await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Challenging')
    await page.getByRole('searchbox').fill('summit')
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
