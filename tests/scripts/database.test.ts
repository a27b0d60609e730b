// In a copy of the project, so that the commands can write into it.
import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { applyMigrations } from '@/scripts/lib/migrations'
import { holdPostgres } from '@/scripts/lib/postgres/embedded-postgres'
import { withEngine } from '@/scripts/lib/schema/engine'
import { filters, missingMigration, readMigrations } from '@/scripts/lib/schema/new-migrations'
import { copyProject } from '../support/project-copy'
import { emptyDataFolder, rowsIn, runScript } from '../support/scripts'

const dataFolder = emptyDataFolder()
const copy = await copyProject()
const prismaFolder = path.join(copy, 'prisma')
const server = await holdPostgres(dataFolder)

afterAll(async () => {
  await server.release()
  await rm(copy, { recursive: true, force: true })
})

function run(words: string, env: Record<string, string> = {}, program = 'database') {
  return runScript(`${program} ${words}`, { cwd: copy, env: { DATA_DIR: dataFolder, ...env } })
}
const development = (words: string) => run(words, {}, 'schema.ts')

const query = (sql: string) => rowsIn<Record<string, unknown>>(dataFolder, sql)
const count = async (table: string) => (await query(`SELECT FROM ${table}`)).length

test('the data folder, which everybody could read before, is closed, and PostgreSQL starts in it', async () => {
  expect((await stat(dataFolder)).mode & 0o777).toBe(0o700)
  expect(await query('SELECT 1')).toHaveLength(1)
})

test('no other container can start a second server in it', () => {
  const lock = path.join(dataFolder, 'postgres.lock')
  expect(spawnSync('flock', ['--nonblock', lock, 'true']).status).toBe(1)
})

test('prepared twice at once, it has each migration and the content once', async () => {
  const results = await Promise.all([run('prepare'), run('prepare')])
  expect(results.map(({ code }) => code)).toEqual([0, 0])
  expect(results.filter(({ output }) => output.includes('Loaded the content'))).toHaveLength(1)
  const folders = (await readdir(path.join(copy, 'prisma/migrations'))).filter((name) => /^\d+_/.test(name))
  expect(await count('_prisma_migrations')).toBe(folders.length)
})

test("Prisma's own engine finds every migration applied, and the tables as the schema says", async () => {
  expect(await missingMigration(server.url, prismaFolder)).toBe('')
  const migrationsList = await readMigrations(path.join(copy, 'prisma/migrations'))
  const found = await withEngine(server.url, (engine) =>
    engine.diagnoseMigrationHistory({ migrationsList, filters, optInToShadowDatabase: false }),
  )
  expect(found).toMatchObject({
    history: null,
    failedMigrationNames: [],
    editedMigrationNames: [],
    hasMigrationsTable: true,
  })
})

test('new rows get the numbers after the content, and what the operator has changed or deleted is left alone', async () => {
  expect(await count('itineraries')).toBe(19)
  expect(await count('team_members')).toBe(8)
  expect(await count('fleet_vehicles')).toBe(6)
  const next = "SELECT nextval(pg_get_serial_sequence('itineraries', 'id'))::int AS next"
  expect(await query(next)).toEqual([{ next: 20 }])
  await query('DELETE FROM fleet_vehicles WHERE id > 1')
  await query('DELETE FROM synonyms')
  await query("UPDATE itineraries SET title = 'Renamed' WHERE id = 1")
  expect((await run('prepare')).code).toBe(0)
  expect([await count('fleet_vehicles'), await count('synonyms')]).toEqual([1, 0])
  expect(await query('SELECT title FROM itineraries WHERE id = 1')).toEqual([{ title: 'Renamed' }])
})

test('the sample reviews come once, as the seed has them now, with their averages, and not by DATABASE_URL', async () => {
  const seed = path.join(copy, 'prisma/seed/demo-reviews.ts')
  await writeFile(seed, (await readFile(seed, 'utf8')).replace('Ten days and hardly any road.', 'Changed in the seed.'))
  expect((await run('prepare demo')).output).toContain('Added the sample reviews')
  expect(await count("reviews WHERE comment LIKE 'Changed in the seed.%'")).toBe(1)
  const reviews = await count('reviews')
  expect((await run('prepare demo')).output).toContain('The sample reviews are there already')
  expect(await count('reviews')).toBe(reviews)
  const wrong = `
    itineraries WHERE total_reviews <> (SELECT count(*) FROM reviews WHERE itinerary_id = itineraries.id)
    OR average_rating IS DISTINCT FROM (SELECT round(avg(rating), 2) FROM reviews WHERE itinerary_id = itineraries.id)`
  expect(await count(wrong)).toBe(0)
  const output = 'Samples are for the embedded database only. Unset DATABASE_URL to add them there.\n'
  expect(await run('prepare demo', { DATABASE_URL: server.url })).toEqual({ code: 1, output })
})

test('the sample dates to join come once, labelled, from two months ahead, and anew when all have left', async () => {
  const sample = "departures WHERE note = 'A sample date'"
  const ahead = `${sample} AND first_day > current_date + 55`
  expect((await run('prepare demo')).output).toContain('The sample dates to join are there already')
  expect([await count(sample), await count(ahead)]).toEqual([12, 12])
  expect(await count(`${sample} AND sure_from = 0`)).toBe(1)
  expect(await count(`${sample} AND guide_language LIKE '%German'`)).toBe(1)
  expect(await query("SELECT id FROM itineraries WHERE departure = 'shared'")).toEqual([{ id: 11 }])
  await query('UPDATE departures SET first_day = first_day - 350')
  expect((await run('prepare demo')).output).toContain('Added the sample dates to join')
  expect([await count(sample), await count(ahead)]).toEqual([24, 12])
})

test('an empty migration is there to be written, and is not applied before', async () => {
  const { output } = await development('new --empty more package types')
  const [, file = ''] = /^Wrote (.+_more_package_types\/migration\.sql)\. Write its SQL before/.exec(output) ?? []
  const unwritten = {
    code: 1,
    output: expect.stringMatching(/^The migration .+ cannot be applied, .+ has no SQL yet\n$/),
  }
  expect(await run('prepare')).toEqual(unwritten)
  await writeFile(file, 'CREATE TABLE "by_hand" ();')
  expect(await run('prepare')).toMatchObject({ code: 0 })
  expect(await count('by_hand')).toBe(0)
  expect(await development('new')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Give the migration a name.'),
  })
})

test('a migration that waits too long for a table gives up, says so, and changes nothing', async () => {
  const name = '29990101000000_locked'
  const file = path.join(copy, 'prisma/migrations', name, 'migration.sql')
  await mkdir(path.dirname(file))
  await writeFile(file, 'CREATE TABLE "before_it" (); ALTER TABLE "inquiries" ADD COLUMN "mood" TEXT;')
  const other = new pg.Client({ connectionString: server.url })
  await other.connect()
  await other.query('BEGIN; LOCK TABLE "inquiries"')
  const apply = () => applyMigrations(server.url, { folder: prismaFolder, lockTimeout: '50ms' })
  await expect(apply()).rejects.toThrow(
    `The migration ${name} cannot be applied, and it changed nothing: another program uses a table that it needs.`,
  )
  await other.end()
  expect(await apply()).toEqual([`the migration ${name}`])
})

test('a server that does not let us in is one clear sentence', async () => {
  const url = Object.assign(new URL(server.url), { password: 'wrong' })
  const { code, output } = await run('prepare', { DATABASE_URL: url.href })
  expect(code).toBe(1)
  expect(output).toMatch(/^The database in DATABASE_URL does not answer: password authentication failed .+\n$/)
})
