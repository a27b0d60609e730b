// In a copy of the project, so that the commands can write into it and break it.
import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, holdPostgres } from '@/scripts/lib/embedded-postgres'
import { copyProject } from '../support/project-copy'
import { connect, emptyDataFolder, runScript } from '../support/scripts'

let copy: string
const dataFolder = emptyDataFolder()
let server: EmbeddedPostgres
let client: pg.Client

beforeAll(async () => {
  copy = await copyProject()
  server = await holdPostgres(dataFolder)
  client = await connect(dataFolder)
})

afterAll(async () => {
  await client.end()
  await server.release()
  await rm(copy, { recursive: true, force: true })
})

function run(words: string, env: Record<string, string> = {}) {
  return runScript(`database ${words}`, { cwd: copy, env: { DATA_DIR: dataFolder, ...env } })
}

async function count(table: string) {
  const { rows } = await client.query(`SELECT count(*)::int AS count FROM ${table}`)
  return rows[0].count
}

test('two migrations at once end with the same tables, applied once', async () => {
  const results = await Promise.all([run('migrate'), run('migrate')])
  expect(results.map(({ code }) => code)).toEqual([0, 0])
  const folders = (await readdir(path.join(copy, 'prisma/migrations'))).filter((name) => /^\d+_/.test(name))
  expect(await count('_prisma_migrations')).toBe(folders.length)
})

test('the content is loaded once, with the numbers of the facts, and new rows get the numbers after them', async () => {
  expect(await run('seed')).toMatchObject({ code: 0, output: expect.stringContaining('Loaded the content') })
  expect(await run('seed')).toMatchObject({ code: 0, output: expect.stringContaining('The content is there already') })
  expect(await count('itineraries')).toBe(18)
  expect(await count('team_members')).toBe(8)
  expect(await count('fleet_vehicles')).toBe(6)
  const { rows } = await client.query("SELECT nextval(pg_get_serial_sequence('itineraries', 'id'))::int AS next")
  expect(rows[0].next).toBe(19)
})

test('content that the operator has changed is left alone', async () => {
  await client.query('DELETE FROM fleet_vehicles WHERE id > 1')
  await client.query("UPDATE itineraries SET title = 'Renamed' WHERE id = 1")
  expect((await run('seed')).code).toBe(0)
  expect(await count('fleet_vehicles')).toBe(1)
  const { rows } = await client.query('SELECT title FROM itineraries WHERE id = 1')
  expect(rows[0].title).toBe('Renamed')
})

test('the sample reviews come once, with the averages they make', async () => {
  expect((await run('seed demo')).output).toContain('Added the sample reviews')
  const reviews = await count('reviews')
  expect((await run('seed demo')).output).toContain('The sample reviews are there already')
  expect(await count('reviews')).toBe(reviews)
  const { rowCount } = await client.query(`
    SELECT FROM itineraries WHERE total_reviews <> (SELECT count(*) FROM reviews WHERE itinerary_id = itineraries.id)
    OR average_rating IS DISTINCT FROM (SELECT round(avg(rating), 2) FROM reviews WHERE itinerary_id = itineraries.id)`)
  expect(rowCount).toBe(0)
})

test('the sample reviews refuse a DATABASE_URL', async () => {
  const { code, output } = await run('seed demo', { DATABASE_URL: server.url })
  expect(code).toBe(1)
  expect(output).toBe('Sample reviews are for the embedded database only. Unset DATABASE_URL to add them there.\n')
})

test('a server that does not let us in is one clear sentence', async () => {
  const url = new URL(server.url)
  url.password = 'wrong'
  const { code, output } = await run('migrate', { DATABASE_URL: url.toString() })
  expect(code).toBe(1)
  expect(output).toMatch(/^The database in DATABASE_URL does not answer: password authentication failed .+\n$/)
})

test('a migration that fails leaves nothing behind, and can be mended', async () => {
  const written = (await readdir(path.join(copy, 'prisma/migrations'))).filter((name) => /^\d/.test(name)).sort()
  const folder = path.join(copy, 'prisma/migrations', '29991231000000_broken')
  await cp(path.join(copy, 'prisma/migrations', written[0] ?? ''), folder, { recursive: true })
  await writeFile(path.join(folder, 'migration.sql'), 'CREATE TABLE half (id int);\nCREATE TABEL other (id int);\n')
  const { code, output } = await run('migrate')
  expect(code).toBe(1)
  expect(output).toContain('nothing was changed')
  expect(output).toContain('syntax error')
  expect((await client.query("SELECT to_regclass('half') AS half")).rows[0].half).toBeNull()

  await writeFile(path.join(folder, 'migration.sql'), 'CREATE TABLE half (id int);\n')
  expect((await run('migrate')).output).toContain('Applied the migration 29991231000000_broken')
})
