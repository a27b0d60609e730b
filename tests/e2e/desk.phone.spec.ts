import { expect, test, withoutScripts } from '../support/browser-test'
import { deskPathOf } from '../support/desk'
import { makeBookingBody } from '../support/factories'
import { expectAccessible, smallTargets } from '../support/page-checks'
import { send } from '../support/post'

const newBooking = (baseURL?: string) => send(String(baseURL), 'bookings', makeBookingBody({ itineraryId: 9 }))

test('the page of a lead is private, whoever asks after whom', async ({ page, baseURL }) => {
  for (const name of ['first', 'second']) {
    const reference = await newBooking(baseURL)
    const path = await deskPathOf(reference)
    const response = await page.request.get(path)
    expect(await response.text(), name).toContain(reference)
    expect(response.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect((await page.request.get(`${path.slice(0, -1)}-`)).status()).toBe(404)
  }
})

test('the page of a lead is accessible, fits 320 px, and runs only its own script', async ({ page, baseURL }) => {
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  await page.goto(await deskPathOf(await newBooking(baseURL)))
  for (const summary of await page.locator('summary').all()) await summary.tap()
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 568 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(problems).toEqual([])
})

test('an answer being written survives a reload and a lost connection', async ({ page, context, baseURL }) => {
  await page.goto(await deskPathOf(await newBooking(baseURL)))
  await page.getByRole('link', { name: 'Answer by mail' }).tap()
  await page.getByLabel('Your answer').fill('Dear Marta, on the train.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Check before sending' }).tap()
  await expect(page.getByRole('alert')).toContainText('You are offline.')
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Your answer')).toHaveValue('Dear Marta, on the train.')
})

test('after an answer the desk shows its status, not the form that was sent', async ({ page, baseURL }) => {
  await page.goto(await deskPathOf(await newBooking(baseURL)))
  await page.getByRole('link', { name: 'Answer by mail' }).tap()
  await page.getByRole('link', { name: 'We are checking' }).tap()
  await page.getByRole('button', { name: 'Check before sending' }).tap()
  await page.getByRole('button', { name: 'Send it' }).tap()
  await expect(page.getByText('Answered by mail.', { exact: true })).toBeInViewport()
})

withoutScripts('without scripts, a lead is closed with a reason, and opened again', async ({ page, baseURL }) => {
  await page.goto(await deskPathOf(await newBooking(baseURL)))
  await page.locator('summary', { hasText: /^Close$/ }).click()
  await page.getByLabel('Why').fill('Asked twice.')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Asked twice.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible()
  await expect(page.getByText(/^New\.( Waiting for .+ of working time\.)?$/)).toBeVisible()
})
