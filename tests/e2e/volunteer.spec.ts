import { expect, test } from '../support/browser-test'
import { expectRefused } from '../support/refused'

test('a programme chosen on its page is filled in', async ({ page }) => {
  await page.goto('/volunteers')
  await page.getByRole('link', { name: 'Guide Training' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Volunteer Application' })).toBeVisible()
  await expect(page.getByLabel('Volunteer program')).toHaveValue('guide-training')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an application that is refused keeps its answers, and can be sent', async ({ page }) => {
    await page.goto('/volunteer')
    for (const [label, value] of [
      ['First name', 'Ana'],
      ['Last name', 'Brooks'],
      ['Email', 'ana@example.com'],
      ['Phone', '+46 70 000 00 00'],
      ['Nationality', 'Swedish'],
      ['Start date', '2099-06-12'],
      ['Relevant skills or experience', 'Physics teacher for nine years.'],
      ['Why do you want to volunteer?', 'A friend taught here and I would like to go on with it.'],
      ['Emergency contact', 'Bo Brooks, brother'],
    ] as const)
      await page.getByLabel(label).fill(value)
    await page.getByRole('radio', { name: '1 to 3 months' }).check()
    await page.getByRole('button', { name: 'Submit application' }).click()
    await expectRefused(page, {
      'Volunteer program': 'Please select a volunteer program.',
      'Terms & Conditions': 'You must agree to the terms and conditions.',
    })
    await expect(page.getByLabel('Start date')).toHaveValue('2099-06-12')
    await expect(page.getByRole('radio', { name: '1 to 3 months' })).toBeChecked()
    await page.getByLabel('Volunteer program').selectOption({ label: 'Education' })
    await page.getByRole('checkbox', { name: /I agree to the Terms & Conditions/ }).check()
    await page.getByRole('button', { name: 'Submit application' }).click()
    await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible()
    await expect(page.getByText(/^TT-[2-9A-Z]{7}$/)).toBeVisible()
  })
})
