import { afterAll, expect, test, vi } from 'vitest'
import { connect, preparedDataFolder, rowsIn, type Site, serverPid, startSite, until } from '../support/scripts'
import { askForTrip, plainBrowser, sellPlaces } from '../support/sell-trip'

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

/** A shared trip with places for three of the requests, which are of three people each. */
async function prepareDeparture() {
  await rowsIn(dataFolder, "UPDATE itineraries SET departure = 'shared' WHERE id = 6")
  const [made] = await rowsIn<{ id: number }>(
    dataFolder,
    "INSERT INTO departures (itinerary_id, first_day, seats, sure_from) VALUES (6, '2027-12-04', 10, 4) RETURNING id",
  )
  return made?.id ?? 0
}

test('site and database killed while offers are sent, accepted, booked on a departure and paid: each happens once', async () => {
  await site.stop()
  const start = () => startSite({ DATA_DIR: dataFolder, RATE_LIMIT_PER_HOUR: '100000' })
  site = await start()
  let isUp = true
  const browser = await plainBrowser(
    dataFolder,
    () => site.url,
    () => isUp,
  )
  const numbers = Array.from({ length: 8 }, (_, number) => number)
  const departure = await prepareDeparture()
  const asked = await Promise.all(numbers.map((number) => askForTrip(browser, number)))
  // Half of them hold places before, and half of these book other days in the end.
  const sales = asked.map((request, number) =>
    sellPlaces(browser, request, departure, { holds: number % 2 === 0, books: number % 4 !== 2 }),
  )
  const done = Promise.all(sales)
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
  const sold = await done
  const references = asked.map(({ reference }) => reference)

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

  const placesOf = sold.flatMap(({ reference, isHeld, isBooked }) =>
    isHeld || isBooked ? { reference, state: isBooked ? 'booked' : 'held', people: 3 } : [],
  )
  const taken = await rowsIn(
    dataFolder,
    'SELECT reference, state, people FROM departure_takers WHERE departure_id = $1 ORDER BY reference',
    [departure],
  )
  expect(taken).toHaveLength(3)
  expect(taken).toEqual(placesOf.toSorted((one, other) => (one.reference < other.reference ? -1 : 1)))
  const left = await rowsIn(dataFolder, 'SELECT "left" FROM departure_places WHERE departure_id = $1', [departure])
  expect(left).toEqual([{ left: 1 }])
  const holds = await rowsIn<{ reference: string }>(dataFolder, 'SELECT reference FROM seat_holds')
  const held = sold.filter(({ isHeld }) => isHeld)
  expect(holds.map(({ reference }) => reference).sort()).toEqual(held.map(({ reference }) => reference).sort())
  const refused = sold.filter(({ isHeld, isBooked }) => !isHeld && !isBooked)
  const tooFew = 'Only 1 place is left on the departure of December 4, 2027, and 3 are needed.'
  expect(refused.map(({ refusals }) => refusals[0])).toEqual(refused.map(() => tooFew))
}, 600_000)
