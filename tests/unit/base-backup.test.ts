// deploy/base-backup.sh, with programs of PostgreSQL that only do as if.
import { execFile } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { root } from '@/scripts/lib/paths'
import { temporaryFolder } from '../support/temporary-folder'

const folder = temporaryFolder()
const programs = path.join(folder, 'programs')
let number = 0
let place: string

/** A copy of one file, whose label is that of the folder. */
const copies = `for word; do case $word in --pgdata=*) place=\${word#*=} ;; esac; done
mkdir "$place" && echo 'START WAL LOCATION: 0/2 (file 000000010000000000000007)' >"$place/backup_label"
tar -C "$place" -czf "$place/base.tar.gz" backup_label`
const notes = `echo "$*" >>"$WAL_DIR/cleaned"`

async function setUp(pgBasebackup: string) {
  const scripts = { pg_basebackup: pgBasebackup, pg_archivecleanup: notes }
  for (const [name, text] of Object.entries(scripts)) {
    const file = path.join(programs, name)
    await writeFile(file, `#!/bin/sh\n${text}\n`)
    await chmod(file, 0o755)
  }
}

/** What it ended with. */
function backUp() {
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}`, WAL_DIR: place }
  const words = [path.join(root, 'deploy/base-backup.sh')]
  return promisify(execFile)('sh', words, { env }).then(
    () => 0,
    ({ code }) => code as number,
  )
}

const inBase = () => readdir(path.join(place, 'base'))

async function addOld(name: string) {
  const old = path.join(place, 'base', name)
  await mkdir(old)
  const day = new Date(Date.now() - 9 * 24 * 60 * 60 * 1000)
  await utimes(old, day, day)
}

beforeEach(async () => {
  place = path.join(folder, `place-${++number}`)
  for (const name of [programs, path.join(place, 'base'), path.join(place, 'log')])
    await mkdir(name, { recursive: true })
})

test('a copy takes the place of those of six days and more', async () => {
  await setUp(copies)
  await addOld('2026-11-01T021000Z')
  expect(await backUp()).toBe(0)
  expect(await inBase()).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d{6}Z$/)])
})

test('a copy that fails removes none', async () => {
  await setUp('exit 1')
  await addOld('2026-11-01T021000Z')
  expect(await backUp()).not.toBe(0)
  expect(await inBase()).toEqual(['2026-11-01T021000Z'])
})

test("a stranger's files stay, and the log is cleaned up to the oldest copy", async () => {
  await setUp(copies)
  for (const name of ['0-photos', 'accounts']) await addOld(name)
  expect(await backUp()).toBe(0)
  expect(await inBase()).toEqual(['0-photos', expect.stringMatching(/Z$/), 'accounts'])
  expect(await readFile(path.join(place, 'cleaned'), 'utf8')).toBe('../log 000000010000000000000007\n')
})
