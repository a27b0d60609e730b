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

test('on a laptop their page stands beside the form, follows what is typed, and stores nothing', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginOffer(page, baseURL)
  const theirs = page.frameLocator('iframe[title="As they will see it"]')
  const price = theirs.getByText(/^US\$[\d,]+about US\$[\d,]+ each$/).first()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Mara Long Weekend' })).toBeVisible()
  const each = lineOf(page, 1).getByLabel('Each')
  await each.fill('4321')
  await expect(price).toHaveText('US$8,642about US$4,321 each')
  await each.fill('dear')
  await expect(theirs.getByText(/^Not shown yet: /)).toBeVisible()
  await expect(price).toHaveText('US$8,642about US$4,321 each')
  await each.fill('4000')
  await expect(price).toHaveText('US$8,000about US$4,000 each')
  await expect(theirs.getByText(/^Not shown yet: /)).toBeHidden()
  await page.reload()
  await expect(each).toHaveValue('4000')
  await page.getByRole('button', { name: 'Drop it' }).click()
  await expect(each).not.toHaveValue('4000')
  await each.fill('3000')
  await page.getByRole('button', { name: 'Check before sending' }).click()
  await expect(page.getByRole('heading', { name: 'Send this offer?' })).toBeVisible()
  await expect(price).toHaveText('US$6,000about US$3,000 each')
})

test('below 1180 px their page is a link, and nothing of it is loaded', async ({ page, baseURL }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 1179, height: 900 })
  await beginOffer(page, baseURL)
  await expect(page.getByRole('button', { name: 'Remove line 1' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See it as they will' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(loaded.filter((path) => path.startsWith('/quote/draft'))).toEqual([])
})
