import { expect, type Page, test } from '../support/browser-test'

const countries = ['Kenya', 'Tanzania', 'Uganda']
const pathOf = (country: string) => `/destinations/${country.toLowerCase()}`
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const country of countries)
    test(`the page of ${country} is complete`, async ({ page }) => {
      await page.goto(pathOf(country))
      await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0)

      await test.step('opens with its name, a plan and the whole list', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([country])
        await expect(page.getByRole('link', { name: 'Plan Your Journey' })).toHaveAttribute('href', '/book')
        await expect(page.getByRole('link', { name: 'View All Itineraries' })).toHaveAttribute('href', '/itineraries')
      })

      await test.step('says when to go, month by month, and where', async () => {
        await expect(page.getByRole('img', { name: /^Best months: / })).toBeVisible()
        await expect(page.getByText('Best time to visit:')).toBeVisible()
        const bestTime = page.locator('section').filter({ hasText: 'Best time to visit:' })
        const seasons = bestTime
          .getByRole('listitem')
          .filter({ hasText: /^(January|March|June|September|November) to / })
        await expect(seasons).toHaveCount(4)
        const places = page.getByRole('listitem').filter({ hasText: /From (Nairobi|Arusha|Entebbe)/ })
        expect(await places.count()).toBeGreaterThanOrEqual(6)
      })

      await test.step('has up to three trips of the country, each with its page and a booking', async () => {
        const count = await cards(page).count()
        expect(count).toBeGreaterThan(0)
        expect(count).toBeLessThanOrEqual(3)
        for (const card of await cards(page).all()) {
          await expect(card).toContainText(country)
          await expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute(
            'href',
            /^\/itineraries\/\d+$/,
          )
          await expect(card.getByRole('link', { name: /^Book Now/ })).toHaveAttribute('href', /^\/book\?itinerary=\d+$/)
        }
      })

      await test.step('leads to its three package types', async () => {
        for (const [type, slug] of [
          ['Luxury', 'luxury'],
          ['Budget-Friendly', 'budget'],
          ['Community & Cultural', 'cultural'],
        ]) {
          const card = page.getByRole('link').filter({ has: page.getByRole('heading', { level: 3, name: type }) })
          await expect(card).toHaveAttribute('href', `/itineraries?type=${slug}&country=${country}`)
        }
      })

      await test.step('closes with a booking and a contact', async () => {
        const closing = page.getByRole('main').locator('section').last()
        await expect(closing.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/book')
        await expect(closing.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
      })
    })
})

test('a package type of a country opens the list filtered by both', async ({ page }) => {
  await page.goto('/destinations/uganda')
  await page.getByRole('link').filter({ hasText: 'Budget-Friendly' }).filter({ hasText: 'See these trips' }).click()
  await expect(page).toHaveURL(/\/itineraries\?type=budget&country=Uganda$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Global Destinations' })).toBeVisible()
  await expect(cards(page).first()).toContainText('Uganda')
})

test('View Details opens the trip, and Book Now the form with it chosen', async ({ page }) => {
  await page.goto('/destinations/kenya')
  const title = (await cards(page).first().getByRole('heading').textContent()) ?? ''
  await cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto('/destinations/kenya')
  await cards(page)
    .first()
    .getByRole('link', { name: /^Book Now/ })
    .click()
  await expect(page).toHaveURL(/\/book\?itinerary=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Book Your Adventure' })).toBeVisible()
})
