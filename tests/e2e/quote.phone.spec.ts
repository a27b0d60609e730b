import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { lineTotal, type QuoteSnapshot, sum } from '@/lib/quotes/snapshot'
import { expect, test, withoutScripts } from '../support/browser-test'
import { rowsOf } from '../support/database'
import { makeBookingBody } from '../support/factories'
import { expectAccessible, expectNoSidewaysScroll, smallTargets } from '../support/page-checks'
import { send } from '../support/post'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const lines = [
  { text: 'The trip, per person', count: 2, amount: 264_000, kind: null },
  { text: 'Thank you for coming back', count: 1, amount: -10_000, kind: null },
]
const balloon = { id: 'balloon', text: 'Balloon over the Mara, per person', count: 2, amount: 45_000, kind: null }

function makeSnapshot(changes: Partial<QuoteSnapshot>): QuoteSnapshot {
  const total = sum(lines)
  return {
    version: 2,
    trip: { id: 6, title: 'Mara, Nakuru, Naivasha, Amboseli' },
    currency: 'USD',
    party: { adults: 2, kids: 0, toddlers: 0 },
    days: [0, 1, 2].map((number) => ({
      date: day(200 + number),
      title: ['Nairobi to the Maasai Mara', 'All day in the reserve', 'Back to Nairobi'][number] ?? '',
      text: 'You leave after breakfast, stop for the view, and are in camp two hours before sunset.',
      bed: number === 2 ? '' : 'Tented camp, Talek',
      bedNote: '',
      meals: 'All meals',
      ...(number === 0 && { picture: { src: '/images/heroes/maasai-mara.jpg', alt: 'Lions in the Maasai Mara' } }),
    })),
    lines,
    extras: [balloon],
    paidOnArrival: [{ text: 'Visa for Kenya, each, paid to the state', amount: 'US$60' }],
    total,
    deposit: { amount: 150_000, day: day(7) },
    further: [],
    balance: { amount: total - 150_000, day: day(150) },
    cancellation: 'Cancel more than 60 days before departure and you lose the deposit.',
    notIncluded: ['International flights', 'Tips'],
    howToPay: 'By bank transfer, card or M-Pesa.',
    letter: 'Dear Marta,\n\nThank you for your request. Here is our offer.',
    signedBy: 'Wanjiru',
    validUntil: day(10),
    contacts: { phone: '+254 700 000 000', whatsapp: '+254 700 000 000', email: 'reservations@example.com' },
    ...changes,
  }
}

/** Stores an offer as the desk sends it. Returns the path of its page. */
async function offerFor(baseURL: string | undefined, changes: Partial<QuoteSnapshot> = {}) {
  const reference = await send(String(baseURL), 'bookings', makeBookingBody({ itineraryId: 6 }))
  const token = randomBytes(32).toString('base64url')
  const snapshot = makeSnapshot(changes)
  await rowsOf(
    `INSERT INTO quotes (reference, option, version, snapshot, token_hash, sent_at, valid_until, prepared_by)
    VALUES ($1, 'A', 1, $2, $3, now(), $4, 'Wanjiru')`,
    [reference, snapshot, createHash('sha256').update(token).digest('base64url'), snapshot.validUntil],
  )
  return `/quote/${token}`
}

const extras = (lineTotal(balloon) / 100).toLocaleString('en-US')

async function accept(page: Page, name: string) {
  await page.getByLabel(`Balloon over the Mara, per person: US$${extras}`).check()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Accept offer A1' }).click()
  await expect(page.getByRole('heading', { name: `Thank you, ${name}` })).toBeVisible()
}

const described = /Marta Lindqvist accepted offer A1 on .+ in Nairobi, with Balloon over the Mara.+US\$6,080 in all/

test('an offer is read, asked about and accepted with an extra, and says so afterwards', async ({ page, baseURL }) => {
  const path = await offerFor(baseURL)
  const answer = await page.goto(path)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await page.getByLabel('Your question').fill('Is there a cot?')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send your question' }).tap()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send your question' }).tap()
  await expect(page.getByRole('heading', { name: 'We have your question' })).toBeInViewport()
  await expect(page.getByLabel('Your question')).toHaveValue('')

  const otherTab = await page.context().newPage()
  await otherTab.goto(path)
  await accept(page, 'Marta Lindqvist')
  await expect(page.getByText(described)).toBeInViewport()
  await page.reload()
  await expect(page.getByText(described)).toBeVisible()
  await expect(page.getByRole('button', { name: /Accept|Decline/ })).toHaveCount(0)

  // The tab that still shows the form gets the same.
  await otherTab.getByLabel('Your name').fill('Marta Lindqvist')
  await otherTab.getByRole('button', { name: 'Accept offer A1' }).tap()
  await expect(otherTab.getByText(described)).toBeVisible()

  await page.goto('/contact')
  await page.goBack()
  await expect(page.getByText(described)).toBeVisible()
})

withoutScripts('without scripts it is refused without a name, then accepted', async ({ page, baseURL }) => {
  const path = await offerFor(baseURL)
  await page.goto(path)
  // Browsers do not send a form without a name.
  await page.getByLabel('Your name').fill('\u00a0')
  await page.getByLabel(/^Balloon/).check()
  await page.getByRole('button', { name: 'Accept offer A1' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please type your name' })).toBeVisible()
  await expect(page.getByLabel(/^Balloon/)).toBeChecked()
  await accept(page, 'Marta Lindqvist')
  await page.reload()
  await expect(page.getByText(described)).toBeVisible()
})

// Our pictures at the top of a page are wider than photographs, so they need more pixels for the same height.
for (const [density, width] of [
  [1.75, 828],
  [2, 1080],
  [3, 1080],
] as const) {
  test(`a photograph at the top is ${width} px wide on a phone with ${density} pixels per CSS pixel`, async ({
    browser,
    baseURL,
  }) => {
    const picture = { src: '/images/destinations/kenya-tall.jpg', alt: 'Giraffe below an acacia' }
    const days = makeSnapshot({}).days.map((each) => ({ ...each, picture }))
    const path = await offerFor(baseURL, { trip: { id: null, title: 'Three days in Kenya' }, days })
    const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: density, isMobile: true }
    const page = await browser.newPage({ ...phone, baseURL })
    await page.goto(path)
    const hero = page.locator('img[fetchpriority=high]').first()
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`w=${width}&`)
    await page.close()
  })
}

test('an offer that has expired is asked for again in one tap', async ({ page, baseURL }) => {
  await page.goto(await offerFor(baseURL, { validUntil: day(-3) }))
  await expect(page.getByRole('button', { name: 'Accept offer A1' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ask for it again' }).tap()
  await expect(page.getByRole('heading', { name: 'We have your question' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for it again' })).toHaveCount(0)
})

test('an offer is accessible, fits 320 px, and an altered link opens nothing', async ({ page, baseURL }) => {
  const path = await offerFor(baseURL)
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  await page.goto(path)
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 568 })
  await expectNoSidewaysScroll(page)
  expect(problems).toEqual([])
  expect((await page.request.get(`${path.slice(0, -1)}-`)).status()).toBe(404)
})
