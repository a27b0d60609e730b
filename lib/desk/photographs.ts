// Photographs from a phone, for a field of a form or as further rows of a gallery.
import 'server-only'
import path from 'node:path'
import * as z from 'zod'
import { db } from '../platform/db'
import { BadRequestError } from '../platform/errors'
import { addPart, setField } from '../publishing/edit-drafts'
import { takePhoto } from '../publishing/photos'
import { frameOf, photoNames, photoPath, smallnessFault } from '../publishing/pictures'
import { rowsOf, type Sheet } from '../publishing/sheet'
import { sheets } from '../publishing/sheets/all'
import { parseName } from './content-edits'
import { type Desk, fieldName, rowId } from './content-form'
import { contentHref, titlesOf } from './content-lists'

/** `for`: a field, or a sheet whose rows are pictures. `of`: the address of the form below /desk/content. */
export const pictureQuery = z.object({
  for: z.string().max(500).default(''),
  of: z
    .string()
    .regex(/^[a-z-]+\/.{1,400}$/s)
    .catch('trips/'),
})
export type PictureQuery = z.output<typeof pictureQuery>

/** Where the picture goes. Throws BadRequestError. */
export function placeOf({ for: name, of }: PictureQuery) {
  const { sheet, key, field } = parseName(name)
  const column = sheet.columns.find(({ type }) => type.control === 'picture')
  if (!column?.type.use) throw new BadRequestError('There is no picture here.')
  const [slug = '', ...rest] = of.split('/')
  const owner = rest.join('/')
  const id = field ? fieldName(sheet, key, field) : rowId(sheet, '')
  return { sheet, key, column, use: column.type.use, owner, isOne: field !== '', back: contentHref(slug, owner, id) }
}

const fallback = 'photograph.jpg'

/** As the site can use it: those of phones may have accents or no ending. */
function toName(given: string) {
  const name = path
    .basename(given.replaceAll('\\', '/'))
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ._()-]/g, '')
  return photoNames.test(name) ? name : fallback
}

/** Stores what was sent. Throws BadRequestError with what is wrong with one. */
export async function takePhotos(files: File[], query: PictureQuery) {
  const { use } = placeOf(query)
  const taken: string[] = []
  for (const file of files) {
    const bytes = Buffer.from(await file.arrayBuffer())
    const photo = await takePhoto(toName(file.name), bytes)
    const name = file.name || photo.name
    if (photo.fault) throw new BadRequestError(`${name} ${photo.fault}.`)
    const fault = smallnessFault({ ...photo, name }, use)
    if (fault) throw new BadRequestError(`${fault}.`)
    taken.push(photoPath(photo))
  }
  return taken
}

/** Returns where to go: one of a frame is fitted into it first. */
export async function placePhotos(taken: string[], query: PictureQuery, who: string) {
  const { sheet, key, column, use, owner, isOne, back } = placeOf(query)
  const [first = ''] = taken
  if (isOne && frameOf(use) && first.startsWith('/photos/'))
    return `/desk/content/photographs/fit?${new URLSearchParams({ ...query, photo: first })}`
  if (isOne) await setField(sheet, key, column.field, first, who)
  else for (const photo of taken) await addPart(sheet, owner, undefined, who, { [column.field]: photo })
  return back
}

export type KnownPicture = { src: string; uses: string[] }

const mostShown = 60

/** Photographs that were sent, the newest first, then what pages show, each with what uses it. */
export async function listPictures(desk: Desk, kind: string): Promise<KnownPicture[]> {
  const photos = await db().photo.findMany({
    select: { hash: true, name: true },
    orderBy: { addedAt: 'desc' },
    take: mostShown,
  })
  const uses = new Map<string, string[]>()
  const ofKind = new Set<string>()
  for (const { sheet, src, where } of picturesOf(desk)) {
    uses.set(src, [...(uses.get(src) ?? []), where])
    if (sheet.columns.some(({ type }) => type.use === kind)) ofKind.add(src)
  }
  const all = [...new Set([...photos.map(photoPath), ...ofKind])].slice(0, mostShown)
  return all.map((src) => ({ src, uses: uses.get(src) ?? [] }))
}

function picturesOf(desk: Desk) {
  const { content } = desk.applied
  return sheets.flatMap((sheet: Sheet) =>
    sheet.columns
      .filter(({ type }) => type.control === 'picture')
      .flatMap(({ field }) =>
        rowsOf(content, sheet).flatMap((row) =>
          row[field] ? [{ sheet, src: String(row[field]), where: titlesOf(desk, sheet, row).join(', ') }] : [],
        ),
      ),
  )
}
