// The form of one thing, drawn from the columns of its sheets (lib/publishing/sheets).
import 'server-only'
import { shortMonthNames } from '../domain/details'
import { NotFoundError } from '../platform/errors'
import { tripLabel } from '../publishing/cell-types'
import { type Applied, applyDrafts, type Draft, readDrafts, toText, type UnreadDraft } from '../publishing/drafts'
import { hashText } from '../publishing/edit-drafts'
import { readingContent } from '../publishing/publish'
import {
  type CellContext,
  type Column,
  type Content,
  type Control,
  type Row,
  rowKey,
  rowsOf,
  type Sheet,
  withoutUnit,
} from '../publishing/sheet'
import { lodges } from '../publishing/sheets/lodges'
import { places } from '../publishing/sheets/places'
import { texts } from '../publishing/sheets/texts'
import { trips } from '../publishing/sheets/trips'
import { type Site, toContext } from '../publishing/site'
import {
  findThing,
  oneOf,
  orderField,
  ownerKey,
  partName,
  rowTitle,
  sheetNamed,
  type Thing,
  thingOf,
} from '../publishing/things'

type Option = { value: string; label: string }

export type FieldModel = {
  /** Of its sheet, row and field. */
  name: string
  label: string
  unit?: string
  help?: string
  control: Control
  value: string
  /** Of a choice among what the site has: the name of the list. */
  list?: string
  options?: Option[]
  longest?: number
  isRequired: boolean
}

export type RowModel = {
  id: string
  sheet: string
  key: string
  title: string
  kind: 'site' | 'added' | 'removed'
  first: FieldModel[]
  more: FieldModel[]
  isOrdered: boolean
}

export type SectionModel = {
  id: string
  title: string
  sheet: string
  about: string
  rows: RowModel[]
  /** What one more is called, where there may be one. */
  one?: string
}

/** What has become of the fields since the site was published: what a form shows anew after each save. */
export type Live = {
  states: Record<string, FieldState>
  /** `hashText` of what is stored, by name of the field. */
  seen: Record<string, string>
  changes: ChangeModel[]
  /** On all of the site. */
  count: number
}
export type FieldState = { was?: string; fault?: string; canKeep?: boolean; by?: string }
export type ChangeModel = {
  id: string
  label: string
  from?: string
  to?: string
  /** All of a new row, line by line. */
  says?: string[]
  back: string
  fault?: string
}

export type ThingForm = {
  slug: string
  key: string
  one: string
  name: string
  title: string
  kind: RowModel['kind']
  /** It can be copied and taken off. */
  canGo: boolean
  sections: SectionModel[]
  lists: Record<string, Option[]>
  /** Of its page on the site. */
  page?: string
  /** It can have many departures at once. */
  hasSeries: boolean
  live: Live
}

export const fieldName = (sheet: Sheet, key: string, field: string) => `${sheet.name}|${key}|${field}`
/** Of a row in the page of its form. */
export const rowId = (sheet: Sheet, key: string) => `${sheet.name}-${key}`.replace(/[^\w-]+/g, '-').toLowerCase()

/** As read from the database, with all open drafts. */
export type Desk = {
  site: Site
  drafts: Draft[]
  unread: UnreadDraft[]
  applied: Applied
  context: CellContext
}

/** Content with all open drafts. */
export const readContentDesk = <Result>(work: (desk: Desk) => Result): Promise<Result> =>
  readingContent(async (site) => {
    const { drafts, unread } = await readDrafts()
    const applied = applyDrafts(site, drafts)
    const titles = new Map(rowsOf(applied.content, trips).map(({ id, title }) => [Number(id), String(title)]))
    const context = { ...toContext(site), titles: new Map([...site.titles, ...titles]) }
    return work({ site, drafts, unread, applied, context })
  })

/** Throws NotFoundError. */
export function toForm(desk: Desk, slug: string, key: string): ThingForm {
  const thing = findThing(slug)
  if (!thing) throw new NotFoundError('There is no such part of the site.')
  const own = entriesOf(desk, thing.sheet, thing, key)
  const [main] = own
  if (!main)
    throw new NotFoundError(`This ${thing.one} is not here: it was taken off the site, or its draft was dropped.`)
  const { row } = main
  const owner = thing.sheet === trips || thing.parts.length > 0 ? String(row.id ?? key) : ''
  const sections = [
    section(desk, thing.sheet, own, thing.isGrouped ? thing.name : `The ${thing.one}`),
    ...(main.kind === 'removed' ? [] : thing.parts).map((part) =>
      section(desk, part, entriesOf(desk, part, thing, owner), partName(part), oneOf(part)),
    ),
  ]
  return {
    ...{ slug, key, one: thing.one, name: thing.name, kind: main.kind, canGo: !thing.isGrouped, sections },
    title: thing.isGrouped ? groupName(key) : rowTitle(thing.sheet, row, desk.applied.content) || `New ${thing.one}`,
    lists: listsOf(desk.applied.content, sections),
    page: main.kind === 'site' && thing.sheet === trips ? `/itineraries/${key}` : undefined,
    hasSeries: thing.sheet === trips && main.kind !== 'removed' && row.departure === 'shared',
    live: toLive(desk, sections),
  }
}

/** Of the texts of a page, such as "Before you go". */
export const groupName = (key: string) => key.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase())

export const hasForm = (desk: Desk, thing: Thing, key: string) => entriesOf(desk, thing.sheet, thing, key).length > 0

type Entry = { row: Row; key: string; kind: RowModel['kind'] }

/** Rows as they will be, and those that will be gone. */
function entriesOf({ site, drafts, applied }: Desk, sheet: Sheet, thing: Thing, key: string): Entry[] {
  const isOwn = (row: Row, own: string) =>
    thing.isGrouped || sheet !== thing.sheet ? ownerKey(sheet, row) === key : own === key
  const kindOf = (own: string) =>
    drafts.some((draft) => draft.sheet === sheet && draft.key === own && draft.kind === 'added') ? 'added' : 'site'
  const now = rowsOf(applied.content, sheet)
    .map((row) => ({ row, key: applied.keyOf(sheet, row) }))
    .filter((one) => isOwn(one.row, one.key))
    .map((one): Entry => ({ ...one, kind: kindOf(one.key) }))
  const shown = new Set(now.map((one) => one.key))
  const isGone = (own: string) => !shown.has(own)
  const gone = rowsOf(site.content, sheet)
    .map((row): Entry => ({ row, key: rowKey(sheet, row), kind: 'removed' }))
    .filter((one) => isOwn(one.row, one.key) && isGone(one.key))
  const order = orderField(sheet)
  const all = [...now, ...gone]
  return order ? all.sort((a, b) => Number(a.row[order]) - Number(b.row[order])) : all
}

function section(desk: Desk, sheet: Sheet, entries: Entry[], title: string, one?: string): SectionModel {
  return {
    id: rowId(sheet, ''),
    ...{ title, sheet: sheet.name, about: sheet.about, one },
    rows: entries.map((entry) => rowModel(desk, sheet, entry)),
  }
}

function rowModel(desk: Desk, sheet: Sheet, { row, key, kind }: Entry): RowModel {
  const thing = thingOf(sheet)
  const isNew = kind === 'added'
  const hidden = (column: Column) =>
    column.field === orderField(sheet) ||
    (sheet !== thing.sheet && column.field === thing.owner) ||
    (sheet.isKeyOurs && sheet.key.includes(column.field) && (!isNew || column.type.sqlType === 'integer'))
  const columns = sheet.columns.filter((column) => !hidden(column))
  const isFirst = ({ field, type }: Column) => !sheet.first || sheet.first.includes(field) || (isNew && type.isRequired)
  const model = (column: Column) => fieldModel(desk, sheet, key, row, column)
  return {
    id: rowId(sheet, key),
    ...{ sheet: sheet.name, key, kind },
    title: rowTitle(sheet, row, desk.applied.content) || `New ${oneOf(sheet)}`,
    first: kind === 'removed' ? [] : columns.filter(isFirst).map(model),
    more: kind === 'removed' ? [] : columns.filter((column) => !isFirst(column)).map(model),
    isOrdered: orderField(sheet) !== null,
  }
}

function fieldModel(desk: Desk, sheet: Sheet, key: string, row: Row, column: Column): FieldModel {
  const { name, field, type, help } = column
  const unit = /\(([^()]*)\)$/.exec(name)?.[1]
  const list = typeof type.list === 'string' ? type.list : undefined
  const options = Array.isArray(type.list)
    ? type.list
    : (type.options ?? (type.control === 'months' ? shortMonthNames : null))
  return {
    name: fieldName(sheet, key, field),
    label: sheet === texts ? rowTitle(texts, row, desk.applied.content) : withoutUnit(name),
    ...{ unit, help, list, control: type.control, longest: type.longest, isRequired: type.isRequired },
    value: currentText(desk, sheet, key, row, column),
    options: options?.map((value) => ({ value: String(value), label: String(value) })),
  }
}

/** As typed, also where it cannot be read. */
function currentText({ drafts, context }: Desk, sheet: Sheet, key: string, row: Row, column: Column) {
  const draft = drafts.find((one) => one.sheet === sheet && one.key === key)
  return draft?.cells[column.field]?.text ?? (draft?.kind === 'added' ? '' : toText(column, row[column.field], context))
}

const toOptions: Record<string, (content: Content) => Option[]> = {
  trips: (content) =>
    rowsOf(content, trips).map(({ id, title }) => ({
      value: String(id),
      label: tripLabel(Number(id), String(title ?? '')),
    })),
  places: (content) => rowsOf(content, places).map(({ id, name }) => ({ value: String(id), label: String(name) })),
  lodges: (content) => rowsOf(content, lodges).map(({ id, name }) => ({ value: String(id), label: String(name) })),
}

function listsOf(content: Content, sections: SectionModel[]) {
  const names = new Set(fieldsOf(sections).flatMap(({ list }) => (list ? [list] : [])))
  return Object.fromEntries([...names].map((name) => [name, toOptions[name]?.(content) ?? []]))
}

const fieldsOf = (sections: SectionModel[]) =>
  sections.flatMap(({ rows }) => rows.flatMap(({ first, more }) => [...first, ...more]))

function toLive(desk: Desk, sections: SectionModel[]): Live {
  const rows = sections.flatMap((section) => section.rows.map((row) => liveRow(desk, section, row)))
  return {
    states: Object.fromEntries(rows.flatMap(({ states }) => states)),
    changes: rows.flatMap(({ changes }) => changes),
    seen: Object.fromEntries(fieldsOf(sections).map(({ name, value }) => [name, hashText(value)])),
    count: desk.drafts.length,
  }
}

function liveRow(desk: Desk, { title, sheet: name }: SectionModel, row: RowModel) {
  const draft = desk.drafts.find((one) => one.sheet.name === name && one.key === row.key)
  const faults = desk.applied.faults.filter((fault) => fault.sheet.name === name && fault.key === row.key)
  const fields = [...row.first, ...row.more]
  const nameOf = (field: string) => `${name}|${row.key}|${field}`
  const isShown = (field: string) => fields.some((one) => one.name === nameOf(field))
  const faultOf = (is: (field: string) => boolean) =>
    faults.flatMap(({ field, problem }) => (is(field) ? [problem] : [])).join('; ') || undefined
  const label = row.title === title ? title : `${title}: ${row.title}`
  const ofRow = { id: row.id, label, fault: faultOf((field) => !isShown(field)) }
  const states: [string, FieldState][] = []
  const changes: ChangeModel[] = []
  if (row.kind === 'added') changes.push({ ...ofRow, to: 'New', says: saysOf(draft), back: `drop:${name}|${row.key}` })
  else if (row.kind === 'removed') changes.push({ ...ofRow, to: 'Taken off', back: `restore:${name}|${row.key}` })
  else if (ofRow.fault) changes.push({ ...ofRow, back: `drop:${name}|${row.key}` })
  for (const column of sheetNamed(name)?.columns ?? []) {
    const { field } = column
    const cell = row.kind === 'removed' ? undefined : draft?.cells[field]
    const fault = isShown(field) ? faultOf((one) => one === field) : undefined
    if (!cell && !fault) continue
    const was = cell && row.kind === 'site' ? shown(column, siteText(desk, draft, column)) : undefined
    const canKeep = faults.some((one) => one.field === field && one.reason === 'changed')
    states.push([nameOf(field), { was, fault, canKeep, by: cell?.who }])
    if (was !== undefined)
      changes.push({
        id: isShown(field) ? nameOf(field) : row.id,
        label: `${label}, ${withoutUnit(column.name)}`,
        ...{ from: was, to: shown(column, cell?.text ?? ''), back: `back:${nameOf(field)}`, fault },
      })
  }
  return { states, changes }
}

const saysOf = (draft: Draft | undefined) =>
  draft?.sheet.columns.flatMap((column) => {
    const text = draft.cells[column.field]?.text
    return text ? [`${withoutUnit(column.name)}: ${shown(column, text)}`] : []
  })

/** Of a picture its file, which says more than its address. */
const shown = (column: Column, text: string) => (column.type.control === 'picture' ? fileOf(text) : text)
const fileOf = (address: string) => decodeURIComponent(address.split('/').at(-1) ?? '')

function siteText({ site, context }: Desk, draft: Draft | undefined, column: Column) {
  const row = draft && rowsOf(site.content, draft.sheet).find((one) => rowKey(draft.sheet, one) === draft.key)
  return row ? toText(column, row[column.field], context) : ''
}
