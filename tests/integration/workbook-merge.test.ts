// Workbooks that were written before somebody else published.
import { beforeEach, expect, test } from 'vitest'
import { getItinerary } from '@/lib/itineraries/queries'
import { exportWorkbook } from '@/lib/workbook/import'
import { faultLine } from '@/lib/workbook/read'
import { testDb } from '../support/test-db'
import type { Book } from '../support/workbook'
import { importChanged, undoAll } from '../support/workbook-import'

beforeEach(undoAll)

const mara = { Trip: '7 Mara Long Weekend' }
const summer = { ...mara, Season: 'July to December' }
const nextYear = { Season: 'January to June 2028', 'Valid until': '2028-06-30' }

/** Imports a workbook that was written before `site` was published. */
async function importOlder(site: (book: Book) => void, mine: (book: Book) => void) {
  const older = await exportWorkbook()
  expect((await importChanged(site)).faults).toEqual([])
  return importChanged(mine, older)
}

test('rows that nobody else touched are taken, the others stay and are named with both values', async () => {
  const { faults, lines, left } = await importOlder(
    (book) => {
      book.set('Prices', summer, { 'Party of 6': 900 })
      book.set('Team', { Id: 2 }, { Role: 'Head guide of all' })
      book.set('Team', { Id: 4 }, { Specialty: null })
    },
    (book) => {
      book.set('Prices', summer, { 'Party of 6': 910 })
      book.set('Team', { Id: 2 }, { Role: 'Head guide of all' })
      book.set('Team', { Id: 3 }, { Role: 'Chief' })
      book.set('Team', { Id: 4 }, { Specialty: 'Otters' })
    },
  )
  expect([faults, lines]).toEqual([[], ['Team 3 (Mercy Kendi): Role: Reservations -> Chief']])
  expect(left).toEqual([
    'Prices 7 / July to December: Party of 6: the workbook says 910, the site 900',
    expect.stringMatching(/^Team 4 \(.+\): Specialty: the workbook says Otters, the site nothing$/),
  ])
  expect((await getItinerary(7))?.prices[1]?.parties[2]?.amount).toBe(900)
  expect(await testDb.teamMember.findUnique({ where: { id: 3 } })).toMatchObject({ role: 'Chief' })
})

test('a workbook of which every change was overtaken publishes nothing; long texts are quoted where they differ', async () => {
  const start = 'A long description of one of our vehicles, which begins the same way in both. '
  const { faults, lines, left, before } = await importOlder(
    (book) => book.set('Fleet', { Id: 1 }, { Description: `${start}It has six seats.` }),
    (book) => book.set('Fleet', { Id: 1 }, { Description: `${start}It has seven seats.` }),
  )
  expect([faults, lines, before]).toEqual([[], [], null])
  expect(left).toEqual([
    expect.stringMatching(/the workbook says …[^…]+It has seven seats\.…, the site …[^…]+It has six seats\.…$/),
  ])
  expect(await testDb.publication.count()).toBe(1)
})

test('a row that is taken out on one side and changed on the other is as the site has it', async () => {
  const { faults, lines, left } = await importOlder(
    (book) => {
      book.remove('Team', { Id: 8 })
      book.set('Fleet', { Id: 1 }, { Seats: '5' })
    },
    (book) => {
      book.set('Team', { Id: 8 }, { Role: 'Cook' })
      book.remove('Fleet', { Id: 1 })
      book.remove('Volunteer openings', { Id: 1 })
    },
  )
  expect([faults, lines]).toEqual([[], [expect.stringMatching(/^Volunteer openings 1 .*: removed$/)]])
  expect(left).toEqual([
    expect.stringMatching(/^Team 8 \(.+\): in the workbook, but not on the site$/),
    expect.stringMatching(/^Fleet 1 \(.+\): removed from the workbook, but changed on the site since$/),
  ])
  expect(await testDb.teamMember.findUnique({ where: { id: 8 } })).toBeNull()
  expect(await testDb.fleetVehicle.findUnique({ where: { id: 1 } })).toMatchObject({ capacity: '5' })
})

test('a trip that the workbook withdraws stays with all its rows if it, or one of them, was changed on the site', async () => {
  const before = await getItinerary(7)
  const { faults, lines, left } = await importOlder(
    (book) => {
      book.set('Prices', summer, { 'Party of 6': 900 })
      book.set('Trips', { Id: 18 }, { Title: 'Dubai on the Way' })
      book.add('Pictures', { Trip: '17', Number: 1, Picture: '/images/trips/mara.jpg', Text: 'Zebra on the plains' })
    },
    (book) => {
      for (const id of [7, 17, 18]) book.remove('Trips', { Id: id })
    },
  )
  expect([faults.map(faultLine), lines]).toEqual([[], []])
  expect(left.toSorted()).toEqual(
    [17, 18, 7].map((id) =>
      expect.stringMatching(`^Trips ${id} \\(.+\\): removed from the workbook, but changed on the site since$`),
    ),
  )
  const { days, stops } = (await getItinerary(7)) ?? {}
  expect({ days, stops }).toEqual({ days: before?.days, stops: before?.stops })
})

test('what the workbook changes of a trip that was withdrawn meanwhile is left, new rows too', async () => {
  const { faults, lines, left } = await importOlder(
    (book) => book.removeTrip(7),
    (book) => {
      book.set('Prices', summer, { 'Party of 6': 910 })
      book.add('Prices', { ...summer, ...nextYear, Months: 'Jan' }, summer)
      book.set('Team', { Id: 3 }, { Role: 'Chief' })
    },
  )
  expect(faults.map(faultLine)).toEqual([])
  expect(lines).toEqual(['Team 3 (Mercy Kendi): Role: Reservations -> Chief'])
  expect(left.toSorted()).toEqual([
    'Prices 7 / January to June 2028: in the workbook, but not on the site',
    'Prices 7 / July to December: in the workbook, but not on the site',
  ])
  expect(await getItinerary(7)).toBeNull()
})

test('of a trip that both have added under one number, the site keeps its own, and gets no row of the other', async () => {
  const add = (title: string) => (book: Book) => {
    book.add('Trips', { Id: 20, Title: title, Description: title }, { Id: 7 })
    for (const day of [1, 2, 3]) book.add('Days', { Trip: `20 ${title}`, Day: day })
  }
  const { faults, lines, left } = await importOlder(add('Mara Again'), (book) => {
    add('Mara Once More')(book)
    book.add('Prices', { Trip: '20 Mara Once More' }, summer)
  })
  expect([faults.map(faultLine), lines]).toEqual([[], []])
  expect(left).toEqual([
    'Trips 20 (Mara Once More): Title: the workbook says Mara Once More, the site Mara Again',
    'Trips 20 (Mara Once More): Description: the workbook says Mara Once More, the site Mara Again',
    'Prices 20 / July to December: in the workbook, but not on the site',
  ])
  await undoAll()
  await testDb.itinerary.deleteMany({ where: { id: 20 } })
})

test('what the workbook has of a trip that was added meanwhile is left alone', async () => {
  const { faults, lines, left } = await importOlder(
    (book) => {
      book.add('Trips', { Id: 21, Title: 'Mara Again', Description: 'Another one.' }, { Id: 7 })
      for (const day of [1, 2, 3]) book.add('Days', { Trip: '21 Mara Again', Day: day })
    },
    (book) => book.set('Team', { Id: 3 }, { Role: 'Chief' }),
  )
  expect([faults, lines.length, left]).toEqual([[], 1, []])
  expect(await getItinerary(21)).toMatchObject({ title: 'Mara Again' })
  await undoAll()
  await testDb.itinerary.deleteMany({ where: { id: 21 } })
})

test('a rule that only both together break is a fault of the cell, and the outcome says what was left', async () => {
  let cell = ''
  const { faults, left } = await importOlder(
    (book) => book.set('Trips', { Id: 7 }, { Title: 'Mara in Three Days' }),
    (book) => {
      book.set('Trips', { Id: 7 }, { Days: 4 })
      book.add('Days', { Day: 4, Title: 'A day more', 'Road hours': '5 to 6' }, { ...mara, Day: 3 })
      cell = book.cell('Days', { ...mara, Day: 4 }, 'Day')
    },
  )
  expect(faults.map(faultLine)).toEqual([`Days!${cell}: 4 days are described, the trip says 3`])
  expect(left).toEqual([
    expect.stringMatching(/Title: the workbook says Mara Long Weekend, the site Mara in Three Days$/),
    expect.stringMatching(/Days: the workbook says 4, the site 3$/),
  ])
})

test('a fault of a row as only the site has it names the row, and no cell', async () => {
  await importChanged((book) => book.add('Lodges', { Id: 'spare', Name: 'Spare Camp' }, { Id: 'whooping-hyena' }))
  const { faults } = await importOlder(
    (book) => book.set('Days', { ...mara, Day: 1 }, { Lodge: 'spare' }),
    (book) => book.remove('Lodges', { Id: 'spare' }),
  )
  expect(faults.map(faultLine)).toEqual([
    'Days 7 / 1 (as on the site now): there is no lodge "spare" on the sheet Lodges',
  ])
})

test('a row that stands in the workbook twice is a fault, whatever the site has', async () => {
  const { faults } = await importOlder(
    (book) => book.set('Team', { Id: 2 }, { Role: 'Chief' }),
    (book) => book.add('Team', {}, { Id: 2 }),
  )
  expect(faults.map(faultLine)).toEqual([expect.stringMatching(/^Team!A\d+: is there twice: 2/)])
})
