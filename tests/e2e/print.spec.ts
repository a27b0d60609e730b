// Without JavaScript, so that printing does not depend on scripts.
import { expect, test } from '../support/browser-test'

test.use({ javaScriptEnabled: false })

test('a printed trip has everything a traveller needs, and nothing one could only click', async ({ page, baseURL }) => {
  await page.goto('/itineraries/6')
  const code = page.getByRole('img', { name: /^QR code of https:\/\/tembo\.test\/itineraries\/6$/ })
  await expect(code).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(code).toBeVisible()
  for (const name of ['Highlights', 'What’s included', 'Not included', 'Day by Day', 'Reviews'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByText('US$2,290').first()).toBeVisible()
  await expect(page.getByText('Day 7', { exact: true })).toBeVisible()
  await expect(page.getByText('reservations@example.com').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText('https://tembo.test/itineraries/6', { exact: true })).toBeVisible()

  for (const gone of ['banner', 'contentinfo', 'tablist', 'textbox', 'button'] as const)
    await expect(page.getByRole(gone).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Request for Quote' }).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Similar trips' })).toBeHidden()
  expect(baseURL).not.toContain('tembo.test')
})

test('a printed total names us and the trip, and has nothing to fill in', async ({ page }) => {
  await page.goto('/estimate?itinerary=6&adults=2')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('tembo.test', { exact: true })).toBeVisible()
  await expect(page.getByText('Mara, Nakuru, Naivasha, Amboseli')).toBeVisible()
  await expect(page.getByText('US$4,580').first()).toBeVisible()
  await expect(page.getByText('reservations@example.com').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText('https://tembo.test/itineraries/6?adults=2', { exact: true })).toBeVisible()
  for (const gone of ['spinbutton', 'combobox', 'button'] as const)
    await expect(page.getByRole(gone).filter({ visible: true })).toHaveCount(0)
})

test('no day is cut by the end of a sheet, on A4 and on Letter', async ({ page }) => {
  await page.goto('/itineraries/6')
  await page.emulateMedia({ media: 'print' })
  const days = page.getByRole('listitem').filter({ has: page.getByText(/^Day \d+$/) })
  await expect(days).toHaveCount(7)
  for (const day of await days.all()) await expect(day).toHaveCSS('break-inside', 'avoid')
  // Five or six for the text, and the map takes most of one.
  for (const [format, most] of [
    ['A4', 6],
    ['Letter', 7],
  ] as const) {
    const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets?.length, `sheets of ${format}`).toBeLessThanOrEqual(most)
  }
})
