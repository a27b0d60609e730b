import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeReviewBody } from '../support/factories'
import { send } from '../support/post'
import { connect, preparedDataFolder, rowsIn, runScript, siteOfFile, startScript, until } from '../support/scripts'
import { sized } from '../support/size'
import { temporaryFolder } from '../support/temporary-folder'
import { type Book, openWorkbook } from '../support/workbook'

const dataFolder = await preparedDataFolder()
// Not in the data folder, whose name has a space.
const folder = temporaryFolder()
const file = path.join(folder, 'content.xlsx')
const office = ['/usr/bin/soffice', '/usr/bin/libreoffice'].find((program) => existsSync(program))
const [id, title] = [18, 'Dubai Stopover with Desert Night']
const site = siteOfFile(dataFolder)

const env = { DATA_DIR: dataFolder, DATABASE_TIMEOUT_MS: '60000' }
const content = (...words: string[]) => runScript(`content ${words.join(' ')} ${file}`, { env })
const undo = () => runScript('content undo', { env })
const page = async (url: string) => (await fetch(site.url + url)).text()

async function edit(change: (book: Book) => void) {
  const book = await openWorkbook(await readFile(file))
  change(book)
  await writeFile(file, await book.save())
}

test('what is changed in the workbook is tried, taken over, shown by the running site, and taken back', async () => {
  expect((await content('export')).output).toContain('Wrote')
  await edit((book) => {
    book.set('Prices', { Trip: '7 Mara Long Weekend', Season: 'January to June' }, { 'Party of 2': 777 })
    book.set('Words', { Where: 'home.hero.headline' }, { Text: 'Come to the equator' })
  })
  const told = expect.stringContaining('An import would change:\n  Prices 7 / January to June: Party of 2: 840 -> 777')
  expect(await content('check')).toMatchObject({ code: 0, output: told })
  expect(await page('/')).not.toContain('Come to the equator')
  expect((await content('import')).output).toContain('is written anew')
  await until(async () => (await page('/')).includes('Come to the equator'))
  await until(async () => (await page('/itineraries/7')).includes('US$777'))
  expect(await page('/itineraries?query=weekend')).toContain('US$777')
  expect((await undo()).output).toContain('Party of 2: 777 -> 840')
  await until(async () => !(await page('/')).includes('Come to the equator'))
  expect(await undo()).toMatchObject({ code: 1, output: 'There is no import to undo.\n' })
})

test('an older workbook is taken but for rows that others changed, which are named, and the file is kept', async () => {
  const season = { Trip: '7 Mara Long Weekend', Season: 'January to June' }
  await content('export')
  const older = await readFile(file)
  await edit((book) => book.set('Prices', season, { 'Party of 2': 777 }))
  await content('import')
  await writeFile(file, older)
  await edit((book) => {
    book.set('Prices', season, { 'Party of 2': 778 })
    book.set('Team', { Id: 2 }, { Role: 'Chief guide' })
  })
  const sent = await readFile(file)
  const left = 'the same rows:\n  Prices 7 / January to June: Party of 2: the workbook says 778, the site 777\n'
  const changed = '\n  Team 2 (Joseph Letoiye): Role: Head guide -> Chief guide\n'
  const outputs = [await content('check'), await content('import')].map(({ output }) => output)
  for (const output of outputs) expect(output).toContain(left)
  for (const output of outputs) expect(output).toContain(changed)
  expect(outputs[1]).toContain('content.xlsx is kept')
  expect((await readFile(file)).equals(sent)).toBe(true)
  await undo()
  await undo()
})

test('a check names a new trip without prices as a hint, and ends with 0', async () => {
  await content('export')
  await edit((book) => {
    book.add('Trips', { Id: 20, Title: 'Mara Again' }, { Id: 7 })
    for (const day of [1, 2, 3]) book.add('Days', { Trip: '20 Mara Again', Day: day })
  })
  const hint = '\nNot complete yet: 20 Mara Again has no rows on Prices, Stops and Suits.\n'
  expect(await content('check')).toMatchObject({ code: 0, output: expect.stringContaining(hint) })
  await content('export')
})

test('faults end it with 1, each with its sheet and cell, and no stack', async () => {
  await edit((book) => book.set('Trips', { Id: 7 }, { Days: 4 }))
  const { code, output } = await content('import')
  expect(code).toBe(1)
  expect(output).toMatch(/^Days!B\d+: 3 days are described, the trip says 4\n1 fault\. Nothing was changed\.\n$/m)
  await writeFile(file, 'no workbook')
  const unread = 'The file cannot be read as an Excel workbook (.xlsx).\n'
  expect(await content('check')).toMatchObject({ code: 1, output: unread })
})

// Rows that the import changes one after the other, from its first to its last: it waits where one is locked.
const moments = [
  'itinerary_days WHERE itinerary_id = 18 AND day = 1',
  'itinerary_days WHERE itinerary_id = 18 AND day = 3',
  'itinerary_stops WHERE itinerary_id = 18 AND position = 1',
  'itinerary_prices WHERE itinerary_id = 18',
  'itinerary_charges WHERE itinerary_id = 18',
  'itinerary_suitability WHERE itinerary_id = 18',
  'itineraries WHERE id = 7',
  'team_members WHERE id = 2',
  'fleet_vehicles WHERE id = 1',
  "claims WHERE id = 'donated'",
  'itineraries WHERE id = 18',
]
const some = sized([...moments.slice(0, 1), ...moments.slice(-1)], moments)

test('an import killed anywhere between its first row and its last changes nothing', async () => {
  await send(site.url, 'reviews', makeReviewBody({ itineraryId: id, comment: 'The desert was worth it.' }))
  await content('export')
  await edit((book) => {
    book.removeTrip(id)
    book.set('Trips', { Id: 7 }, { Popular: 'no' })
    book.set('Team', { Id: 2 }, { Role: 'Chief guide' })
    book.set('Fleet', { Id: 1 }, { Seats: '9' })
    book.set('Claims', { Id: 'donated' }, { 'Shown as': '$260,000+' })
  })
  const client = await connect(dataFolder)
  const state = () =>
    rowsIn(
      dataFolder,
      `SELECT (SELECT json_agg(i ORDER BY id) FROM itineraries i)::text,
      (SELECT json_agg(r) FROM reviews r)::text, (SELECT json_agg(d) FROM itinerary_days d)::text,
      (SELECT json_agg(t) FROM team_members t)::text, (SELECT count(*) FROM publications)`,
    )
  const before = await state()
  const waiting = () =>
    rowsIn(dataFolder, `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`)
  for (const moment of some) {
    await client.query(`BEGIN; SELECT FROM ${moment} FOR UPDATE`)
    const importing = startScript(`content import ${file}`, { env })
    await until(async () => (await waiting()).length === 1)
    await importing.stop('SIGKILL')
    await client.query('ROLLBACK')
    await until(async () => (await waiting()).length === 0)
    expect(await state()).toEqual(before)
  }
  await client.end()
})

const status = async (url: string) => (await fetch(site.url + url)).status

test('the address of a withdrawn trip answers 410 with its name and similar trips, and undo brings it back', async () => {
  const reviews = `/api/itineraries/${id}/reviews`
  const written = await (await fetch(site.url + reviews)).json()
  expect(await page(`/itineraries/${id}`)).toContain('The desert was worth it.')

  const { output } = await content('import')
  expect(output).toContain(
    `Withdrawn: ${title}, with its rows on Days, Stops, Prices, Charges and Suits. Its 1 review is kept.`,
  )
  await until(async () => (await status(`/itineraries/${id}`)) === 410)
  await until(async () => (await page('/donate')).includes('$260,000+'))
  const gone = await page(`/itineraries/${id}`)
  expect(gone).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(gone).toContain('We no longer run this trip.')
  expect(new Set(gone.match(/href="\/itineraries\/\d+"/g))).toHaveProperty('size', 3)
  expect(gone.match(/content="noindex"/g)).toHaveLength(1)
  for (const url of [`/itineraries/${id}/reviews/after-1`, reviews, `/api/itineraries/${id}`])
    expect([url, await status(url)]).toEqual([url, 410])
  expect(await status(`/og/itineraries/${id}.jpg`)).toBe(404)
  expect(await page(`/shortlist?trips=7,${id}`)).toContain(`${title} is no longer offered.`)
  expect(await page('/sitemap.xml')).not.toContain(`/itineraries/${id}<`)

  expect((await undo()).output).toContain('Trips 18')
  await until(async () => (await status(`/itineraries/${id}`)) === 200)
  expect(await page(`/itineraries/${id}`)).toContain('The desert was worth it.')
  expect(await (await fetch(site.url + reviews)).json()).toEqual(written)
})

test('a photograph beside the workbook is shown at once, in every size, without a new build', async () => {
  await content('export')
  await mkdir(path.join(folder, 'photos'))
  const picture = sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#00f' } })
  await picture.jpeg().toFile(path.join(folder, 'photos', 'my lion.jpg'))
  await edit((book) => book.set('Trips', { Id: 7 }, { Picture: 'my lion.jpg' }))
  expect((await content('import')).output).toContain('-> my lion.jpg')
  await until(async () => (await page('/itineraries/7')).includes('my%2520lion.jpg'))
  const resized = /\/_next\/image\?url=%2Fphotos[^"\s]*/.exec(await page('/itineraries/7'))?.[0] ?? ''
  const formatFor = async (accept: string) => {
    const answer = await fetch(site.url + resized.replaceAll('&amp;', '&'), { headers: { accept } })
    return answer.headers.get('content-type')
  }
  expect(await formatFor('image/avif,image/webp,*/*')).toBe('image/avif')
  expect(await formatFor('image/webp,*/*')).toBe('image/webp')
  expect(await formatFor('*/*')).toBe('image/jpeg')
  const shared = /\/og\/itineraries\/7\.jpg\?v=\w+/.exec(await page('/itineraries/7'))?.[0] ?? ''
  const card = sharp(await (await fetch(site.url + shared)).arrayBuffer())
  const [red = 255, , blue = 0] = await card.extract({ left: 600, top: 20, width: 1, height: 1 }).raw().toBuffer()
  expect([red < 30, blue > 225]).toEqual([true, true])
  await undo()
})

if (office)
  test('LibreOffice opens the workbook and saves it, and it is still the same', async () => {
    await content('export')
    await promisify(execFile)(office, [
      '--headless',
      `-env:UserInstallation=file://${encodeURI(path.join(folder, 'office'))}`,
      ...['--convert-to', 'xlsx', '--outdir', path.join(folder, 'saved'), file],
    ])
    await writeFile(file, await readFile(path.join(folder, 'saved', 'content.xlsx')))
    expect((await content('check')).output).toMatch(/^Nothing is wrong, and nothing is changed\.\n/)
    await edit((book) => book.set('Team', { Id: 2 }, { Role: 'Chief guide' }))
    expect((await content('import')).output).toContain('Team 2 (Joseph Letoiye): Role: Head guide -> Chief guide')
    await undo()
  })
