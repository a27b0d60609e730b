import { expect, holdScripts, type Locator, openWithScripts, type Page, test } from '../support/browser-test'
import { rowsOf } from '../support/database'

const bookingsOf = (email: string) => rowsOf('select * from bookings where email = $1', [email])
const uniqueEmail = () => `booker-${crypto.randomUUID()}@example.com`

/** Goes on with Tab until the control has the focus: that it can be reached is part of the test. */
async function tabTo(page: Page, control: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0], timeout: 20_000 })
}

const chosenItinerary = (page: Page) => page.getByLabel('Itinerary').filter({ visible: true })

test.describe('booking', () => {
  test('from a trip, by keyboard alone, to the receipt and into the database', async ({ page }) => {
    const email = uniqueEmail()
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

    await tabTo(page, page.getByLabel('Adults'))
    await page.keyboard.press('ArrowUp')
    await tabTo(page, page.getByRole('button', { name: 'One kid more' }))
    await page.keyboard.press('Enter')
    const field = (name: string) => page.getByRole('textbox', { name })
    await tabTo(page, field('Name'))
    await page.keyboard.type('Marta Lindqvist')
    await tabTo(page, field('Email'))
    await page.keyboard.type(email)
    await tabTo(page, field('Phone'))
    await page.keyboard.type('+46 70 123 45 67')
    await tabTo(page, field('Message'))
    await page.keyboard.type('Our daughter counts birds.')
    const permit = page.getByRole('complementary', { name: 'Your request' })
    const dates = await permit.getByText(/^\w{3} \d+, \d{4} - \w{3} \d+, \d{4}$/).textContent()
    await expect(permit.getByText('2 adults, 1 kid')).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Send booking request' }))
    await page.keyboard.press('Enter')

    const receipt = page.getByRole('region', { name: 'Booking Submitted' })
    await expect(receipt).toBeFocused()
    await expect(receipt).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    const reference = await receipt.getByText(/^TT-[2-9A-Z]{7}$/).textContent()
    for (const text of [title ?? '', dates ?? '', '2 adults, 1 kid', email])
      await expect(receipt.getByText(text, { exact: true })).toBeVisible()
    expect(await bookingsOf(email)).toEqual([
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

  test('says next to the fields what is missing, and a double click sends once', async ({ page }) => {
    const email = uniqueEmail()
    await openWithScripts(page, '/book')
    const send = page.getByRole('button', { name: 'Send booking request' })
    await send.click()
    await expect(page.getByText('Please enter your name')).toBeVisible()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByLabel('Name').fill('Marta Lindqvist')
    await page.getByLabel('Email').fill(email)
    await expect(page.getByText('Please enter a valid email address')).toBeHidden()
    await send.dblclick()
    await expect(page.getByRole('heading', { name: 'Booking Submitted' })).toBeVisible()
    expect(await bookingsOf(email)).toHaveLength(1)

    await page.getByRole('link', { name: 'Send another request' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('')
    await expect(chosenItinerary(page)).toBeFocused()
  })

  test('offline keeps everything and says what to do; online again it goes through', async ({ page, context }) => {
    const email = uniqueEmail()
    await openWithScripts(page, '/book')
    await page.getByLabel('Name').fill('Marta Lindqvist')
    await page.getByLabel('Email').fill(email)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send booking request' }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('everything you wrote is still here')
    await expect(page.getByText('Failed to submit booking')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send booking request' }).click()
    await expect(page.getByRole('heading', { name: 'Booking Submitted' })).toBeVisible()
    expect(await bookingsOf(email)).toHaveLength(1)
  })

  test('a bad or unknown trip is ignored', async ({ page }) => {
    for (const id of ['abc', '0', '-1', '1.5', '999999', '99999999999', '']) {
      await page.goto(`/book?itinerary=${id}`)
      await expect(chosenItinerary(page)).toHaveValue('0')
    }
  })

  test('what was typed before the scripts arrived stays, and the permit follows', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/book', { waitUntil: 'commit' })
    await page.getByLabel('Itinerary').selectOption({ index: 2 })
    const label = await page.getByLabel('Itinerary').locator('option:checked').textContent()
    await page.getByRole('radio', { name: 'Culture Safari' }).check()
    await page.getByLabel('Adults').fill('4')
    await page.getByText('Type the dates instead').click()
    await page.getByLabel('First day').fill('2030-06-12')
    await page.getByLabel('Name').fill('Early Bird')
    release()

    const permit = page.getByRole('complementary', { name: 'Your request' })
    await expect(permit.getByText('4 adults')).toBeVisible()
    await expect(permit.getByText('Jun 12, 2030')).toBeVisible()
    await expect(permit.getByText('Culture Safari')).toBeVisible()
    await expect(permit.getByRole('heading', { name: (label ?? '').replace(/ \(\d+ days?\)$/, '') })).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Early Bird')
    await expect(page.getByRole('radio', { name: 'Culture Safari' })).toBeChecked()
  })

  test('a draft survives a reload and another page, and gives way to the next trip', async ({ page }) => {
    await page.goto('/book?itinerary=3')
    const permit = page.getByRole('complementary', { name: 'Your request' })
    await page.getByRole('button', { name: 'One adult more' }).click()
    await page.getByLabel('Name').fill('Marta Lindqvist')
    await expect(permit.getByText('2 adults')).toBeVisible()
    await page.reload()
    await expect(permit.getByText('2 adults')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Marta Lindqvist')

    await page.goto('/itineraries/6')
    await page.getByRole('link', { name: 'Request for Quote' }).first().click()
    await expect(page).toHaveURL('/book?itinerary=6')
    await expect(page.getByLabel('Name').filter({ visible: true })).toHaveValue('Marta Lindqvist')
    await expect(chosenItinerary(page)).toHaveValue('6')
  })

  test('the receipt is there when one comes back, but not for the next booking', async ({ page }) => {
    await openWithScripts(page, '/book')
    await page.getByLabel('Name').fill('Marta Lindqvist')
    await page.getByLabel('Email').fill(uniqueEmail())
    await page.getByRole('button', { name: 'Send booking request' }).click()
    await page.getByRole('link', { name: 'Look at more trips' }).click()
    await expect(page).toHaveURL('/itineraries')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Booking Submitted' })).toBeVisible()
    await page.goForward()
    await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click()
    await expect(page.getByRole('button', { name: 'Send booking request' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Booking Submitted' })).toBeHidden()
    await expect(page.getByLabel('Name').filter({ visible: true })).toHaveValue('')
  })

  test('the page behind the query has no address of its own', async ({ page }) => {
    await page.goto('/book/for-trip')
    await expect(page).toHaveURL('/book')
  })
})

test.describe('booking without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('preselects the trip, keeps what was typed beside the errors, and ends with the receipt', async ({ page }) => {
    const email = uniqueEmail()
    await page.goto('/book?itinerary=6')
    await expect(chosenItinerary(page)).toHaveValue('6')
    await page.getByRole('radio', { name: 'Culture Safari' }).check()
    await page.getByLabel('First day').fill('2030-06-12')
    await page.getByLabel('Last day').fill('2030-06-19')
    await page.getByLabel('Adults').fill('25')
    await page.getByLabel('Name').fill('Nora')
    await page.getByLabel('Email').fill('nora@')
    await page.getByLabel('Country code').selectOption('+46')
    await page.getByLabel('Message').fill('First line\nSecond line')
    await page.getByRole('button', { name: 'Send booking request' }).click()

    await expect(page.getByText('Nothing was sent yet: please look at the 2 fields marked below.')).toBeVisible()
    await expect(page.getByText('Please choose 1 to 20 adults')).toBeVisible()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(chosenItinerary(page)).toHaveValue('6')
    await expect(page.getByRole('radio', { name: 'Culture Safari' })).toBeChecked()
    await expect(page.getByLabel('First day')).toHaveValue('2030-06-12')
    await expect(page.getByLabel('Last day')).toHaveValue('2030-06-19')
    await expect(page.getByLabel('Country code')).toHaveValue('+46')
    await expect(page.getByLabel('Message')).toHaveValue('First line\nSecond line')

    await page.getByLabel('Adults').fill('2')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send booking request' }).click()
    const receipt = page.getByRole('region', { name: 'Booking Submitted' })
    await expect(receipt.getByText('Jun 12, 2030 - Jun 19, 2030')).toBeVisible()
    const reference = await receipt.getByText(/^TT-/).textContent()
    expect(await bookingsOf(email)).toEqual([
      expect.objectContaining({
        reference,
        itinerary_id: 6,
        safari_category: 4,
        preferred_dates: 'Jun 12, 2030 - Jun 19, 2030',
        number_of_adults: 2,
      }),
    ])

    await receipt.getByRole('link', { name: 'Send another request' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('')
  })
})
