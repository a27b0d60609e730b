import { createHmac, randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { msPerDay } from '@/lib/domain/duration'
import { rowsOf } from './database'
import { openSession } from './desk-session'

/** The path of a link that opens the page of a lead without signing in, as `npm run desk -- link` prints one. */
export async function deskPathOf(reference: string) {
  const made = randomBytes(32).toString('base64url')
  await rowsOf("INSERT INTO site_keys (name, key) VALUES ('desk', $1) ON CONFLICT DO NOTHING", [made])
  const [found] = await rowsOf("SELECT key FROM site_keys WHERE name = 'desk'")
  const payload = `lead~${reference}~${Math.ceil(Date.now() / msPerDay) + 90}`
  return `/desk/link/${payload}~${createHmac('sha256', String(found?.key)).update(payload).digest('base64url')}`
}

/** Opens the page of a request in a browser that is signed in. */
export async function openAtDesk(page: Page, reference: string) {
  await openSessionIn(page)
  await page.goto(`/desk/leads/${reference}`)
}

export const endSession = (page: Page) =>
  page.context().addCookies([{ name: 'desk', value: 'ended', url: String(process.env.BASE_URL) }])

export async function openSessionIn(page: Page, name = 'Wanjiru') {
  const session = await openSession(rowsOf, { name })
  await page.context().addCookies([{ name: 'desk', value: session, url: String(process.env.BASE_URL) }])
}

/** Back to where the sign-in leads, in a new session. */
export async function signInAgain(page: Page) {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const to = new URL(page.url()).searchParams.get('to') ?? ''
  await openSessionIn(page)
  await page.goto(to)
}
