// A mail may come twice only if the kill came in the middle of its conversation with the mail server.
import { afterAll, expect, test } from 'vitest'
import { freePort } from '@/scripts/lib/ports'
import { makeInquiryBody } from '../support/factories'
import { startMailServer } from '../support/mail-server'
import { connect, ownDataFolder, startSite, until } from '../support/scripts'
import { sized } from '../support/size'

const dataFolder = ownDataFolder()
const count = sized(80, 200)
const kills = sized(2, 4)

let site: Awaited<ReturnType<typeof startSite>>

afterAll(async () => {
  site.process.kill('SIGTERM')
  await site.ended
})

test(`${count} submissions over REST while the site is killed again and again`, async () => {
  const [port, mailPort] = [await freePort(), await freePort()]
  const mailServer = await startMailServer(mailPort)
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, RATE_LIMIT_PER_HOUR: '100000' }
  site = await startSite(dataFolder, port, env)

  const acknowledged = new Map<string, string>()
  // As a careful client does: the same key until there is an answer.
  async function send(email: string) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': email }
    const body = JSON.stringify(makeInquiryBody({ email }))
    const response = await fetch(`${site.url}/api/inquiries`, { method: 'POST', headers, body })
    if (response.status !== 201) throw new Error(await response.text())
    const { reference } = (await response.json()) as { reference: string }
    acknowledged.set(email, reference)
  }

  const waiting = Array.from({ length: count }, (_, index) => `visitor${index}@example.org`)
  async function visitors() {
    for (let email = waiting.pop(); email; email = waiting.pop()) {
      const address = email
      await until(() =>
        send(address).then(
          () => true,
          () => false,
        ),
      )
    }
  }

  async function killer() {
    for (let round = 1; round <= kills; round += 1) {
      const moment = ((round - Math.random()) * count) / (kills + 1)
      await until(() => acknowledged.size >= moment)
      site.process.kill('SIGKILL')
      await site.ended
      site = await startSite(dataFolder, port, env)
    }
  }

  await Promise.all([visitors(), visitors(), visitors(), visitors(), killer()])

  const database = await connect(dataFolder)
  const { rows } = await database.query<{ email: string; reference: string }>('SELECT email, reference FROM inquiries')
  expect(new Map(rows.map(({ email, reference }) => [email, reference]))).toEqual(acknowledged)
  expect(rows).toHaveLength(count)

  const unsent = async () => {
    const result = await database.query("SELECT count(*)::int AS count FROM mails WHERE status <> 'sent'")
    return result.rows[0].count as number
  }
  await until(async () => (await unsent()) === 0)
  await database.end()

  const sent = mailServer.mails.map(({ messageId }) => messageId)
  expect(new Set(sent).size).toBe(2 * count)
  expect(sent.length - 2 * count).toBeLessThanOrEqual(kills)
  await mailServer.stop()
})
