import { expect, fillIn, test } from '../support/browser-test'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a family asks on the page of a trip what it would cost, and changes its mind', async ({ page }) => {
      await page.goto('/itineraries/5')
      await fillIn(page, { Adults: '2', 'Under 13': '2', 'First day, if you know it': '2027-07-12' })
      const show = page.getByRole('button', { name: 'Show total' })
      await show.click()
      const answer = page.getByRole('status', { name: 'Estimate' })
      await expect(answer).toBeInViewport()
      const sum = answer.getByText('US$10,324').first()
      await expect(sum).toBeVisible()
      // Both in one call: the page may still be scrolling to the answer.
      const below = await show.evaluate(
        (button, total) => Number(total?.getBoundingClientRect().top) - button.getBoundingClientRect().bottom,
        await sum.elementHandle(),
      )
      expect(below).toBeGreaterThan(0)
      await expect(answer).toContainText('2 adults, 2 kids. Starting on July 12, 2027, 5 days.')
      await expect(answer).toContainText('US$10,324')
      await expect(answer).toContainText('Give their ages for a closer total.')
      await page.getByLabel('Ages of the children').fill('9, 6')
      await show.click()
      await expect(answer).toContainText('US$9,312')
      await expect(page).toHaveURL(/\/itineraries\/5(\?|$)/)
      await expect(answer).toContainText('about US$2,328 each')
      await expect(answer).toContainText('2 children in a room of their own at 80 %')
      await expect(answer).toContainText('Paid on arrival to: Zanzibar Insurance Corporation')
      await page.getByLabel('Ages of the children').fill('')
      await page.getByLabel('Under 13').fill('0')
      await show.click()
      await expect(answer).toContainText('2 adults. Starting on July 12, 2027, 5 days.')
      await expect(answer).toContainText('US$5,284')
      await answer.getByRole('link', { name: 'Request a quote' }).click()
      await expect(page.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('2')
      const permit = page.getByRole('complementary', { name: 'Your request' })
      await expect(permit).toContainText('Jul 12, 2027')
      await expect(permit).toContainText('US$5,284in all, about US$2,642 each')
    })
  })
}

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
  await expect(permit).toContainText('Minimum age 5.')
  await page.getByLabel(/^Toddlers/).fill('0')
  await fillIn(page, { Name: 'Ana Brooks', Email: `estimate-${crypto.randomUUID()}@example.com` })
  await page.getByRole('button', { name: 'Request a quote' }).click()
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
