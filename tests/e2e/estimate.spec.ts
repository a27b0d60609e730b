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
      await expect(answer).toContainText('2 adults, 2 kids. Starting on July 12, 2027, 5 days.')
      await expect(answer).toContainText('US$10,324')
      await expect(answer).toContainText('Say their ages for a closer total.')
      await page.getByLabel('Ages of the children').fill('9, 6')
      await page.getByRole('button', { name: 'Show the total' }).click()
      await expect(answer).toContainText('US$9,312')
      await expect(answer).toContainText('about US$2,328 each')
      await expect(answer).toContainText('2 children in a room of their own: 80 %')
      await expect(answer).toContainText('Paid on the spot to: Zanzibar Insurance Corporation')
      await page.getByLabel('Ages of the children').fill('')
      await page.getByLabel('Under 13').fill('0')
      await page.getByRole('button', { name: 'Show the total' }).click()
      await expect(answer).toContainText('2 adults. Starting on July 12, 2027, 5 days.')
      await expect(answer).toContainText('US$5,284')
      await answer.getByRole('link', { name: 'Request for Quote' }).click()
      await expect(page.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('2')
      const permit = page.getByRole('complementary', { name: 'Your request' })
      await expect(permit).toContainText('Jul 12, 2027')
      await expect(permit).toContainText('US$5,284in all, about US$2,642 each')
    })
  })
}

test('what cannot be priced says why, and leads on to the request', async ({ page }) => {
  await page.goto('/estimate?itinerary=17&adults=2&from=2027-06-01')
  const answer = page.getByRole('region', { name: 'Estimate' })
  await expect(answer).toContainText('We price this month on request')
  await expect(answer.getByRole('link', { name: 'Request for Quote' })).toHaveAttribute(
    'href',
    '/book?itinerary=17&adults=2&kids=0&toddlers=0&from=2027-06-01',
  )
})

test('a wrong question is answered with a sentence, and the form is there to mend it', async ({ page }) => {
  await page.goto('/estimate?itinerary=6&adults=99')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please choose 1 to 20 adults.')
  await expect(page.getByLabel('Adults')).toHaveValue('99')
})

test('without a trip it leads to the trips', async ({ page }) => {
  await page.goto('/estimate')
  await expect(page.getByRole('link', { name: 'Look at trips' })).toHaveAttribute('href', '/itineraries')
})

test('the form tells the party what it pays as it changes, and the receipt repeats it', async ({ page }) => {
  await page.goto('/book?itinerary=6')
  const permit = page.getByRole('complementary', { name: 'Your request' })
  await page.getByText('Type the dates instead').click()
  await page.getByLabel('First day').fill('2027-08-02')
  await page.getByLabel('Adults').fill('2')
  await expect(permit).toContainText('US$5,280in all, about US$2,640 each')
  await page.getByLabel(/^Kids/).fill('2')
  await expect(permit).toContainText('US$8,840in all, about US$2,210 each')
  await page.getByLabel('Ages of the children').fill('9 and 6')
  await expect(permit).toContainText('US$7,956in all, about US$1,989 each')
  await page.getByLabel(/^Toddlers/).fill('1')
  await expect(permit).toContainText('Everybody on this trip is at least 5 years old.')
  await page.getByLabel(/^Toddlers/).fill('0')
  await page.getByLabel('Name').fill('Ana Brooks')
  await page.getByLabel('Email').fill(`estimate-${crypto.randomUUID()}@example.com`)
  await page.getByRole('button', { name: 'Send booking request' }).click()
  const receipt = page.getByRole('region', { name: 'Booking Submitted' })
  await expect(receipt).toContainText('US$7,956 in all, about US$1,989 each')
  await expect(receipt).toContainText('The trip, 4 people: US$7,956.')
})

test('the first day is shown as chosen before there is a last one', async ({ page }) => {
  await page.goto('/book?itinerary=5&from=2099-07-12')
  const day = (number: number) => page.getByRole('button', { name: `July ${number}, 2099` })
  await expect(day(12)).toHaveAccessibleName(/, selected$/)
  const colour = (number: number) => day(number).evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect.poll(() => colour(12)).not.toBe(await colour(13))
})
