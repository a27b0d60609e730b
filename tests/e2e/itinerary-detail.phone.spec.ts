import { expect, type Locator, test } from '../support/browser-test'

test('on a phone price and quote stay at the foot once the hero has gone', async ({ page }) => {
  await page.goto('/itineraries/6')
  const bar = page.getByRole('complementary', { name: 'Price and quote' })
  await expect(bar).toBeHidden()
  await page.getByRole('heading', { name: 'Highlights' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  await expect(bar.getByText('US$2,290')).toBeVisible()
  await expect(bar.locator('svg')).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Ask about this trip on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/254700000000\?text=.*itineraries%2F6$/,
  )
  await bar.getByRole('link', { name: 'Request for Quote' }).click()
  await expect(page).toHaveURL('/book?itinerary=6')
})

test('the bar hides neither the end of the page nor what has the focus', async ({ page }) => {
  await page.goto('/itineraries/6')
  const bar = page.getByRole('complementary', { name: 'Price and quote' })
  await page.getByRole('heading', { name: 'Highlights' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  const overlap = (element: Locator) =>
    expect
      .poll(async () => {
        const [below, above] = [await bar.boundingBox(), await element.boundingBox()]
        return below && above ? above.y + above.height - below.y : Number.NaN
      })
      .toBeLessThanOrEqual(0)
  for (const name of ['Copy link', 'Share a moment']) {
    await page.getByRole('button', { name }).focus()
    await overlap(page.getByRole('button', { name }))
  }
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  await overlap(last)
})
