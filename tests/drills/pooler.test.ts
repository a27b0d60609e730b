// The site through PgBouncer in transaction mode, where no notification arrives.
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@/scripts/lib/ports'
import { systemProgram } from '@/scripts/lib/system-program'
import { pgbouncerConfig } from '@/workshop/drill/configs'
import { canDrill, type Machine, startMachine } from '@/workshop/drill/machine'
import { makeInquiryBody } from '../support/factories'
import { ownDatabase } from '../support/own-database'
import { postJson } from '../support/post'
import { emptyDataFolder, runScript, type Script, startScript, until } from '../support/scripts'

const dataFolder = emptyDataFolder()
// In ms. The site looks every two seconds; a busy machine gets more.
const soon = 15_000

let pooler: Machine
let site: Script
let address: string
let database: pg.Client
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
    const url = await ownDatabase()
    database = new pg.Client({ connectionString: url })
    await database.connect()
    const port = await freePort()
    address = `http://127.0.0.1:${port}`
    env = {
      DATA_DIR: dataFolder,
      PORT: String(port),
      DATABASE_URL: await startPooler(new URL(url)),
    }
    site = startScript('serve', { env })
    await until(() => site.output().includes('The site is at') || site.process.exitCode !== null)
  })

  afterAll(async () => {
    site.process.kill('SIGTERM')
    await site.ended
    await pooler.kill()
    await database.end()
  })

  const shows = async (text: string) => (await (await fetch(`${address}/itineraries/7`)).text()).includes(text)

  test('an edit shows all the same, though no notification arrives', async () => {
    await until(() => shows('</html>'))
    for (const title of ['Renamed behind a pooler', 'Renamed once more']) {
      await database.query('UPDATE itineraries SET title = $1 WHERE id = 7', [title])
      await until(() => shows(title), soon)
    }
  })

  test('a lead is stored once, and its mails are sent', async () => {
    const lead = makeInquiryBody({ email: 'pooled@example.com' })
    const send = () => postJson(address, '/api/inquiries', lead, { 'idempotency-key': 'one' })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const { rowCount } = await database.query(
      "SELECT FROM inquiries JOIN leads USING (reference) WHERE email = 'pooled@example.com'",
    )
    expect(rowCount).toBe(1)
    const mails = async () =>
      (await readdir(path.join(dataFolder, 'mail')).catch(() => [])).filter((name) => name.endsWith('.eml'))
    await until(async () => (await mails()).length === 2, 60_000)
  })

  test('migrations go through it, again and again: no lock stays behind', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await runScript('database migrate', { env })).toEqual({
        code: 0,
        output: 'The database is up to date\n',
      })
    }
    const { rowCount } = await database.query(
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid IN (710003, 710004)",
    )
    expect(rowCount).toBe(0)
  })
})
