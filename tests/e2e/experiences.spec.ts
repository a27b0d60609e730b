import { expect, type Page, test } from '../support/browser-test'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const lastSection = (page: Page) => page.getByRole('main').locator('section').last()
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })

async function expectLinks(page: Page, links: [string, string][]) {
  for (const [name, href] of links)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of luxury is complete', async ({ page }) => {
    await page.goto('/experiences/luxury')
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0)

    await test.step('opens and closes with the buttons of the specification', async () => {
      await expectLinks(page, [
        ['Plan Your Luxury Journey', '/book'],
        ['View All Experiences', '/itineraries'],
        ['Plan Your Luxury Safari', '/book'],
        ['Speak to a Luxury Safari Expert', '/contact'],
      ])
      await expect(lastSection(page).getByRole('link')).toHaveCount(2)
    })

    await test.step('has five highlights and three reasons', async () => {
      await expect(section(page, 'Luxury Highlights').getByRole('listitem')).toHaveCount(5)
      await expect(section(page, 'Why plan it with us').getByRole('listitem')).toHaveCount(3)
    })

    await test.step('shows up to three luxury trips with place, days, price and both links', async () => {
      const count = await cards(page).count()
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(3)
      for (const card of await cards(page).all()) {
        await expect(card).toContainText('Luxury')
        await expect(card).toContainText(/\d+ Days/)
        await expect(card).toContainText(/Kenya|Tanzania|Uganda|Dubai/)
        await expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', /^\/itineraries\/\d+$/)
        await expect(card.getByRole('link', { name: /^Book Now/ })).toHaveAttribute(
          'href',
          /^\/book(\?itinerary=\d+)?$/,
        )
      }
      const all = section(page, 'Featured Luxury Itineraries').getByRole('link', { name: /^View All/ })
      await expect(all).toHaveAttribute('href', '/itineraries')
    })

    await test.step('keeps a description to three lines', async () => {
      const text = cards(page)
        .first()
        .getByRole('paragraph')
        .filter({ hasText: /\w+ \w+ \w+ \w+ \w+ \w+ \w+ \w+/ })
      await expect(text).toHaveCSS('-webkit-line-clamp', '3')
    })
  })

  test('the page of adventure is complete', async ({ page, request }) => {
    await page.goto('/experiences/adventure')
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0)

    await test.step('opens and closes with the buttons of the specification', async () => {
      await expectLinks(page, [
        ['Plan Your Adventure', '/book'],
        ['View All Experiences', '/itineraries'],
        ['Start Planning', '/book'],
        ['Talk to an Adventure Expert', '/contact'],
      ])
    })

    await test.step('draws the heights of Kilimanjaro and lists five adventures', async () => {
      const stations = page.getByRole('figure').getByRole('listitem')
      await expect(stations).toHaveCount(8)
      await expect(stations.filter({ hasText: 'Uhuru Peak' })).toContainText('5,895 m')
      await expect(page.getByRole('table', { name: 'Featured Adventures' }).getByRole('rowheader')).toHaveCount(5)
    })

    await test.step('always shows the same three adventures, as the trips of that name are', async () => {
      const trips = (await (await request.get('/api/itineraries')).json()) as {
        id: number
        title: string
        price: number
      }[]
      await expect(cards(page)).toHaveCount(3)
      const expected = [
        ['Kilimanjaro by Lemosho', '8 Days'],
        ['Bwindi Gorilla Trek', '4 Days'],
        ['Source of the Nile and Murchison', '6 Days'],
      ] as const
      for (const [name, days] of expected) {
        const { id, price } = trips.find(({ title }) => title === name) ?? { id: 0, price: 0 }
        const card = cards(page).filter({ has: page.getByRole('heading', { name }) })
        await expect(card).toContainText(days)
        await expect(card).toContainText(`US$${price.toLocaleString('en-US')}`)
        await expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', `/itineraries/${id}`)
        await expect(card.getByRole('link', { name: /^Book Now/ })).toHaveAttribute('href', `/book?itinerary=${id}`)
      }
    })

    await test.step('has three ways to travel: the list, Uganda, the list', async () => {
      const tiles = page
        .getByRole('link')
        .filter({ has: page.getByRole('heading', { level: 3, name: /^(Climb|Track|Paddle)$/ }) })
      const targets = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(targets).toEqual(['/itineraries', '/destinations/uganda', '/itineraries'])
    })
  })

  test('the page of Dubai is complete', async ({ page }) => {
    await page.goto('/experiences/dubai')
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0)

    await test.step('opens and closes with the buttons of the specification', async () => {
      await expectLinks(page, [
        ['Plan Your Dubai Trip', '/book'],
        ['Speak to Expert', '/contact'],
        ['Plan Your Dubai Experience', '/book'],
        ['Speak to Dubai Expert', '/contact'],
      ])
    })

    await test.step('shows one large picture, five with captions, and four highlights', async () => {
      const pictures = page.getByRole('main').getByRole('figure')
      await expect(pictures).toHaveCount(6)
      for (const picture of await pictures.all()) {
        await expect(picture.getByRole('img')).toHaveAttribute('alt', /\w/)
        await expect(picture.getByRole('caption').or(picture.locator('figcaption')).first()).toHaveText(/\w/)
      }
      for (const name of ['Architecture', 'Desert', 'Dining', 'Shopping'])
        await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
    })

    await test.step('lists its trips with type, small groups, price and their page', async () => {
      const itineraries = section(page, 'Dubai Itineraries').getByRole('article')
      expect(await itineraries.count()).toBeGreaterThan(0)
      for (const itinerary of await itineraries.all()) {
        await expect(itinerary).toContainText(/Luxury|Budget-Friendly|Community & Cultural/)
        await expect(itinerary).toContainText('Small Groups')
        await expect(itinerary).toContainText(/From US\$[\d,]+|Price on request/)
        await expect(itinerary).toContainText(/\d+ Days?/)
        await expect(itinerary.getByRole('link', { name: /^View Details/ })).toHaveAttribute(
          'href',
          /^\/itineraries\/\d+$/,
        )
      }
    })
  })
})
