// What the form of a thing sends: fields by their names, of sheet, row and field.
import 'server-only'
import * as z from 'zod'
import { BadRequestError } from '../platform/errors'
import type { Edit } from '../publishing/edit-drafts'
import type { Sheet } from '../publishing/sheet'
import { sheetNamed } from '../publishing/things'

const longestText = 20_000
const mostFields = 3000

const hash = z.string().max(20)
export const typedFields = z.array(
  z.object({ name: z.string().max(500), text: z.string().max(longestText), seen: hash }),
)

/** Of the address of a form. */
export const thingAddress = z.object({ slug: z.string().max(40), key: z.string().max(400) })

export const formHref = ({ slug, key }: z.output<typeof thingAddress>) =>
  `/desk/content/${slug}/${encodeURIComponent(key)}`

/** A row of a sheet as `sheet|key`, or a field of it. Throws BadRequestError. */
export function parseName(name: string): { sheet: Sheet; key: string; field: string } {
  const [sheetName = '', ...rest] = name.split('|')
  const sheet = sheetNamed(sheetName)
  const field = sheet?.columns.some((column) => column.field === rest.at(-1)) ? (rest.at(-1) ?? '') : ''
  if (!sheet) throw new BadRequestError('This form is of an earlier version of the site. Please load the page again.')
  return { sheet, key: (field ? rest.slice(0, -1) : rest).join('|'), field }
}

export const toEdits = (fields: z.output<typeof typedFields>): Edit[] =>
  fields.map(({ name, ...typed }) => ({ ...parseName(name), ...typed }))

const seenFields = z.record(z.string(), hash)

/** Of a form that was posted without scripts, all its fields. */
export function editsOfForm(form: FormData): Edit[] {
  const seen = parseJson(String(form.get('seen') ?? ''))
  const names = [...new Set([...form.keys()].filter((name) => name.includes('|')))].slice(0, mostFields)
  return names.map((name) => {
    const place = parseName(name)
    const given = form.getAll(name).map((value) => String(value).slice(0, longestText))
    return { ...place, text: joined(place.sheet, place.field, given), seen: seen[name] ?? '' }
  })
}

function parseJson(text: string) {
  try {
    return seenFields.catch({}).parse(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Boxes that are ticked, after the empty field before them. */
function joined({ columns }: Sheet, field: string, values: string[]) {
  const control = columns.find((column) => column.field === field)?.type.control
  if (control === 'months' || control === 'choices') return values.filter(Boolean).join(', ')
  return values.at(-1) ?? ''
}
