// Who travels, and in which month, is chosen once. Every place then says the same sum.

import { formatCents } from '@/lib/domain/money'
import { formatTravelMonth, toMonth } from '@/lib/domain/travellers'
import { describeEstimate } from '@/lib/prices/describe-estimate'
import type { Estimate } from '@/lib/prices/estimate'
import { expect, fillIn, type Locator, openWithScripts, type Page, test, withoutScripts } from '../support/browser-test'
import { rowsOf } from '../support/database'
import { recordLoads, settle } from '../support/loads'
import { readFirst } from '../support/read-first'

const month = toMonth('august')
const whose = `2 adults and 2 children (6, 9), ${formatTravelMonth(month)}`

async function estimateOf(id: string) {
  const { baseURL } = test.info().project.use
  const response = await fetch(`${baseURL}/api/itineraries/${id}/estimate?adults=2&kids=2&ages=6,9&from=${month}`)
  return (await response.json()) as Estimate
}

/** In two lines, on a card. */
async function cardPriceOf(id: string) {
  const one = await estimateOf(id)
  if (!one.isPriced || one.leftOut) return priceOf(id)
  const about = one.each * one.people === one.total ? '' : 'about '
  return `${formatCents(one.total)}\u2002for ${one.people}${about}${formatCents(one.each)} each, ${formatTravelMonth(month)}`
}

async function priceOf(id: string) {
  const one = await estimateOf(id)
  if (one.leftOut) return `Minimum age ${one.leftOut.minimumAge}`
  if (one.isPriced) return `About ${formatCents(one.each)}each, ${formatCents(one.total)} in all for ${whose}`
  return one.reason
}

async function describeSumOf(id: string) {
  const one = await estimateOf(id)
  return one.isPriced ? describeEstimate(one) : one.reason
}

/** Trips without a page are samples, whose price is on request. */
async function expectPrices(cards: Locator, path: string) {
  await expect(cards.first(), path).toBeVisible()
  for (const card of await cards.all()) {
    const href = await card.getByRole('heading').getByRole('link').getAttribute('href')
    const id = /^\/itineraries\/(\d+)$/.exec(href ?? '')?.[1]
    await expect(card, `${path}: ${href}`).toContainText(id ? await cardPriceOf(id) : 'Price on request')
  }
}

async function expectSum(place: Locator, sum: string) {
  await expect(place).toContainText(sum)
  await expect(place).toContainText('August')
}

async function send(page: Page) {
  const email = `prices-${crypto.randomUUID()}@example.com`
  await fillIn(page, { Name: 'Ana Brooks', Email: email })
  await page.getByRole('button', { name: 'Send request' }).click()
  return email
}

test('a family says once who travels in August, and every place says its price for them', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await page.getByRole('link', { name: /^August .*\d+ trips$/ }).click()
  await expect(page.getByRole('article').first()).toContainText('At its best in August')
  // A script stores the month, after the list is drawn.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('travellers'))).toContain(month)

  await page.goto('/itineraries/6')
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue(month)
  const result = page.getByRole('status', { name: 'Estimate' })
  const show = page.getByRole('button', { name: 'Show total' })
  await show.click()
  await expect(result).toContainText('2 adults.')
  await fillIn(page, { 'Under 13': '2', 'Ages of the children': '6 and 9' })
  await show.click()
  await expect(page).toHaveURL(/\/itineraries\/6(\?|$)/)
  const answer = await estimateOf('6')
  const total = answer.isPriced ? formatCents(answer.total) : answer.reason
  const sum = await describeSumOf('6')
  await expectSum(result, total)
  await expect(result).toBeInViewport()
  const byEmail = page.getByRole('link', { name: 'Share by email' })
  // The buttons hydrate when they come near the screen.
  await byEmail.scrollIntoViewIfNeeded()
  await expect
    .poll(async () => decodeURIComponent((await byEmail.getAttribute('href')) ?? ''))
    .toContain(`/itineraries/6?adults=2&kids=2&ages=6%2C9&from=${month}`)

  const cards = page.locator('article:not(:has(article))', { has: page.getByRole('link', { name: 'View Details' }) })
  for (const path of ['/itineraries?sort=price', '/', '/destinations/kenya', '/experiences/dubai', '/itineraries/6']) {
    await page.goto(path)
    // The list is drawn anew for the kept party, in another order.
    if (path.startsWith('/itineraries?'))
      await expect(page.getByRole('link', { name: `Prices in ${formatTravelMonth(month)}` })).toBeVisible()
    await expectPrices(cards, path)
  }
  await expect(page.getByText(await priceOf('6')).filter({ visible: true })).not.toHaveCount(0)
  await expect(page.getByText('From US$', { exact: false }).filter({ visible: true })).toHaveCount(0)

  await page.goto('/shortlist?trips=5,6')
  const prices = page.getByRole('row', { name: 'Price per person' }).locator('+ tr')
  await expect(prices).toContainText(await priceOf('6'))
  await expect(prices).toContainText(await priceOf('5'))
  const sending = page.getByRole('region', { name: 'Send this list' })
  const link = await sending.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  const sent = new URL(/http\S+shortlist\S+/.exec(decodeURIComponent(link ?? ''))?.[0] ?? '')

  await page.getByRole('link', { name: 'Request a quote for these two' }).click()
  const summary = page.getByRole('complementary', { name: 'Your request' })
  for (const trip of ['5', '6']) await expectSum(summary, (await describeSumOf(trip)).split(' in all')[0] ?? '')

  await readFirst(page)
  await page.goto('/book?itinerary=6')
  await expectSum(summary, sum.split(',')[0]?.replace(' in all', 'in all') ?? '')
  const email = await send(page)
  const receipt = page.getByRole('region', { name: 'Request sent' })
  await expectSum(receipt, sum)
  const mails = await rowsOf('select text from mails join leads using (reference) where email = $1', [email])
  expect(mails).toHaveLength(2)
  for (const { text } of mails) {
    const words = String(text).replace(/\s+/g, ' ')
    expect(words).toContain(sum)
    expect(words).toContain(`Some time in ${formatTravelMonth(month)}`)
  }

  // A friend who opens the link has chosen nothing.
  await page.evaluate(() => localStorage.clear())
  await page.goto(sent.pathname + sent.search)
  await expect(prices).toContainText(await priceOf('6'))
  // The page is there before its scripts, which keep the party.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('travellers'))).toContain('adults=2')

  await page.goto('/itineraries')
  await expect(page.getByText('Prices are for what you told us before.')).toBeVisible()
  await page.getByRole('link', { name: /^Prices for 2 adults and 2 children \(6, 9\) ?:/ }).click()
  await page.getByRole('link', { name: `Prices for 2 adults, ${formatTravelMonth(month)}` }).click()
  await expect(page.getByRole('article').first()).toContainText('two sharing')
  await page.goto('/')
  await expect(page.getByRole('article').filter({ hasText: 'two sharing' })).not.toHaveCount(0)
})

test('a month in a search, or alone in a link, is for those who travel already', async ({ page }) => {
  await page.goto('/itineraries?adults=4')
  await expect(page.getByRole('link', { name: /^Prices for 4 adults ?:/ })).toBeVisible()
  for (const path of ['/itineraries?query=safari+august', '/itineraries?month=august']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: /^Prices for 4 adults ?:/ })).toBeVisible()
    await expect(page.getByRole('link', { name: `Prices in ${formatTravelMonth(month)}` })).toBeVisible()
  }
})

withoutScripts(
  'without scripts, a link with party and month says their sum on the trip, in the request and on the receipt',
  async ({ page }) => {
    const sum = await describeSumOf('6')
    const short = sum.split(',')[0]?.replace(' in all', 'in all') ?? ''
    await page.goto(`/itineraries/6?adults=2&kids=2&ages=6,9&month=august#total`)
    await expectSum(page.getByRole('status', { name: 'Estimate' }), short)
    await expect(page.locator('#hero-quote')).toContainText(await priceOf('6'))
    await page.locator('#hero-quote').getByRole('link', { name: 'Request for Quote' }).click()
    await expectSum(page.getByRole('complementary', { name: 'Your request' }), short)
    await expect(page.getByRole('combobox', { name: 'Or some time in' })).toHaveValue(month)
    await send(page)
    await expectSum(page.getByRole('region', { name: 'Request sent' }), sum)
  },
)

withoutScripts('without scripts, a card of a list leads to the trip at the price it says', async ({ page }) => {
  await page.goto('/itineraries?adults=2&kids=2&ages=6,9&month=august')
  await page.getByRole('article').filter({ hasText: 'Mara, Nakuru, Naivasha, Amboseli' }).click()
  await expect(page).toHaveURL(/\/itineraries\/6\?/)
  await expect(page.locator('#hero-quote')).toContainText(await priceOf('6'))
})

test('the list asks for the ages of the children, and its prices follow them', async ({ page }) => {
  await page.goto('/itineraries?adults=2')
  await page.getByText('Who and when').click()
  await page.getByLabel('Prices for how many children').selectOption('2')
  await page.getByLabel('Ages of the children').fill('4 and 9')
  const cards = page.getByRole('article')
  await expect(cards.filter({ hasText: 'Mara, Nakuru, Naivasha, Amboseli' })).toContainText('Minimum age 5')
  await expect(cards.first()).not.toContainText('Minimum age')
})

test('a list with the ages of the children is not asked for again when the scripts take over', async ({ page }) => {
  const loaded = await recordLoads(page)
  await openWithScripts(page, '/itineraries?adults=2&kids=2&ages=6%2C9')
  await settle(page, loaded)
  expect(loaded.filter(({ url }) => url.includes('_rsc='))).toEqual([])
  await expect(page).toHaveURL('/itineraries?adults=2&kids=2&ages=6%2C9')
})
