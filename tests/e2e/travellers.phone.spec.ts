// Two people fill in who travels, on a phone, by the link of their booked trip.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { QuoteSnapshot } from '@/lib/quotes/snapshot'
import { expect, openBeforeScripts, test, withoutScripts } from '../support/browser-test'
import { rowsOf } from '../support/database'
import { openAtDesk } from '../support/desk'
import { makeBookingBody } from '../support/factories'
import { expectAccessible, expectNoSidewaysScroll, smallTargets } from '../support/page-checks'
import { send } from '../support/post'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const snapshot: QuoteSnapshot = {
  version: 2,
  trip: { id: 6, title: 'Mara, Nakuru, Naivasha, Amboseli' },
  currency: 'USD',
  party: { adults: 2, kids: 0, toddlers: 0 },
  days: [{ date: day(200), title: 'Nairobi to the Mara', text: 'A day.', bed: '', bedNote: '', meals: '' }],
  lines: [{ text: 'The trip', count: 2, amount: 264_000, kind: null }],
  extras: [],
  paidOnArrival: [],
  total: 528_000,
  deposit: { amount: 150_000, day: day(7) },
  further: [],
  balance: { amount: 378_000, day: day(150) },
  cancellation: 'Cancel more than 60 days before departure and you lose the deposit.',
  notIncluded: [],
  howToPay: 'By bank transfer, card or M-Pesa.',
  letter: 'Dear Marta,',
  signedBy: 'Wanjiru',
  validUntil: day(10),
  contacts: { phone: '+254 700 000 000', whatsapp: '+254 700 000 000', email: 'reservations@example.com' },
}

/** Of the link, as the desk makes it again and again. */
async function makeToken(quoteId: unknown) {
  const newKey = randomBytes(32).toString('base64url')
  await rowsOf("INSERT INTO site_keys (name, key) VALUES ('quotes', $1) ON CONFLICT DO NOTHING", [newKey])
  const [found] = await rowsOf("SELECT key FROM site_keys WHERE name = 'quotes'", [])
  return createHmac('sha256', String(found?.key)).update(`quote ${quoteId}`).digest('base64url')
}

/** As the desk has booked it, with a permit to buy. */
async function bookTrip(baseURL: string | undefined) {
  const reference = await send(String(baseURL), 'bookings', makeBookingBody({ itineraryId: 6 }))
  const [quote] = await rowsOf("SELECT nextval('quotes_id_seq')::int AS id", [])
  const token = await makeToken(quote?.id)
  const hash = createHash('sha256').update(token).digest('base64url')
  await rowsOf(
    `INSERT INTO quotes (id, reference, option, version, snapshot, token_hash, sent_at, valid_until, prepared_by)
    VALUES ($1, $2, 'A', 1, $3, $4, now(), $5, 'Wanjiru')`,
    [quote?.id, reference, snapshot, hash, snapshot.validUntil],
  )
  await rowsOf(
    `INSERT INTO quote_answers (quote_id, reference, kind, who, key) VALUES ($1, $2, 'accepted', 'Marta', gen_random_uuid())`,
    [quote?.id, reference],
  )
  await rowsOf(
    `INSERT INTO reservations (reference, kind, quote_id, date_from, date_to, adults, kids, toddlers, currency, total,
      deposit_amount, key) VALUES ($1, 'confirmed', $2, $3, $4, 2, 0, 0, 'USD', 528000, 150000, gen_random_uuid())`,
    [reference, quote?.id, day(200), day(202)],
  )
  await rowsOf(
    `INSERT INTO holds (reference, kind, what, held_until, key) VALUES ($1, 'permit', 'Gorilla permit', $2, $1)`,
    [reference, day(10)],
  )
  await rowsOf(`UPDATE leads SET status = 'booked' WHERE reference = $1`, [reference])
  return { reference, path: `/quote/${token}` }
}

const person = (page: Page, name: RegExp) => page.getByRole('group', { name })

async function fill(page: Page) {
  const [marta, olle] = [person(page, /^Adult 1/), person(page, /^Adult 2/)]
  await marta.getByLabel('Name as in the passport', { exact: true }).fill('Marta Lindqvist')
  await marta.getByLabel('Date of birth', { exact: true }).fill('1988-03-02')
  await marta.getByLabel('Passport number', { exact: true }).fill('se 987 6543')
  await marta.getByLabel('Health', { exact: true }).fill('Asthma')
  await olle.getByLabel('Name as in the passport', { exact: true }).fill('Olle Lindqvist')
  await olle.getByLabel('Passport number', { exact: true }).fill('12')
}

async function saveAfterCorrection(page: Page) {
  await page.getByRole('button', { name: 'Save who travels' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Nothing was saved yet' })
  await expect(alert).toBeVisible()
  await alert.getByRole('link', { name: /as it is in the passport/ }).click()
  const passport = person(page, /^Adult 2/).getByLabel('Passport number', { exact: true })
  await expect(passport).toBeInViewport()
  await expect(passport).toHaveAttribute('aria-invalid', 'true')
  await expect(passport).toHaveAccessibleDescription(/5 to 20 letters and digits/)
  await expect(person(page, /^Adult 1/).getByLabel('Health', { exact: true })).toHaveValue('Asthma')
  await expect(person(page, /^Adult 1/).getByLabel('Date of birth', { exact: true })).toHaveValue('1988-03-02')
  await passport.fill('SE1112223')
  await page.getByRole('button', { name: 'Save who travels' }).click()
  await expect(page.getByRole('heading', { name: 'Saved. Asante!' })).toBeInViewport()
}

test('two people are filled in, shown back masked, and read by the office', async ({ page, baseURL }) => {
  const { reference, path } = await bookTrip(baseURL)
  await page.goto(path)
  await expect(page.getByRole('listitem').filter({ hasText: /^Adult 1: name as in the passport/ })).toBeVisible()
  await page.getByRole('link', { name: 'Fill in who travels' }).tap()
  await fill(page)
  await saveAfterCorrection(page)
  await expect(person(page, /^Adult 1: Marta L\.$/)).toBeVisible()
  await expect(person(page, /^Adult 1/).getByLabel('Passport number', { exact: true })).toHaveValue('')
  await expect(person(page, /^Adult 1/).getByText(/Saved: ends in 6543\./)).toBeVisible()
  const shown = await page.content()
  for (const secret of ['SE9876543', 'Asthma', '1988', 'Lindqvist']) expect(shown).not.toContain(secret)

  await person(page, /^Adult 1/)
    .getByLabel('Remove it: health')
    .check()
  await person(page, /^Adult 2/)
    .getByLabel('Food', { exact: true })
    .fill('No nuts')
  await page.getByRole('button', { name: 'Save who travels' }).tap()
  await expect(person(page, /^Adult 1/).getByLabel('Remove it: health')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to your trip' }).tap()
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Adult 1: nationality, passport valid until$/ }),
  ).toBeVisible()

  await openAtDesk(page, reference)
  await expect(page.getByRole('heading', { name: 'Adult 1: Marta Lindqvist' })).toBeVisible()
  for (const text of ['SE9876543', 'SE1112223', 'No nuts']) await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText('Asthma')).toHaveCount(0)
  // What is typed here stays out of this browser.
  await page.getByText('Type for Adult 2', { exact: true }).click()
  await page.getByLabel('Nationality', { exact: true }).locator('visible=true').fill('Swedish')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Swedish')
  await page.getByRole('button', { name: 'Save', exact: true }).locator('visible=true').click()
  await expect(page.getByText('Who travels filled in.')).toBeVisible()
  await expect(page.getByText('Swedish')).toBeVisible()
})

test('one tap at the desk opens the text that asks for it', async ({ page, baseURL }) => {
  const { reference, path } = await bookTrip(baseURL)
  await openAtDesk(page, reference)
  await page.getByRole('link', { name: 'Ask them: who travels' }).tap()
  await expect(page.getByLabel('Your answer')).toHaveValue(new RegExp(`${path}/travellers\n`))
})

withoutScripts(
  'without scripts a fault is at its field, nothing is lost, and it is saved',
  async ({ page, baseURL }) => {
    const { path } = await bookTrip(baseURL)
    await page.goto(`${path}/travellers`)
    await fill(page)
    await saveAfterCorrection(page)
    await page.reload()
    await expect(person(page, /^Adult 2: Olle L\.$/)).toBeVisible()
  },
)

test('filled in before the scripts are there it is saved all the same', async ({ page, baseURL }) => {
  const { path } = await bookTrip(baseURL)
  const release = await openBeforeScripts(page, `${path}/travellers`)
  await person(page, /^Adult 1/)
    .getByLabel('Name as in the passport', { exact: true })
    .fill('Marta Lindqvist')
  await page.getByRole('button', { name: 'Save who travels' }).tap()
  release()
  await expect(person(page, /^Adult 1: Marta L\.$/)).toBeVisible()
})

test('the page is private, accessible, and fits 320 px', async ({ page, baseURL }) => {
  const { path } = await bookTrip(baseURL)
  const answer = await page.goto(`${path}/travellers`)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 568 })
  await expectNoSidewaysScroll(page)
  await page.goto(path)
  await expectAccessible(page)
  expect((await page.request.get(`${path.slice(0, -1)}-/travellers`)).status()).toBe(404)
})
