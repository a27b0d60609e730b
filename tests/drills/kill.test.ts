import { afterAll, expect, test } from 'vitest'
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
