import type { Page } from '@playwright/test'
import { expect, test, withoutScripts } from '../support/browser-test'
import { openAtDesk } from '../support/desk'
import { makeBookingBody } from '../support/factories'
import { send } from '../support/post'

const newBooking = (baseURL?: string) =>
  send(String(baseURL), 'bookings', makeBookingBody({ itineraryId: 7, numberOfKids: 0 }))

async function beginOffer(page: Page, baseURL?: string) {
  await openAtDesk(page, await newBooking(baseURL))
  await page.getByRole('button', { name: 'Draft an offer' }).click()
  await expect(page.getByRole('heading', { name: /^Offer for/ })).toBeVisible()
}

const lineOf = (page: Page, number: number) => page.getByRole('group', { name: `Line ${number}` })

test('lines that differ from the estimate say so while one types, and those that are gone are named', async ({
  page,
  baseURL,
}) => {
  await beginOffer(page, baseURL)
  const first = lineOf(page, 1)
  await expect(first.getByRole('button', { name: 'Remove line 1' })).toBeVisible()
  await first.getByLabel('Each').fill('999')
  await expect(first.getByText(/^They were shown 2 × US\$/)).toBeVisible()
  await lineOf(page, 2).getByLabel('What').fill('Balloon')
  await expect(lineOf(page, 2).getByText('Not in the estimate')).toBeVisible()
  await first.getByRole('button', { name: 'Remove line 1' }).click()
  await expect(first.getByText('Not in the estimate')).toBeVisible()
  await expect(page.getByText(/^The trip, per person, 2 × US\$/)).toBeVisible()
})

withoutScripts('a saved draft says what differs from the estimate', async ({ page, baseURL }) => {
  await beginOffer(page, baseURL)
  await expect(page.getByText(/^They were shown 2 × /)).toBeHidden()
  await page.locator('[name=line-0-amount]').fill('999')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(lineOf(page, 1).getByText(/^They were shown 2 × US\$/)).toBeVisible()
})
