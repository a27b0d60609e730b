import { expect, test } from '../support/browser-test'

test('a project is a sheet from below, read to its end', async ({ page }) => {
  await page.goto('/community-engagement')
  const dialog = page.getByRole('dialog', { name: 'Acacia Thread Women’s Group' })
  await page.getByRole('button', { name: 'Acacia Thread Women’s Group' }).tap()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Next picture' }).tap()
  await expect(dialog.getByText('2 / 3')).toBeVisible()
  await dialog.getByRole('paragraph').last().scrollIntoViewIfNeeded()
  await expect(dialog.getByRole('paragraph').last()).toBeInViewport()
})
