import type { Page } from '@playwright/test'
import { awaitHydration, expect, test, withoutScripts } from '../support/browser-test'
import { rowsOf } from '../support/database'
import { deskPathOf, endSession, openAtDesk, openSessionIn, signInAgain } from '../support/desk'
import { makeBookingBody } from '../support/factories'
import { expectAccessible, expectNoSidewaysScroll, smallTargets } from '../support/page-checks'
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
  await openAtDesk(page, await newBooking(baseURL))
  for (const summary of await page.locator('summary').filter({ visible: true }).all()) await summary.tap()
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 568 })
  await expectNoSidewaysScroll(page)
  expect(problems).toEqual([])
})

test('each page of the desk is accessible and fits 320 px, and a draft does', async ({ page, baseURL }) => {
  const reference = await newBooking(baseURL)
  await openSessionIn(page)
  await page.goto(`/desk/leads/${reference}?tab=now`)
  await page.getByRole('button', { name: 'Draft an offer' }).tap()
  await expect(page.getByRole('heading', { name: /^Offer for/ })).toBeVisible()
  const draft = new URL(page.url())
  const pages = ['departures', 'dates', 'money', 'month', 'reviews', 'ready', 'content', 'sign-ins', 'leads/new']
  for (const path of [draft.pathname + draft.search, ...pages.map((name) => `/desk/${name}`)]) {
    await page.goto(path)
    await expectAccessible(page)
    expect(await smallTargets(page), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 568 })
    await expectNoSidewaysScroll(page, path)
    await page.setViewportSize({ width: 390, height: 844 })
  }
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the same is done with several requests, and undone', async ({ page, baseURL }) => {
      const references = [await newBooking(baseURL), await newBooking(baseURL)]
      await openSessionIn(page)
      await page.goto('/desk')
      await page.getByRole('link', { name: 'Mark several' }).tap()
      for (const reference of references)
        await page.locator('.rows li', { has: page.locator(`[value^="${reference}"]`) }).tap()
      await page.getByLabel('What to do with those that are marked').selectOption('Done: Too dear')
      await page.getByRole('button', { name: 'Do it' }).tap()
      await expect(page.getByText('2 requests: closed.')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).tap()
      await expect(page.getByText('Undone.')).toBeVisible()
      const rows = await rowsOf('SELECT status FROM leads WHERE reference = ANY($1)', [references])
      expect(rows).toEqual([{ status: 'new' }, { status: 'new' }])
    })
  })

test('a row that is swiped to the left does what is next; a short swipe and scrolling do nothing', async ({
  page,
  baseURL,
}) => {
  const reference = await newBooking(baseURL)
  await openSessionIn(page)
  await page.goto('/desk?tab=now')
  const row = page.locator('.rows li').filter({ has: page.locator(`a[href*="${reference}"]`) })
  await awaitHydration(page.getByRole('searchbox'))
  const session = await page.context().newCDPSession(page)
  const swipe = async (right: number, down: number) => {
    await row.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await row.boundingBox()) ?? {}
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 300 + right * part, y: y + 40 + down * part }],
      })
    await touch('touchStart')
    for (const part of [0.1, 0.4, 0.7, 1]) await touch('touchMove', part)
    await touch('touchEnd')
  }
  await swipe(-50, 0)
  await swipe(-30, -100)
  await expect(row.getByRole('button', { name: 'Take it' })).toBeVisible()
  await swipe(-130, 5)
  await expect(page.getByText(/: taken\.$/)).toBeVisible()
})

test('two colleagues at one request see each other, and what was done meanwhile', async ({
  page,
  browser,
  baseURL,
}) => {
  const reference = await newBooking(baseURL)
  await openSessionIn(page)
  await page.goto(`/desk/leads/${reference}?reply=#answer`)
  const other = await (await browser.newContext({ baseURL })).newPage()
  await openSessionIn(other, 'Kiprop')
  await other.goto(`/desk/leads/${reference}`)
  await expect(other.getByText('Wanjiru has this open too.')).toBeVisible()
  await page.getByLabel('Your answer').fill('Karibu.')
  await expect(other.getByText(/^Wanjiru is writing here(, since \d\d:\d\d)?\. Nothing is locked\.$/)).toBeVisible()
  await other.getByText('Take it', { exact: true }).first().click()
  await other.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText('Something was done here since.')).toBeVisible()
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByText('Kiprop has it.')).toBeVisible()
  await expect(page.getByLabel('Your answer')).toHaveValue('Karibu.')
  await other.context().close()
})

test('an answer being written survives a reload and a lost connection', async ({ page, context, baseURL }) => {
  await openAtDesk(page, await newBooking(baseURL))
  await page.getByRole('link', { name: 'Reply' }).tap()
  await context.setOffline(true)
  await page.getByLabel('Your answer').fill('Dear Marta, on the train.')
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).tap()
  const note = page.getByText(/This page is as it was at \d\d:\d\d in Nairobi/)
  await expect(note).toBeFocused()
  await expect(page.getByLabel('Your answer')).toHaveValue('Dear Marta, on the train.')
  await context.setOffline(false)
  await expect(note).toBeHidden()
  await expect(page.getByText('Your draft is saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Your answer')).toHaveValue('Dear Marta, on the train.')
})

test('what was typed is there after a session that ended, and gone once it is stored', async ({ page, baseURL }) => {
  await openAtDesk(page, await newBooking(baseURL))
  await page.goto('/desk')
  await page.getByRole('link', { name: 'Enter one' }).tap()
  await page.getByLabel('Name').fill('Otto')
  await page.getByLabel('Email').fill('otto@example.org')
  await page.getByLabel('What they said').fill('At the door.')
  await endSession(page)
  await page.getByRole('button', { name: 'Store the request' }).tap()
  await signInAgain(page)
  await expect(page).toHaveURL(/\/desk\/leads\/new/)
  await expect(page.getByLabel('Name')).toHaveValue('Otto')
  await expect(page.getByText('What you typed before is here again.')).toBeVisible()
  await page.getByRole('button', { name: 'Store the request' }).tap()
  await expect(page.getByRole('heading', { name: 'Otto' })).toBeVisible()
  await page.goto('/desk')
  await page.getByRole('link', { name: 'Enter one' }).tap()
  await expect(page.getByRole('heading', { name: 'Enter a request' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByText('What you typed before is here again.')).toBeHidden()
})

test('an offer that was changed is there after a session that ended, folds open, and is stored', async ({
  page,
  baseURL,
}) => {
  await openAtDesk(page, await newBooking(baseURL))
  await page.getByRole('button', { name: 'Draft an offer' }).tap()
  await page.getByLabel('Above the offer').fill('Dear Marta, as agreed.')
  await page.locator('summary', { hasText: 'Terms' }).tap()
  await page.getByLabel('How to pay').fill('By bank.')
  await endSession(page)
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await signInAgain(page)
  await expect(page.getByLabel('Above the offer')).toHaveValue('Dear Marta, as agreed.')
  await expect(page.getByLabel('How to pay')).toBeVisible()
  await expect(page.getByLabel('How to pay')).toHaveValue('By bank.')
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(page.getByText('Saved. Nothing has been sent.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('How to pay')).toHaveValue('By bank.')
  await expect(page.getByText('What you typed before is here again.')).toBeHidden()
})

test("a mail's link in a browser that is not signed in shows nothing of what a colleague typed", async ({
  page,
  baseURL,
}) => {
  const reference = await newBooking(baseURL)
  const note = page.getByLabel('How you answered, and what was said')
  const fold = page.locator('summary', { hasText: 'Answered by phone' })
  await openAtDesk(page, reference)
  await fold.tap()
  await note.fill('Her mother is ill.')
  await page.context().clearCookies()
  await page.goto(await deskPathOf(reference))
  await fold.tap()
  await expect(note).toHaveValue('')
  await openAtDesk(page, reference)
  await expect(note).toHaveValue('Her mother is ill.')
})

test('after an answer the desk shows its status, not the form that was sent', async ({ page, baseURL }) => {
  await openAtDesk(page, await newBooking(baseURL))
  await page.getByRole('link', { name: 'Reply' }).tap()
  await page.getByRole('link', { name: 'We are checking' }).tap()
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(page.getByText('Answered by mail.', { exact: true })).toBeInViewport()
})

withoutScripts('without scripts, a lead is closed with a reason, and opened again', async ({ page, baseURL }) => {
  await page.goto(await deskPathOf(await newBooking(baseURL)))
  await page.getByRole('link', { name: 'Done' }).click()
  await page.getByLabel('Why').selectOption('other')
  await page.getByLabel('A word more').fill('Asked twice.')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Something else: Asked twice.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible()
  await expect(page.getByText(/^New\.( Waiting for .+ of working time\.)?$/)).toBeVisible()
})

async function lastCode(address: string) {
  const mails = `SELECT text FROM mails WHERE subject = 'Your code for the desk' AND "to" = $1 ORDER BY id DESC LIMIT 1`
  const [mail] = await rowsOf(mails, [address])
  return String(mail?.text).split('\n')[0] ?? ''
}

/** By an address of its own, since tests run at the same time. */
async function signIn(page: Page, address: string) {
  const before = await lastCode(address)
  await page.goto('/desk')
  await page.getByLabel('Your address at the office').fill(address)
  await page.getByRole('button', { name: 'Mail me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Type the code' })).toBeVisible()
  // The worker mails it.
  await expect.poll(() => lastCode(address)).not.toBe(before)
  await page.getByLabel('The code from the mail').fill(await lastCode(address))
  await page.getByLabel('Your name').fill('Wanjiru')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Now' })).toBeVisible()
}

test('who is signed in finds a request, answers by WhatsApp, and signs out', async ({ page, baseURL }) => {
  const reference = await newBooking(baseURL)
  await signIn(page, 'reservations@example.com')
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Find a request' }).fill(reference.toLowerCase())
  await expect(page.getByRole('status').filter({ hasText: '1 found' })).toBeVisible()
  await page.getByRole('link', { name: 'Marta' }).click()
  await page.getByRole('link', { name: 'Reply' }).click()
  await page.getByRole('link', { name: 'We are checking' }).click()
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const [whatsapp] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'By WhatsApp' }).click(),
  ])
  expect(whatsapp.url()).toMatch(/^https:\/\/wa\.me\/\d+\?text=Dear%20Marta/)
  await whatsapp.close()
  await expect(page.getByText('WhatsApp opened.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible()
  const link = page.getByRole('link', { name: 'Open WhatsApp with your answer' })
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Dear%20Marta/)
  await page.goto('/desk')
  await page.getByText('More', { exact: true }).tap()
  await page.getByRole('button', { name: 'Sign out', exact: true }).tap()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await page.goto('/desk')
  await expect(page).toHaveURL(/sign-in/)
})

withoutScripts(
  'without scripts, an answer by WhatsApp is noted and leads on to WhatsApp',
  async ({ page, baseURL }) => {
    const reference = await newBooking(baseURL)
    await openSessionIn(page)
    await page.goto(`/desk/leads/${reference}?reply=#answer`)
    await page.getByLabel('Your answer').fill('Karibu, Marta.')
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    const [request] = await Promise.all([
      page.waitForRequest('https://wa.me/**'),
      page.getByRole('button', { name: 'By WhatsApp' }).click(),
    ])
    expect(request.url()).toMatch(/^https:\/\/wa\.me\/\d+\?text=Karibu/)
    // Tests reach no other site.
    await expect(page).toHaveURL(/^(?:chrome-error:|https:\/\/wa\.me\/)/)
    expect(refused).toEqual([])
    await page.goto(`/desk/leads/${reference}`)
    await expect(page.getByText('Karibu, Marta.')).toBeVisible()
  },
)

withoutScripts('without scripts, a wrong code is refused and the right one signs in', async ({ page }) => {
  await page.goto('/desk/sign-in?step=code')
  await page.getByLabel('The code from the mail').fill('000 000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not the code')
  await signIn(page, 'sales@example.com')
})
