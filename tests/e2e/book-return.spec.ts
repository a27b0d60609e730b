import { expect, openWithScripts, test } from '../support/browser-test'

const uniqueEmail = () => `booker-${crypto.randomUUID()}@example.com`

test('who comes back sees that the request was sent, above an empty form for the next', async ({ page }) => {
  await openWithScripts(page, '/book')
  await page.getByLabel('Name').fill('Marta Lindqvist')
  await page.getByLabel('Email').fill(uniqueEmail())
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('link', { name: 'See more trips' }).click()
  await expect(page).toHaveURL('/itineraries')
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Sent from this device' })).toContainText('Request sent')
  await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeHidden()
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
