import { expect, openWithScripts, type Page, test } from '../support/browser-test'
import { expectRefused } from '../support/refused'

const message = { Name: 'Ana Brooks', Email: 'ana@example.com', Subject: 'A bird', Message: 'It was blue and loud.' }

async function fill(page: Page, values: Partial<typeof message> = message) {
  for (const [label, value] of Object.entries(values)) await page.getByRole('main').getByLabel(label).fill(value)
}

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send message' })

test('the card names the postal box, a telephone and two e-mail addresses', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByText(/Nanyuki 10400/)).toBeVisible()
  await expect(main.locator('a[href^="tel:+"]')).toHaveCount(1)
  await expect(main.locator('a[href^="mailto:"]')).toHaveCount(2)
})

test('an empty form says what is missing, in the words of the specification', async ({ page }) => {
  await page.goto('/contact')
  await send(page).click()
  // Sent before the scripts are there, the page comes back with a list of the errors as well.
  for (const text of [
    'Name is required',
    'Invalid email address',
    'Subject is required',
    'Message must be at least 10 characters',
  ])
    await expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible()
})

test('a message is sent, said so and receipted', async ({ page }) => {
  await page.goto('/contact')
  await fill(page)
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
  await expect(page.getByText("We'll get back to you soon!").first()).toBeVisible()
  await expect(page.getByText(/^TT-[2-9A-Z]{7}$/)).toBeVisible()
})

test('when the server cannot be reached the form says so and keeps every field', async ({ page, context }) => {
  await openWithScripts(page, '/contact')
  await fill(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
  for (const [label, value] of Object.entries(message))
    await expect(page.getByRole('main').getByLabel(label)).toHaveValue(value)
  await context.setOffline(false)
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
})

test('the map is fetched only after a click; before that there are a drawing and a link', async ({ page }) => {
  const elsewhere: string[] = []
  await page.route(
    (url) => url.hostname !== 'localhost' && url.hostname !== '127.0.0.1',
    (route) => {
      elsewhere.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' })
    },
  )
  await page.goto('/contact')
  const drawing = page.getByRole('img', { name: /^Drawn map/ })
  await drawing.scrollIntoViewIfNeeded()
  await expect(drawing).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the map on its own page' })).toHaveAttribute('href', /^https:/)
  expect(elsewhere).toEqual([])
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.getByTitle('Map of where to find us')).toBeFocused()
  await expect(drawing).toHaveCount(0)
  await expect.poll(() => elsewhere.length).toBeGreaterThan(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent all the same, and the receipt stands in its place', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
    await expect(page.getByText(/^TT-[2-9A-Z]{7}$/)).toBeVisible()
  })

  test('what is wrong is listed and stands at its field, and the rest is kept', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, { ...message, Message: 'Too short' })
    await send(page).click()
    await expectRefused(page, { Message: 'Message must be at least 10 characters' })
    await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue('A bird')
  })

  test('the map is a drawing and a link, without a button that could do nothing', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('img', { name: /^Drawn map/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the map on its own page' })).toBeVisible()
    await expect(page.getByText('Show the map')).toBeHidden()
  })
})
