// Takes workbooks over in the process of the test.
import { exportWorkbook, importWorkbook, undoImport } from '@/lib/data/workbook/import'
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
  while (await undoImport());
}
