import { afterAll, expect, test, vi } from 'vitest'
import { findIds } from '@/lib/data/itinerary-order'
import { exportWorkbook, importWorkbook, undoImport } from '@/lib/data/workbook/import'
import { noFilters } from '@/lib/itineraries/filters'
import { testDb } from '../support/test-db'
import { openWorkbook } from '../support/workbook'

// Each import reads and writes all content.
vi.setConfig({ testTimeout: 60_000 })

afterAll(async () => {
  while (await undoImport());
})

test('a synonym and a minimum age of the workbook reach the search and the list', async () => {
  const book = await openWorkbook(await exportWorkbook())
  book.add('Synonyms', { Word: 'Zazu Bird', Means: 'lion' }, { Word: 'kid' })
  const title = book.get('Trips', { Id: 7 }, 'Title')
  book.set('Suits', { Trip: `7 ${title}` }, { Youngest: 13 })
  const { faults } = await importWorkbook(await book.save(), { source: 'test.xlsx', photos: [] })
  expect(faults).toEqual([])
  expect(await testDb.synonym.findUnique({ where: { term: 'zazu bird' } })).toEqual({
    term: 'zazu bird',
    means: 'lion',
  })
  const found = await findIds({ ...noFilters, query: 'zazu bird' })
  expect(found).not.toEqual([])
  expect(await findIds({ ...noFilters, query: 'lion' })).toEqual(expect.arrayContaining(found))
  expect(await findIds({ ...noFilters, choices: { age: ['12-plus'] } })).toContain(7)
  expect(await findIds({ ...noFilters, choices: { age: ['under-12'] } })).not.toContain(7)
})

test('the filter by age is what the sheet Suits says', async () => {
  const suits = await testDb.itinerarySuitability.findMany({ orderBy: { itineraryId: 'asc' } })
  const idsOf = (isIn: (youngest: number) => boolean) =>
    suits.filter(({ youngest }) => isIn(youngest)).map(({ itineraryId }) => itineraryId)
  const found = async (age: string) => (await findIds({ ...noFilters, choices: { age: [age] } })).sort((a, b) => a - b)
  expect(await found('open')).toEqual(idsOf((youngest) => youngest === 0))
  expect(await found('under-12')).toEqual(idsOf((youngest) => youngest > 0 && youngest < 12))
  expect(await found('12-plus')).toEqual(idsOf((youngest) => youngest >= 12))
})

test('a workbook with the earlier column Minimum age says what to do', async () => {
  const book = await openWorkbook(await exportWorkbook())
  book.rowsOf('Trips')[0]?.push('Minimum age')
  const { faults } = await importWorkbook(await book.save(), { source: 'test.xlsx', photos: [] })
  expect(faults.map(({ words }) => words)).toEqual([
    'the site knows no column "Minimum age", and would lose what is in it; delete it',
  ])
})
