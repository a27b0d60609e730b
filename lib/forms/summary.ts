// How mails, receipts, desk, export and digest sum up a lead.
import type { Field, Form, Names } from './form'

/** Left out when the value is null. */
export type Line = [label: string, value: string | null]
export type Fact = [label: string, value: string]

type StoredField<Kind extends Field['kind']> = Kind extends 'head count'
  ? number
  : Kind extends 'number' | 'optional numbered choice'
    ? number | null
    : Kind extends 'optional text' | 'optional choice'
      ? string | null
      : Kind extends 'day'
        ? Date
        : Kind extends 'consent'
          ? boolean
          : string

/** The columns that the fields of a form fill. */
export type Stored<F extends Form> = { -readonly [Name in Names<F>]: StoredField<F['fields'][Name]['kind']> }

export type Summary<Row> = {
  /** Its name in mails to us, and in mails to the visitor, after 'your'. */
  ours: string
  yours: string
  replyTime: string
  mailbox: (row: Row) => 'reservations' | 'sales' | 'volunteers' | 'partnerships' | 'donations'
  name?: (row: Row) => string
  /** As dialled from anywhere; as typed when the country is not known. */
  phone?: (row: Row) => string | null
  /** For the subject of a mail. */
  about: (row: Row) => string
  /** Added to them in lists. */
  dates?: (row: Row) => string
  facts: (row: Row) => Line[]
  words: (row: Row) => Line[]
  /** Shown on the operator's command line only. */
  confidential?: (row: Row) => Line[]
}

export function given(lines: Line[] = []) {
  return lines.filter((line): line is Fact => Boolean(line[1]))
}

/** The value itself when it is none of the options. */
export function labelOf(options: readonly { value: string; label: string }[], value: string | number | null) {
  if (value === null) return null
  return options.find((option) => option.value === String(value))?.label ?? String(value)
}
