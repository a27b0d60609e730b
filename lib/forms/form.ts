// What a form is made of, as plain data: the page, the schema and the first values are made from it. Without zod, which a
// page loads only when it validates (./schema.ts).
import type { readPreferredDates } from './preferred-dates'

export type Option = { value: string; label: string }

/** A field by its kind. `start`: what it holds before anybody touches it; a head count starts at its fallback. */
export type Field = { label: string; start?: string } & (
  | { kind: 'text'; max: number; min?: number; message: string }
  | { kind: 'optional text'; max: number }
  | { kind: 'email'; message: string }
  | { kind: 'choice'; options: readonly Option[]; message: string }
  | { kind: 'optional choice'; options: readonly Option[] }
  /** The values of the options are whole numbers, and so is what is stored. */
  | { kind: 'optional numbered choice'; options: readonly Option[]; message: string }
  | { kind: 'number'; min: number; max: number }
  /** Empty or not a number falls back (specification section 5), out of range is refused (decision 40). */
  | { kind: 'head count'; min: number; max: number; fallback: number; message: string }
  /** One day or two, as ./preferred-dates.ts writes them, or none; not imported here, for the forms that have none. */
  | { kind: 'optional dates'; max: number; read: typeof readPreferredDates }
  /** '2027-06-12', not in the past. */
  | { kind: 'day'; message: string }
  | { kind: 'consent'; message: string }
)

type Message = { title: string; description: string }

export type Form = {
  /** In the order of the screen, so that the first error gets the focus. */
  fields: Record<string, Field>
  /** The toasts (specification section 8). */
  success: Message
  failure: Message
  /** What happens after it was sent, as the receipt says it. */
  next?: string
  /** What the details are used for, as the line below the button says it: 'We use your details to ...'. */
  purpose?: string
  /** Under which name what was typed is kept on the visitor's device, for the long forms. */
  draft?: string
}

export type Names<F extends Form> = keyof F['fields'] & string

/** What a form holds in the browser: texts, and whether a consent is ticked. */
export type Values<F extends Form> = {
  -readonly [Name in Names<F>]: F['fields'][Name]['kind'] extends 'consent' ? boolean : string
}

type ParsedField<Kind extends Field['kind']> = Kind extends 'number' | 'head count'
  ? number
  : Kind extends 'optional numbered choice'
    ? number | null
    : Kind extends 'optional text' | 'optional choice'
      ? string | null
      : Kind extends 'consent'
        ? true
        : string

/** What the schema of a form makes of what was sent. */
export type Parsed<F extends Form> = { -readonly [Name in Names<F>]: ParsedField<F['fields'][Name]['kind']> }

export function isOptional({ kind }: Field) {
  return kind.startsWith('optional')
}

/** The empty form. */
export function emptyValues<F extends Form>(form: F) {
  return valuesOf(form, (field) => {
    if (field.kind === 'consent') return false
    return field.start ?? (field.kind === 'head count' ? String(field.fallback) : '')
  })
}

/**
 * The values of a form that was posted without JavaScript. Takes them as they arrived, and what the form held before,
 * which stays where a field is missing.
 */
export function postedValues<F extends Form>(form: F, posted: Record<string, string>, before: Values<F>) {
  return valuesOf(form, (field, name) => {
    if (field.kind === 'consent') return isTicked(posted[name])
    if (field.kind === 'optional dates') return String(field.read(posted) ?? '')
    return posted[name] ?? before[name as Names<F>]
  })
}

/** A form can only send texts, a consent is stored as a boolean only (decision 37). Takes what a form sent. */
export function readConsents(form: Form, input: unknown) {
  if (typeof input !== 'object' || input === null) return input
  const names = Object.keys(form.fields).filter((name) => form.fields[name]?.kind === 'consent')
  const ticks = names.map((name) => [name, isTicked((input as Record<string, unknown>)[name])])
  return { ...input, ...Object.fromEntries(ticks) }
}

// 'true' from our own code, 'on' from a browser without JavaScript.
const isTicked = (value: unknown) => value === 'true' || value === 'on'

function valuesOf<F extends Form>(form: F, pick: (field: Field, name: string) => string | boolean) {
  const entries = Object.entries(form.fields).map(([name, field]) => [name, pick(field, name)])
  return Object.fromEntries(entries) as Values<F>
}
