import { readArguments } from './lib/arguments'
import { migrate } from './lib/content'
import { loadEnvironment, openDatabase } from './lib/database'
import { messageOf, OperatorError, say } from './lib/report'
import { atEnd, run } from './lib/run'

const help = `The mails of the site.

  npm run mail:test [-- ADDRESS]   send one mail now, to ADDRESS or to EMAIL_RESERVATIONS, and say how it went
  npm run mail:status              how many mails wait, were sent or failed, and why`

const commands: Record<string, (words: string[]) => Promise<void>> = { test: sendTest, status: tellStatus }

async function sendTest([address]: string[]) {
  loadEnvironment()
  const { config } = await import('../lib/config')
  const { mailFolder, sendMail } = await import('../lib/mail/transport')
  const { testMail } = await import('../lib/mail/test-mail')
  const to = address ?? config.emails.reservations
  await sendMail(testMail(to)).catch((error: unknown) => {
    throw new OperatorError(`The mail was not taken: ${messageOf(error)}\nCheck SMTP_URL and MAIL_FROM.`)
  })
  say(config.smtpUrl ? `The mail server has taken a mail to ${to}` : `Written to ${mailFolder()}: SMTP_URL is not set`)
}

async function tellStatus() {
  const { url } = await openDatabase()
  await migrate(url)
  const { mailStatus } = await import('../lib/mail/status')
  const { db } = await import('../lib/server/db')
  atEnd(() => db().$disconnect())
  say(await mailStatus())
}

await run(async () => {
  const options = { help: { type: 'boolean', short: 'h' } } as const
  const { values, positionals } = readArguments({ allowPositionals: true, options }, help)
  const [name = '', ...words] = positionals
  if (values.help) return say(help)
  const command = commands[name]
  if (!command) throw new OperatorError(help)
  await command(words)
})
