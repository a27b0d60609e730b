import { expect, test } from '../support/browser-test'

test('a programme chosen on its page is filled in', async ({ page }) => {
  await page.goto('/volunteers')
  await page.getByRole('link', { name: 'Guide Training' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Volunteer Application' })).toBeVisible()
  await expect(page.getByLabel('Volunteer program')).toHaveValue('guide-training')
})
