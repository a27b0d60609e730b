import 'server-only'
import { strFromU8, unzipSync } from 'fflate'
import readExcelFile from 'read-excel-file/node'
import { type Cell, cellText } from './cell'
import type { Hashes } from './compare'
import { bigChangesLabel } from './how-to'
import { stateSheet } from './write-workbook'

/** Not one of our workbooks. The message is for the operator. */
export class WorkbookError extends Error {
  override name = 'WorkbookError'
  /** Whether a retry may succeed. */
  constructor(
    message: string,
    readonly isTemporary = false,
  ) {
    super(message)
  }
}

export type Book = {
  sheets: Map<string, Cell[][]>
  formulas: Set<string>
  allowsBigChanges: boolean
  hashes: Hashes
}

const largestFile = 10_000_000
const largestUnpacked = 50_000_000

export async function readWorkbook(bytes: Buffer): Promise<Book> {
  if (bytes.length > largestFile)
    throw new WorkbookError('The file has more than 10 MB, so it is not a workbook of this site.')
  const files = unpack(bytes)
  const found = await readExcelFile(bytes, { trim: false }).catch(() => {
    throw new WorkbookError('The file cannot be read as an Excel workbook (.xlsx).')
  })
  const sheets = new Map(found.map(({ sheet, data }) => [sheet, data as Cell[][]]))
  const state = sheets.get(stateSheet)
  if (!state)
    throw new WorkbookError(
      'The file is not a workbook of this site: its hidden sheet State is missing. Export a new one and work in that.',
    )
  const allowed = sheets.get('How to')?.find(([label]) => cellText(label ?? null) === bigChangesLabel)?.[1]
  const allowsBigChanges = cellText(allowed ?? null).toLowerCase() === 'yes'
  return { sheets, formulas: formulasIn(files), allowsBigChanges, hashes: hashesIn(state) }
}

function hashesIn(state: Cell[][]): Hashes {
  const rows = state.slice(1).map((cells) => cells.map((cell) => cellText(cell ?? null)))
  const names = [...new Set(rows.map(([sheet = '']) => sheet))]
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(rows.filter(([sheet]) => sheet === name).map(([, key = '', hash = '']) => [key, hash])),
    ]),
  )
}

function unpack(bytes: Buffer) {
  let size = 0
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize
        if (size > largestUnpacked) throw new WorkbookError('The file is far larger than a workbook of this site.')
        return /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(name)
      },
    })
  } catch (error) {
    if (error instanceof WorkbookError) throw error
    throw new WorkbookError('The file cannot be read as an Excel workbook (.xlsx).')
  }
}

// The reader hides formulas; only the sheet's XML shows them.
function formulasIn(files: Record<string, Uint8Array>) {
  const source = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const targets = new Map(
    [...source('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  )
  const found = new Set<string>()
  for (const [tag] of source('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)) {
    const file = targets.get(attribute(tag, 'r:id')) ?? ''
    for (const [, cell = ''] of source(file).matchAll(
      /<(?:\w+:)?c\b([^>]*)>(?:(?!<\/(?:\w+:)?c>).)*?<(?:\w+:)?f[\s/>]/gs,
    ))
      found.add(`${attribute(tag, 'name')}!${attribute(`<c${cell}>`, 'r')}`)
  }
  return found
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''
