// How a lead is summed up: for the mails, the receipt, the desk, the export and the digest.
import type { Field, Form, Names } from './form'

/** A line of a summary: what it is called, and what it is. One without a value is left out. */
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

/** The columns of a lead that the fields of its form fill. */
export type Stored<F extends Form> = { -readonly [Name in Names<F>]: StoredField<F['fields'][Name]['kind']> }

export type Summary<Row> = {
  /** What it is called in mails to the operator, and in mails to the visitor after 'your'. */
  ours: string
  yours: string
  /** How soon we promise to answer. */
  replyTime: string
  /** Which of our addresses it goes to. */
  mailbox: (row: Row) => 'reservations' | 'sales' | 'volunteers' | 'partnerships' | 'donations'
  name?: (row: Row) => string
  /** As one dials it from anywhere, or as it was typed when the country is not known. */
  phone?: (row: Row) => string | null
  /** A few words for the subject of a mail. */
  about: (row: Row) => string
  /** What the lists add to them. */
  dates?: (row: Row) => string
  facts: (row: Row) => Line[]
  /** The visitor's own words. */
  words: (row: Row) => Line[]
  /** What only the operator's command line shows. */
  confidential?: (row: Row) => Line[]
}

/** The lines that have a value. */
export function given(lines: Line[] = []) {
  return lines.filter((line): line is Fact => Boolean(line[1]))
}

/** The label of a choice, or the value itself when it is none of them; null for none. */
export function labelOf(options: readonly { value: string; label: string }[], value: string | number | null) {
  if (value === null) return null
  return options.find((option) => option.value === String(value))?.label ?? String(value)
}
