import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listedKinds } from '@/lib/leads/list'
import { commands } from '@/scripts/leads/commands'
import { OperatorError } from '@/scripts/lib/report'
import { reviewCommands } from '@/scripts/reviews/commands'
import { makeInquiryBody } from '../support/factories'
import { postJson } from '../support/post'
import { preparedDataFolder, runScript, siteOfFile, until } from '../support/scripts'

const dataFolder = await preparedDataFolder()
const mailFolder = path.join(dataFolder, 'mail')
// Not in the data folder, whose name has a space.
const table = path.join(tmpdir(), `leads-${process.pid}.csv`)
const site = siteOfFile(dataFolder, { RATE_LIMIT_PER_HOUR: '2' })

afterAll(() => rm(table, { force: true }))

const send = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  postJson(site.url, '/api/inquiries', makeInquiryBody(body), headers)

const npm = (words: string) => runScript(words, { env: { DATA_DIR: dataFolder } })

test('a visitor cannot pass for another address', async () => {
  const forge = (address: string) => ({ 'x-socket-address': address, 'x-forwarded-for': address })
  expect((await send({ name: '=HYPERLINK("x")' }, forge('198.51.100.1'))).status).toBe(201)
  expect((await send({ message: 'Another.' }, forge('198.51.100.2'))).status).toBe(201)
  const refused = await send({}, forge('198.51.100.3'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
})

test('without a mail server every mail becomes a file, and the log says so once', async () => {
  await until(
    async () => (await readdir(mailFolder).catch(() => [])).filter((name) => name.endsWith('.eml')).length === 4,
  )
  expect(site.output().split('SMTP_URL is not set')).toHaveLength(2)
  const [file = ''] = await readdir(mailFolder)
  expect(await readFile(path.join(mailFolder, file), 'utf8')).toMatch(/^Message-ID: <[\w-]+@tembo\.test>$/m)
})

test('leads lists them, shows one and marks it as answered', async () => {
  const list = await npm('leads')
  expect(list.code).toBe(0)
  const reference = /TT-\w{7}/.exec(list.output)?.[0]
  const shown = await npm(`leads show ${reference?.toLowerCase()}`)
  expect(shown.output).toContain('to the operator (volunteers@example.com): sent')
  await npm(`leads answered ${reference}`)
  expect((await npm('leads list --status answered')).output).toContain(reference)
  expect(await npm('leads show TT-0000000')).toMatchObject({ code: 1, output: expect.stringContaining('no lead') })
})

test('the exported table holds no formula', async () => {
  expect(await npm(`leads export ${table}`)).toMatchObject({ code: 0 })
  const text = await readFile(table, 'utf8')
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  expect(text.trim().split('\r\n')).toHaveLength(3)
})

test.concurrent.each([
  [
    `leads export ${tmpdir()}`,
    `The table cannot be written: EISDIR: illegal operation on a directory, open '${tmpdir()}'`,
  ],
  ['leads list --status foo', 'There is no status "foo": new, waiting, answered, closed, held.'],
  ['leads list --kind foo', `There is no kind "foo": ${listedKinds.join(', ')}.`],
  ['leads list --since foo', '"foo" is not a day such as 2027-01-31.'],
  ['leads travelled TT-0000000', 'There is no booking TT-0000000: only who has booked can be invited.'],
  ['reviews hold 4711 --reason spam', 'There is no review R-4711.'],
  ['reviews reply 4711', 'Write the answer in quotes, 4,000 characters at most: reply 4711 "Asante, ...".'],
])('%s says one sentence', async (words, sentence) => {
  expect(await npm(words)).toEqual({ code: 1, output: `${sentence}\n` })
})

const reasons = 'Say why with --reason, one of: spam, abuse, personal data, not about a trip, duplicate, court.'

test.each([
  ['leads', 'hold', ['R-1'], {}, reasons],
  ['reviews', 'delete', ['1'], {}, reasons],
  ['reviews', 'hold', ['1'], { reason: 'stars' }, reasons],
  ['reviews', 'release', ['x'], {}, '"x" is not the number of a review such as R-12.'],
] as const)('%s: %s %j %j is refused', async (program, name, words, options, sentence) => {
  const command = (program === 'leads' ? commands : reviewCommands)[name]
  await expect(command?.([...words], options)).rejects.toThrow(new OperatorError(sentence))
})

test('mail status sees the worker', async () => {
  expect((await npm('leads mail status')).output).toMatch(/Workers running: 1\n.*sent: 4, failed: 0/)
})

test('every command explains itself', async () => {
  expect((await npm('leads --help')).output).toMatch(/npm run leads -- purge.+npm run leads -- mail status/s)
})

test('held and released, a lead changes its state, and a review goes from the page of its trip and comes back', async () => {
  const review = { itineraryId: 3, userName: 'Otto', rating: 4, comment: 'Leopard at dusk.' }
  const answer = await postJson(site.url, '/api/reviews', review)
  const { reference } = (await answer.json()) as { reference: string }
  const isShown = async () => (await (await fetch(`${site.url}/itineraries/3`)).text()).includes(review.comment)
  expect(await isShown()).toBe(true)

  const lead = /TT-\w{7}/.exec((await npm('leads')).output)?.[0] ?? ''
  expect(await npm(`leads hold ${lead} ${reference} --reason spam`)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${lead} is held\n${reference} is held`),
  })
  await until(async () => !(await isShown()))
  expect((await npm(`leads list --status held`)).output).toContain(lead)
  expect((await npm(`leads release ${lead} ${reference}`)).output).toContain(`${reference} is released`)
  await until(isShown)
  expect((await npm(`leads resend ${lead}`)).output).toContain(`${lead}: 2 mails are queued again`)
})

test('a stop ends cleanly', async () => {
  site.process.kill('SIGTERM')
  expect(await site.ended).toBe(0)
})

test('a command without SITE_URL mails the address of the running site, and never a local one', async () => {
  const reference = /TT-\w{7}/.exec((await npm('leads')).output)?.[0] ?? ''
  const bare = (words: string) => runScript(words, { env: { DATA_DIR: dataFolder, SITE_URL: '' } })
  const link = await bare(`desk link ${reference}`)
  expect(link.output).toMatch(/^https:\/\/tembo\.test\/desk\/lead~/m)
  const before = (await readdir(mailFolder)).length
  for (const command of ['invite', 'release']) {
    const local = await runScript(`leads ${command} ${reference}`, {
      env: { DATA_DIR: dataFolder, SITE_URL: 'http://localhost:3000' },
    })
    expect([local.code, local.output]).toEqual([1, expect.stringContaining('Nothing is mailed')])
  }
  expect(await readdir(mailFolder)).toHaveLength(before)
})
