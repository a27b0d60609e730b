import { parseConfig } from '../../lib/platform/config-schema'
import { migrate } from '../lib/content'
import { loadEnvironment, openDatabase } from '../lib/database'
import { errorMessage, OperatorError, print } from '../lib/report'
import { atEnd } from '../lib/run'

export const mailCommands: Record<string, (words: string[]) => Promise<void>> = { test: sendTest, status: printStatus }

async function sendTest([address]: string[]) {
  loadEnvironment()
  parseConfig(process.env)
  await openMigrated()
  const { config } = await import('../../lib/platform/config')
  const { readContacts } = await import('../../lib/content/contacts')
  const { mailFolder, sendMail } = await import('../../lib/mail/transport')
  const { testMail } = await import('../../lib/mail/diagnostics')
  const to = address ?? (await readContacts()).emails.reservations
  await sendMail(testMail(to)).catch((error: unknown) => {
    throw new OperatorError(`The mail was not taken: ${errorMessage(error)}\nCheck SMTP_URL and MAIL_FROM.`)
  })
  print(
    config.smtpUrl ? `The mail server has taken a mail to ${to}` : `Written to ${mailFolder()}: SMTP_URL is not set`,
  )
}

async function printStatus() {
  await openMigrated()
  const { mailStatus } = await import('../../lib/mail/diagnostics')
  print(await mailStatus())
}

async function openMigrated() {
  const { url } = await openDatabase()
  await migrate(url)
  const { db } = await import('../../lib/platform/db')
  atEnd(() => db().$disconnect())
}
