import { expect, type Page, test } from '../support/browser-test'
import { leadRows } from '../support/database'
import { tabTo, type } from '../support/tab-to'

const chosenItinerary = (page: Page) => page.getByLabel('Trip', { exact: true }).filter({ visible: true })

test('booking from a trip, by keyboard alone, to the receipt and into the database', async ({ page }) => {
  const email = `booker-${crypto.randomUUID()}@example.com`
  await page.goto('/itineraries/6')
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: 'Request for Quote' }).first().click()
  await expect(page).toHaveURL('/book?itinerary=6')
  await expect(chosenItinerary(page)).toHaveValue('6')
  await chosenItinerary(page).focus()

  await tabTo(page, page.getByRole('radio', { name: 'Luxury Safari' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Budget Safari' })).toBeChecked()

  const calendar = page.getByRole('group', { name: 'Preferred dates' })
  await tabTo(page, calendar.getByRole('button', { name: /Next Month/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, calendar.getByRole('gridcell').getByRole('button').and(page.locator('[tabindex="0"]')))
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(calendar.getByText('7 nights').filter({ visible: true })).toBeVisible()

  await tabTo(page, page.getByRole('spinbutton', { name: 'Adults' }))
  await page.keyboard.press('ArrowUp')
  await tabTo(page, page.getByRole('button', { name: 'One kid more' }))
  await page.keyboard.press('Enter')
  await type(page, 'Name', 'Marta Lindqvist')
  await type(page, 'Email', email)
  await type(page, /^Phone/, '+46 70 123 45 67')
  await type(page, /^Message/, 'Our daughter counts birds.')
  const summary = page.getByRole('complementary', { name: 'Your request' })
  const dates = await summary.getByText(/^\w{3} \d+, \d{4} - \w{3} \d+, \d{4}$/).textContent()
  await expect(summary.getByText('2 adults, 1 kid')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Send request' }))
  await page.keyboard.press('Enter')

  const receipt = page.getByRole('region', { name: 'Request sent' })
  await expect(receipt).toBeFocused()
  await expect(receipt).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  const reference = await receipt.getByText(/^TT-[2-9A-Z]{7}$/).textContent()
  for (const text of [title ?? '', dates ?? '', '2 adults, 1 kid', email])
    await expect(receipt.getByText(text, { exact: true })).toBeVisible()
  const addDates = receipt.getByRole('link', { name: 'Add provisional dates to your calendar' })
  const file = await (await page.request.get((await addDates.getAttribute('href')) ?? '')).text()
  expect(file).toContain(`UID:${reference}@tembo.test`)
  expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}/)
  expect(await leadRows('bookings', email)).toEqual([
    expect.objectContaining({
      reference,
      name: 'Marta Lindqvist',
      phone: '+46 70 123 45 67',
      country_code: '+254',
      itinerary_id: 6,
      itinerary_title: title,
      safari_category: 2,
      preferred_dates: dates,
      number_of_adults: 2,
      number_of_kids: 1,
      number_of_toddlers: 0,
      message: 'Our daughter counts birds.',
    }),
  ])
})
