import { expect, type Locator, openWithScripts, test } from '../support/browser-test'

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

test('prices in pounds too leave the bar in one row', async ({ page }) => {
  await openWithScripts(page, '/itineraries')
  await page.getByLabel('Prices also in').selectOption('British pounds')
  await openWithScripts(page, '/itineraries/7?adults=2&from=2027-09')
  await page.getByRole('heading', { name: 'Highlights' }).scrollIntoViewIfNeeded()
  const bar = page.getByRole('complementary', { name: 'Price and quote' })
  await expect(bar.getByText(/^about £/)).toBeVisible()
  const chat = await bar.getByRole('link', { name: 'Ask about this trip on WhatsApp' }).boundingBox()
  const quote = await bar.getByRole('link', { name: 'Request for Quote' }).boundingBox()
  expect(quote?.y).toBeLessThan((chat?.y ?? 0) + (chat?.height ?? 0))
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

test('the header scrolls away, and the tabs cover neither a linked panel nor what has the focus', async ({ page }) => {
  await page.goto('/itineraries/6#itinerary')
  const tabs = page.getByRole('tablist')
  const firstDay = page.getByText('Day 1', { exact: true })
  await expect(firstDay).toBeInViewport()
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect.poll(async () => Math.round((await tabs.boundingBox())?.y ?? Number.NaN)).toBe(0)
  const belowTabs = (element: Locator) =>
    expect
      .poll(async () => {
        const [above, below] = [await tabs.boundingBox(), await element.boundingBox()]
        return above && below ? below.y - above.y - above.height : Number.NaN
      })
      .toBeGreaterThanOrEqual(0)
  await belowTabs(firstDay)

  await page.getByRole('contentinfo').getByRole('link').last().focus()
  const share = page.getByRole('button', { name: 'Copy link' })
  await share.focus()
  await belowTabs(share)
})

test('nothing sticks to a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/itineraries/6')
  await page.getByRole('heading', { name: 'Highlights' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }))
  for (const bar of [page.getByRole('banner'), page.getByRole('tablist')]) await expect(bar).not.toBeInViewport()
  await expect(page.getByRole('complementary', { name: 'Price and quote' })).not.toBeInViewport()
})
