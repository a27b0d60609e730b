// The site through PgBouncer in transaction mode.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@/scripts/lib/ports'
import { systemProgram } from '@/scripts/lib/system-program'
import { rowsOf } from '@/tests/support/database'
import { makeInquiryBody } from '@/tests/support/factories'
import { ownDatabase } from '@/tests/support/own-database'
import { send } from '@/tests/support/post'
import { emptyDataFolder, mailFiles, runScript, type Site, startSite, until } from '@/tests/support/scripts'
import { pgbouncerConfig } from '@/workshop/drills/lab/configs'
import { canDrill, type Machine, startMachine } from '@/workshop/drills/lab/machine'

const dataFolder = emptyDataFolder()
const database = await ownDatabase()
// In ms. The site looks every second; a busy machine gets more.
const soon = 15_000

let pooler: Machine
let site: Site
let env: Record<string, string>

async function startPooler(target: URL) {
  const port = await freePort()
  const users = path.join(dataFolder, 'users.txt')
  const file = path.join(dataFolder, 'pgbouncer.ini')
  await writeFile(users, `"${target.username}" "${target.password}"\n`)
  await writeFile(file, pgbouncerConfig(users, `host=127.0.0.1 port=${target.port}`, port))
  pooler = startMachine([systemProgram('pgbouncer'), file], path.join(dataFolder, 'pgbouncer.log'))
  target.port = String(port)
  return target.toString()
}

describe.runIf(canDrill())('the site behind a pooler', () => {
  beforeAll(async () => {
    env = { DATA_DIR: dataFolder, DATABASE_URL: await startPooler(new URL(database)) }
    site = await startSite(env, 'serve')
  })

  afterAll(async () => {
    await site.stop()
    await pooler.kill()
  })

  const query = (sql: string, values: unknown[] = []) => rowsOf(sql, values, database)
  const shows = async (text: string) => (await (await fetch(`${site.url}/itineraries/7`)).text()).includes(text)

  test('an edit shows', async () => {
    await until(() => shows('</html>'))
    for (const title of ['Renamed behind a pooler', 'Renamed once more']) {
      await query('UPDATE itineraries SET title = $1 WHERE id = 7', [title])
      await until(() => shows(title), soon)
    }
  })

  test('a lead is stored once, and its mails are sent', async () => {
    const lead = makeInquiryBody({ email: 'pooled@example.com' })
    const sending = [1, 2, 3].map(() => send(site.url, 'inquiries', lead, { 'idempotency-key': 'one' }))
    const [reference] = await Promise.all(sending)
    const stored = "SELECT reference FROM inquiries JOIN leads USING (reference) WHERE email = 'pooled@example.com'"
    expect(await query(stored)).toEqual([{ reference }])
    await until(async () => (await mailFiles(dataFolder)).length === 2, 60_000)
  })

  test('migrations go through it, again and again: no lock stays behind', async () => {
    const output = 'The database is up to date\n'
    for (const _ of [1, 2]) expect(await runScript('database prepare', { env })).toEqual({ code: 0, output })
    expect(await query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 710004")).toEqual([])
  })
})
