import { expect, test } from '../support/browser-test'
import { expectRefused } from '../support/refused'

test.describe('the community page', () => {
  test('has five partners, four areas of impact and a way to donate', async ({ page }) => {
    await page.goto('/community')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
    for (const area of ['Education', 'Environmental conservation', 'Sustainable tourism', 'Cultural preservation'])
      await expect(page.getByRole('heading', { level: 3, name: area })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', '/donate')
  })

  test('an inquiry is stored, thanked for and leaves an empty form', async ({ page }) => {
    await page.goto('/community')
    await expect(page.getByLabel('What is it about?')).toHaveValue('volunteer')
    await page.getByLabel('Name').fill('Ana Brooks')
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByLabel('Message').fill('I can mend pumps and have six weeks in May.')
    await page.getByRole('button', { name: 'Send inquiry' }).click()
    const receipt = page.getByRole('region', { name: 'Inquiry Submitted' })
    await expect(receipt).toBeFocused()
    await expect(receipt.getByText(/^TT-[2-9A-Z]{7}$/)).toBeVisible()
    await expect(page.getByText("We'll get back to you soon!").first()).toBeVisible()
  })

  test('an unfinished inquiry says what is missing', async ({ page }) => {
    await page.goto('/community')
    await page.getByLabel('Email').fill('ana@')
    await page.getByRole('button', { name: 'Send inquiry' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    for (const message of ['Please enter your name', 'Please enter a valid email address'])
      await expect(page.getByText(message).filter({ visible: true })).toBeVisible()
  })
})

test.describe('a community activity', () => {
  test('the school has its mission, picture, impact and ways to help', async ({ page }) => {
    await page.goto('/community')
    await page.getByRole('link', { name: 'Read about the school' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wild Olive Primary School' })).toBeVisible()
    for (const name of ['Our mission there', 'Impact so far', 'How to get involved'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(page.getByRole('main').getByRole('img', { name: /school/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Support This Initiative' })).toHaveAttribute('href', '/donate')
    await expect(page.getByRole('link', { name: 'Back to Community' })).toHaveAttribute('href', '/community')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an inquiry that is refused says what is wrong, and can be sent', async ({ page }) => {
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
})
