import { expect, type Page, withoutScripts } from '../support/browser-test'
import { rowsOf } from '../support/database'

const bookingsOf = (email: string) =>
  rowsOf('select * from bookings join leads using (reference) where email = $1', [email])
const select = (page: Page) => page.getByLabel('Itinerary').filter({ visible: true })

async function send(page: Page) {
  const email = `several-${crypto.randomUUID()}@example.com`
  await page.getByLabel('Name').fill('Nora')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Request a quote' }).click()
  const receipt = page.getByRole('region', { name: 'Booking Submitted' })
  await expect(receipt).toBeVisible()
  return { email, receipt }
}

withoutScripts('without scripts, all trips of the shortlist are asked for at once', async ({ page }) => {
  await page.goto('/shortlist?trips=7,12,3')
  await page.getByRole('link', { name: 'Request a quote for these three' }).click()
  await expect(page).toHaveURL(/\/book\?itinerary=7/)
  await expect(select(page)).toHaveValue('7')
  await expect(page.getByText('You ask about these trips too')).toBeVisible()
  const { email, receipt } = await send(page)
  await expect(receipt.getByText('Kenya by Air: Ol Pejeta, Samburu, Mara')).toHaveCount(0)
  await expect(receipt.getByText('Further trips')).toBeVisible()
  expect(await bookingsOf(email)).toEqual([expect.objectContaining({ itinerary_id: 7, further_itinerary_ids: '12,3' })])
})
