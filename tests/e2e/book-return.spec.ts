import { expect, openWithScripts, type Page, test } from '../support/browser-test'

const uniqueEmail = () => `booker-${crypto.randomUUID()}@example.com`
const chosenItinerary = (page: Page) => page.getByLabel('Itinerary').filter({ visible: true })

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
  await page.getByRole('button', { name: 'Request a quote' }).click()
  await page.getByRole('link', { name: 'Look at more trips' }).click()
  await expect(page).toHaveURL('/itineraries')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Booking Submitted' })).toBeVisible()
  await page.goForward()
  await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByRole('button', { name: 'Request a quote' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Booking Submitted' })).toBeHidden()
  await expect(page.getByLabel('Name').filter({ visible: true })).toHaveValue('')
})

for (const path of ['/book', '/volunteer'])
  test(`the receipt of an earlier request stands above the form of ${path}, not beside it`, async ({ page }) => {
    await page.addInitScript((page) => {
      const known = { reference: 'TT-7K4Q2P9', page, at: Date.now() }
      const receipt = { ...known, title: 'Sent', facts: [], email: 'ana@example.com', next: '' }
      localStorage.setItem('receipts', JSON.stringify([receipt]))
    }, path)
    await page.goto(path)
    const above = await page.getByRole('region', { name: 'Sent from this device' }).boundingBox()
    const form = await page.locator('main form').first().boundingBox()
    expect(above?.x).toBe(form?.x)
    expect(above?.width).toBe(form?.width)
    expect(Number(above?.y) + Number(above?.height)).toBeLessThan(Number(form?.y))
  })
