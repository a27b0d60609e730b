import { expect } from '@playwright/test'
import { rowsOf } from './database'

/** The path of the desk's page in the mail to the operator about a lead. */
export async function deskPathOf(reference: string) {
  const [mail] = await rowsOf("SELECT text FROM mails WHERE reference = $1 AND role = 'operator'", [reference])
  const link = /https?:\S+\/desk\/\S+/.exec(String(mail?.text))?.[0] ?? ''
  expect(link).not.toBe('')
  return new URL(link).pathname
}
