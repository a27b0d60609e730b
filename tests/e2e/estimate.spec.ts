import { expect, test } from '../support/browser-test'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a family asks on the page of a trip what it would cost, and changes its mind', async ({ page }) => {
      await page.goto('/itineraries/5')
      await page.getByLabel('Adults').fill('2')
      await page.getByLabel('Under 13').fill('2')
      await page.getByLabel('First day, if you know it').fill('2027-07-12')
      await page.getByRole('button', { name: 'Show the total' }).click()
      const answer = page.getByRole('region', { name: 'Estimate' })
      await expect(answer).toContainText('2 adults, 2 kids. Starting on July 12, 2027.')
      await expect(answer).toContainText('US$10,368')
      await expect(answer).toContainText('about US$2,592 each')
      await expect(answer).toContainText('Paid on the spot to: Zanzibar Insurance Corporation')
      await page.getByLabel('Under 13').fill('0')
      await page.getByRole('button', { name: 'Show the total' }).click()
      await expect(answer).toContainText('2 adults. Starting on July 12, 2027.')
      await expect(answer).toContainText('US$5,284')
    })
  })
}

test('what cannot be priced says why, and leads on to the request', async ({ page }) => {
  await page.goto('/estimate?itinerary=17&adults=2&from=2027-06-01')
  const answer = page.getByRole('region', { name: 'Estimate' })
  await expect(answer).toContainText('We price this month on request')
  await expect(answer.getByRole('link', { name: 'Request for Quote' })).toHaveAttribute('href', '/book?itinerary=17')
})

test('a wrong question is answered with a sentence, and the form is there to mend it', async ({ page }) => {
  await page.goto('/estimate?itinerary=6&adults=99')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please choose 1 to 20 adults.')
  await expect(page.getByLabel('Adults')).toHaveValue('2')
})

test('without a trip it leads to the trips', async ({ page }) => {
  await page.goto('/estimate')
  await expect(page.getByRole('link', { name: 'Look at trips' })).toHaveAttribute('href', '/itineraries')
})
