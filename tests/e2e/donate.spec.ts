import { expect, type Page, test } from '../support/browser-test'
import { rowsOf } from '../support/database'
import { expectRefused } from '../support/refused'

async function openDialog(page: Page, button: string, title: string) {
  const dialog = page.getByRole('dialog', { name: title })
  await page.getByRole('button', { name: button }).click()
  await expect(dialog).toBeVisible()
  return dialog
}

test.describe('donate', () => {
  test('offers three ways, monthly being the most popular, and says what giving does', async ({ page }) => {
    await page.goto('/donate')
    const options = page.getByRole('main').getByRole('article')
    await expect(options).toHaveCount(3)
    await expect(options.filter({ hasText: 'Most Popular' })).toHaveCount(1)
    await expect(
      options.filter({ hasText: 'Most Popular' }).getByRole('heading', { name: 'Monthly Giving' }),
    ).toBeVisible()
    for (const name of ['Education', 'Community development', 'Wildlife conservation'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(page.getByRole('figure').getByRole('blockquote')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Donate Now' })).toBeVisible()
  })

  for (const [button, title, donationType] of [
    ['Give Once', 'One-Time Donation', 'one-time'],
    ['Give Monthly', 'Monthly Giving', 'monthly'],
    ['Donate Now', 'One-Time Donation', 'one-time'],
  ] as const) {
    test(`${button} asks for an address and sends ${donationType}`, async ({ page }) => {
      await page.goto('/donate')
      const dialog = await openDialog(page, button, title)
      await dialog.getByLabel('Email').fill('ana@')
      await dialog.getByRole('button', { name: 'Submit interest' }).click()
      await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
      await dialog.getByLabel('Email').fill('ana@example.com')
      const sent = page.waitForRequest((request) => request.method() === 'POST')
      await dialog.getByRole('button', { name: 'Submit interest' }).click()
      expect((await sent).postData()).toContain(donationType)
      await expect(page.getByText('Donation Interest Submitted').last()).toBeVisible()
      await expect(
        page
          .getByText(
            'Thank you for your interest in donating! Our team will contact you via email with donation options and details.',
          )
          .last(),
      ).toBeVisible()
      await expect(dialog).toBeHidden()
    })
  }

  test('the dialog opens again before the page has heard that it was closed', async ({ page }) => {
    await page.goto('/donate')
    const dialog = await openDialog(page, 'Give Once', 'One-Time Donation')
    const opener = page.getByRole('button', { name: 'Give Once', includeHidden: true })
    // The browser sends the close event after the next frame.
    await opener.evaluate((button: HTMLElement) => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
      button.click()
    })
    await dialog.getByLabel('Email').fill('ana@example.com')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
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

  test('corporate giving and Learn More open a mail, and the address can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/donate')
    for (const [name, address] of [
      ['Write to Partnerships', 'partnerships@example.com'],
      ['Learn More', 'donations@example.com'],
    ] as const) {
      await expect(page.getByRole('link', { name })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:${address}\\?subject=`),
      )
      await expect(page.getByText(address, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: `Copy the address ${address}` }).click()
      await expect(page.getByRole('button', { name: `Copied the address ${address}` })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each way of giving leads to the form in the page, which says what is wrong, and is sent', async ({ page }) => {
    const email = `gift-${crypto.randomUUID()}@example.com`
    await page.goto('/donate')
    for (const name of ['Give Once', 'Give Monthly', 'Donate Now'])
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', '#interest')
    await expect(page.getByRole('link', { name: 'Write to Partnerships' })).toBeVisible()
    await page.getByRole('link', { name: 'Give Monthly' }).click()
    const form = page.locator('form#interest')
    await expect(form).toBeInViewport()
    await form.getByLabel('How you would like to give').selectOption('Monthly Giving')
    await form.getByLabel('Message').fill('For the roof.')
    await form.getByLabel('Email').fill('gift@')
    await form.getByRole('button', { name: 'Submit interest' }).click()
    await expectRefused(page, { Email: 'Please enter a valid email address' })
    await expect(form.getByLabel('Message')).toHaveValue('For the roof.')
    await expect(form.getByLabel('How you would like to give')).toHaveValue('monthly')
    await form.getByLabel('Email').fill(email)
    await form.getByRole('button', { name: 'Submit interest' }).click()
    await expect(form.getByText('Donation Interest Submitted')).toBeVisible()
    await expect(form.getByText(/TT-[2-9A-Z]{7}/)).toBeVisible()
    expect(await rowsOf('select donation_type, message from donation_inquiries where email = $1', [email])).toEqual([
      { donation_type: 'monthly', message: 'For the roof.' },
    ])
  })
})
