import { writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { makeInquiryBody, makeReviewBody } from '../support/factories'
import { postJson } from '../support/post'
import { connect, preparedDataFolder, siteOfFile, until } from '../support/scripts'

const dataFolder = await preparedDataFolder()
const clockFile = path.join(dataFolder, 'clock')
const shiftedClock = pathToFileURL(path.resolve(import.meta.dirname, '../support/shifted-clock.mjs')).href
const year = 365 * 24 * 60 * 60 * 1000

// As with an empty battery: the build is newer than the clock.
writeFileSync(clockFile, String(-year))
const site = siteOfFile(dataFolder, {
  NODE_OPTIONS: `--import ${shiftedClock}`,
  CLOCK_FILE: clockFile,
  RATE_LIMIT_PER_HOUR: '2',
  TRUST_PROXY: '1',
})

async function setClock(offset: number) {
  const told = () => site.output().split(`The clock is off by ${offset} ms`).length
  const before = told()
  writeFileSync(clockFile, String(offset))
  site.process.kill('SIGUSR2')
  await until(() => told() > before)
}

const post = (path: string, body: object, address: string) =>
  postJson(site.url, path, body, { 'x-forwarded-for': address })

const textOf = async (path: string) => (await fetch(`${site.url}${path}`)).text()

async function expectPages() {
  for (const path of ['/', '/about', '/itineraries', '/itineraries?query=mara', '/itineraries/3', '/teams'])
    expect([path, (await fetch(`${site.url}${path}`)).status]).toEqual([path, 200])
}

/** The next request must show it, on a page that was asked for before and on one that was not. */
async function expectReviewToShow(itineraryId: number, address: string) {
  for (const comment of ['The first', 'The second']) {
    const text = `${comment} of ${address}.`
    expect((await post('/api/reviews', makeReviewBody({ itineraryId, comment: text }), address)).status).toBe(201)
    for (const path of [`/itineraries/${itineraryId}`, `/api/itineraries/${itineraryId}/reviews`])
      expect([path, text, (await textOf(path)).includes(text)]).toEqual([path, text, true])
  }
}

async function expectMails(address: string) {
  const answer = await post('/api/inquiries', makeInquiryBody({ message: `From ${address}.` }), address)
  expect(answer.status).toBe(201)
  const { reference } = (await answer.json()) as { reference: string }
  const mailsOf = async () =>
    (await readdir(path.join(dataFolder, 'mail')).catch(() => [])).filter((name) => name.startsWith(reference))
  await until(async () => (await mailsOf()).filter((name) => name.endsWith('.eml')).length === 2, 30_000)
}

const jumps = [
  { what: 'a year behind since the start', offset: -year },
  { what: 'set right', offset: 0 },
  { what: 'a year ahead', offset: year },
  { what: 'set back', offset: 0 },
  { what: 'set back to before the start', offset: -2 * year },
]

test.each(jumps.map((jump, index) => ({ ...jump, itineraryId: index + 1, address: `198.51.100.${index + 1}` })))(
  'with the clock $what pages are served, reviews show at once and mails are sent',
  async ({ offset, itineraryId, address }) => {
    await setClock(offset)
    await expectPages()
    await expectReviewToShow(itineraryId, address)
    // Also a page made while the clock was wrong.
    await expectReviewToShow(7, `${address}7`)
    await expectMails(address)
  },
)

test('whatever was stored meanwhile was so at the time of the database', async () => {
  const database = await connect(dataFolder)
  for (const table of ['leads', 'reviews', 'mails']) {
    const { rows } = await database.query(
      `SELECT count(*)::int AS count, count(*) FILTER (WHERE created_at > now() - interval '1 hour' AND created_at <= now())::int AS right FROM ${table}`,
    )
    expect([table, rows[0].count > 0, rows[0].right]).toEqual([table, true, rows[0].count])
  }
  await database.end()
})
