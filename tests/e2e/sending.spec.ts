import { expect, openWithScripts, type Page, test } from '../support/browser-test'
import { rowsOf } from '../support/database'
import { readFirst } from '../support/read-first'

const uniqueEmail = () => `once-${crypto.randomUUID()}@example.com`
const send = (page: Page) => page.getByRole('button', { name: 'Send booking request' })
const receipt = (page: Page) => page.getByRole('region', { name: 'Booking Submitted' })

async function fill(page: Page, email: string) {
  await page.goto('/book')
  await fillHere(page, email)
}

async function fillHere(page: Page, email: string) {
  await page.getByLabel('Adults').fill('3')
  await page.getByLabel('Name').fill('Marta Lindqvist')
  await page.getByLabel('Email').fill(email)
}

/** The summary follows the form once the scripts have taken over. */
async function waitForScripts(page: Page) {
  await expect(page.getByRole('complementary', { name: 'Your request' }).getByText('3 adults')).toBeVisible()
}

const referenceOn = (page: Page) =>
  receipt(page)
    .getByText(/^TT-[2-9A-Z]{7}$/)
    .textContent()

/** One row, one mail to the operator and one to the visitor. */
async function expectOnce(email: string) {
  const rows = await rowsOf('select reference from bookings where email = $1', [email])
  expect(rows).toHaveLength(1)
  const reference = rows[0]?.reference
  const mails = await rowsOf('select role from mails where reference = $1 order by role', [reference])
  expect(mails).toEqual([{ role: 'operator' }, { role: 'visitor' }])
  return reference
}

test.describe('a booking request is stored and mailed once', () => {
  test.beforeEach(({ context }) => readFirst(context))

  test('after a double click', async ({ page }) => {
    const email = uniqueEmail()
    await fill(page, email)
    await waitForScripts(page)
    await send(page).dblclick()
    await expect(receipt(page)).toBeVisible()
    expect(await expectOnce(email)).toBe(await referenceOn(page))
  })

  test('when one goes back and sends the same again', async ({ page }) => {
    const email = uniqueEmail()
    await fill(page, email)
    await waitForScripts(page)
    await send(page).click()
    await expect(receipt(page)).toBeVisible()
    const reference = await referenceOn(page)

    // Away and back with a whole page load: the form is there again.
    await page.goto('/contact')
    await page.goBack()
    await expect(send(page)).toBeVisible()
    await fillHere(page, email)
    await waitForScripts(page)
    await send(page).click()
    await expect(receipt(page)).toBeVisible()
    expect(await referenceOn(page)).toBe(reference)
    expect(await expectOnce(email)).toBe(reference)
  })

  test('from two tabs at the same moment', async ({ context }) => {
    const email = uniqueEmail()
    const tabs = [await context.newPage(), await context.newPage()] as const
    const [first, second] = tabs
    await fill(first, email)
    await waitForScripts(first)
    // The other tab finds the draft.
    await second.goto('/book')
    await waitForScripts(second)
    await expect(second.getByLabel('Email')).toHaveValue(email)
    // Each post waits for the other before it reaches the server.
    let arrived = 0
    let release = () => {}
    const both = new Promise<void>((resolve) => {
      release = resolve
    })
    await context.route('**/book', async (route) => {
      if (route.request().method() === 'POST') {
        arrived += 1
        if (arrived === tabs.length) release()
        await both
      }
      await route.fallback()
    })
    for (const tab of tabs) await send(tab).click()
    for (const tab of tabs) await expect(receipt(tab)).toBeVisible()
    const reference = await expectOnce(email)
    for (const tab of tabs) expect(await referenceOn(tab)).toBe(reference)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('going back and sending the same again stores and mails nothing more', async ({ page }) => {
    const email = uniqueEmail()
    await fill(page, email)
    await send(page).click()
    await expect(receipt(page)).toBeVisible()
    const reference = await referenceOn(page)
    await fill(page, email)
    await send(page).click()
    await expect(receipt(page)).toBeVisible()
    expect(await referenceOn(page)).toBe(reference)
    expect(await expectOnce(email)).toBe(reference)
  })
})

test('posted before the scripts had loaded and again with them, it is stored and mailed once', async ({ browser }) => {
  const email = uniqueEmail()
  const early = await browser.newPage({ javaScriptEnabled: false })
  await fill(early, email)
  await send(early).click()
  await expect(receipt(early)).toBeVisible()

  const late = await browser.newPage()
  await readFirst(late)
  await fill(late, email)
  await waitForScripts(late)
  await send(late).click()
  await expect(receipt(late)).toBeVisible()
  expect(await referenceOn(late)).toBe(await referenceOn(early))
  expect(await expectOnce(email)).toBe(await referenceOn(early))
})

test('a form from before an update of the site says to reload, and keeps what was written', async ({ page }) => {
  // An action name that this build does not have.
  await page.route('**/contact', (route) => {
    const headers = route.request().headers()
    return route.continue(
      headers['next-action'] ? { headers: { ...headers, 'next-action': `40${'a'.repeat(40)}` } } : {},
    )
  })
  await openWithScripts(page, '/contact')
  await page.getByLabel('Name').fill('Ana Brooks')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Subject').fill('A bird')
  await page.getByLabel('Message').fill('It was blue and loud.')
  await page.getByRole('button', { name: /^Send message/ }).click()
  await expect(page.getByText('The site has just been updated.')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('It was blue and loud.')
})
