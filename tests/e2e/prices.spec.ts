// The price is the lowest total, including what is paid on the spot.
import { expect, test } from '../support/browser-test'

test.use({ javaScriptEnabled: false })

const price = 'US$2,309'

test('card, page, structured data, shared picture, request and print show the same price', async ({ page }) => {
  await page.goto('/experiences/dubai')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Dubai Desert and Skyline' }) })
  await expect(card).toContainText(price)

  await page.goto('/itineraries/17')
  await expect(page.getByRole('main').getByText(price).first()).toBeVisible()
  const offers = (await page.locator('script[type="application/ld+json"]').allTextContents())
    .flatMap((text) => JSON.parse(text)['@graph'] as { offers?: { price?: number } }[])
    .flatMap(({ offers: offer }) => offer?.price ?? [])
  expect(offers).toEqual([2309])
  const alt = page.locator('meta[property="og:image:alt"]')
  await expect(alt).toHaveAttribute('content', new RegExp(`From ${price.replace('$', '\\$')}`))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('cell', { name: /2,309/ })).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/book?itinerary=17')
  await expect(page.getByText(price).filter({ visible: true })).toHaveCount(1)
})

test('the page says what each season and party pays, what of it is paid on the spot and to whom, and what stays out', async ({
  page,
}) => {
  await page.goto('/itineraries/5')
  await expect(page.getByText('International flights, visas, travel insurance and tips are not.').first()).toBeVisible()
  const table = page.getByRole('table', { name: 'Price per person sharing, by season and number of travellers' })
  await expect(table.getByRole('rowgroup').filter({ hasText: 'March to June, and November' })).toContainText('2,242')
  await expect(table.getByRole('columnheader')).toHaveText(['2 people', '4 people', '6 people'])
  const panel = page.getByRole('tabpanel', { name: 'Overview' })
  await expect(panel.getByRole('heading', { name: 'Of that, paid on the spot' })).toBeVisible()
  await expect(panel.getByRole('definition').filter({ hasText: 'Zanzibar Insurance Corporation' })).toContainText(
    'US$44',
  )
  await expect(panel.getByText('Flights to and from Zanzibar')).toBeVisible()
})

test('a trip without such charges says so', async ({ page }) => {
  await page.goto('/itineraries/6')
  await expect(page.getByText('Nothing that every guest must pay is left for the spot.')).toBeVisible()
})
