// Takes workbooks over in the process of the test.

import { expect, vi } from 'vitest'
import { undoPublication } from '@/lib/publishing/publish'
import { exportWorkbook, importWorkbook } from '@/lib/workbook/import'
import { testDb } from './test-db'
import { type Book, openWorkbook } from './workbook'

export const exportBook = async () => openWorkbook(await exportWorkbook())

export async function importBook(book: Book, options: Partial<Parameters<typeof importWorkbook>[1]> = {}) {
  return importWorkbook(await book.save(), { source: 'test.xlsx', photos: [], ...options })
}

/** Of today's workbook, if no other is given. */
export async function importChanged(change: (book: Book) => void, bytes?: Buffer) {
  const book = await openWorkbook(bytes ?? (await exportWorkbook()))
  change(book)
  return importBook(book)
}

export async function undoAll() {
  while (await undoPublication());
  await testDb.publication.deleteMany()
}

/** Until an import waits for a row of the team that somebody else has locked. */
export function importWaits() {
  const waiting = () => testDb.$queryRaw<unknown[]>`
    SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE "team_members"%'`
  return vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 60_000)
}
