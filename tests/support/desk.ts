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
  const session = await openSession(rowsOf)
  await page.context().addCookies([{ name: 'desk', value: session, url: String(process.env.BASE_URL) }])
  await page.goto(`/desk/leads/${reference}`)
}
