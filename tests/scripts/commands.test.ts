import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDataFolder, runScript } from '../support/scripts'

const dataFolder = ownDataFolder()
const conditions = { NODE_OPTIONS: '--conditions=react-server' }
const busy = createServer()
let port = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => busy.listen(0, resolve))
  port = String((busy.address() as AddressInfo).port)
})
afterAll(() => void busy.close())

async function expectSentence(words: string, env: Record<string, string>, sentence: RegExp) {
  const { code, output } = await runScript(words, { env: { DATA_DIR: dataFolder, ...env } })
  expect(output).toMatch(sentence)
  expect(output).not.toMatch(/^ +at |Error:/m)
  expect(code).toBe(1)
}

test.each([
  ['leads.ts --bad', /^Unknown option '--bad'\.\n\nThe leads/],
  ['leads.ts list --status', /^Option '--status <value>' argument missing\.\n\nThe leads/],
  ['leads.ts purge --dry-run=5', /^Option '--dry-run' does not take an argument\.\n/],
  ['leads.ts constructor', /^There is no "constructor"\.\n\nThe leads/m],
  ['reviews.ts constructor', /^There is no "constructor"\.\n\nThe reviews/m],
  ['mail.ts status --bad', /^Unknown option '--bad'\.\n/],
  ['sheets.ts --bad', /^Unknown option '--bad'\.\n/],
  ['bench.ts --bad', /^Unknown option '--bad'\.\n/],
  ['art/site.mjs --bad', /^Unknown option '--bad'\.\n/],
])('%s', (words, sentence) => expectSentence(words, conditions, sentence))

test.each(['nonsense', 'mysql://user:secret@localhost/site'])('DATABASE_URL=%s', async (url) => {
  for (const words of ['leads.ts', 'database.ts migrate', 'backup.ts backup x', 'build.ts'])
    await expectSentence(
      words,
      { ...conditions, DATABASE_URL: url },
      /^DATABASE_URL must be an address such as postgresql:\/\/[^\n]+\n$/,
    )
})

test.each(['build.ts', 'dev.ts', 'start.ts', 'mail.ts test'])('%s with a wrong SITE_URL', (words) =>
  expectSentence(
    words,
    { ...conditions, SITE_URL: 'nonsense' },
    /^The configuration has a mistake: SITE_URL must be an http\(s\) address\.\n$/,
  ),
)

test.each(['start.ts', 'dev.ts', 'many.ts'])('%s on a port that is in use, or none', async (words) => {
  await expectSentence(words, { PORT: port }, /^Port \d+ is in use by another program\. [^\n]+\n$/)
  await expectSentence(words, { PORT: 'abc' }, /^PORT must be a number from 1 to 65535, not "abc"\.\n$/)
})

test('pictures of a site that does not answer', () =>
  expectSentence('sheets.ts --url http://localhost:9', {}, /^No site answers at http:\/\/localhost:9\.\n$/))
