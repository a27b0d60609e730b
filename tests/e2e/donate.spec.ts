import { expect, openDialog, test } from '../support/browser-test'
import { rowsOf } from '../support/database'

test('each button opens its dialog, and the last one is sent with its kind of gift', async ({ page }) => {
  const email = `gift-${crypto.randomUUID()}@example.com`
  await page.goto('/donate')
  await openDialog(page, 'Give Once', 'One-Time Donation')
  await page.keyboard.press('Escape')
  await openDialog(page, 'Give Monthly', 'Monthly Giving')
  await page.keyboard.press('Escape')
  const dialog = await openDialog(page, 'Donate Now', 'One-Time Donation')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Submit interest' }).click()
  await expect(page.getByText('Donation Interest Submitted').last()).toBeVisible()
  await expect(dialog).toBeHidden()
  const rows = await rowsOf(
    'select donation_type from donation_inquiries join leads using (reference) where email = $1',
    [email],
  )
  expect(rows).toEqual([{ donation_type: 'one-time' }])
})

test('when it cannot be sent, it says so over the dialog, which stays', async ({ page }) => {
  await page.goto('/donate')
  const dialog = await openDialog(page, 'Give Once', 'One-Time Donation')
  await dialog.getByLabel('Email').fill('ana@example.com')
  await page.route('**/donate', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await dialog.getByRole('button', { name: 'Submit interest' }).click()
  const toast = page.getByText('Failed to submit donation interest. Please try again.')
  await expect(toast.last()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(toast).toHaveCount(0)
  await expect(dialog.getByLabel('Email')).toHaveValue('ana@example.com')
})
