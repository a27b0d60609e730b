import { expect, openDialog, test } from '../support/browser-test'

test('when it cannot be sent, it says so over the dialog, which stays', async ({ page }) => {
  await page.goto('/donate')
  const dialog = await openDialog(page, 'Donate Now', 'One-Time Donation')
  await dialog.getByLabel('Email').fill('ana@example.com')
  await page.route('**/donate', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await dialog.getByRole('button', { name: 'Submit interest' }).click()
  const toast = page.getByText('Failed to submit donation interest. Please try again.')
  await expect(toast.last()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(toast).toHaveCount(0)
  await expect(dialog.getByLabel('Email')).toHaveValue('ana@example.com')
})
