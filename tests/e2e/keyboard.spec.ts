// Browsing and booking by keyboard are in their own files.
import { expect, openWithScripts, type Page, test } from '../support/browser-test'
import { leadRows } from '../support/database'
import { readFirst } from '../support/read-first'
import { tabTo, type } from '../support/tab-to'

async function send(page: Page, button: string) {
  await tabTo(page, page.getByRole('button', { name: button }))
  await page.keyboard.press('Enter')
}

const email = () => `keys-${crypto.randomUUID()}@example.com`

test('giving: Escape leaves the dialog, focus comes back, the second try is sent', async ({ page }) => {
  await page.goto('/donate')
  const opener = page.getByRole('button', { name: 'Give Monthly' })
  const dialog = page.getByRole('dialog', { name: 'Monthly Giving' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const address = email()
  await type(page, 'Email', address)
  await send(page, 'Submit interest')
  await expect(page.getByText(/Your reference is TT-/)).toBeVisible()
  expect(await leadRows('donation_inquiries', address)).toMatchObject([{ donation_type: 'monthly' }])
  await expect(opener).toBeFocused()
})

test('reviewing: arrows choose the tab and the stars', async ({ page }) => {
  await readFirst(page)
  await openWithScripts(page, '/itineraries/9')
  await tabTo(page, page.getByRole('tab', { name: 'Overview' }))
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: /Reviews/ })).toBeVisible()
  await type(page, 'Name', 'Otto')
  await tabTo(page, page.getByRole('radio', { name: '5 stars' }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await type(page, 'Comment', 'Two leopards before breakfast.')
  await send(page, 'Submit Review')
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible()
})

test('volunteering for a programme chosen on its page, or another, with thanks in the end', async ({ page }) => {
  await page.goto('/volunteers')
  await page.getByRole('link', { name: 'Guide Training' }).click()
  await expect(page.getByLabel('Start date')).toHaveAttribute('min', /^\d{4}-/)
  await expect(page.getByLabel('Volunteer programme')).toHaveValue('guide-training')
  await type(page, 'First name', 'Ana')
  await type(page, 'Last name', 'Brooks')
  await type(page, 'Email', email())
  await type(page, 'Phone', '+46 70 000 00 00')
  await type(page, 'Nationality', 'Swedish')
  await type(page, 'Volunteer programme', 'Edu')
  await expect(page.getByLabel('Volunteer programme')).toHaveValue('education')
  await type(page, 'Start date', '06122099')
  await expect(page.getByLabel('Start date')).toHaveValue('2099-06-12')
  await tabTo(page, page.getByRole('radio', { name: '1 to 2 weeks' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '2 to 4 weeks' })).toBeChecked()
  await type(page, 'Relevant skills or experience', 'Physics teacher for nine years.')
  await type(page, 'Why do you want to volunteer?', 'A friend taught here and I would like to go on with it.')
  await type(page, 'Emergency contact', 'Bo Brooks, brother')
  await tabTo(page, page.getByRole('checkbox', { name: /I agree/ }))
  await page.keyboard.press('Space')
  await send(page, 'Submit application')
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByText(/Your reference is TT-[2-9A-Z]{7}\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute('href', /\?text=.*TT-[2-9A-Z]{7}/)
  expect(await page.evaluate(() => localStorage.getItem('draft:volunteer'))).toBeNull()
  await page.goBack()
  await expect(page.getByLabel('First name')).toHaveValue('')
})

test('sharing: the link is copied and said so, the moment opens and closes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/itineraries/6')
  await page.getByRole('heading', { name: 'Why travel with us' }).click()
  await tabTo(page, page.getByRole('button', { name: 'Copy link' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://tembo.test/itineraries/6')
  const opener = page.getByRole('button', { name: 'Share a moment' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Share a moment' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
