import type { readPreferredDates } from './preferred-dates'

export type Option = { value: string; label: string }

/** `start`: initial value; for a head count its fallback. */
export type Field = { label: string; start?: string } & (
  | { kind: 'text'; max: number; min?: number; message: string }
  /** `needed`: must match once that other field is filled in. `pattern`: what a given text must match. */
  | {
      kind: 'optional text'
      max: number
      needed?: { with: string; of: RegExp; message: string }
      pattern?: { of: RegExp; message: string }
    }
  | { kind: 'email'; message: string }
  | { kind: 'choice'; options: readonly Option[]; message: string }
  | { kind: 'optional choice'; options: readonly Option[] }
  /** Null for a zone that the server does not know. */
  | { kind: 'optional time zone' }
  /** Null for one in which no prices are shown: a device may have kept it from before. */
  | { kind: 'optional currency' }
  | { kind: 'optional numbered choice'; options: readonly Option[]; message: string }
  | { kind: 'number'; min: number; max: number }
  /** Empty or not a number: fallback (specification section 5); out of range: error (decision 40). */
  | { kind: 'head count'; min: number; max: number; fallback: number; message: string }
  /** Passed in, so that forms without dates do not load preferred-dates.ts. */
  | { kind: 'optional dates'; max: number; read: typeof readPreferredDates }
  | { kind: 'day'; message: string; tooEarly: string }
  | { kind: 'consent'; message: string }
)

export const nothingBooked = 'Nothing is booked and nothing is paid yet.'

/** For most kinds. */
export const usualReplyTime = 'within one working day'

type Message = { title: string; description: string }

export type FormDefinition = {
  /** In screen order: the first error gets the focus. */
  fields: Record<string, Field>
  /** Toasts (specification section 8). */
  success: Message
  /** Heading of the receipt, where the toast's promises more than is true. */
  sent?: string
  /** What sending does not do. */
  notYet?: string
  failure: Message
  /** Until enough answers support a shorter promise, unless it is fixed. */
  replyTime?: string
  isReplyTimeFixed?: boolean
  next?: (replyTime?: string) => string
  purpose?: string
  /** Storage key of drafts, for long forms. */
  draft?: string
}

export type Names<F extends FormDefinition> = keyof F['fields'] & string

/** As in the browser; consents are booleans. */
export type Values<F extends FormDefinition> = {
  -readonly [Name in Names<F>]: F['fields'][Name]['kind'] extends 'consent' ? boolean : string
}

type ParsedField<Kind extends Field['kind']> = Kind extends 'number' | 'head count'
  ? number
  : Kind extends 'optional numbered choice'
    ? number | null
    : Kind extends 'optional text' | 'optional choice' | 'optional time zone' | 'optional currency'
      ? string | null
      : Kind extends 'consent'
        ? true
        : string

export type Parsed<F extends FormDefinition> = { -readonly [Name in Names<F>]: ParsedField<F['fields'][Name]['kind']> }

export function isOptional({ kind }: Field) {
  return kind.startsWith('optional')
}

export function emptyValues<F extends FormDefinition>(form: F) {
  return mapFields(form, (field) => {
    if (field.kind === 'consent') return false
    return field.start ?? (field.kind === 'head count' ? String(field.fallback) : '')
  })
}

export function postedValues<F extends FormDefinition>(form: F, posted: Record<string, string>, before: Values<F>) {
  return mapFields(form, (field, name) => {
    if (field.kind === 'consent') return isTicked(posted[name])
    if (field.kind === 'optional dates') return String(field.read(posted) ?? '')
    return posted[name] ?? before[name as Names<F>]
  })
}

/** Forms send texts, but consents are booleans (decision 37). */
export function readConsents(form: FormDefinition, input: unknown) {
  if (typeof input !== 'object' || input === null) return input
  const names = Object.keys(form.fields).filter((name) => form.fields[name]?.kind === 'consent')
  const ticks = names.map((name) => [name, isTicked((input as Record<string, unknown>)[name])])
  return { ...input, ...Object.fromEntries(ticks) }
}

// 'true' from our own code, 'on' from a browser without JavaScript.
const isTicked = (value: unknown) => value === 'true' || value === 'on'

function mapFields<F extends FormDefinition>(form: F, pick: (field: Field, name: string) => string | boolean) {
  const entries = Object.entries(form.fields).map(([name, field]) => [name, pick(field, name)])
  return Object.fromEntries(entries) as Values<F>
}
