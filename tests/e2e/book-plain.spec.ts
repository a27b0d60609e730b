import { expect, type Page, test } from '../support/browser-test'
import { rowsOf } from '../support/database'
import { expectRefused } from '../support/refused'

const bookingsOf = (email: string) =>
  rowsOf('select * from bookings join leads using (reference) where email = $1', [email])
const uniqueEmail = () => `booker-${crypto.randomUUID()}@example.com`
const chosenItinerary = (page: Page) => page.getByLabel('Itinerary').filter({ visible: true })

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

    await expectRefused(page, {
      Adults: 'Please choose 1 to 20 adults',
      Email: 'Please enter a valid email address',
    })
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
