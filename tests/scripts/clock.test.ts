import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { makeInquiryBody, makeReviewBody } from '../support/factories'
import { send } from '../support/post'
import { mailFiles, preparedDataFolder, rowsIn, siteOfFile, until } from '../support/scripts'

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

const sendFrom = (address: string, path: string, body: object) =>
  send(site.url, path, body, { 'x-forwarded-for': address })

const textOf = async (path: string) => (await fetch(`${site.url}${path}`)).text()

async function expectPages() {
  for (const path of ['/', '/about', '/itineraries', '/itineraries?query=mara', '/itineraries/3', '/teams'])
    expect([path, (await fetch(`${site.url}${path}`)).status]).toEqual([path, 200])
}

/** The next request must show it, on a page that was asked for before and on one that was not. */
async function expectReviewToShow(itineraryId: number, address: string) {
  for (const comment of ['The first', 'The second']) {
    const text = `${comment} of ${address}.`
    await sendFrom(address, 'reviews', makeReviewBody({ itineraryId, comment: text }))
    for (const path of [`/itineraries/${itineraryId}`, `/api/itineraries/${itineraryId}/reviews`])
      expect([path, text, (await textOf(path)).includes(text)]).toEqual([path, text, true])
  }
}

async function expectMails(address: string) {
  const reference = await sendFrom(address, 'inquiries', makeInquiryBody({ message: `From ${address}.` }))
  const mailsOf = async () => (await mailFiles(dataFolder)).filter((name) => name.startsWith(reference))
  await until(async () => (await mailsOf()).length === 2, 30_000)
}

test.each([
  ['a year behind since the start', -year, 1],
  ['set right', 0, 2],
  ['a year ahead', year, 3],
  ['set back', 0, 4],
  ['set back to before the start', -2 * year, 5],
])('with the clock %s pages are served, reviews show at once and mails are sent', async (_, offset, number) => {
  const address = `198.51.100.${number}`
  await setClock(offset)
  await expectPages()
  await expectReviewToShow(number, address)
  // Also a page made while the clock was wrong.
  await expectReviewToShow(7, `${address}7`)
  await expectMails(address)
})

test('whatever was stored meanwhile was so at the time of the database', async () => {
  const right = "created_at > now() - interval '1 hour' AND created_at <= now()"
  for (const table of ['leads', 'reviews', 'mails']) {
    const rows = await rowsIn<{ right: boolean }>(dataFolder, `SELECT ${right} AS right FROM ${table}`)
    expect([table, new Set(rows.map((row) => row.right))]).toEqual([table, new Set([true])])
  }
})
