// What is typed into the forms of who travels. An empty field leaves what was saved; a tick removes it.
import * as z from 'zod'
import { toAsciiDigits } from '../domain/digits'
import { utcDay } from '../domain/utc-day'
import { capped, cleanText } from '../forms/schema'
import { type DetailField, fieldTexts, listFields } from './fields'

const text = (field: DetailField) => cleanText().pipe(capped(fieldTexts[field].max))

const orEmpty = <Type extends z.ZodType<string>>(type: Type) => z.literal('').or(type)

function day(first: string, last: () => string, message: string) {
  const isWithin = (given: string) => given >= first && given <= last()
  return z
    .string(message)
    .transform((typed) => toAsciiDigits(typed).trim())
    .pipe(orEmpty(z.iso.date(message).refine(isWithin, message)))
}

const passportMessage = 'Please write the number as it is in the passport: 5 to 20 letters and digits.'

const schemas: Record<DetailField, z.ZodType<string>> = {
  name: text('name'),
  birthday: day('1900-01-01', () => utcDay(new Date()), 'Please choose a date of birth between 1900 and today.'),
  nationality: text('nationality'),
  passport: cleanText()
    .transform((typed) =>
      toAsciiDigits(typed)
        .replace(/[\s.-]/g, '')
        .toUpperCase(),
    )
    .pipe(orEmpty(z.string().regex(/^[\p{L}\d<]{5,20}$/u, passportMessage))),
  passportUntil: day('2000-01-01', () => '2099-12-31', 'Please choose the day between 2000 and 2099 on which it ends.'),
  diet: text('diet'),
  health: text('health'),
  arrivalFlight: text('arrivalFlight'),
  emergencyContact: text('emergencyContact'),
  occasion: text('occasion'),
}

/** Of the field in a form, and of the tick that removes what was saved. */
export const fieldName = (position: number, field: DetailField) => `${position}-${field}`
export const removeName = (position: number, field: DetailField) => `${fieldName(position, field)}-remove`

/** '' removes what was saved; fields that are missing stay. */
export type Change = { position: number; values: Partial<Record<DetailField, string>> }

export type Typed = {
  changes: Change[]
  /** By the name of the field. */
  faults: Record<string, string>
  /** Something was typed for somebody who is not among these. */
  hasStrangers: boolean
}

export function readTyped(form: Record<string, string | undefined>, positions: number[]): Typed {
  const faults: Typed['faults'] = {}
  const changes = positions.map((position): Change => {
    const values: Change['values'] = {}
    for (const field of listFields(position)) {
      const name = fieldName(position, field)
      const { data, error } = schemas[field].safeParse(form[name] ?? '')
      if (error) faults[name] = error.issues[0]?.message ?? ''
      else if (data) values[field] = data
      else if (form[removeName(position, field)] === 'yes') values[field] = ''
    }
    return { position, values }
  })
  const hasStrangers = Object.entries(form).some(([name, value]) => {
    const [, position] = /^(\d{1,3})-[a-zA-Z]+$/.exec(name) ?? []
    return position !== undefined && Boolean(value?.trim()) && !positions.includes(Number(position))
  })
  return { changes: changes.filter(({ values }) => Object.keys(values).length > 0), faults, hasStrangers }
}
