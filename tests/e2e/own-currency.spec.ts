import { expect, openWithScripts, test } from '../support/browser-test'

test('who chooses pounds reads about what it costs beside the dollars, on this page and the next', async ({ page }) => {
  await openWithScripts(page, '/itineraries')
  const about = page.getByRole('main').getByText(/^about £[\d,]+$/)
  await expect(about).toHaveCount(0)
  await page.getByLabel('Prices also in').selectOption('British pounds')
  await expect(about.first()).toBeVisible()
  await expect(page.getByText('You pay in US dollars.')).toBeVisible()
  await openWithScripts(page, '/itineraries/7')
  await expect(about.first()).toBeVisible()
  for (const path of ['/shortlist?trips=7,12', '/book?itinerary=7']) {
    await openWithScripts(page, path)
    await expect(about.filter({ visible: true }).first(), path).toBeVisible()
  }
  await openWithScripts(page, '/itineraries')
  await page.getByLabel('Prices also in').selectOption('no other currency')
  await expect(about).toHaveCount(0)
})

test('a search in euros shows euros, unless something else was chosen', async ({ page }) => {
  await openWithScripts(page, '/itineraries?query=safari+under+%E2%82%AC4000')
  await expect(page.getByText(/^about €[\d,]+$/).first()).toBeVisible()
  await page.getByLabel('Prices also in').selectOption('Swiss francs')
  await openWithScripts(page, '/itineraries?query=safari+under+%E2%82%AC4000')
  await expect(page.getByText(/^about CHF/).first()).toBeVisible()
  await expect(page.getByText(/^about €/)).toHaveCount(0)
})

test('the totals of two trips in one journey are shown in pounds too', async ({ page }) => {
  await openWithScripts(page, '/itineraries?query=safari+and+beach+for+two')
  await page.getByLabel('Prices also in').selectOption('British pounds')
  const journeys = page.getByRole('region', { name: 'Safari and beach in one journey' })
  await expect(journeys.getByText(/^about £[\d,]+$/)).toHaveCount(3)
  await openWithScripts(page, '/itineraries/7?adults=2&from=2027-09')
  await expect(
    page.getByText(/^Both trips with the transfer: US\$[\d,]+ in all for 2 adultsabout £[\d,]+$/),
  ).toBeVisible()
})
