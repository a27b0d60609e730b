// What is done with the bytes of a workbook, in a thread of its own (scripts/open-file.ts): nothing of the file but what
// these return gets out of it, and that is bounded.
import 'server-only'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fillMissingColumns, type Hashes, isAsWritten, rowHashes } from '../publishing/compare'
import { describeConflict, describeIncomplete } from '../publishing/describe'
import { merge } from '../publishing/merge'
import { photoPath } from '../publishing/pictures'
import { withoutPartsOfDeleted } from '../publishing/references'
import { type Change, type Content, cellText, type Fault, type Proposal, rowsOf } from '../publishing/sheet'
import { trips } from '../publishing/sheets/trips'
import { type Site, toContext } from '../publishing/site'
import { addedTrips } from '../publishing/trip-rules'
import { asInstalled } from './as-installed'
import { checkWorkbook, toWorkbookFault } from './faults'
import { type Book, farTooLarge, type Parsed, parseBook, readWorkbook } from './read'
import { layoutHash, writeWorkbook } from './write-workbook'

type OfSite = { bytes: Uint8Array; site: Site }

// Of all sheets: a hundred trips have a fifth.
const mostRows = 20_000
const mostFaults = 500
const longestProblem = 1000

const open = (bytes: Uint8Array) => readWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))

function parse(book: Book, site: Site) {
  const parsed = parseBook(book, toContext(site))
  const rows = Object.values(parsed.content).reduce((sum, { length }) => sum + length, 0)
  if (rows > mostRows) throw farTooLarge()
  return parsed
}

// Also of kinds that the site cannot read, so that a fault says which.
const fileName = /^.{1,250}\.[a-z]{3,4}$/i

/** Cells that may be names of photographs, in lower case. */
export function listPhotoNames({ bytes }: { bytes: Uint8Array }) {
  const texts = [...open(bytes).sheets.values()].flatMap(({ rows }) =>
    rows.flatMap((cells) => cells.map((cell) => cellText(cell ?? null).trim())),
  )
  return [...new Set(texts.filter((text) => fileName.test(text)).map((text) => text.toLowerCase()))]
}

/** What is checked is the site as it would be. Changes name their sheet. */
export function examine({ bytes, site }: OfSite) {
  const book = open(bytes)
  const parsed = withoutDeleted(parse(book, site), site.content)
  fillMissingColumns(parsed.content, site.content)
  const { changes, conflicts, content } = merge(parsed.content, site.content, book.hashes)
  const merged = withContent(parsed, content)
  const found = checkWorkbook(merged, {
    today: site.today,
    taken: site.taken,
    before: site.content,
    allowsBigChanges: book.allowsBigChanges,
  })
  const numbers = numberFaults(merged, site).map((fault) => toWorkbookFault(fault, merged))
  const faults = [...found, ...numbers]
  return {
    faults: faults.slice(0, mostFaults).map((fault) => ({ ...fault, problem: fault.problem.slice(0, longestProblem) })),
    unlistedFaults: Math.max(0, faults.length - mostFaults) || undefined,
    changes: changes.map((change) => ({ ...change, sheet: change.sheet.name })),
    left: conflicts.flatMap(describeConflict),
    hint: faults.length > 0 ? undefined : describeIncomplete(changes, content),
    pictures: picturesIn(changes),
  }
}

function withoutDeleted(parsed: Parsed, before: Content): Parsed {
  const { content, left } = withoutPartsOfDeleted(parsed, before)
  return { ...parsed, content, faults: parsed.faults.filter(({ row }) => !row || !left.has(row)) }
}

/** Rows of the site that the workbook does not have are sound. */
function withContent(parsed: Parsed, content: Content): Parsed {
  const missing = new Set(parsed.faults.filter(({ reason }) => reason === 'missing').map(({ sheet }) => sheet))
  const isWhole: Parsed['isWhole'] = (sheet, ...fields) =>
    !missing.has(sheet.name) && rowsOf(content, sheet).every((row) => parsed.isSound(row, ...fields))
  return { ...parsed, content, isWhole }
}

/** A restored trip has its old number and title; a new one an unused number. */
function numberFaults(proposal: Proposal, { content, withdrawn, nextTrip }: Site) {
  return addedTrips(proposal, content).flatMap((row): Fault[] => {
    const earlier = withdrawn.get(Number(row.id))
    if (earlier === row.title || (!earlier && Number(row.id) >= nextTrip)) return []
    const owner = earlier
      ? `number ${row.id} belongs to ${earlier}, which is withdrawn`
      : `number ${row.id} may be that of an earlier trip`
    const remedy = earlier ? ', or put it back under its title' : ''
    const problem = `${owner}; give this trip the number ${nextTrip}${remedy}`
    return [{ sheet: trips, row, field: 'id', problem }]
  })
}

const picturesIn = (changes: Change[]) =>
  changes.flatMap(({ after }) => (after?.image_url ? [String(after.image_url)] : []))

export function findStanding({ bytes, site }: OfSite): 'current' | 'older' | 'older and changed' {
  const book = open(bytes)
  if (book.layout === layoutHash() && isDeepStrictEqual(withRows(rowHashes(site.content)), book.hashes))
    return 'current'
  const parsed = parse(book, site)
  const stored = site.photos.map(photoPath)
  const others = (picture: string) =>
    stored.filter((one) => one.startsWith('/photos/') && path.basename(one) === path.basename(picture))
  const isUnchanged =
    parsed.faults.every(({ reason }) => reason === 'missing') && isAsWritten(parsed.content, book.hashes, others)
  return isUnchanged ? 'older' : 'older and changed'
}

const withRows = (hashes: Hashes): Hashes =>
  Object.fromEntries(Object.entries(hashes).filter(([, rows]) => Object.keys(rows).length > 0))

/** A workbook of this site, whose rows have these hashes. In a thread too: it takes most of a second. */
export const write = ({ site, hashes }: { site: Site; hashes: Hashes }) =>
  writeWorkbook(site.content, hashes, toContext(site))

export const describeInstalled = ({ bytes, site }: OfSite) => asInstalled(parse(open(bytes), site).content)
