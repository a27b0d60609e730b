import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { subDays } from 'date-fns'
import { expect, test } from 'vitest'
import { formatLongDate } from '@/lib/content/format'
import { utcDay } from '@/lib/domain/utc-day'
import { listedKinds } from '@/lib/leads/list'
import { commands } from '@/scripts/leads/commands'
import { OperatorError } from '@/scripts/lib/report'
import { reviewCommands } from '@/scripts/reviews/commands'
import { makeBookingBody, makeInquiryBody, makeReviewBody } from '../support/factories'
import { postJson, send as sendTo } from '../support/post'
import { mailFiles, preparedDataFolder, runScript, siteOfFile, until } from '../support/scripts'
import { temporaryFolder } from '../support/temporary-folder'

const dataFolder = await preparedDataFolder()
// Not in the data folder, whose name has a space.
const folder = temporaryFolder()
const table = path.join(folder, 'leads.csv')
const site = siteOfFile(dataFolder, { RATE_LIMIT_PER_HOUR: '2' })

const send = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  postJson(site.url, '/api/inquiries', makeInquiryBody(body), headers)

const npm = (words: string, env = {}) => runScript(words, { env: { DATA_DIR: dataFolder, ...env } })
const someReference = async () => /TT-\w{7}/.exec((await npm('leads')).output)?.[0] ?? ''

test('a visitor cannot pass for another address', async () => {
  const forge = (address: string) => ({ 'x-socket-address': address, 'x-forwarded-for': address })
  expect((await send({ name: '=HYPERLINK("x")' }, forge('198.51.100.1'))).status).toBe(201)
  expect((await send({ message: 'Another.' }, forge('198.51.100.2'))).status).toBe(201)
  const refused = await send({}, forge('198.51.100.3'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
})

test('without a mail server every mail becomes a file, and the log says so once', async () => {
  await until(async () => (await mailFiles(dataFolder)).length === 4)
  expect(site.output().split('SMTP_URL is not set')).toHaveLength(2)
  const [file = ''] = await mailFiles(dataFolder)
  expect(await readFile(path.join(dataFolder, 'mail', file), 'utf8')).toMatch(/^Message-ID: <[\w-]+@tembo\.test>$/m)
})

test('leads lists them, shows one and marks it as answered', async () => {
  const reference = await someReference()
  const shown = await npm(`leads show ${reference.toLowerCase()}`)
  expect(shown.output).toMatch(/^ {2}mail to volunteers@example\.com: sent, .+, 1 try$/m)
  await npm(`leads answered ${reference}`)
  expect((await npm('leads list --status closed')).output).toContain(reference)
  expect(await npm('leads show TT-0000000')).toMatchObject({ code: 1, output: expect.stringContaining('no lead') })
})

test('the exported table holds no formula', async () => {
  // npm runs it in the root, and tells where it was called.
  expect(await npm(`leads export ${path.basename(table)}`, { INIT_CWD: folder })).toMatchObject({ code: 0 })
  const text = await readFile(table, 'utf8')
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  expect(text.trim().split('\r\n')).toHaveLength(3)
})

test.concurrent.each([
  [`leads export ${folder}`, `The table cannot be written: EISDIR: illegal operation on a directory, open '${folder}'`],
  ['leads list --status foo', 'There is no status "foo": new, waiting, answered, quoted, booked, closed, held.'],
  ['leads list --kind foo', `There is no kind "foo": ${listedKinds.join(', ')}.`],
  ['leads list --since foo', '"foo" is not a day such as 2027-01-31.'],
  ['leads travelled TT-0000000', 'There is no booking TT-0000000: only who has booked can be invited.'],
  [
    'leads invite TT-0000000 2027-06-19',
    '"2027-06-19" is not a reference such as TT-7K4Q2P9. Write options as --on 2027-06-19.',
  ],
  ['desk link', 'Say which: a reference such as TT-7K4Q2P9.'],
  ['reviews hold 4711 --reason spam', 'There is no review R-4711.'],
  ['reviews reply 4711', 'Write the answer in quotes, 4,000 characters at most: reply 4711 "Asante, ...".'],
])('%s says one sentence', async (words, sentence) => {
  expect(await npm(words)).toEqual({ code: 1, output: `${sentence}\n` })
})

const reasons =
  'Say why with --reason, one of: spam, abuse, personal data, not about a trip, no guest of ours, duplicate, court.'

test.each([
  ['leads', 'hold', ['R-1'], {}, reasons],
  ['reviews', 'delete', ['1'], {}, reasons],
  ['reviews', 'hold', ['1'], { reason: 'stars' }, reasons],
  ['reviews', 'release', ['x'], {}, '"x" is not the number of a review such as R-12.'],
] as const)('%s: %s %j %j is refused', async (program, name, words, options, sentence) => {
  const command = (program === 'leads' ? commands : reviewCommands)[name]
  await expect(command?.([...words], options)).rejects.toThrow(new OperatorError(sentence))
})

test.concurrent.each([
  ['mail status sees the worker', 'leads mail status', /Workers running: 1\n.*sent: 4, failed: 0/],
  [
    'problems names what needs attention',
    'leads problems',
    /^(Nothing needs attention\.|Less than 10% of the disk.+)$/m,
  ],
  ['every command explains itself', 'leads --help', /npm run leads -- purge.+npm run leads -- mail status/s],
])('%s', async (_, words, said) => expect((await npm(words)).output).toMatch(said))

test('held and released, a lead changes its state, and a review goes from the page of its trip and comes back', async () => {
  const comment = 'Leopard at dusk.'
  const reference = await sendTo(site.url, 'reviews', makeReviewBody({ itineraryId: 3, comment }))
  const isShown = async () => (await (await fetch(`${site.url}/itineraries/3`)).text()).includes(comment)
  expect(await isShown()).toBe(true)

  const lead = await someReference()
  const held = await npm(`leads hold ${lead} ${reference} --reason spam`)
  expect([held.code, held.output]).toEqual([0, expect.stringContaining(`${lead} is held\n${reference} is held`)])
  await until(async () => !(await isShown()))
  expect((await npm(`leads list --status held`)).output).toContain(lead)
  expect(await npm(`leads resend ${lead}`)).toEqual({ code: 1, output: `${lead} is held: release it first.\n` })
  expect((await npm(`leads release ${lead} ${reference}`)).output).toContain(`${reference} is released`)
  await until(isShown)
  expect((await npm(`leads resend ${lead}`)).output).toContain(`${lead}: 2 mails queued again`)
})

test('travelled says on which day the invitation goes out, and that it has gone', async () => {
  const reference = await sendTo(site.url, 'bookings', makeBookingBody({ itineraryId: 6 }))
  const lastDay = utcDay(subDays(new Date(), 45))
  const travelled = async () => (await npm(`leads travelled ${reference} --on ${lastDay}`)).output
  const today = formatLongDate(new Date().toISOString())
  expect(await travelled()).toContain(`The invitation to review goes out on ${today}.`)
  await npm(`leads invite ${reference}`)
  expect(await travelled()).toContain(`They were invited to review on ${today}.`)
})

test('a stop ends cleanly', async () => {
  expect(await site.stop()).toBe(0)
})

test('a command without SITE_URL mails the address of the running site, and never a local one', async () => {
  const reference = await someReference()
  const link = await npm(`desk link ${reference}`, { SITE_URL: '' })
  expect(link.output).toMatch(/^https:\/\/tembo\.test\/desk\/link\/lead~/m)
  const before = await mailFiles(dataFolder)
  for (const command of ['invite', 'release']) {
    const local = await npm(`leads ${command} ${reference}`, { SITE_URL: 'http://localhost:3000' })
    expect([local.code, local.output]).toEqual([1, expect.stringContaining('Nothing is mailed')])
  }
  expect(await mailFiles(dataFolder)).toEqual(before)
  const reply = await npm('reviews reply 4711 Asante', { SITE_URL: 'http://localhost:3000' })
  expect(reply.output).toContain('There is no review R-4711.')
})
