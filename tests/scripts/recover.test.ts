// On the embedded server: its own functions make what deploy/base-backup.sh makes, and its log is copied.
// workshop/drills/lost-disk.test.ts does it with the programs of the units.
import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { holdPostgres } from '@/scripts/lib/postgres/embedded-postgres'
import { withClient } from '@/scripts/lib/query'
import { emptyDatabase } from '../support/own-database'
import { emptyDataFolder, preparedDataFolder, rowsIn, runScript, until } from '../support/scripts'
import { temporaryFolder } from '../support/temporary-folder'

const dataFolder = await preparedDataFolder({ isDurable: true })
const [atMoment, atEnd] = [emptyDataFolder(), emptyDataFolder()]
const second = temporaryFolder()
let between: string

const own = path.join(dataFolder, 'postgres')
const tar = (...words: string[]) => execFileSync('tar', words)

/** An archive of the data folder without its log, as pg_basebackup makes it. */
async function pack(label: string) {
  const copy = path.join(second, 'copy')
  await cp(own, copy, { recursive: true })
  for (const name of ['postmaster.pid', 'postmaster.opts']) await rm(path.join(copy, name))
  await rm(path.join(copy, 'pg_wal'), { recursive: true })
  await mkdir(path.join(copy, 'pg_wal'))
  await writeFile(path.join(copy, 'backup_label'), label)
  const base = path.join(second, 'base', `${new Date().toISOString().slice(0, 19).replaceAll(':', '')}Z`)
  await mkdir(base, { recursive: true })
  tar('-czf', path.join(base, 'base.tar.gz'), '-C', copy, ...(await readdir(copy)))
  tar('-czf', path.join(base, 'pg_wal.tar.gz'), '-T', '/dev/null')
  await rm(copy, { recursive: true })
}

beforeAll(async () => {
  const { url, release } = await holdPostgres(dataFolder)
  await withClient(url, async (client) => {
    await client.query("SELECT pg_backup_start('drill', true)")
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)')
    await pack(rows[0].labelfile)
    const store = (reference: string) =>
      client.query("INSERT INTO leads (reference, kind, email) VALUES ($1, 'contact_message', 'ann@example.com')", [
        reference,
      ])
    // Not in the base backup, and a name that its second contains.
    await until(() => Date.now() % 1000 < 500)
    await store('TT-FIRST')
    const moment = Date.now() + 1
    between = new Date(moment).toISOString()
    await until(() => Date.now() > moment)
    await store('TT-SECOND')
    const { rows: now } = await client.query('SELECT pg_walfile_name(pg_current_wal_lsn()) AS name')
    await mkdir(path.join(second, 'log'))
    for (const name of (await readdir(path.join(own, 'pg_wal'))).filter((each) => each <= now[0].name))
      await cp(
        path.join(own, 'pg_wal', name),
        path.join(second, 'log', name === now[0].name ? `${name}.partial` : name),
      )
  })
  await release()
  // PostgreSQL's user, if root runs this.
  execFileSync('chown', ['-R', `--reference=${own}`, second])
})

const restore = (words: string, env: Record<string, string>) => runScript(`backup restore --until ${words}`, { env })
const leadsIn = (folder: string) => rowsIn(folder, 'SELECT reference FROM leads ORDER BY 1')

test('a restore until a moment between two leads has the first only, one until the end has both', async () => {
  const restored = await restore(between, { DATA_DIR: atMoment, WAL_DIR: second })
  expect(restored.output).toMatch(/\nPut back \d+ rows; the last change is of 20.+ in Nairobi \(.+ UTC\); 0 mails wait/)
  expect(restored.code).toBe(0)
  expect(await restore(`latest ${second}`, { DATA_DIR: atEnd })).toMatchObject({ code: 0 })
  const servers = [await holdPostgres(atMoment), await holdPostgres(atEnd)]
  expect(await leadsIn(atMoment)).toEqual([{ reference: 'TT-FIRST' }])
  expect(await leadsIn(atEnd)).toEqual([{ reference: 'TT-FIRST' }, { reference: 'TT-SECOND' }])
  for (const { release } of servers) await release()
})

test('what cannot be restored is said in one sentence', async () => {
  const DATABASE_URL = await emptyDatabase()
  const others = path.join(second, 'others')
  const cut = path.join(others, 'cut/base/2026-01-01T000000Z')
  const old = path.join(others, 'old/base/2026-01-01T000000Z')
  for (const folder of [cut, old, path.join(others, 'none/base')]) await mkdir(folder, { recursive: true })
  await writeFile(path.join(cut, 'base.tar.gz'), 'nothing of ours')
  await writeFile(path.join(others, 'PG_VERSION'), '9\n')
  tar('-czf', path.join(old, 'base.tar.gz'), '-C', others, 'PG_VERSION')
  execFileSync('chown', ['-R', `--reference=${own}`, others])
  for (const [words, sentence] of [
    ['yesterday', /^--until needs a time such as "2027-01-31 12:00" \(in Nairobi\), .+\n$/],
    ['2027-02-31T30:00', /^--until needs a time such as /],
    ['latest', /^Name the folder of the log after the time, or set WAL_DIR to it\.\n$/],
    [`latest ${second}/nowhere`, /^The base backups cannot be read: ENOENT: no such file or directory, .+\n$/],
    [`latest ${others}/none`, /^There is no base backup in .+\.\n$/],
    [`2001-01-01T00:00 ${second}`, /^No base backup is from before that time: the oldest was finished on 20.+\.\n$/],
    [`latest ${others}/cut`, /\nThe base backup cannot be unpacked: [^\n]+\n/],
    [`latest ${others}/old`, /\nThe base backup is of PostgreSQL 9, which is not installed here\. .+\n$/],
  ] as const) {
    const { code, output } = await restore(words, { DATABASE_URL })
    expect(output).toMatch(sentence)
    expect(output).not.toMatch(/^ +at /m)
    expect(code).toBe(1)
  }
})

test('a moment that the log has not reached is refused with the time of its last change', async () => {
  const { code, output } = await restore(`2999-01-01T00:00 ${second}`, { DATABASE_URL: await emptyDatabase() })
  expect(output).toMatch(
    /\nThe log ends before 2999-01-01 00:00:00 in Nairobi \(21:00:00 UTC\): its last change is of 20/,
  )
  expect(code).toBe(1)
})
