import { expect, openWithScripts, test, withoutScripts } from '../support/browser-test'

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

withoutScripts('without scripts, a trip shows all three panels, and its tabs lead down to them', async ({ page }) => {
  await page.goto('/itineraries/6')
  await expect(page.getByRole('heading', { name: 'Highlights' })).toBeVisible()
  await expect(page.getByText('Day 7', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Based on \d+ reviews$/)).toBeVisible()
  await page.getByRole('tab', { name: 'Day by Day' }).click()
  await expect(page).toHaveURL(/#itinerary$/)
})

test('a trip that takes no child names no price for one', async ({ page }) => {
  const price = page.getByText('Children pay the adult price')
  await page.goto('/itineraries/14')
  await expect(price).toHaveCount(1)
  await page.goto('/itineraries/15')
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible()
  await expect(price).toHaveCount(0)
})

test('a link to the reviews leads to them', async ({ page }) => {
  await page.goto('/itineraries/6#reviews')
  await expect(page.getByRole('tabpanel', { name: /Reviews/ })).toBeInViewport()
  const tab = await page.getByRole('tab', { name: /Reviews/ }).boundingBox()
  expect(tab?.y).toBeLessThan(200)
})

test('each bed of a trip is listed with its nights, and shown in the day of its first night', async ({ page }) => {
  await page.goto('/itineraries/1#itinerary')
  const days = page.getByRole('tabpanel', { name: 'Day by Day' })
  await expect(days.getByText('Crossing Elephants Camp or similar, Samburu')).toHaveCount(3)
  await expect(days.getByAltText('Lamplit safari tents and a campfire under the stars')).toHaveCount(1)
  await page.getByRole('tab', { name: 'Overview' }).click()
  const bed = page.getByRole('listitem').filter({ hasText: 'Crossing Elephants Camp' })
  await expect(bed).toHaveText(/^Nights 4 to 6Crossing Elephants Camp or similar, Samburu/)
})

test('a night without a lodge names the kind of place', async ({ page }) => {
  await page.goto('/itineraries/6')
  await expect(page.getByRole('heading', { name: 'Where you sleep' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Night 4Lakeside lodge, Naivasha' })).toBeVisible()
})
