import { expect, openWithScripts, test } from '../support/browser-test'

test.describe('a trip', () => {
  test('says where, how long, how hard and what it costs, and leads to a quote', async ({ page }) => {
    await page.goto('/itineraries/6')
    await expect(page.getByRole('heading', { level: 1, name: 'Mara, Nakuru, Naivasha, Amboseli' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '7 Days' }).first()).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Maasai Mara, Kenya' })).toBeVisible()
    await expect(page.getByText('US$1,650').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Itineraries' })).toHaveAttribute('href', '/itineraries')
    await page.getByRole('link', { name: 'Request for Quote' }).first().click()
    await expect(page).toHaveURL('/book?itinerary=6')
  })

  test('the overview has highlights, the fixed five inclusions, the trip’s own, and four pictures', async ({
    page,
  }) => {
    await page.goto('/itineraries/6')
    const overview = page.getByRole('tabpanel', { name: 'Overview' })
    for (const heading of ['The route', 'Highlights', 'What’s included', 'Not included', 'Gallery'])
      await expect(overview.getByRole('heading', { name: heading })).toBeVisible()
    for (const item of ['Transportation', 'Meals', 'Expert Guides', 'Safety', 'Activities'])
      await expect(overview.getByText(item, { exact: true })).toBeVisible()
    await expect(
      overview
        .getByRole('link', { name: /^Open picture \d of 4/ })
        .or(overview.getByRole('button', { name: /^Open picture \d of 4/ })),
    ).toHaveCount(4)
  })

  test('the days come in order, ten after nine', async ({ page }) => {
    await page.goto('/itineraries/1')
    await page.getByRole('tab', { name: 'Day by Day' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Day by Day' })
    await expect(panel).toBeVisible()
    const days = await panel.getByText(/^Day \d+$/).allTextContents()
    expect(days).toEqual(Array.from({ length: 10 }, (_, i) => `Day ${i + 1}`))
    await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeHidden()
  })

  test('the average agrees with the reviews listed, newest first, with long dates', async ({ page, request }) => {
    const reviews = (await (await request.get('/api/itineraries/6/reviews')).json()) as {
      rating: number
      createdAt: string
    }[]
    expect(reviews.length).toBeGreaterThan(3)
    const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
    await page.goto('/itineraries/6')
    await page.getByRole('tab', { name: /Reviews/ }).click()
    const panel = page.getByRole('tabpanel', { name: /Reviews/ })
    await expect(panel.getByText((Math.round(average * 100) / 100).toFixed(1), { exact: true })).toBeVisible()
    await expect(panel.getByText(`Based on ${reviews.length} reviews`)).toBeVisible()
    const dates = await panel.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
    expect(dates).toEqual(reviews.map(({ createdAt }) => createdAt))
    await expect(panel.locator('time').first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  })

  test('a trip without reviews says so', async ({ page }) => {
    await page.goto('/itineraries/13')
    await expect(page.getByRole('definition').filter({ hasText: 'No ratings yet' })).toBeVisible()
  })

  test('arrow keys move between the tabs and the address remembers the tab', async ({ page }) => {
    await openWithScripts(page, '/itineraries/6')
    await page.getByRole('tab', { name: 'Overview' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Day by Day' })).toBeFocused()
    await expect(page.getByRole('tab', { name: 'Day by Day' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(page.getByRole('tabpanel', { name: /Reviews/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('tabpanel', { name: /Reviews/ })).toBeVisible()
    await page.getByRole('tab', { name: /Reviews/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeFocused()
  })

  test('a missing picture is replaced by the placeholder', async ({ page }) => {
    await page.goto('/itineraries/18')
    await expect(page.locator('main img').first()).toHaveAttribute('src', /placeholder-safari/)
  })
})

test.describe('a trip without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all three panels, and the tabs lead down to them', async ({ page }) => {
    await page.goto('/itineraries/6')
    await expect(page.getByRole('heading', { name: 'Highlights' })).toBeVisible()
    await expect(page.getByText('Day 7', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Based on \d+ reviews$/)).toBeVisible()
    await page.getByRole('tab', { name: 'Day by Day' }).click()
    await expect(page).toHaveURL(/#itinerary$/)
  })
})

test('a link to the reviews leads to them', async ({ page }) => {
  await page.goto('/itineraries/6#reviews')
  await expect(page.getByRole('tabpanel', { name: /Reviews/ })).toBeInViewport()
  const tab = await page.getByRole('tab', { name: /Reviews/ }).boundingBox()
  expect(tab?.y).toBeLessThan(200)
})
