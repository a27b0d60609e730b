import { expect, test } from '../support/browser-test'

test('each month of a park has its word, and leads to the trips that are good then', async ({ page }) => {
  await page.goto('/destinations/kenya')
  const mara = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Maasai Mara', exact: true }) })
  await expect(mara.first().getByRole('listitem')).toHaveText([
    'January to February: dry',
    'March to May: rains',
    'June: dry',
    'July to October: migration',
    'November to December: short rains',
  ])
  const month = page.getByRole('list', { name: 'Trips good in' }).getByRole('link', { name: /^July: \d+ trips$/ })
  const count = /\d+ trips/.exec(String(await month.textContent()))?.[0] ?? ''
  await month.click()
  await expect(page).toHaveURL('/itineraries?country=Kenya&month=july')
  await expect(page.getByRole('heading', { level: 2, name: count, exact: true })).toBeVisible()
})

test('a month without trips leads nowhere', async ({ page }) => {
  await page.goto('/destinations/uganda')
  const months = page.getByRole('list', { name: 'Trips good in' })
  await expect(months.getByRole('listitem')).toHaveCount(12)
  await expect(months.getByText('Apr: no trips')).toBeVisible()
  await expect(months.getByRole('link', { name: /^April/ })).toHaveCount(0)
})

test('the home page says which animal is where', async ({ page }) => {
  await page.goto('/')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Gorilla tracking' }) })
  await expect(row.last()).toContainText('June to August: Bwindi')
})
