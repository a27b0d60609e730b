// A mail may come twice only if the kill came in the middle of its conversation with the mail server.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '@/scripts/lib/ports'
import { makeInquiryBody } from '../support/factories'
import { startMailServer } from '../support/mail-server'
import { postJson } from '../support/post'
import { connect, preparedDataFolder, startSite, until } from '../support/scripts'
import { sized } from '../support/size'

const dataFolder = await preparedDataFolder({ isDurable: true })
const count = sized(60, 200)
const kills = sized(1, 4)
const answered = sized(12, 20)
const [port, mailPort] = [await freePort(), await freePort()]

let site: Awaited<ReturnType<typeof startSite>>
let mailServer: Awaited<ReturnType<typeof startMailServer>>

const start = () =>
  startSite(dataFolder, port, { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, RATE_LIMIT_PER_HOUR: '100000' })

beforeAll(async () => {
  mailServer = await startMailServer(mailPort)
  site = await start()
})

afterAll(async () => {
  site.process.kill('SIGTERM')
  await site.ended
  await mailServer.stop()
})

async function killAndStart() {
  site.process.kill('SIGKILL')
  await site.ended
  site = await start()
}

test(`${count} submissions over REST while the site is killed again and again`, async () => {
  const acknowledged = new Map<string, string>()
  // As a careful client does: the same key until there is an answer.
  async function send(email: string) {
    const response = await postJson(site.url, '/api/inquiries', makeInquiryBody({ email }), {
      'idempotency-key': email,
    })
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
      await killAndStart()
    }
  }

  await Promise.all([visitors(), visitors(), visitors(), visitors(), killer()])

  const database = await connect(dataFolder)
  const { rows } = await database.query<{ email: string; reference: string }>('SELECT email, reference FROM leads')
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
})

test('an answer from the desk goes out once, though the site is killed while it is sent', async () => {
  const before = mailServer.mails.length
  const database = await connect(dataFolder)
  const { rows } = await database.query<{ text: string }>(
    "SELECT text FROM mails WHERE text LIKE '%/desk/lead~%' ORDER BY id LIMIT $1",
    [answered],
  )
  const paths = rows.map(({ text }) => /\/desk\/\S+/.exec(text)?.[0] ?? '')
  let sent = 0
  // The same form again until there is an answer, as a browser that goes back and presses the button does.
  async function answer(path: string) {
    const key = crypto.randomUUID()
    const body = () =>
      new URLSearchParams({ action: 'send', key, who: '', subject: 'An answer', text: `Answer ${key}.` })
    const isTaken = () =>
      fetch(site.url + path, { method: 'POST', body: body(), redirect: 'manual' }).then(
        ({ status }) => status === 303,
        () => false,
      )
    await until(isTaken)
    sent += 1
    return key
  }
  async function killer() {
    await until(() => sent >= 5)
    await killAndStart()
  }
  async function operator() {
    const keys: string[] = []
    for (const path of paths) keys.push(await answer(path))
    return keys
  }
  const [keys] = await Promise.all([operator(), killer()])
  const stored = await database.query<{ text: string }>("SELECT text FROM mails WHERE role = 'answer'")
  const keysIn = (texts: string[]) => texts.map((text) => /Answer (\S+)\./.exec(text)?.[1] ?? '').sort()
  expect(keysIn(stored.rows.map(({ text }) => text))).toEqual([...keys].sort())
  await until(async () => (await database.query("SELECT FROM mails WHERE status <> 'sent'")).rowCount === 0)
  await database.end()
  const answers = mailServer.mails.slice(before)
  const arrived = new Set(answers.map(({ messageId }) => messageId))
  expect(arrived.size).toBe(paths.length)
  expect(answers.length - arrived.size).toBeLessThanOrEqual(1)
})
