import { expect, test } from '../support/browser-test'
import { leadRows } from '../support/database'
import { expectNoSidewaysScroll } from '../support/page-checks'

test('a traveller with a phone taps the dates in the sheet and books', async ({ page }) => {
  const email = `phone-${crypto.randomUUID()}@example.com`
  await page.goto('/book')
  await page.getByRole('button', { name: 'Choose dates' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Preferred dates' })
  await expect(sheet.getByRole('grid')).toHaveCount(2)
  await sheet.getByRole('button', { name: /Next Month/ }).tap()
  const days = sheet.getByRole('grid').first().getByRole('gridcell').getByRole('button')
  await days.filter({ hasText: /^3$/ }).tap()
  await days.filter({ hasText: /^9$/ }).tap()
  await expect(sheet.getByText(/, \d{4} 6 nights$/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Done' }).tap()
  await expect(sheet).toBeHidden()

  const field = page.getByRole('button', { name: /6 nights/ })
  await expect(field).toBeFocused()
  const dates = await field.getByText(/ - /).textContent()
  await page.getByRole('button', { name: 'One adult more' }).tap()
  await page.getByLabel('Name').fill('Pocket Traveller')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send request' }).tap()
  await expect(page.getByRole('region', { name: 'Request sent' })).toBeFocused()
  const stored = { preferred_dates: dates, number_of_adults: 2 }
  expect(await leadRows('bookings', email)).toEqual([expect.objectContaining(stored)])
})

test('what a month means for the trip is known before a day is tapped, so that nothing moves after the tap', async ({
  page,
}) => {
  const known = page.waitForResponse(/\/api\/itineraries\/6\/months$/)
  await page.goto('/book?itinerary=6')
  expect((await known).status()).toBe(200)
  await page.getByText('Type the dates instead').tap()
  await page.getByLabel('First day').fill('2030-06-12')
  await expect(page.getByText(/^June on this trip/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Jun 12, 2030' })).toBeVisible()
  await page.getByLabel('Last day').fill('2030-08-02')
  await expect(page.getByText(/^(June|July|August) on this trip/)).toHaveCount(3)
  await page.getByLabel('First day').fill('2030-08-12')
  await expect(page.getByText(/^August on this trip\. .*Maasai Mara: migration\./)).toBeVisible()
  await page.getByLabel('Trip', { exact: true }).filter({ visible: true }).selectOption('12')
  await expect(page.getByText(/^August on this trip\./)).not.toContainText('migration')
})

test('nothing is wider than a small phone, with errors shown too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/book?itinerary=1')
  await page.getByRole('button', { name: 'Send request' }).tap()
  await expect(page.getByText('Please enter your name').filter({ visible: true })).toBeVisible()
  await page.getByText('Type the dates instead').tap()
  await expectNoSidewaysScroll(page)
})

test('price and summary stand before the button, and once', async ({ page }) => {
  await page.goto('/book?itinerary=6&adults=2')
  const total = page
    .getByRole('status')
    .getByText(/^US\$[\d,]+$/)
    .filter({ visible: true })
  await expect(total).toHaveCount(1)
  await expect(page.getByRole('definition').filter({ hasText: /^2 adults$/, visible: true })).toHaveCount(1)
  const box = await total.boundingBox()
  const button = await page.getByRole('button', { name: 'Send request' }).boundingBox()
  expect(box && button && box.y + box.height < button.y).toBe(true)
})
