import { expect, type Page } from '@playwright/test'
import { rowsOf } from './database'
import { openSession } from './desk-session'

/** The path of the desk's page in the mail to the operator about a lead. */
export async function deskPathOf(reference: string) {
  const [mail] = await rowsOf("SELECT text FROM mails WHERE reference = $1 AND role = 'operator'", [reference])
  const link = /https?:\S+\/desk\/\S+/.exec(String(mail?.text))?.[0] ?? ''
  expect(link).not.toBe('')
  return new URL(link).pathname
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
