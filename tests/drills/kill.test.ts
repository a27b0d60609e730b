import { afterEach, expect, test } from 'vitest'
import { freePort } from '@/scripts/lib/ports'
import { connect, preparedDataFolder, serverPid, startSite, until } from '../support/scripts'

const dataFolder = await preparedDataFolder({ isDurable: true })
let site: Awaited<ReturnType<typeof startSite>>

afterEach(async () => {
  site.process.kill('SIGTERM')
  await site.ended
})

async function start() {
  site = await startSite(dataFolder, await freePort())
  return { pid: (await serverPid(dataFolder)) ?? 0 }
}

// Writes rows and remembers those that the database has confirmed.
async function writeRows() {
  const confirmed: string[] = []
  const client = await connect(dataFolder)
  const run = `${Date.now() % 1_000_000}`
  async function write() {
    for (let number = 0; ; number += 1) {
      const reference = `${run}-${number}`
      const sql = "INSERT INTO leads (reference, kind, email) VALUES ($1, 'contact_message', 'ann@example.com')"
      await client.query(sql, [reference])
      confirmed.push(reference)
    }
  }
  const ended = write().catch(() => undefined)
  await until(() => confirmed.length > 200)
  return { confirmed, ended }
}

async function storedReferences() {
  const client = await connect(dataFolder)
  const { rows } = await client.query('SELECT reference FROM leads')
  await client.end()
  return new Set(rows.map(({ reference }) => reference))
}

test('site and database killed while rows are written: every confirmed row survives', async () => {
  const { pid } = await start()
  const { confirmed, ended } = await writeRows()
  site.process.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await Promise.all([site.ended, ended])

  await start()
  const stored = await storedReferences()
  expect(confirmed.filter((reference) => !stored.has(reference))).toEqual([])
  expect((await fetch(`${site.url}/itineraries`)).status).toBe(200)
})
