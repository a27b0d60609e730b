import { expect, test } from 'vitest'
import { sheets } from '@/lib/publishing/sheets/all'
import { rowsOf } from '../support/database'

// Answers are read anew each time they are shown. Months of places have a table of their own.
const uncached = ['replies']
const tables = [...sheets.map(({ table }) => table).filter((table) => !uncached.includes(table)), 'place_months']

// Facts of a trip change its row, which is announced.
const announced = await rowsOf<{ table: string; event: string }>(`
  SELECT DISTINCT tgrelid::regclass::text AS table, event
  FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
  CROSS JOIN (VALUES ('INSERT', 4), ('UPDATE', 16), ('DELETE', 8)) AS events (event, bit)
  WHERE (prosrc ~ 'tell_content_tag' OR proname = 'itinerary_facts_changed') AND tgtype & bit > 0 AND tgenabled <> 'D'`)

test.each(tables)('a change of %s, from the workbook or by hand, reaches the pages', (table) => {
  const events = announced.filter((row) => row.table === table).map(({ event }) => event)
  expect(
    events.sort(),
    `Not every change of ${table} is announced, so pages would keep showing old content. Add its triggers to prisma/sql/content_versions.sql.`,
  ).toEqual(['DELETE', 'INSERT', 'UPDATE'])
})
