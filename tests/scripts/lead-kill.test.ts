// A mail may come twice only if the kill came in the middle of its conversation with the mail server.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '@/scripts/lib/ports'
import { openSession } from '../support/desk-session'
import { makeInquiryBody } from '../support/factories'
import { fieldsOf } from '../support/fields-of'
import { startMailServer } from '../support/mail-server'
import { send } from '../support/post'
import { preparedDataFolder, rowsIn, type Site, startSite, until } from '../support/scripts'
import { sized } from '../support/size'

const dataFolder = await preparedDataFolder({ isDurable: true })
const count = sized(60, 200)
const kills = sized(1, 4)
const answered = sized(12, 20)
const [port, mailPort] = [await freePort(), await freePort()]

const mailServer = await startMailServer(mailPort)
let site: Site

async function start() {
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, RATE_LIMIT_PER_HOUR: '100000' }
  site = await startSite({ ...env, DATA_DIR: dataFolder, PORT: String(port) })
}

beforeAll(start)

afterAll(async () => {
  await site.stop()
  await mailServer.stop()
})

async function killAndStart() {
  await site.stop('SIGKILL')
  await start()
}

const isTold = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

const unsent = () => rowsIn(dataFolder, "SELECT FROM mails WHERE status <> 'sent'")

test(`${count} submissions over REST while the site is killed again and again`, async () => {
  const acknowledged = new Map<string, string>()
  // As a careful client does: the same key until there is an answer.
  async function sendFrom(email: string) {
    const reference = await send(site.url, 'inquiries', makeInquiryBody({ email }), { 'idempotency-key': email })
    acknowledged.set(email, reference)
  }

  const waiting = Array.from({ length: count }, (_, index) => `ana@visitor${index}.example`)
  async function visitors() {
    for (let email = waiting.pop(); email; email = waiting.pop()) {
      const address = email
      await until(() => isTold(sendFrom(address)))
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

  const rows = await rowsIn<{ email: string; reference: string }>(dataFolder, 'SELECT email, reference FROM leads')
  expect(new Map(rows.map(({ email, reference }) => [email, reference]))).toEqual(acknowledged)
  expect(rows).toHaveLength(count)

  await until(async () => (await unsent()).length === 0)
  const sent = mailServer.mails.map(({ messageId }) => messageId)
  expect(new Set(sent).size).toBe(2 * count)
  expect(sent.length - 2 * count).toBeLessThanOrEqual(kills)
})

test('an answer from the desk goes out once, though the site is killed while it is sent', async () => {
  const before = mailServer.mails.length
  const textsOf = (where: string) => rowsIn<{ text: string }>(dataFolder, `SELECT text FROM mails WHERE ${where}`)
  const rows = await textsOf(`role = 'operator' AND text LIKE '%/desk/leads/%' ORDER BY id LIMIT ${answered}`)
  const paths = rows.map(({ text }) => /\/desk\/\S+/.exec(text)?.[0] ?? '')
  const headers = { cookie: `desk=${await openSession((sql, values) => rowsIn(dataFolder, sql, values))}` }
  let sent = 0
  // The same form again until there is an answer, as a browser that goes back and presses the button does.
  async function answer(path: string) {
    const key = crypto.randomUUID()
    let fields: Record<string, string> | undefined
    async function post() {
      fields ??= fieldsOf(await (await fetch(site.url + path, { headers })).text(), 'Send')
      const body = new FormData()
      const typed = { key, step: 'send', back: '3', subject: 'An answer', text: `Answer ${key}.` }
      for (const [name, value] of Object.entries({ ...fields, ...typed })) body.set(name, value)
      const { status } = await fetch(site.url + path, { method: 'POST', body, redirect: 'manual', headers })
      if (status !== 303) throw new Error(`${status}`)
    }
    await until(() => isTold(post()))
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
  const stored = (await textsOf("role = 'answer'")).map(({ text }) => /Answer (\S+)\./.exec(text)?.[1] ?? '')
  expect(stored.sort()).toEqual([...keys].sort())
  await until(async () => (await unsent()).length === 0)
  const answers = mailServer.mails.slice(before)
  const arrived = new Set(answers.map(({ messageId }) => messageId))
  expect(arrived.size).toBe(paths.length)
  expect(answers.length - arrived.size).toBeLessThanOrEqual(1)
})
