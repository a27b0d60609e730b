import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { subDays } from 'date-fns'
import { afterAll, expect, test } from 'vitest'
import { utcDay } from '@/lib/domain/utc-day'
import { waitForExit } from '@/scripts/lib/processes'
import { makeBookingBody, makeReviewBody } from '../support/factories'
import { send as sendTo } from '../support/post'
import {
  emptyDataFolder,
  preparedDataFolder,
  rowsIn,
  runScript,
  type Site,
  serverPid,
  startSite,
  until,
} from '../support/scripts'
import { askForTrip, plainBrowser, sellTrip } from '../support/sell-trip'

const dataFolder = await preparedDataFolder()
const files = emptyDataFolder()
const emptyFolder = emptyDataFolder()
const file = 'tembo.backup'
// No mail server, so mails wait.
const env = { SMTP_URL: 'smtp://127.0.0.1:9', INIT_CWD: files, DATA_DIR: dataFolder }

let site: Site

afterAll(() => site.stop('SIGKILL'))

const start = () => startSite({ SMTP_URL: env.SMTP_URL, DATA_DIR: dataFolder })
const npm = (words: string) => runScript(words, { env })
const send = (path: string, body: object) => sendTo(site.url, path, body)
const rowsOf = (sql: string) => rowsIn<Record<string, unknown>>(dataFolder, sql)

// Long ago, so that an invitation is due at once.
const lastDay = utcDay(subDays(new Date(), 45))

const trustRows = `SELECT i.booking_id, i.expires_at, r.reason, k.key
  FROM invitations i, review_removals r, site_keys k WHERE k.name = 'invitations' ORDER BY i.id`

/** Returns the token that the mail brings. */
async function invite(reference: string, other: string) {
  const review = await send('reviews', makeReviewBody({ comment: 'Sent twice.' }))
  for (const words of [
    `leads invite ${reference} --on ${lastDay}`,
    `leads travelled ${other} --on ${lastDay}`,
    `reviews delete ${review} --reason duplicate`,
  ])
    expect(await npm(words)).toMatchObject({ code: 0 })
  const [mail] = await rowsOf(`SELECT text FROM mails WHERE text LIKE '%/review?invitation=%' ORDER BY id LIMIT 1`)
  return /\?invitation=(\S+)/.exec(String(mail?.text))?.[1]
}

test('back up under load, destroy, restore: nothing acknowledged before is missing, and the site goes on', async () => {
  site = await start()
  const browser = await plainBrowser(dataFolder, () => site.url)
  const offer = await sellTrip(browser, await askForTrip(browser))
  const acknowledged: string[] = []
  let isBackedUp = false
  async function visitor(name: string) {
    for (let number = 0; !isBackedUp; number += 1) {
      const email = `ana@${crypto.randomUUID()}.example`
      const body = makeBookingBody({ name, email, message: `“${number}”\n\t\\ ü 🐘`, itineraryId: 6 })
      acknowledged.push(await send('bookings', body))
      await send('reviews', makeReviewBody({ userName: name, comment: `${number}` }))
    }
  }
  const visitors = Promise.all(['Ana', 'Bo', 'Cleo', 'Dag'].map(visitor))
  await until(() => acknowledged.length > 20)
  const before = [...acknowledged]
  const token = await invite(before[0] ?? '', before[1] ?? '')
  const [, , forgotten = '', old = ''] = before
  await rowsOf(`UPDATE leads SET created_at = '2001-01-01' WHERE reference = '${old}' RETURNING 1`)
  await rowsOf(
    `INSERT INTO site_keys VALUES ('desk', 'known') ON CONFLICT (name) DO UPDATE SET key = 'known' RETURNING 1`,
  )
  await rowsOf(
    `INSERT INTO desk_sessions (token, email, name, device) VALUES ('hash', 'a@example.com', 'Musa', 'an iPhone') RETURNING 1`,
  )
  await rowsOf(`INSERT INTO desk_browsers (browser, email) VALUES ('hash', 'a@example.com') RETURNING 1`)
  const saved = await npm(`backup backup ${file}`)
  isBackedUp = true
  await visitors
  expect(saved).toMatchObject({ code: 0, output: expect.stringMatching(/^Saved \d+ rows to .+\n$/) })
  expect(acknowledged.length).toBeGreaterThan(before.length)
  expect((await stat(path.join(files, file))).mode & 0o077).toBe(0)
  const content =
    'SELECT id, title, price, day_by_day, highlights, search_text, created_at FROM itineraries ORDER BY id'
  const itineraries = await rowsOf(content)
  const [one] = await rowsOf(`SELECT * FROM bookings WHERE reference = '${before[0]}'`)
  const trust = await rowsOf(trustRows)

  await site.stop('SIGKILL')
  const pid = (await serverPid(dataFolder)) ?? 0
  process.kill(pid, 'SIGKILL')
  await waitForExit(pid, 10_000)
  for (const name of await readdir(dataFolder)) await rm(path.join(dataFolder, name), { recursive: true })

  const hash = createHash('sha256').update(forgotten).digest('hex')
  await writeFile(path.join(dataFolder, 'deleted-requests'), `${hash}\n`)
  const restored = await npm(`backup restore ${file}`)
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Put back \d+ rows, saved at 20.+ wait.+\nDeleted again 2 /),
  })
  site = await start()
  const references = (await rowsOf('SELECT reference FROM bookings')).map(({ reference }) => reference)
  expect(before.filter((reference) => !references.includes(reference))).toEqual([forgotten, old])
  expect(await rowsOf(`SELECT FROM mails WHERE reference IN ('${forgotten}', '${old}')`)).toEqual([])
  expect(await rowsOf(`SELECT key FROM site_keys WHERE name = 'desk'`)).not.toEqual([{ key: 'known' }])
  expect(await rowsOf('SELECT token FROM desk_sessions')).toEqual([])
  expect(await rowsOf('SELECT browser FROM desk_browsers')).toEqual([])
  expect(await rowsOf(`SELECT * FROM bookings WHERE reference = '${before[0]}'`)).toEqual([one])
  expect(await rowsOf(content)).toEqual(itineraries)
  // The restored site may have sent the invitation that was due, and set its end.
  const known = trust.map(({ expires_at, ...row }) => (expires_at ? { ...row, expires_at } : row))
  expect(await rowsOf(trustRows)).toMatchObject(known)
  // The link mailed before the backup still works.
  await send('reviews', makeReviewBody({ comment: 'By invitation.', invitation: token }))

  const booked = await browser.ask(offer)
  expect([booked.status, booked.text]).toEqual([200, expect.stringMatching(/Your trip is booked[\s\S]*M-Pesa TT-/)])

  // One moment: each booking with its two mails and their jobs, each average with its reviews.
  const half = await rowsOf(`SELECT reference FROM bookings WHERE (
    SELECT count(*) FROM mails JOIN graphile_worker.jobs ON key = 'mail:' || mails.id
    WHERE mails.reference = bookings.reference AND text NOT LIKE '%invitation=%') <> 2 AND reference NOT IN (SELECT reference FROM quotes)`)
  expect(half).toEqual([])
  expect(
    await rowsOf(`SELECT id FROM itineraries WHERE total_reviews <>
      (SELECT count(*) FROM reviews WHERE itinerary_id = itineraries.id AND status = 'shown')`),
  ).toEqual([])

  const [last] = await rowsOf('SELECT max(id) AS id FROM bookings')
  const next = await send('bookings', makeBookingBody({ message: 'after' }))
  const [added] = await rowsOf(`SELECT id FROM bookings WHERE reference = '${next}'`)
  expect(Number(added?.id)).toBeGreaterThan(Number(last?.id))
})

test('photographs that take more than the memory are saved and put back', async () => {
  await rowsOf(`INSERT INTO photos (hash, name, bytes)
    SELECT number, 'large.jpg', convert_to(repeat('x', 2000000), 'UTF8') FROM generate_series(1, 60) AS number RETURNING 1`)
  const small = { ...env, NODE_OPTIONS: '--max-old-space-size=160' }
  const saved = await runScript('backup backup large.backup', { env: small })
  const restored = await runScript('backup restore large.backup', { env: { ...small, DATA_DIR: emptyFolder } })
  expect([saved.code, restored.code]).toEqual([0, 0])
  expect(/Put back (\d+) rows/.exec(restored.output)?.[1]).toBe(/Saved (\d+) rows/.exec(saved.output)?.[1])
})

test('a restore overwrites nothing, and takes nothing but a whole backup', async () => {
  const refused = await npm(`backup restore ${file}`)
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('holds something already') })

  const whole = await readFile(path.join(files, file))
  await writeFile(path.join(files, 'cut'), whole.subarray(0, -40))
  await writeFile(path.join(files, 'other'), 'nothing of ours')
  const empty = path.join(files, 'data')
  for (const [name, sentence] of [
    ['other', 'is not a backup of this site'],
    ['cut', 'is incomplete'],
    ['none', 'The backup cannot be read: ENOENT: no such file or directory'],
    ['data', 'The backup cannot be read: EISDIR: illegal operation on a directory'],
  ]) {
    const { code, output } = await runScript(`backup restore ${name}`, { env: { ...env, DATA_DIR: empty } })
    expect([code, output]).toEqual([1, expect.stringContaining(sentence ?? '')])
  }
})

test('a backup that cannot be written says so in one sentence, and leaves nothing half done', async () => {
  const folder = path.join(files, 'taken')
  await mkdir(folder)
  for (const [name, reason] of [
    ['nowhere/tembo.backup', 'ENOENT: no such file or directory'],
    ['taken', 'EISDIR: illegal operation on a directory'],
  ]) {
    const { code, output } = await npm(`backup backup ${name}`)
    expect([code, output]).toEqual([1, expect.stringContaining(`The backup cannot be written: ${reason}`)])
    expect(output).not.toMatch(/^ +at /m)
  }
  expect((await readdir(files)).filter((name) => name.endsWith('.unfinished'))).toEqual([])
})
