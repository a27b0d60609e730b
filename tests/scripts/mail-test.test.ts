import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '@/scripts/lib/ports'
import { holdPostgres } from '@/scripts/lib/postgres/embedded-postgres'
import { startMailServer } from '../support/mail-server'
import { preparedDataFolder, rowsIn, runScript } from '../support/scripts'

const dataFolder = await preparedDataFolder()

async function mailServer(answer?: () => Error) {
  const port = await freePort()
  const { mails, stop } = await startMailServer(port, answer)
  onTestFinished(stop)
  return { port, mails }
}

const sendTest = (port: number) =>
  runScript('leads mail test desk@example.com', { env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })

test('leads -- mail test says that the server has taken the mail, and it has', async () => {
  const { port, mails } = await mailServer()
  const said = expect.stringContaining('The mail server has taken a mail to desk@example.com')
  expect(await sendTest(port)).toMatchObject({ code: 0, output: said })
  expect(mails).toMatchObject([{ recipients: ['desk@example.com'], subject: expect.stringContaining('mails arrive') }])
})

test('leads -- mail test writes to, and as, the reservations address of the workbook', async () => {
  const { port, mails } = await mailServer()
  const server = await holdPostgres(dataFolder)
  onTestFinished(() => server.release())
  await rowsIn(dataFolder, "INSERT INTO content_words VALUES ('contact.emails.reservations', 'office@duma.example')")
  const env = { DATA_DIR: dataFolder, SMTP_URL: `smtp://127.0.0.1:${port}`, EMAIL_RESERVATIONS: 'old@duma.example' }
  expect(await runScript('leads mail test', { env })).toMatchObject({ code: 0 })
  expect(mails).toMatchObject([{ recipients: ['office@duma.example'], from: { address: 'office@duma.example' } }])
})

test('leads -- mail test says in a sentence what went wrong', async () => {
  const { port } = await mailServer(() => new Error('No such desk here'))
  const answers = await Promise.all([sendTest(port), sendTest(await freePort())])
  for (const [index, reason] of ['No such desk here', 'ECONNREFUSED'].entries()) {
    const { code, output } = answers[index] ?? {}
    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`The mail was not taken: .*${reason}.*\nCheck SMTP_URL and MAIL_FROM\\.`))
    expect(output).not.toMatch(/^\s+at /m)
  }
})
