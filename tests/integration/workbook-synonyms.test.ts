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
  book.set('Trips', { Id: 7 }, { 'Minimum age': 9 })
  const { faults } = await importWorkbook(await book.save(), { source: 'test.xlsx', photos: [] })
  expect(faults).toEqual([])
  expect(await testDb.synonym.findUnique({ where: { term: 'zazu bird' } })).toEqual({
    term: 'zazu bird',
    means: 'lion',
  })
  const found = await findIds({ ...noFilters, query: 'zazu bird' })
  expect(found).not.toEqual([])
  expect(await findIds({ ...noFilters, query: 'lion' })).toEqual(expect.arrayContaining(found))
  expect(await findIds({ ...noFilters, choices: { age: ['under-12'] } })).toEqual([7])
})
