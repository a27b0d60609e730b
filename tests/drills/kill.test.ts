import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { makeBookingBody } from '../support/factories'
import { fieldsOf } from '../support/fields-of'
import { connect, preparedDataFolder, rowsIn, type Site, serverPid, startSite, until } from '../support/scripts'

const dataFolder = await preparedDataFolder({ isDurable: true })
let site: Site

afterAll(() => site.stop())

const start = () => startSite({ DATA_DIR: dataFolder })

// Writes rows and remembers those that the database has confirmed.
async function writeRows() {
  const confirmed: string[] = []
  const client = await connect(dataFolder)
  const sql = "INSERT INTO leads (reference, kind, email) VALUES ($1, 'contact_message', 'ann@example.com')"
  async function write() {
    for (let number = 0; ; number += 1) {
      await client.query(sql, [`drill-${number}`])
      confirmed.push(`drill-${number}`)
    }
  }
  const ended = write().catch(() => undefined)
  await until(() => confirmed.length > 200)
  return { confirmed, ended }
}

test('site and database killed while rows are written: every confirmed row survives', async () => {
  site = await start()
  const pid = (await serverPid(dataFolder)) ?? 0
  const { confirmed, ended } = await writeRows()
  const stopped = site.stop('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await Promise.all([stopped, ended])

  site = await start()
  const rows = await rowsIn<{ reference: string }>(dataFolder, 'SELECT reference FROM leads')
  const stored = new Set(rows.map(({ reference }) => reference))
  expect(confirmed.filter((reference) => !stored.has(reference))).toEqual([])
  expect((await fetch(`${site.url}/itineraries`)).status).toBe(200)
})

const settings = { RATE_LIMIT_PER_HOUR: '100000', MAILED_LEADS_PER_HOUR: '100000' }

/** Posts to the site as a browser without scripts does, again and again while the site is down. */
function browser(isUp: () => boolean) {
  async function ask(path: string, body?: FormData | string, headers = {}) {
    for (;;) {
      await until(isUp)
      const method = body === undefined ? 'GET' : 'POST'
      const answer = await fetch(site.url + path, { method, body, headers, redirect: 'manual' })
        .then(async (response) => ({
          status: response.status,
          location: response.headers.get('location') ?? '',
          text: await response.text(),
        }))
        .catch(() => null)
      // Cut off, or the database was gone: the same is sent again.
      if (answer && answer.status < 500) return answer
      await setTimeout(200)
    }
  }
  async function press(path: string, button: string, typed: Record<string, string> = {}) {
    const { text } = await ask(path)
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fieldsOf(text, button), ...typed })) form.set(name, value)
    const answer = await ask(path, form)
    expect([button, answer.status]).toEqual([button, 303])
    return new URL(answer.location, site.url)
  }
  return { ask, press }
}

async function sellTrip({ ask, press }: ReturnType<typeof browser>, number: number) {
  const body = makeBookingBody({ itineraryId: 6, message: `Trip ${number}`, email: `drill${number}@example.com` })
  const json = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const { reference } = JSON.parse((await ask('/api/bookings', JSON.stringify(body), json)).text)
  const [mail] = await rowsIn<{ text: string }>(
    dataFolder,
    "SELECT text FROM mails WHERE reference = $1 AND role = 'operator'",
    [reference],
  )
  const [desk = ''] = /\/desk\/link\/\S+/.exec(mail?.text ?? '') ?? []
  const draft = await press(desk, 'Draft an offer')
  const typed = { signedBy: 'Wanjiru', 'line-0-text': 'The trip', 'line-0-count': '1', 'line-0-amount': '3000' }
  await press(draft.pathname + draft.search, 'Check before sending', { ...typed, step: 'mail' })
  const [, token] = /\/quote\/([\w-]{43})/.exec((await ask(desk)).text) ?? []
  const { text } = await ask(`/quote/${token}`)
  const [accept = ''] = /Accept offer A\d/.exec(text) ?? []
  await press(`/quote/${token}`, accept, { name: 'Marta' })
  await press(desk, 'Confirm: it is booked', { who: 'Wanjiru' })
  await press(desk, 'Note it', { amount: '900', way: 'mpesa', code: `CODE-${number}`, who: 'Wanjiru' })
  return reference
}

test('site and database killed while offers are sent, accepted, booked and paid: each happens once', async () => {
  await site.stop()
  const start = () => startSite({ DATA_DIR: dataFolder, ...settings })
  site = await start()
  let isUp = true
  const trips = Array.from({ length: 8 }, (_, number) =>
    sellTrip(
      browser(() => isUp),
      number,
    ),
  )
  const done = Promise.all(trips)
  const countEvents = async () =>
    (await rowsIn<{ count: number }>(dataFolder, 'SELECT count(*)::int AS count FROM lead_events'))[0]?.count ?? 0
  for (const events of [6, 16, 26]) {
    await vi.waitUntil(async () => (await countEvents()) >= events, { timeout: 120_000, interval: 50 })
    isUp = false
    const pid = (await serverPid(dataFolder)) ?? 0
    const stopped = site.stop('SIGKILL')
    process.kill(pid, 'SIGKILL')
    await stopped
    site = await start()
    isUp = true
  }
  const references = await done

  const count = async (sql: string) =>
    (
      await rowsIn<{ reference: string; count: number }>(
        dataFolder,
        `SELECT reference, count(*)::int AS count FROM ${sql} AND reference = ANY($1) GROUP BY 1`,
        [references],
      )
    ).map(({ count }) => count)
  const once = references.map(() => 1)
  for (const sql of [
    'quotes WHERE sent_at IS NOT NULL',
    "quote_answers WHERE kind = 'accepted'",
    'reservations WHERE true',
    'payments WHERE true',
    "mails WHERE subject LIKE 'Your offer A1 %'",
    "mails WHERE subject LIKE 'You have accepted %'",
    "mails WHERE subject LIKE 'Your trip is booked %'",
  ])
    expect([sql, await count(sql)]).toEqual([sql, once])
}, 600_000)
