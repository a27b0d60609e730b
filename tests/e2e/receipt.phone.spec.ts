import { expect, fillIn, openWithScripts, test } from '../support/browser-test'
import { contactMessage } from '../support/factories'

for (const width of [390, 820])
  test(`the titles of page and receipt are under no toast at ${width} px, and the receipt there after a reload until it is removed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWithScripts(page, '/contact')
    await fillIn(page, contactMessage)
    await page.getByRole('button', { name: 'Send' }).click()
    const receipt = page.getByRole('region', { name: 'Message Sent' })
    await expect(receipt).toBeFocused()
    const reference = await receipt.getByText(/^TT-/).textContent()
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toBeVisible()
    const topOfToast = () => toast.evaluate((one) => one.getBoundingClientRect().top)
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      receipt.getByRole('heading'),
      receipt.getByText(String(reference)),
    ]) {
      const end = () => part.evaluate((one) => one.getBoundingClientRect().bottom)
      await expect.poll(async () => (await end()) <= (await topOfToast())).toBe(true)
    }
    await expect(receipt.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await page.reload()
    const kept = page.getByRole('region', { name: 'Sent from this device' })
    await kept.getByText(`${reference}, sent`).click()
    await expect(kept.getByText(/The answer goes to ana@/)).toBeVisible()
    await kept.getByRole('button', { name: 'Remove it from this device' }).click()
    await expect(kept).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Subject')).toBeVisible()
    await expect(kept).toHaveCount(0)
  })
