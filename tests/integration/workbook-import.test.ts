import path from 'node:path'
import { subDays } from 'date-fns'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as tripRoute from '@/app/api/itineraries/[id]/route'
import { getItinerary, getWithdrawnTitle, listItineraryDates, readShortlist } from '@/lib/itineraries/queries'
import { UnavailableError } from '@/lib/platform/errors'
import { estimate } from '@/lib/prices/estimate'
import { photosIn } from '@/lib/publishing/photos'
import { lastPublication, readPublications, undoPublication } from '@/lib/publishing/publish'
import { createReview } from '@/lib/reviews/create-review'
import { noFilters } from '@/lib/search/filters'
import { findItineraryPage } from '@/lib/search/list-page'
import { listItineraries, readItineraryOptions } from '@/lib/search/lists'
import { findIds } from '@/lib/search/search'
import { listDubaiItineraries, listSimilarItineraries } from '@/lib/search/summaries'
import { deskLink, newestWorkbook } from '@/lib/submissions/desk-link'
import { exportWorkbook, importWorkbook, listInstalled } from '@/lib/workbook/import'
import { faultLine } from '@/lib/workbook/read'
import { postToDesk, tokenIn } from '../support/desk-link'
import { makeReviewBody, makeTripRow } from '../support/factories'
import { store } from '../support/leads'
import { get } from '../support/rest'
import { temporaryFolder } from '../support/temporary-folder'
import { testDb } from '../support/test-db'
import { exportBook, importBook, importChanged, importWaits, undoAll } from '../support/workbook-import'

const mara = { Trip: '7 Mara Long Weekend' }
const summer = { ...mara, Season: 'July to December' }
const folder = temporaryFolder()

// Each import reads and writes all content.
beforeEach(undoAll)

async function snapshot() {
  const tables = ['itineraries', 'itinerary_days', 'itinerary_stops', 'itinerary_prices', 'itinerary_charges', 'places']
  const others = ['place_months', 'team_members', 'fleet_vehicles', 'volunteers', 'claims', 'content_words', 'synonyms']
  const found: Record<string, unknown> = {}
  for (const table of [...tables, ...others])
    found[table] = await testDb.$queryRawUnsafe(
      `SELECT to_jsonb(t) || jsonb_build_object('xmin', xmin::text) AS row FROM "${table}" t ORDER BY to_jsonb(t)`,
    )
  return found
}

test('a workbook that nobody has changed writes nothing', async () => {
  const before = await snapshot()
  expect(await importChanged(() => {})).toEqual({ faults: [], lines: [], left: [], before: null })
  expect(await snapshot()).toEqual(before)
  expect(await testDb.publication.count()).toBe(0)
})

test('a price, a day more and a word reach the site, and are told field by field', async () => {
  const outcome = await importChanged((book) => {
    book.set('Prices', { ...mara, Season: 'January to June' }, { 'Party of 2': 860 })
    book.set('Trips', { Id: 7 }, { Days: 4 })
    book.add('Days', { Day: 4, Title: 'A day more', 'Road hours': '5 to 6' }, { ...mara, Day: 3 })
    book.set('Words', { Where: 'home.hero.headline' }, { Text: 'Come and see' })
    book.set('Places', { Id: 'talek' }, { Feb: 'dry: two lions' })
    book.add('Team', { Name: 'Ana', Role: 'Guide', About: 'New.', Picture: '/images/portraits/1.jpg' })
  })
  expect(outcome.faults).toEqual([])
  expect(outcome.lines).toEqual(
    expect.arrayContaining([
      'Prices 7 / January to June: Party of 2: 840 -> 860',
      'Trips 7 (Mara Long Weekend): Days: 3 -> 4',
      'Days 7 / 4 (A day more): added',
      'Words home.hero.headline: Text: See East Africa with the people who live here -> Come and see',
      'Places talek (Talek): Feb: dry: Dry and quiet -> dry: two lions',
      'Team new (Ana): added',
    ]),
  )
  expect(outcome.lines).toHaveLength(6)
  const trip = await getItinerary(7)
  const dayByDay = { day4: { title: 'A day more', driveTime: '5 to 6 h' } }
  expect(trip).toMatchObject({ price: 860, duration: 4, dayByDay })
  expect(await testDb.contentWord.findMany()).toEqual([{ key: 'home.hero.headline', text: 'Come and see' }])
  expect(await testDb.teamMember.count()).toBe(9)
  const month = await testDb.placeMonth.findUnique({ where: { placeId_month: { placeId: 'talek', month: 2 } } })
  expect(month).toMatchObject({ word: 'dry', note: 'two lions' })
})

test('what is still as installed is counted, and ten of it are named, samples first', async () => {
  const linesOf = async (change: (book: Awaited<ReturnType<typeof exportBook>>) => void) => {
    const book = await exportBook()
    change(book)
    return listInstalled(await book.save())
  }
  const [heading = '', ...named] = await linesOf(() => {})
  expect(heading).toMatch(/^As installed: \d+ claims, \d+ samples among them, \d+ lodges with invented names, and /)
  expect(heading).toMatch(/ [\d,]+ texts\. The first of them:$/)
  expect(named).toHaveLength(10)
  expect(named[0]).toMatch(/^Claims [a-z-]+ \(sample\): /)
  const id = /^Claims ([a-z0-9-]+) /.exec(named[0] ?? '')?.[1] ?? ''
  const changed = await linesOf((book) => {
    book.set('Claims', { Id: id }, { Status: 'checked' })
    book.set('Words', { Where: 'about.hero.title' }, { Text: 'Our story' })
  })
  expect(changed[0]).not.toBe(heading)
  expect(changed.join('\n')).not.toContain(`Claims ${id} `)
})

test('next year’s season stands beside this year’s', async () => {
  const thisYear = { Trip: '7 Mara Long Weekend', Season: 'January to June' }
  const { faults, lines } = await importChanged((book) => {
    const nextYear = { Season: 'January to June 2028', 'Valid until': '2028-06-30', 'Party of 2': 900 }
    book.add('Prices', { ...thisYear, ...nextYear }, thisYear)
  })
  expect([faults, lines]).toEqual([[], ['Prices 7 / January to June 2028: added']])
  const trip = await getItinerary(7)
  expect(trip?.price).toBe(840)
  const priced = (from: string) => trip && estimate(trip, { adults: 2, kids: 0, toddlers: 0 }, from, '2026-11-28')
  expect([priced('2027-03-01'), priced('2028-03-01')]).toMatchObject([{ total: 168_000 }, { total: 180_000 }])
})

test('the workbook of before, imported, is the undo', async () => {
  const before = await snapshot()
  const withoutStamps = (state: Record<string, unknown>) =>
    JSON.parse(JSON.stringify(state), (key, value) => (['xmin', 'updated_at', 'id'].includes(key) ? 0 : value))
  const balloon = { Name: 'Balloon', Kind: 'Air', Seats: '12', Description: 'Up.' }
  const { before: workbook } = await importChanged((book) => {
    book.set('Prices', summer, { 'Party of 2': 1111 })
    book.remove('Stops', { ...mara, Stop: 3 })
    book.add('Fleet', { ...balloon, Picture: '/images/vehicles/boat.jpg' })
  })
  expect(withoutStamps(await snapshot())).not.toEqual(withoutStamps(before))
  const undone = await importWorkbook(workbook ?? Buffer.from(''), { source: 'before.xlsx', photos: [] })
  expect(undone.faults).toEqual([])
  expect(withoutStamps(await snapshot())).toEqual(withoutStamps(before))
})

test('of two people with the same workbook, the second cannot undo the first by mistake', async () => {
  const both = await exportWorkbook()
  await importChanged((book) => book.set('Prices', summer, { 'Party of 6': 900 }), both)
  // The second changed another row: the first one's price stays.
  const other = await importChanged((book) => book.set('Team', { Id: 2 }, { Role: 'Head guide of all' }), both)
  expect(other.lines).toEqual(['Team 2 (Joseph Letoiye): Role: Head guide -> Head guide of all'])
  // The same row: the first one's price stays here too.
  const same = await importChanged((book) => book.set('Prices', summer, { 'Party of 6': 910 }), both)
  expect(same.left).toEqual(['Prices 7 / July to December: Party of 6: the workbook says 910, the site 900'])
  expect((await getItinerary(7))?.prices[1]?.parties[2]?.amount).toBe(900)
})

test('what somebody changes while an import is under way is not written over', async () => {
  let importing: Promise<unknown> = Promise.resolve()
  await testDb.$transaction(
    async (tx) => {
      await tx.teamMember.update({ where: { id: 2 }, data: { specialty: 'Otters' } })
      importing = importChanged((book) => book.set('Team', { Id: 2 }, { Role: 'Chief' })).catch((error) => error)
      await importWaits()
    },
    { timeout: 20_000 },
  )
  expect(await importing).toBeInstanceOf(UnavailableError)
  const guide = await testDb.teamMember.findUnique({ where: { id: 2 } })
  expect(guide).toMatchObject({ specialty: 'Otters', role: 'Head guide' })
})

test('an import is taken back by undo, once', async () => {
  for (const price of [811, 812]) await importChanged((book) => book.set('Prices', summer, { 'Party of 6': price }))
  const lines = ['Prices 7 / July to December: Party of 6: 812 -> 811']
  const id = await lastPublication()
  expect(await undoPublication()).toEqual({ source: 'test.xlsx', lines })
  expect((await getItinerary(7))?.prices[1]?.parties[2]?.amount).toBe(811)
  expect(await undoPublication({ id: Number(id) })).toBeNull()
})

test('an earlier import is taken back too: later ones stay, and stop it where they stand on it', async () => {
  const setPrice = (price: number) => importChanged((book) => book.set('Prices', summer, { 'Party of 6': price }))
  await setPrice(811)
  const first = Number(await lastPublication())
  await importChanged((book) => {
    book.set('Team', { Id: 2 }, { Role: 'Later' })
    book.add('Team', { Name: 'Naserian Ole', Role: 'Cook', About: 'New.', Picture: '/images/portraits/1.jpg' })
  })
  const second = Number(await lastPublication())
  await setPrice(812)
  const third = Number(await lastPublication())
  await expect(undoPublication({ id: first })).rejects.toThrow('Prices 7 / July to December was changed after it')
  await undoPublication({ id: third })
  await undoPublication({ id: first, who: 'Wanjiru' })
  expect((await getItinerary(7))?.prices[1]?.parties[2]?.amount).not.toBe(811)
  expect(await testDb.teamMember.findUnique({ where: { id: 2 } })).toMatchObject({ role: 'Later' })
  await undoPublication({ id: second })
  expect(await testDb.teamMember.findMany({ where: { name: 'Naserian Ole' } })).toEqual([])
  expect(await readPublications(10)).toMatchObject([
    { source: 'Undo of test.xlsx', undoes: second },
    { source: 'Undo of test.xlsx', who: 'Wanjiru', undoes: first },
    { source: 'Undo of test.xlsx', undoes: third },
    { lines: ['Prices 7 / July to December: Party of 6: 811 -> 812'], undoneBy: { who: '' } },
    { id: second },
    { id: first, undoneBy: { who: 'Wanjiru' } },
  ])
})

test('what was changed is kept for two years', async () => {
  for (const days of [729, 732])
    await testDb.publication.create({
      data: { source: `${days} days.xlsx`, changes: [], createdAt: subDays(new Date(), days) },
    })
  await importChanged((book) => book.set('Prices', summer, { 'Party of 6': 811 }))
  const sources = await testDb.publication.findMany({ select: { source: true }, orderBy: { id: 'asc' } })
  expect(sources).toEqual([{ source: '729 days.xlsx' }, { source: 'test.xlsx' }])
})

test('undo does not run over what was changed after the import', async () => {
  await importChanged((book) => book.set('Team', { Id: 2 }, { Role: 'First' }))
  await testDb.teamMember.update({ where: { id: 2 }, data: { role: 'Second' } })
  await expect(undoPublication()).rejects.toThrow('Team 2 was changed after it')
  await testDb.teamMember.update({ where: { id: 2 }, data: { role: 'First' } })
  expect(await undoPublication()).toMatchObject({ lines: ['Team 2 (Joseph Letoiye): Role: First -> Head guide'] })
})

test('a photograph whose import was undone does not come back with a workbook that nobody has changed', async () => {
  const importPhoto = async (background: string) => {
    await sharp({ create: { width: 1920, height: 1080, channels: 3, background } })
      .jpeg()
      .toFile(path.join(folder, 'lion.jpg'))
    const book = await exportBook()
    book.set('Trips', { Id: 7 }, { Picture: 'lion.jpg' })
    expect((await importBook(book, { photos: await photosIn(folder) })).lines).toHaveLength(1)
  }
  await importPhoto('#a40')
  await importPhoto('#04a')
  await undoPublication()
  expect((await importChanged(() => {})).lines).toEqual([])
  await importPhoto('#04a')
  await importPhoto('#a40')
  expect((await importChanged(() => {})).lines).toEqual([])
})

test('a link that only downloads the newest workbook undoes no import', async () => {
  await importChanged((book) => book.set('Team', { Name: 'Joseph Letoiye' }, { Role: 'First' }))
  const token = tokenIn(await deskLink(testDb, 'workbook', newestWorkbook))
  const { status, location } = await postToDesk(token, { action: 'undo import', word: 'undo' })
  expect([status, location]).toEqual([303, '/desk/sign-in?to=%2Fdesk'])
  expect(await testDb.publication.count()).toBe(1)
})

test('a new trip with its days, prices and stops; taken out again by emptying its cells', async () => {
  const sheets = ['Days', 'Stops', 'Prices']
  const added = await importChanged((book) => {
    book.add('Trips', { Id: 20, Title: 'Mara Again' }, { Id: 7 })
    for (const sheet of sheets)
      for (const row of book.rowsOf(sheet).filter(([trip]) => trip === mara.Trip))
        book.rowsOf(sheet).push(['20 Mara Again', ...row.slice(1)])
  })
  expect(added.faults.map(faultLine)).toEqual([])
  expect(await getItinerary(20)).toMatchObject({ title: 'Mara Again', price: 840, destinations: expect.any(Array) })
  expect((await testDb.itinerary.create({ data: makeTripRow({ title: 'By SQL' }) })).id).toBeGreaterThan(20)
  await testDb.itinerary.deleteMany({ where: { title: 'By SQL' } })
  const removed = await importChanged((book) => {
    const row = book.rowsOf('Trips').findIndex(([id]) => id === 20)
    book.rowsOf('Trips')[row] = [20]
    for (const sheet of sheets) {
      const rows = book.rowsOf(sheet)
      rows.splice(0, rows.length, ...rows.filter(([trip]) => trip !== '20 Mara Again'))
    }
  })
  expect(removed.faults.map(faultLine)).toEqual([])
  expect(await getItinerary(20)).toBeNull()
})

test('a row is deleted on every sheet, and with a place its animals', async () => {
  const pond = { Id: 'pond', Name: 'The Pond' }
  const hippo = { Place: 'pond', Animal: 'hippos', 'How likely': 'often', Months: 'Jun' }
  const nextYear = { Season: 'January to June 2028', 'Valid until': '2028-06-30' }
  const picture = { ...mara, Number: 1, Picture: '/images/trips/mara.jpg', Text: 'Zebra on the plains' }
  const night = { ...mara, Surcharge: 'Full moon', 'First night': '2028-02-01', 'Last night': '2028-02-02' }
  const added = await importChanged((book) => {
    book.add('Places', pond, { Id: 'talek' })
    book.add('Animals', hippo)
    book.add('Prices', { ...mara, ...nextYear }, { ...mara, Season: 'January to June' })
    book.add('Pictures', picture)
    book.add('Page pictures', { Page: 'Kenya', Picture: '/images/trips/mara.jpg', Text: 'Zebra' })
    book.add('Surcharges', { ...night, 'US$ a person and night': 10 })
    book.add('Charges', { ...mara, Charge: 'Bridge toll' }, { Charge: 'Tourism Dirham' })
    book.add('Claims', { Id: 'toll', 'Shown as': 'A dollar' }, { Id: 'donated' })
    book.add('Synonyms', { Word: 'zazu', Means: 'lion' })
    book.add('Replies', { Name: 'Short', Subject: 'Yes', Text: 'Yes.' })
    book.set('Words', { Where: 'home.hero.headline' }, { Text: 'Come and see' })
  })
  expect(added.faults.map(faultLine)).toEqual([])
  const { faults, lines } = await importChanged((book) => {
    book.remove('Places', { Id: 'pond' })
    book.remove('Prices', { ...mara, Season: nextYear.Season })
    book.remove('Pictures', { ...mara, Number: 1 })
    book.remove('Page pictures', { Page: 'Kenya' })
    book.remove('Surcharges', { ...mara, Surcharge: 'Full moon' })
    book.remove('Charges', { ...mara, Charge: 'Bridge toll' })
    book.remove('Claims', { Id: 'toll' })
    book.remove('Synonyms', { Word: 'zazu' })
    book.remove('Replies', { Name: 'Short' })
    book.remove('Words', { Where: 'home.hero.headline' })
    book.remove('Trips', { Id: 18 })
    book.remove('Days', { ...mara, Day: 3 })
    book.set('Trips', { Id: 7 }, { Days: 2 })
    book.remove('Stops', { ...mara, Stop: 3 })
    book.remove('Suits', mara)
    book.remove('Team', { Id: 8 })
    book.remove('Fleet', { Id: 1 })
    book.remove('Volunteer openings', { Id: 1 })
  })
  expect(faults.map(faultLine)).toEqual([])
  expect(lines.join('\n')).toContain('Animals pond / hippos: removed')
  expect(lines.filter((line) => / removed/.test(line))).toHaveLength(17)
  expect(lines.filter((line) => line.startsWith('Withdrawn'))).toHaveLength(1)
})

test('a trip whose stops are all taken out shows its route no longer', async () => {
  const { faults } = await importChanged((book) => {
    const rows = book.rowsOf('Stops')
    rows.splice(0, rows.length, ...rows.filter(([trip]) => trip !== mara.Trip))
  })
  expect(faults.map(faultLine)).toEqual([])
  expect(await getItinerary(7)).toMatchObject({ destinations: [], stops: [] })
})

test('a synonym and a minimum age of the workbook reach the search and the list', async () => {
  const { faults } = await importChanged((book) => {
    book.add('Synonyms', { Word: 'Zazu Bird', Means: 'lion' }, { Word: 'kid' })
    book.set('Suits', mara, { Youngest: 13 })
  })
  expect(faults).toEqual([])
  const found = await findIds({ ...noFilters, query: 'zazu bird' })
  expect(found).not.toEqual([])
  expect(await findIds({ ...noFilters, query: 'lion' })).toEqual(expect.arrayContaining(found))
  const suits = await testDb.itinerarySuitability.findMany({ orderBy: { itineraryId: 'asc' } })
  const idsOf = (isIn: (youngest: number) => boolean) =>
    suits.filter(({ youngest }) => isIn(youngest)).map(({ itineraryId }) => itineraryId)
  const ofAge = async (age: string) => (await findIds({ ...noFilters, choices: { age: [age] } })).sort((a, b) => a - b)
  expect(await ofAge('open')).toEqual(idsOf((youngest) => youngest === 0))
  expect(await ofAge('under-12')).toEqual(idsOf((youngest) => youngest > 0 && youngest < 12))
  expect(await ofAge('12-plus')).toEqual(idsOf((youngest) => youngest >= 12))
  expect(await ofAge('12-plus')).toContain(7)
})

describe('a trip that is withdrawn', () => {
  const id = 18
  const title = 'Dubai Stopover with Desert Night'

  const parts = 'with its rows on Days, Stops, Prices, Charges and Suits'
  // Its rows on other sheets go with it.
  const withdraw = () => importChanged((book) => book.remove('Trips', { Id: id }))

  const review = (overrides = {}) => createReview(makeReviewBody({ itineraryId: id, ...overrides }))

  beforeAll(async () => {
    await testDb.review.deleteMany({ where: { itineraryId: id } })
    for (const rating of [5, 4, 3]) await review({ rating })
  })
  test('a trip that is taken out is shown nowhere, and the mail says what is kept', async () => {
    const outcome = await withdraw()
    expect(outcome.faults.map(faultLine)).toEqual([])
    expect(outcome.lines).toEqual([`Withdrawn: ${title}, ${parts}. Its 3 reviews are kept.`])
    expect(await getItinerary(id)).toBeNull()
    const query = 'dubai stopover desert'
    for (const trips of [
      (await listItineraries(noFilters, { limit: 100, most: 100 })).entries,
      (await findItineraryPage({ ...noFilters, query })).itineraries,
      await listItineraryDates(),
      await listDubaiItineraries(),
      await listSimilarItineraries(17, 18),
    ])
      expect(trips.map((trip) => trip.id)).not.toContain(id)
    expect(await readItineraryOptions([id])).toEqual([])
    expect(await getWithdrawnTitle(id)).toBe(title)
    expect(await getWithdrawnTitle(17)).toBeNull()
    const answer = await get(tripRoute, '', { id: String(id) })
    expect([answer.status, await answer.json()]).toEqual([410, { error: `${title} is no longer offered.` }])
    expect(await readShortlist([7, id, 999])).toMatchObject({ withdrawn: [title], unknown: 1, trips: [{ id: 7 }] })
  })

  test('a row that is put back brings back its reviews', async () => {
    const old = await exportBook()
    const trip = await getItinerary(id)
    await withdraw()
    const added = await importChanged((book) => {
      for (const sheet of ['Trips', 'Days', 'Stops', 'Prices', 'Charges', 'Suits'])
        for (const row of old.rowsOf(sheet))
          if (row[0] === id || row[0] === `${id} ${title}`) book.rowsOf(sheet).push(row)
    })
    expect(added.faults.map(faultLine)).toEqual([])
    expect(await getItinerary(id)).toEqual(trip)
  })

  test('its number is not used for another trip, and a booking for it still arrives and names it', async () => {
    await withdraw()
    const { faults } = await importChanged((book) => book.add('Trips', { Id: id, Title: 'Another Trip' }, { Id: 7 }))
    const taken = /^number 18 belongs to Dubai Stopover .+ is withdrawn; give this trip the number \d+/
    expect(faults.map(({ problem }) => problem)).toContainEqual(expect.stringMatching(taken))
    const { reference } = await store('booking', { itineraryId: id })
    const row = await testDb.booking.findUnique({ where: { reference } })
    expect(row).toMatchObject({ itineraryId: id, itineraryTitle: title })
  })

  test('one withdrawn and another one added are two trips, but the same trip under another number is told', async () => {
    const addAgain = (values: Record<string, string>) =>
      importChanged((book) => {
        book.add('Trips', { Id: 99, ...values }, { Id: id })
        for (const sheet of ['Days', 'Stops', 'Prices', 'Charges'])
          for (const row of book.rowsOf(sheet).filter(([trip]) => trip === `${id} ${title}`))
            book.rowsOf(sheet).push(['99', ...row.slice(1)])
        book.remove('Trips', { Id: id })
      })
    const { faults } = await addAgain({})
    const told = `trip 18 is gone and 99 is the same trip: links to the old number would break`
    expect(faults.map(({ problem }) => problem)).toEqual([expect.stringContaining(told)])
    const other = await addAgain({ Title: 'Something Else', Description: 'A trip of another kind.', Highlights: 'New' })
    expect(other.faults.map(faultLine)).toEqual([])
    expect(other.lines).toContainEqual(expect.stringContaining(`Withdrawn: ${title}, ${parts}. Its 3 reviews`))
    expect(await getItinerary(99)).toMatchObject({ title: 'Something Else' })
    await undoAll()
    await testDb.itinerary.delete({ where: { id: 99 } })
  })

  test('the database refuses to delete a trip about which visitors wrote', async () => {
    await expect(testDb.$executeRaw`DELETE FROM itineraries WHERE id = ${id}`).rejects.toThrow(
      /Trip 18 \(Dubai Stopover with Desert Night\) cannot be deleted: visitors wrote about it \(3 reviews/,
    )
    await testDb.booking.deleteMany()
    await store('booking', { itineraryId: 1, furtherItineraryIds: '17' })
    await expect(testDb.itinerary.delete({ where: { id: 17 } })).rejects.toThrow(/1 booking/)
  })
})

test('a lodge of the workbook is in its days, and one that a day names cannot be removed', async () => {
  const key = { Id: 'whooping-hyena' }
  const outcome = await importChanged((book) => {
    book.set('Lodges', key, { Name: 'Own Camp', Status: 'confirmed', 'Or similar': 'no' })
    book.add('Lodge pictures', {
      ...{ Lodge: 'whooping-hyena', Number: 1 },
      ...{ Picture: '/images/trips/mara.jpg', Text: 'Tents under trees' },
    })
  })
  expect(outcome.faults).toEqual([])
  expect(outcome.lines).toEqual([
    'Lodges whooping-hyena (Own Camp): Name: Whooping Hyena Camp -> Own Camp',
    'Lodges whooping-hyena (Own Camp): Or similar: true -> false',
    'Lodges whooping-hyena (Own Camp): Status: sample -> confirmed',
    'Lodge pictures whooping-hyena / 1: added',
  ])
  expect((await getItinerary(7))?.days[0]?.lodge).toMatchObject({
    ...{ name: 'Own Camp', status: 'confirmed', orSimilar: false, place: { name: 'Talek' } },
    pictures: [{ imageUrl: '/images/trips/mara.jpg', text: 'Tents under trees' }],
  })
  const without = await importChanged((book) => book.remove('Lodges', key))
  expect(without.faults.map(faultLine)).toContainEqual(
    expect.stringMatching(/^Days!\w+: there is no lodge "whooping-hyena" on the sheet Lodges/),
  )
})

test('a place goes together with its lodge, and both come back with the undo', async () => {
  await importChanged((book) => {
    book.add('Places', { Id: 'here', Name: 'Here' }, { Id: 'talek' })
    book.add('Lodges', { Id: 'here-camp', Name: 'Here Camp', Place: 'here' }, { Id: 'whooping-hyena' })
  })
  const gone = await importChanged((book) => {
    book.remove('Places', { Id: 'here' })
    book.remove('Lodges', { Id: 'here-camp' })
  })
  expect(gone).toMatchObject({
    faults: [],
    lines: ['Places here (Here): removed', 'Lodges here-camp (Here Camp): removed'],
  })
  await undoPublication()
  expect(await testDb.lodge.findUnique({ where: { id: 'here-camp' } })).toMatchObject({ placeId: 'here' })
})
