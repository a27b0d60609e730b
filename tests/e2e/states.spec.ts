// Whatever opens, fails or answers must be as accessible as its page.

import { expect, fillIn, type Locator, openDialog, openWithScripts, type Page, test } from '../support/browser-test'
import { contactMessage } from '../support/factories'
import { expectAccessible } from '../support/page-checks'

const invalid = ':is([aria-invalid=true], [data-invalid])'
const phone = { width: 390, height: 844 }
const wide = { width: 1280, height: 800 }

async function sendEmpty(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click()
  await expect(page.locator(invalid).first()).toBeVisible()
}

/** `target` is moved to the middle, where no bar covers what is around it. */
async function onBoth(page: Page, what: string, target?: Locator) {
  for (const size of [wide, phone]) {
    await page.setViewportSize(size)
    await target?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expectAccessible(page, `${what} at ${size.width} px`)
  }
}

test('each menu', async ({ page }) => {
  await page.goto('/about')
  for (const name of ['Destinations', 'About Us', 'Community']) {
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
    await expect(page.locator(':popover-open')).toBeVisible()
    await expectAccessible(page, name)
    await page.keyboard.press('Escape')
    await expect(page.locator(':popover-open')).toHaveCount(0)
  }
})

test('the drawer', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/about')
  const first = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Kenya' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(first).toBeVisible()
  await expectAccessible(page, 'drawer')
})

test('the list with more filters, and with nothing found', async ({ page }) => {
  await page.goto('/itineraries?country=Kenya&difficulty=Challenging&query=beach')
  await expect(page.getByRole('heading', { name: 'No Safaris Found' })).toBeVisible()
  await page.getByText('More Filters').click()
  await expect(page.getByLabel('Difficulty')).toBeVisible()
  await onBoth(page, 'empty list')
})

test('a trip: its days, its reviews with errors, the bar at its foot', async ({ page }) => {
  await page.goto('/itineraries/6#itinerary')
  await expect(page.getByText('Day 7', { exact: true })).toBeVisible()
  await onBoth(page, 'days')
  await page.getByRole('tab', { name: /Reviews/ }).click()
  await sendEmpty(page, 'Submit Review')
  await expect(page.getByRole('complementary', { name: 'Price and quote' })).toBeVisible()
  await onBoth(page, 'reviews')
})

test('the pictures of a trip in the lightbox, and the link that could not be copied', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } }),
  )
  await page.goto('/itineraries/6')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('textbox', { name: 'Link to this trip' })).toBeVisible()
  await onBoth(page, 'share', page.getByRole('textbox', { name: 'Link to this trip' }))
  await page.getByRole('link', { name: /Open picture 2/ }).click()
  await expect(page.getByRole('dialog', { name: 'Pictures, 2 of 4' })).toBeVisible()
  await onBoth(page, 'lightbox')
})

test('share a moment, with a file that is no picture', async ({ page }) => {
  await page.goto('/itineraries/6')
  const dialog = await openDialog(page, 'Share a moment', 'Share a moment')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await expect(dialog.getByRole('alert')).toBeVisible()
  await onBoth(page, 'share a moment')
})

test('a booking: dates, errors, receipt and toast', async ({ page }) => {
  await page.goto('/book')
  await sendEmpty(page, 'Send request')
  const days = page.getByRole('grid').last().getByRole('gridcell').getByRole('button')
  await days.filter({ hasText: /^3$/ }).click()
  await days.filter({ hasText: /^9$/ }).click()
  await onBoth(page, 'errors')
  await page.setViewportSize(wide)
  await fillIn(page, { Name: 'Ana Brooks', Email: `states-${crypto.randomUUID()}@example.com` })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('region', { name: 'Request sent' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Booking Submitted' })).toBeVisible()
  await onBoth(page, 'receipt')
})

test('the dates in their sheet', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/book')
  const sheet = await openDialog(page, 'Choose dates', 'Preferred dates')
  await expect(sheet.getByRole('grid')).toHaveCount(2)
  await expectAccessible(page, 'sheet')
})

test('a gift: the dialog with errors, and its thanks', async ({ page }) => {
  await page.goto('/donate')
  const dialog = await openDialog(page, 'Give Once', 'One-Time Donation')
  await dialog.getByRole('button', { name: 'Submit interest' }).click()
  await expect(dialog.locator(invalid).first()).toBeVisible()
  await onBoth(page, 'dialog')
  await dialog.getByLabel('Email').fill(`states-${crypto.randomUUID()}@example.com`)
  await dialog.getByRole('button', { name: 'Submit interest' }).click()
  await expect(page.getByText(/Your reference is TT-/)).toBeVisible()
  await onBoth(page, 'thanks')
})

test('a project of the community', async ({ page }) => {
  await page.goto('/community-engagement')
  await openDialog(page, 'Acacia Thread', 'Acacia Thread Women’s Group')
  await onBoth(page, 'project')
})

for (const [path, button] of [
  ['/volunteer', 'Submit application'],
  ['/community', 'Send inquiry'],
  ['/contact', 'Send message'],
] as const) {
  test(`the errors of ${path}`, async ({ page }) => {
    await page.goto(path)
    await sendEmpty(page, button)
    await onBoth(page, 'errors')
  })
}

test('a message that could not be sent', async ({ page, context }) => {
  await openWithScripts(page, '/contact')
  await fillIn(page, contactMessage)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /^You were offline\. Nothing was sent/ })).toBeVisible()
  await onBoth(page, 'failure')
})
