import { expect, test } from 'vitest'
import { freePort } from '@/scripts/lib/ports'
import { startMailServer } from '../support/mail-server'
import { runScript } from '../support/scripts'

function sendTest(port: number) {
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}` }
  return runScript('leads mail test desk@example.com', { env })
}

test('leads -- mail test says that the server has taken the mail, and it has', async () => {
  const port = await freePort()
  const server = await startMailServer(port)
  try {
    expect(await sendTest(port)).toMatchObject({
      code: 0,
      output: expect.stringContaining('The mail server has taken a mail to desk@example.com'),
    })
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]).toMatchObject({
      recipients: ['desk@example.com'],
      subject: expect.stringContaining('mails arrive'),
    })
  } finally {
    await server.stop()
  }
})

test('leads -- mail test says in a sentence what went wrong', async () => {
  const [port, nobody] = [await freePort(), await freePort()]
  const server = await startMailServer(port, () => new Error('No such desk here'))
  try {
    const [refused, away] = await Promise.all([sendTest(port), sendTest(nobody)])
    expect(refused.code).toBe(1)
    expect(refused.output).toMatch(/The mail was not taken: .*No such desk here.*\nCheck SMTP_URL and MAIL_FROM\./)
    expect(away.code).toBe(1)
    expect(away.output).toMatch(/The mail was not taken: .*ECONNREFUSED.*\nCheck SMTP_URL and MAIL_FROM\./)
    for (const { output } of [refused, away]) expect(output).not.toMatch(/^\s+at /m)
  } finally {
    await server.stop()
  }
})
