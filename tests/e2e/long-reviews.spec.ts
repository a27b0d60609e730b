import { expect, test } from '../support/browser-test'
import { rowsOf } from '../support/database'

const itineraryId = 12
const count = 45

test.describe('a trip with many reviews', () => {
  test.describe.configure({ mode: 'serial' })
  test.use({ javaScriptEnabled: false })

  test.beforeAll(async ({ playwright }) => {
    await rowsOf('delete from reviews where itinerary_id = $1', [itineraryId])
    await rowsOf(
      `insert into reviews (itinerary_id, user_name, rating, comment, created_at)
       select $1, 'Guest ' || n, 1 + n % 5, 'Review number ' || n || ' of many.', now() - n * interval '1 day'
       from generate_series(1, $2) n`,
      [itineraryId, count],
    )
    // One more through the site, so that the page is rendered again.
    const site = await playwright.request.newContext({ baseURL: process.env.BASE_URL })
    const data = { itineraryId: itineraryId, userName: 'Otto', rating: 5, comment: 'Review number 0 of many.' }
    expect((await site.post('/api/reviews', { data })).status()).toBe(201)
    await site.dispose()
  })

  test('shows the newest twenty, and plain links lead on to the last', async ({ page }) => {
    const reviews = page.getByText(/^Review number \d+ of many\.$/)
    await page.goto(`/itineraries/${itineraryId}`)
    await expect(reviews).toHaveCount(20)
    await expect(reviews.first()).toHaveText('Review number 0 of many.')
    const more = page.getByRole('link', { name: 'Show more reviews' })
    await more.click()
    await expect(page.getByRole('heading', { level: 1, name: /^Reviews of / })).toBeVisible()
    await expect(reviews).toHaveCount(20)
    await expect(reviews.first()).toHaveText('Review number 20 of many.')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await more.click()
    await expect(reviews.first()).toHaveText('Review number 40 of many.')
    await expect(more).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to the trip' }).click()
    await expect(page).toHaveURL(`/itineraries/${itineraryId}#reviews`)
  })
})
