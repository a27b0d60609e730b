// What every kind of lead says of itself, in a file of its own beside this one. Lists, commands, mails, desk, purge and tests
// are made from these.
import type { Lead, Prisma } from '../../../prisma/generated/client'
import type { Field, FormDefinition, Option, Parsed } from '../../forms/form-definition'
import type { Db } from '../../platform/db'

/** Left out when the value is null or empty. */
export type Line = [label: string, value: string | null]
type Mailbox = 'reservations' | 'sales' | 'volunteers' | 'partnerships' | 'donations'

/** A row of the table of leads with the columns of its kind. */
export type LeadOf<Kind extends string, Columns> = Omit<Lead, 'kind'> & Columns & { kind: Kind }

export type KindOfLead<Kind extends string, Columns> = {
  form: FormDefinition
  /** The name of its table in Prisma's client. */
  relation: Uncapitalize<(typeof Prisma.ModelName)[keyof typeof Prisma.ModelName]>
  /** What is stored in that table, of the fields of the form. */
  columns(fields: Parsed<FormDefinition>, tx: Db): NewColumns<Columns> | Promise<NewColumns<Columns>>
  /** What a REST client gets besides id and reference. */
  answer?: (row: LeadOf<Kind, Columns>) => object
} & Summary<LeadOf<Kind, Columns>>

type NewColumns<Columns> = Omit<Columns, 'id' | 'reference'>

/** How mails, receipts, desk, export and digest sum it up. */
type Summary<Row> = {
  /** Its name in mails to us, and in mails to the visitor, after 'your'. */
  ours: string
  yours: string
  mailbox: Mailbox | ((row: Row) => Mailbox)
  name?: (row: Row) => string
  /** As dialled from anywhere; as typed when the country is not known. */
  phone?: (row: Row) => string | null
  /** For the subject of a mail. */
  about: (row: Row) => string
  /** Added to them in lists. */
  dates?: (row: Row) => string
  facts: (row: Row) => Line[]
  /** The visitor's own words. */
  messages: (row: Row) => Line[]
  /** For the mail to the visitor, whose address nobody has proved: nothing that was typed. */
  receipt?: (row: Row) => Line[]
  /** Shown on the operator's command line only. */
  confidential?: (row: Row) => Line[]
}

/** For visitors who prefer a call. Times are in their own time zone. */
export const callTime = {
  kind: 'optional choice',
  label: 'Call me',
  options: [
    { value: 'morning', label: 'In the morning' },
    { value: 'afternoon', label: 'In the afternoon' },
    { value: 'evening', label: 'In the evening' },
  ],
} as const satisfies Field

/** Of the field `phone` beside it. */
export const numberToCall = { with: 'callTime', message: 'Please give us the number to call' } as const

export const callLine = (row: { callTime: string | null }): Line => [
  callTime.label,
  optionLabel(callTime.options, row.callTime),
]

/** The value itself when it is none of the options. */
export function optionLabel(options: readonly Option[], value: string | number | null) {
  if (value === null) return null
  return options.find((option) => option.value === String(value))?.label ?? String(value)
}
