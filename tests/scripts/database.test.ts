// In a copy of the project, so that the commands can write into it.
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { holdPostgres } from '@/scripts/lib/embedded-postgres'
import { copyProject } from '../support/project-copy'
import { emptyDataFolder, rowsIn, runScript } from '../support/scripts'

const dataFolder = emptyDataFolder()
const copy = await copyProject()
const server = await holdPostgres(dataFolder)

afterAll(async () => {
  await server.release()
  await rm(copy, { recursive: true, force: true })
})

function run(words: string, env: Record<string, string> = {}) {
  return runScript(`database ${words}`, { cwd: copy, env: { DATA_DIR: dataFolder, ...env } })
}

const query = (sql: string) => rowsIn<Record<string, unknown>>(dataFolder, sql)
const count = async (table: string) => (await query(`SELECT FROM ${table}`)).length

test('two migrations at once end with the same tables, applied once', async () => {
  const results = await Promise.all([run('migrate'), run('migrate')])
  expect(results.map(({ code }) => code)).toEqual([0, 0])
  const folders = (await readdir(path.join(copy, 'prisma/migrations'))).filter((name) => /^\d+_/.test(name))
  expect(await count('_prisma_migrations')).toBe(folders.length)
})

test('the content is loaded once, new rows get the numbers after it, and what the operator has changed is left alone', async () => {
  expect(await run('seed')).toMatchObject({ code: 0, output: expect.stringContaining('Loaded the content') })
  expect(await run('seed')).toMatchObject({ code: 0, output: expect.stringContaining('The content is there already') })
  expect(await count('itineraries')).toBe(18)
  expect(await count('team_members')).toBe(8)
  expect(await count('fleet_vehicles')).toBe(6)
  const next = "SELECT nextval(pg_get_serial_sequence('itineraries', 'id'))::int AS next"
  expect(await query(next)).toEqual([{ next: 19 }])
  await query('DELETE FROM fleet_vehicles WHERE id > 1')
  await query("UPDATE itineraries SET title = 'Renamed' WHERE id = 1")
  expect((await run('seed')).code).toBe(0)
  expect(await count('fleet_vehicles')).toBe(1)
  expect(await query('SELECT title FROM itineraries WHERE id = 1')).toEqual([{ title: 'Renamed' }])
})

test('the sample reviews come once, with the averages they make, and not by DATABASE_URL', async () => {
  expect((await run('seed demo')).output).toContain('Added the sample reviews')
  const reviews = await count('reviews')
  expect((await run('seed demo')).output).toContain('The sample reviews are there already')
  expect(await count('reviews')).toBe(reviews)
  const wrong = `
    itineraries WHERE total_reviews <> (SELECT count(*) FROM reviews WHERE itinerary_id = itineraries.id)
    OR average_rating IS DISTINCT FROM (SELECT round(avg(rating), 2) FROM reviews WHERE itinerary_id = itineraries.id)`
  expect(await count(wrong)).toBe(0)
  const output = 'Sample reviews are for the embedded database only. Unset DATABASE_URL to add them there.\n'
  expect(await run('seed demo', { DATABASE_URL: server.url })).toEqual({ code: 1, output })
})

test('an empty migration is there to be written, and is not applied before', async () => {
  const { output } = await run('new --empty more package types')
  const [, file = ''] = /^Wrote (.+_more_package_types\/migration\.sql)\. Write its SQL before/.exec(output) ?? []
  const unwritten = {
    code: 1,
    output: expect.stringMatching(/^The migrations cannot be applied, .+ has no SQL yet\n$/),
  }
  expect(await run('migrate')).toEqual(unwritten)
  await writeFile(file, 'CREATE TABLE "by_hand" ();')
  expect(await run('migrate')).toMatchObject({ code: 0 })
  expect(await count('by_hand')).toBe(0)
  expect(await run('new')).toMatchObject({ code: 1, output: expect.stringContaining('Give the migration a name: ') })
})

test('a server that does not let us in is one clear sentence', async () => {
  const url = Object.assign(new URL(server.url), { password: 'wrong' })
  const { code, output } = await run('migrate', { DATABASE_URL: url.href })
  expect(code).toBe(1)
  expect(output).toMatch(/^The database in DATABASE_URL does not answer: password authentication failed .+\n$/)
})
