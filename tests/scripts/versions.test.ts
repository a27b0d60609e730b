import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { utcDay } from '@/lib/domain/utc-day'
import { rowsOf } from '../support/database'
import { makeInquiryBody } from '../support/factories'
import { send } from '../support/post'
import { versionWith } from '../support/project-copy'
import { emptyDataFolder, runScript, type Site, startSite, until } from '../support/scripts'

const dataFolder = emptyDataFolder()
const name = 'tembo_versions'
const url = new URL(`/${name}`, process.env.TEST_DATABASE_URL).toString()
const env = { DATABASE_URL: url, DATA_DIR: dataFolder, MAIL_WORKER: '0' }
const prepare = (cwd?: string) => runScript('database prepare', { env, cwd })

let site: Site

const query = (sql: string, database = url) => rowsOf(sql, [], database)
const drop = () => query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, process.env.TEST_DATABASE_URL)

async function makeDatabaseAnew() {
  await drop()
  await query(`CREATE DATABASE ${name}`, process.env.TEST_DATABASE_URL)
}

beforeAll(async () => {
  await makeDatabaseAnew()
  expect(await prepare()).toMatchObject({ code: 0 })
  site = await startSite(env, 'serve')
})

afterAll(async () => {
  await site.stop()
  await drop()
})

async function expectThisVersionServes() {
  // On a busy machine the first ask may come too soon.
  await until(async () => (await fetch(`${site.url}/api/health/ready`)).status === 200)
  for (const page of ['/', '/itineraries?query=mara', '/itineraries/3'])
    expect((await fetch(site.url + page)).status).toBe(200)
  await send(site.url, 'inquiries', makeInquiryBody())
}

const migration = '20991231000000_adds_a_column'
const fails = 'ALTER TABLE inquiries ADD COLUMN mood TEXT; ALTER TABLE no_such_table ADD COLUMN mood TEXT;'

test('a migration that fails is one message each time, changes nothing, and the old version serves on', async () => {
  const next = await versionWith(migration, fails)
  const message = `The migration ${migration} cannot be applied, and it changed nothing: `
  for (let turn = 0; turn < 2; turn += 1) {
    const { code, output } = await prepare(next)
    expect([code, output.startsWith(message), output.includes('no_such_table')]).toEqual([1, true, true])
    expect(output).not.toMatch(/^\s+at /m)
  }
  expect(await query("SELECT FROM information_schema.columns WHERE column_name = 'mood'")).toEqual([])
  await expectThisVersionServes()
})

test('mended, it is applied; the old version serves on when the database has moved to the new one, and starts on it', async () => {
  const adds = "ALTER TABLE inquiries ADD COLUMN mood TEXT DEFAULT 'good';"
  const next = await versionWith(migration, adds)
  expect((await prepare(next)).output).toContain(`Applied the migration ${migration}`)
  await expectThisVersionServes()
  // Back from the newer version: nothing to apply, and no complaint.
  expect(await prepare()).toEqual({ code: 0, output: 'The database is up to date\n' })
  expect(await query('SELECT DISTINCT mood FROM inquiries')).toEqual([{ mood: 'good' }])
})

test('a backup of every night stays for a week, one before an upgrade no longer', async () => {
  const folder = path.join(dataFolder, 'backups')
  const nightly = () => runScript('backup nightly backups', { env: { ...env, INIT_CWD: dataFolder } })
  await nightly()
  const older = Array.from({ length: 20 }, (_, day) => `tembo-2020-01-${String(day + 1).padStart(2, '0')}.backup`)
  const upgrades = ['before-2020-01-01T101500.backup', `before-${utcDay(new Date())}T101500.backup`]
  for (const file of [...older, ...upgrades, 'keep.txt']) await writeFile(path.join(folder, file), '')
  expect(await nightly()).toMatchObject({ code: 0 })
  const files = (await readdir(folder)).filter((file) => file !== 'keep.txt').sort()
  expect(files).toHaveLength(8)
  expect(files.slice(0, 7)).toEqual([upgrades[1], ...older.slice(-6)])
})

test('a database that has been in use and is empty now is not filled anew, until somebody says so', async () => {
  await makeDatabaseAnew()
  const { code, output } = await prepare()
  expect([code, output]).toEqual([1, expect.stringContaining(`${name} is empty, but it has been in use`)])
  expect(await query("SELECT FROM pg_tables WHERE schemaname = 'public'")).toEqual([])
  await rm(path.join(dataFolder, 'database-filled'))
  expect(await prepare()).toMatchObject({ code: 0, output: expect.stringContaining('Loaded the content') })
})
