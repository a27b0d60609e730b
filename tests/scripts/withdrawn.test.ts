import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '@/scripts/lib/ports'
import { makeReviewBody } from '../support/factories'
import { connect, ownDataFolder, runScript, startScript, startSite, until } from '../support/scripts'
import { temporaryFolder } from '../support/temporary-folder'
import { openWorkbook } from '../support/workbook'

const dataFolder = ownDataFolder()
const file = path.join(temporaryFolder(), 'content.xlsx')
const env = { DATA_DIR: dataFolder, DATABASE_TIMEOUT_MS: '20000' }
const content = (words: string) => runScript(`content ${words}`, { env })
const [id, title] = [18, 'Dubai Stopover with Desert Night']
let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  site = await startSite(dataFolder, await freePort(), { RATE_LIMIT_PER_HOUR: '1000' })
  const review = makeReviewBody({ itineraryId: id, comment: 'The desert was worth it.' })
  const posted = await fetch(`${site.url}/api/reviews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(review),
  })
  expect(posted.status).toBe(201)
  await content(`export ${file}`)
  const book = await openWorkbook(await readFile(file))
  book.remove('Trips', { Id: id })
  for (const sheet of ['Days', 'Stops', 'Prices', 'Charges', 'Suits']) {
    const rows = book.rowsOf(sheet)
    rows.splice(0, rows.length, ...rows.filter(([trip]) => trip !== `${id} ${title}`))
  }
  book.set('Trips', { Id: 7 }, { Popular: 'no' })
  book.set('Team', { Id: 2 }, { Role: 'Chief guide' })
  book.set('Fleet', { Id: 1 }, { Seats: '9' })
  book.set('Claims', { Id: 'donated' }, { 'Shown as': '$260,000+' })
  await writeFile(file, await book.save())
})

afterAll(() => site.process.kill('SIGKILL'))

// Rows that the import changes one after the other: it waits where one is locked.
const moments = [
  ['itinerary_days', 'itinerary_id = 18 AND day = 1'],
  ['itinerary_days', 'itinerary_id = 18 AND day = 3'],
  ['itinerary_stops', 'itinerary_id = 18 AND position = 1'],
  ['itinerary_prices', 'itinerary_id = 18'],
  ['itinerary_charges', 'itinerary_id = 18'],
  ['itinerary_suitability', 'itinerary_id = 18'],
  ['itineraries', 'id = 7'],
  ['team_members', 'id = 2'],
  ['fleet_vehicles', 'id = 1'],
  ['claims', "id = 'donated'"],
  ['itineraries', 'id = 18'],
]

test('an import killed anywhere between its first row and its last changes nothing', async () => {
  const client = await connect(dataFolder)
  const watcher = await connect(dataFolder)
  const state = async () =>
    (
      await watcher.query(`SELECT (SELECT json_agg(i ORDER BY id) FROM itineraries i)::text,
      (SELECT json_agg(r) FROM reviews r)::text, (SELECT json_agg(d) FROM itinerary_days d)::text,
      (SELECT json_agg(t) FROM team_members t)::text, (SELECT count(*) FROM content_states)`)
    ).rows
  const before = await state()
  const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
  for (const [table, where] of moments) {
    await client.query(`BEGIN; SELECT FROM ${table} WHERE ${where} FOR UPDATE`)
    const importing = startScript(`content import ${file}`, { env })
    await until(async () => (await watcher.query(waiting)).rows.length === 1)
    importing.process.kill('SIGKILL')
    await importing.ended
    await client.query('ROLLBACK')
    await until(async () => (await watcher.query(waiting)).rows.length === 0)
    expect(await state()).toEqual(before)
  }
  await Promise.all([client.end(), watcher.end()])
})

const status = async (url: string) => (await fetch(site.url + url)).status

test('the address of a withdrawn trip answers 410 with its name and similar trips, and undo brings it back', async () => {
  const [page, reviews] = [
    await (await fetch(`${site.url}/itineraries/${id}`)).text(),
    `/api/itineraries/${id}/reviews`,
  ]
  const written = await (await fetch(site.url + reviews)).json()
  expect(page).toContain('The desert was worth it.')

  const { output } = await content(`import ${file}`)
  expect(output).toContain(`Withdrawn: ${title}. Its 1 review is kept.`)
  await until(async () => (await status(`/itineraries/${id}`)) === 410)
  const gone = await (await fetch(`${site.url}/itineraries/${id}`)).text()
  expect(gone).toContain(`<h1 class="font-display text-hero [overflow-wrap:anywhere]">${title}</h1>`)
  expect(gone).toContain('We do not run this trip any more.')
  expect(new Set(gone.match(/href="\/itineraries\/\d+"/g))).toHaveProperty('size', 3)
  expect(gone).toContain('content="noindex"')
  for (const url of [
    `/itineraries/${id}/reviews/after-1`,
    reviews,
    `/api/itineraries/${id}`,
    `/itineraries/withdrawn/${id}`,
  ])
    expect([url, await status(url)]).toEqual([url, 410])
  for (const url of ['/itineraries/withdrawn/7', '/itineraries/withdrawn/999', `/og/itineraries/${id}.jpg`])
    expect([url, await status(url)]).toEqual([url, 404])
  expect(await (await fetch(`${site.url}/shortlist?trips=7,${id}`)).text()).toContain(`${title} is no longer offered.`)
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain(`/itineraries/${id}<`)

  expect((await content('undo')).output).toContain('Trips 18')
  await until(async () => (await status(`/itineraries/${id}`)) === 200)
  expect(await (await fetch(`${site.url}/itineraries/${id}`)).text()).toContain('The desert was worth it.')
  expect(await (await fetch(site.url + reviews)).json()).toEqual(written)
})
