import { expect, type Page, test } from '../support/browser-test'
import { expectRefused } from '../support/refused'

async function fill(page: Page) {
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Brooks')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Phone').fill('+46 70 000 00 00')
  await page.getByLabel('Nationality').fill('Swedish')
  await page.getByLabel('Volunteer program').selectOption({ label: 'Education' })
  await page.getByLabel('Start date').fill('2099-06-12')
  await page.getByRole('radio', { name: '1 to 3 months' }).check()
  await page.getByLabel('Relevant skills or experience').fill('Physics teacher for nine years.')
  await page.getByLabel('Why do you want to volunteer?').fill('A friend taught here and I would like to go on with it.')
  await page.getByLabel('Emergency contact').fill('Bo Brooks, brother')
}

// The first possible day is set by the scripts.
async function openForm(page: Page) {
  await page.goto('/volunteer')
  await expect(page.getByLabel('Start date')).toHaveAttribute('min', /^\d{4}-/)
}

const consent = (page: Page) => page.getByRole('checkbox', { name: /I agree to the Terms & Conditions/ })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit application' })

test.describe('the programmes page', () => {
  test('has eight programmes, four reasons and a button to the application', async ({ page }) => {
    await page.goto('/volunteers')
    for (const name of [
      'Cultural Heritage',
      'Guide Training',
      'Eco-Homestay',
      'Conservation',
      'Health Clinics',
      'Education',
      'Women’s Empowerment',
      'Safari and Serve',
    ])
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) }),
    ).toHaveCount(12)
    await expect(page.getByRole('link', { name: 'Apply to Volunteer' })).toHaveAttribute('href', '/volunteer')
    await expect(page.getByRole('link', { name: 'Volunteer terms and conditions' })).toHaveAttribute('href', '/terms')
  })

  test('a programme chosen there is filled in', async ({ page }) => {
    await page.goto('/volunteers')
    await page.getByRole('link', { name: 'Guide Training' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Volunteer Application' })).toBeVisible()
    await expect(page.getByLabel('Volunteer program')).toHaveValue('guide-training')
  })
})

test.describe('the application', () => {
  test('sent, it goes to the thank-you page with the toast and a reference', async ({ page }) => {
    await openForm(page)
    await fill(page)
    await consent(page).check()
    await submit(page).click()
    await expect(page).toHaveURL('/thank-you')
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    await expect(page.getByText('Our team will reply within 3-5 business days')).toBeVisible()
    await expect(page.getByText(/Your reference is TT-[2-9A-Z]{7}\./)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute('href', /\?text=.*TT-[2-9A-Z]{7}/)
    await expect(page.getByText('Application Submitted').last()).toBeVisible()
    await page.goto('/volunteer')
    await expect(page.getByLabel('First name')).toHaveValue('')
  })

  test('today and earlier cannot be picked', async ({ page }) => {
    await openForm(page)
    const tomorrow = await page.evaluate(() => {
      const now = new Date()
      const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
      return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
        .map((part) => String(part).padStart(2, '0'))
        .join('-')
    })
    await expect(page.getByLabel('Start date')).toHaveAttribute('min', tomorrow)
    await fill(page)
    await consent(page).check()
    await page.getByLabel('Start date').fill('2026-01-01')
    await submit(page).click()
    await expect(page.getByText('Please select a start date.')).toBeVisible()
    await expect(page).toHaveURL('/volunteer')
  })

  test('the terms open in a new tab and the draft survives a reload, without the consent', async ({
    page,
    context,
  }) => {
    await openForm(page)
    await fill(page)
    await consent(page).check()
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: /Terms & Conditions/ }).click()
    await expect(await opened).toHaveURL('/terms')
    await page.reload()
    await expect(page.getByLabel('Emergency contact')).toHaveValue('Bo Brooks, brother')
    await expect(page.getByRole('radio', { name: '1 to 3 months' })).toBeChecked()
    await expect(consent(page)).not.toBeChecked()
  })

  test('when it cannot be sent everything stays', async ({ page }) => {
    await openForm(page)
    await fill(page)
    await consent(page).check()
    await page.route('**/volunteer', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await submit(page).click()
    await expect(
      page.getByText('There was an error submitting your application. Please try again.').last(),
    ).toBeVisible()
    await expect(page.getByLabel('Emergency contact')).toHaveValue('Bo Brooks, brother')
    await expect(page).toHaveURL('/volunteer')
  })
})

test.describe('the thank-you page', () => {
  test('opened directly it has no reference, is not for search engines, and leads on', async ({ page }) => {
    await page.goto('/thank-you')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
      'href',
      '/',
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'See the programmes again' })).toHaveAttribute(
      'href',
      '/volunteers',
    )
    await expect(page.getByText('Your reference is')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an empty application lists all that is missing', async ({ page }) => {
    await page.goto('/volunteer')
    await submit(page).click()
    await expectRefused(page, {
      'First name': 'First name must be at least 2 characters.',
      'Last name': 'Last name must be at least 2 characters.',
      Email: 'Please enter a valid email address.',
      Phone: 'Please enter a valid phone number.',
      Nationality: 'Please enter your nationality.',
      'Volunteer program': 'Please select a volunteer program.',
      'Start date': 'Please select a start date.',
      Duration: 'Please select a duration.',
      'Relevant skills or experience': 'Please describe your relevant skills or experience.',
      'Why do you want to volunteer?': 'Please tell us why you want to volunteer.',
      'Emergency contact': 'Please provide an emergency contact.',
      'Terms & Conditions': 'You must agree to the terms and conditions.',
    })
  })

  test('an application can be sent', async ({ page }) => {
    await page.goto('/volunteer')
    await fill(page)
    await submit(page).click()
    await expectRefused(page, { 'Terms & Conditions': 'You must agree to the terms and conditions.' })
    await expect(page.getByLabel('Start date')).toHaveValue('2099-06-12')
    await expect(page.getByRole('radio', { name: '1 to 3 months' })).toBeChecked()
    await consent(page).check()
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible()
    await expect(page.getByText(/^TT-[2-9A-Z]{7}$/)).toBeVisible()
  })
})
