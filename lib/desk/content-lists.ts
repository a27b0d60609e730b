// What the site is made of, by list and by words.
import 'server-only'
import { db } from '../platform/db'
import { type Draft, draftStamp, isNewKey, toText } from '../publishing/drafts'
import { describeFault } from '../publishing/publish-drafts'
import { type Content, type Row, rowKey, rowsOf, type Sheet, withoutUnit } from '../publishing/sheet'
import { sheets } from '../publishing/sheets/all'
import { prices } from '../publishing/sheets/prices'
import { synonyms } from '../publishing/sheets/texts'
import { trips } from '../publishing/sheets/trips'
import { groupsOf, orderField, ownerKey, rowTitle, type Thing, thingOf } from '../publishing/things'
import { type Desk, fieldName, groupName, hasForm, rowId, type ThingForm, toForm } from './content-form'

export const contentHref = (slug: string, key: string, id = '') =>
  `/desk/content/${slug}/${encodeURIComponent(key)}${id && `#${id}`}`

/** The form that a row stands in. */
export function hrefOfRow(desk: Desk, sheet: Sheet, row: Row, field?: string) {
  const key = desk.applied.keyOf(sheet, row)
  const id = field ? fieldName(sheet, key, field) : rowId(sheet, key)
  return contentHref(thingOf(sheet).slug, keyOfThing(desk, sheet, row), id)
}

export type Entry = { href: string; title: string; note?: string; isChanged: boolean }

/** All trips, all lodges: what one opens. Rows that go are listed until they are gone. */
export function listThing(desk: Desk, thing: Thing): Entry[] {
  const { applied, site, drafts } = desk
  const sheetsOfThing = [thing.sheet, ...thing.parts]
  const ownerOf = (content: Content, sheet: Sheet, key: string) => {
    const row = rowsOf(content, sheet).find((one) => applied.keyOf(sheet, one) === key)
    return row && ownerKey(sheet, row)
  }
  const changed = new Set(
    drafts
      .filter(({ sheet }) => sheetsOfThing.includes(sheet))
      .flatMap(({ sheet, key }) => [key, ownerOf(applied.content, sheet, key), ownerOf(site.content, sheet, key)]),
  )
  if (thing.isGrouped)
    return groupsOf(thing, applied.content).map((key) => ({
      href: contentHref(thing.slug, key),
      title: groupName(key),
      isChanged: changed.has(key),
    }))
  const gone = rowsOf(site.content, thing.sheet).filter(
    (row) =>
      !rowsOf(applied.content, thing.sheet).some((one) => ownerKey(thing.sheet, one) === ownerKey(thing.sheet, row)),
  )
  const entry = (row: Row, note?: string): Entry => {
    const key = applied.keyOf(thing.sheet, row)
    return {
      href: contentHref(thing.slug, key),
      title: titleOf(thing, row, applied.content),
      note: note ?? (isNewKey(key) ? 'new, not published' : noteOf(thing.sheet, row)),
      isChanged: changed.has(key) || changed.has(ownerKey(thing.sheet, row)),
    }
  }
  return [
    ...rowsOf(applied.content, thing.sheet).map((row) => entry(row)),
    ...gone.map((row) => entry(row, 'goes off the site with the next publication')),
  ]
}

const titleOf = ({ sheet, one }: Thing, row: Row, content: Content) => {
  const title = rowTitle(sheet, row, content) || `New ${one}`
  return sheet === trips ? `${row.id} ${title}` : title
}

type Group = { title: string; entries: Entry[] }

/** The rows of one part over all things: the prices of all trips. */
export function listPart(desk: Desk, sheet: Sheet): Group[] {
  const { applied, drafts } = desk
  const thing = thingOf(sheet)
  return rowsOf(applied.content, thing.sheet).map((main) => ({
    title: titleOf(thing, main, applied.content),
    entries: rowsOf(applied.content, sheet)
      .filter((row) => ownerKey(sheet, row) === ownerKey(thing.sheet, main))
      .sort((a, b) => Number(a[orderField(sheet) ?? '']) - Number(b[orderField(sheet) ?? '']) || 0)
      .map((row) => ({
        href: hrefOfRow(desk, sheet, row),
        title: rowTitle(sheet, row, applied.content),
        note: noteOf(sheet, row),
        isChanged: drafts.some((draft) => draft.sheet === sheet && draft.key === applied.keyOf(sheet, row)),
      })),
  }))
}

function noteOf(sheet: Sheet, row: Row) {
  if (sheet === synonyms) return String(row.means)
  if (sheet !== prices) return undefined
  return [row.for_two, row.for_four, row.for_six].map((sum) => `US$${Number(sum).toLocaleString('en-US')}`).join(' · ')
}

const mostFound = 60
const aroundFound = 60

export type Found = { href: string; where: string; before: string; match: string; after: string }

/** Cells that have all the words. */
export function findInContent(desk: Desk, find: string): Found[] {
  const words = fold(find).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found: Found[] = []
  for (const sheet of sheets)
    for (const row of rowsOf(desk.applied.content, sheet))
      for (const column of sheet.columns) {
        if (column.type.control === 'picture' || column.field === thingOf(sheet).owner) continue
        const text = toText(column, row[column.field], desk.context)
        const folded = fold(text)
        if (found.length >= mostFound || !words.every((word) => folded.includes(word))) continue
        const start = folded.indexOf(words[0] ?? '')
        const end = start + (words[0]?.length ?? 0)
        found.push({
          href: hrefOfRow(desk, sheet, row, column.field),
          where: [...titlesOf(desk, sheet, row), withoutUnit(column.name)].join(', '),
          before: text.slice(Math.max(0, start - aroundFound), start),
          match: text.slice(start, end),
          after: text.slice(end, end + aroundFound),
        })
      }
  return found
}

/** Of the thing, and of its part. */
export function titlesOf({ applied: { content } }: Desk, sheet: Sheet, row: Row) {
  const thing = thingOf(sheet)
  const main = rowsOf(content, thing.sheet).find((one) => ownerKey(thing.sheet, one) === ownerKey(sheet, row))
  const owner = main && !thing.isGrouped ? rowTitle(thing.sheet, main, content) : thing.name
  return sheet === thing.sheet && !thing.isGrouped ? [owner] : [owner, rowTitle(sheet, row, content)]
}

// Keeps the length, so that places in it are those of the text.
const fold = (text: string) => [...text].map((letter) => letter.normalize('NFD')[0]?.toLowerCase() ?? letter).join('')

/** Trips that were taken off and can be brought back. */
export const listWithdrawn = () =>
  db().itinerary.findMany({
    where: { withdrawnAt: { not: null } },
    select: { id: true, title: true, withdrawnAt: true },
    orderBy: { withdrawnAt: 'desc' },
  })

export type ChangedThing = { form: ThingForm; href: string; stamps: string[]; isFaulty: boolean; questions: string[] }

/**
 * Each thing that has open drafts, with what is to be mended or said before it can be published. `elsewhere`: what they
 * break where nobody has typed, such as a day in a lodge that goes.
 */
export function listChanged(desk: Desk): { things: ChangedThing[]; lost: Draft[]; elsewhere: string[] } {
  const byThing = new Map<string, { thing: Thing; key: string; drafts: Draft[] }>()
  const lost: Draft[] = []
  for (const draft of desk.drafts) {
    const thing = thingOf(draft.sheet)
    const key = ownerOfDraft(desk, draft)
    if (key === undefined || !hasForm(desk, thing, key)) lost.push(draft)
    else {
      const known = byThing.get(`${thing.slug} ${key}`) ?? { thing, key, drafts: [] }
      byThing.set(`${thing.slug} ${key}`, { ...known, drafts: [...known.drafts, draft] })
    }
  }
  const things = [...byThing.values()].map(({ thing, key, drafts }): ChangedThing => {
    const form = toForm(desk, thing.slug, key)
    const names = [thing.sheet, ...thing.parts]
    const faults = desk.applied.faults.filter(
      (fault) => names.includes(fault.sheet) && keyOfFault(desk, fault.sheet, fault.key) === key,
    )
    return {
      form,
      href: contentHref(thing.slug, key),
      stamps: drafts.map(draftStamp),
      isFaulty: faults.some(({ reason }) => reason !== 'needs-yes'),
      questions: faults.flatMap(({ reason, problem }) => (reason === 'needs-yes' ? [problem] : [])),
    }
  })
  const elsewhere = desk.applied.faults.filter(({ sheet, key }) => {
    const isLost = lost.some((draft) => draft.sheet === sheet && draft.key === key)
    return !isLost && !byThing.has(`${thingOf(sheet).slug} ${keyOfFault(desk, sheet, key)}`)
  })
  return { things, lost, elsewhere: elsewhere.map((fault) => describeFault(fault, desk.applied)) }
}

/** The key in the address of its form. */
function ownerOfDraft(desk: Desk, { sheet, key, cells }: Draft) {
  const { applied, site } = desk
  const row =
    rowsOf(applied.content, sheet).find((one) => applied.keyOf(sheet, one) === key) ??
    rowsOf(site.content, sheet).find((one) => rowKey(sheet, one) === key)
  // What was added to a thing that goes is on neither.
  return row ? keyOfThing(desk, sheet, row) : cells[thingOf(sheet).owner]?.text.split(' ')[0]
}

function keyOfThing({ applied }: Desk, sheet: Sheet, row: Row) {
  const thing = thingOf(sheet)
  if (sheet === thing.sheet && !thing.isGrouped) return applied.keyOf(sheet, row)
  const main = rowsOf(applied.content, thing.sheet).find((one) => ownerKey(thing.sheet, one) === ownerKey(sheet, row))
  return thing.isGrouped || !main ? ownerKey(sheet, row) : applied.keyOf(thing.sheet, main)
}

function keyOfFault(desk: Desk, sheet: Sheet, key: string) {
  const row = rowsOf(desk.applied.content, sheet).find((one) => desk.applied.keyOf(sheet, one) === key)
  return row && keyOfThing(desk, sheet, row)
}
