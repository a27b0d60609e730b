import { expect, test } from '../support/browser-test'
import { expectRefused } from '../support/refused'

test.use({ javaScriptEnabled: false })

test('without JavaScript an inquiry that is refused says what is wrong, and can be sent', async ({ page }) => {
  await page.goto('/community')
  await page.getByLabel('Name').fill('Ana Brooks')
  await page.getByLabel('Email').fill('ana@')
  await page.getByLabel('Message').fill('I can mend pumps.')
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  await expectRefused(page, { Email: 'Please enter a valid email address' })
  await expect(page.getByLabel('Message')).toHaveValue('I can mend pumps.')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(page.getByText(/^TT-[2-9A-Z]{7}$/)).toBeVisible()
})
