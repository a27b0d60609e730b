import { expect, fillIn, openWithScripts, test } from '../support/browser-test'

for (const width of [390, 820])
  test(`a receipt is under no toast at ${width} px, and there again after a reload until it is removed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWithScripts(page, '/contact')
    const email = `ana-${crypto.randomUUID()}@example.com`
    await fillIn(page, { Name: 'Ana Brooks', Email: email, Subject: 'A bird', Message: 'It was blue and loud.' })
    await page.getByRole('button', { name: 'Send' }).click()
    const receipt = page.getByRole('region', { name: 'Message Sent' })
    await expect(receipt).toBeFocused()
    const reference = await receipt.getByText(/^TT-/).textContent()
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toBeVisible()
    const bottomOfToast = () => toast.evaluate((one) => one.getBoundingClientRect().bottom)
    const topOfReceipt = () => receipt.evaluate((one) => one.getBoundingClientRect().top)
    await expect.poll(async () => (await bottomOfToast()) <= (await topOfReceipt())).toBe(true)
    await page.reload()
    const kept = page.getByRole('region', { name: 'Sent from this device' })
    await kept.getByText(`${reference}, sent`).click()
    await expect(kept.getByText(/The answer goes to ana-/)).toBeVisible()
    await kept.getByRole('button', { name: 'Remove it from this device' }).click()
    await expect(kept).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Subject')).toBeVisible()
    await expect(kept).toHaveCount(0)
  })
