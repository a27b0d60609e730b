// The price is the lowest total, including what is paid on the spot.
import { type Estimate, sayEstimate } from '@/lib/itineraries/estimate'
import { formatCents } from '@/lib/itineraries/price'
import { expect, test } from '../support/browser-test'

const estimateOf = async (id: string) => {
  const response = await fetch(
    `${test.info().project.use.baseURL}/api/itineraries/${id}/estimate?adults=2&kids=2&ages=9,6`,
  )
  return (await response.json()) as Estimate
}

async function saidOf(id: string) {
  const one = await estimateOf(id)
  return one.isPriced
    ? `About ${formatCents(one.each)}each, ${formatCents(one.total)} in all for 2 adults and 2 children (9, 6)`
    : one.reason
}

test('for a family that says once who travels every place that shows a price shows its estimate', async ({ page }) => {
  test.slow()
  await page.goto('/itineraries')
  await page.getByText('Who and when').click()
  await page.getByRole('combobox', { name: 'Prices for how many adults' }).selectOption('For 2 adults')
  await page.getByRole('combobox', { name: 'Prices for how many children' }).selectOption('2 under 13')
  await expect(page.getByRole('link', { name: 'Prices for 2 adults and 2 children' })).toBeVisible()
  // Their ages are asked for beside the table of a trip.
  await page.goto('/itineraries/6')
  await page.getByLabel('Ages of the children').fill('9, 6')
  await page.getByRole('button', { name: 'Show the total' }).click()
  await expect(page.getByRole('region', { name: 'Estimate' })).toContainText(
    sayEstimate(await estimateOf('6')).split(' ')[0] ?? '',
  )
  for (const path of ['/itineraries?sort=price', '/', '/destinations/kenya', '/experiences/dubai', '/itineraries/6']) {
    await page.goto(path)
    const cards = page.locator('article:not(:has(article))', {
      has: page.getByRole('link', { name: 'View Details' }),
    })
    await expect(cards.first()).toBeVisible()
    for (const card of await cards.all()) {
      const href = await card.getByRole('heading').getByRole('link').getAttribute('href')
      const id = /^\/itineraries\/(\d+)$/.exec(href ?? '')?.[1]
      await expect(card, `${path}: ${href}`).toContainText(id ? await saidOf(id) : 'Price on request')
    }
  }

  const six = await saidOf('6')
  await expect(page.getByText(six).filter({ visible: true })).not.toHaveCount(0)
  await expect(page.getByText('From US$', { exact: false }).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('spinbutton', { name: 'Under 13' })).toHaveValue('2')

  await page.goto('/shortlist?trips=5,6')
  const prices = page.getByRole('row', { name: 'Price per person' }).locator('+ tr')
  await expect(prices).toContainText(six)
  await expect(prices).toContainText(await saidOf('5'))

  await page.goto('/book?itinerary=6')
  await expect(page.getByRole('complementary', { name: 'Your request' })).toContainText(
    sayEstimate(await estimateOf('6')).replace(' in all', 'in all'),
  )
  await page.goto('/itineraries')
  await page.getByRole('link', { name: 'Prices for 2 adults and 2 children (9, 6)' }).click()
  await expect(page.getByRole('article').first()).toContainText('sharing')
  await page.goto('/')
  await expect(page.getByRole('article').filter({ hasText: 'sharing' })).not.toHaveCount(0)
})
