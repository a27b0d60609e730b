import { spawnSync } from 'node:child_process'
import { closeSync, cpSync, openSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import packageJson from '@/package.json'
import { freePort } from '@/scripts/lib/ports'
import { listenWith } from '../support/listening'
import { emptyDatabase } from '../support/own-database'
import { emptyDataFolder, runScript, startScript } from '../support/scripts'
import { temporaryFolder } from '../support/temporary-folder'

const dataFolder = emptyDataFolder()
const busy = await listenWith()

afterAll(() => void busy.server.close())

async function expectSentence(words: string, env: Record<string, string>, sentence: RegExp) {
  const { code, output } = await runScript(words, { env: { DATA_DIR: dataFolder, ...env } })
  expect(output).toMatch(sentence)
  expect(output).not.toMatch(/^ +at |Error:/m)
  expect(code).toBe(1)
}

test.concurrent.each([
  ['leads --bad', /^Unknown option '--bad'\.\n\nThe leads/],
  ['leads list --status', /^Option '--status <value>' argument missing\.\n\nThe leads/],
  ['leads purge --dry-run=5', /^Option '--dry-run' does not take an argument\.\n/],
  ['leads constructor', /^There is no "constructor"\.\n\nThe leads/m],
])('%s', (words, sentence) => expectSentence(words, {}, sentence))

test.concurrent.each([
  ['nonsense', /^There is no command "nonsense"\.\n$/],
  ['test.ts nonsense', /^There is no part "nonsense"\.\n\nThe tests/],
  ['build --fast', /^"--fast" is not a setting\. [^\n]+\n$/],
  ['visits --days many none.log', /^--days takes a number of days from 1, not "many"\.\n$/],
  ['visits none.log', /^none\.log cannot be read: ENOENT: [^\n]+\n$/],
  ['visits lib', /^lib cannot be read: EISDIR: [^\n]+\n$/],
  ['worker --fast', /^"--fast" is not a setting\. [^\n]+\n$/],
  ['backup backup --fast', /^Name the file, or the folder/],
  ['backup backup nightly folder more', /^Name the file, or the folder/],
  ['database prepare more', /^The tables and the content of the database\.\n/],
  ['schema.ts new --fast', /^Unknown option '--fast'\.\n\nA new migration/],
  ['workshop/art/site.mjs --only lion', /^There is no picture "lion"\.\n$/],
  ['workshop/drills/lab/failover.ts fast', /^Only "quick" may follow: [^\n]+\n$/],
])('%s', (words, sentence) => expectSentence(words, {}, sentence))

test.concurrent.each([
  'test.ts --help',
  'test.ts unit --help',
  'backup backup --help',
  'database prepare --help',
  'schema.ts new --help',
  'leads --help',
  'visits --help',
])('%s does nothing else', async (words) => {
  const { code, output } = await runScript(words, { env: { DATA_DIR: '/dev/null' } })
  expect(output).toMatch(/^ {2}npm /m)
  expect(code).toBe(0)
})

test('before npm ci every command says so', () => {
  const folder = temporaryFolder()
  for (const file of ['package.json', 'scripts']) cpSync(file, path.join(folder, file), { recursive: true })
  const commands = Object.values(packageJson.scripts).filter((command) => command.startsWith('node '))
  expect(commands.length).toBeGreaterThan(15)
  for (const command of commands) {
    const { status, stderr } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8' })
    expect({ command, status, stderr }).toEqual({
      ...{ command, status: 1 },
      stderr: 'The packages are missing: run "npm ci" first.\n',
    })
  }
})

test('a worker does not run before there are tables', async () =>
  expectSentence('worker', { DATABASE_URL: await emptyDatabase() }, /^The database has no tables yet: [^\n]+\n$/))

test('a picture is drawn again', async () => {
  const folder = temporaryFolder()
  const words = `workshop/art/site.mjs --only portrait-1 --out ${folder}`
  expect(await runScript(words, { env: {} })).toMatchObject({ code: 0 })
  const { width, height } = await sharp('public/images/portraits/1.jpg').metadata()
  expect(await sharp(path.join(folder, 'portraits/1.jpg')).metadata()).toMatchObject({ width, height })
})

test.concurrent.each([
  ['leads', 'mysql://user:secret@localhost/site'],
  ...['leads', 'database prepare', 'backup backup x', 'build'].map((words) => [words, 'nonsense']),
] as [string, string][])('%s with DATABASE_URL=%s', (words, url) =>
  expectSentence(words, { DATABASE_URL: url }, /^DATABASE_URL must be an address such as postgresql:\/\/[^\n]+\n$/),
)

test.concurrent.each(['build', 'dev.ts', 'start', 'leads mail test'])('%s with a wrong SITE_URL', async (words) =>
  expectSentence(
    words,
    { SITE_URL: 'nonsense', PORT: String(await freePort()) },
    /^The configuration has a mistake: SITE_URL must be an http\(s\) address\.\n$/,
  ),
)

test.concurrent.each(['start', 'dev.ts', 'workshop/many.ts'])('%s on a port that is in use, or none', async (words) => {
  await expectSentence(words, { PORT: String(busy.port) }, /^Port \d+ is in use by another program\. [^\n]+\n$/)
  await expectSentence(words, { PORT: 'abc' }, /^PORT must be a number from 1 to 65535, not "abc"\.\n$/)
})

test.concurrent.each(['leads', 'database prepare'])('%s ends quietly when its reader leaves early', async (words) => {
  const command = startScript(words, { env: { DATA_DIR: dataFolder } })
  command.process.stdout?.destroy()
  expect(await command.ended).toBe(0)
  expect(command.output()).toBe('')
})

test.concurrent.each(['leads', 'database prepare'])('%s fails when the disk is full', async (words) => {
  const full = openSync('/dev/full', 'w')
  const command = startScript(words, { env: { DATA_DIR: dataFolder }, log: full })
  closeSync(full)
  expect(await command.ended).toBe(1)
})
