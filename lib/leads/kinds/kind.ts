// All that differs between kinds. Lists, commands, mails, desk, purge and tests derive from it.
import type { Lead, Prisma } from '../../../prisma/generated/client'
import type { Field, FormDefinition, Option, Parsed } from '../../forms/form-definition'
import type { Db } from '../../platform/db'
import { callHours } from '../call-times'

export type Line = [label: string, value: string | null]
type Mailbox = 'reservations' | 'sales' | 'volunteers' | 'partnerships' | 'donations'

export type LeadOf<Kind extends string, Columns> = Omit<Lead, 'kind'> & Columns & { kind: Kind }

export type KindOfLead<Kind extends string, Columns> = {
  form: FormDefinition
  /** Its model name in Prisma's client. */
  relation: Uncapitalize<(typeof Prisma.ModelName)[keyof typeof Prisma.ModelName]>
  columns(fields: Parsed<FormDefinition>, tx: Db): NewColumns<Columns> | Promise<NewColumns<Columns>>
  /** What REST clients get besides id and reference. */
  answer?(row: LeadOf<Kind, Columns>): object
} & Summary<LeadOf<Kind, Columns>>

type NewColumns<Columns> = Omit<Columns, 'id' | 'reference'>

// As methods, so that the definition of one kind may stand for that of any.
type Summary<Row> = {
  /** In mails to us, and to the visitor after 'your'. */
  ours: string
  yours: string
  mailbox(row: Row): Mailbox
  name?(row: Row): string
  /** Of a travel agent, beside the name. */
  agency?(row: Row): string | null
  phone?(row: Row): TypedPhone
  about(row: Row): string
  dates?(row: Row): string
  party?(row: Row): string
  /** For us, and in the receipt on the page. */
  facts(row: Row): Line[]
  /** For us only. */
  internal?(row: Row): Line[]
  /** For us. The export has them in one column, `message`. */
  messages(row: Row): Line[]
  /** In the receipts on the page and by mail. The address is unverified: no free text. */
  receipt?(row: Row): Line[]
  /** Only for the operator's command line. */
  confidential?(row: Row): Line[]
}

/** As typed. `countryCode`: '+254', chosen beside it; null where the form has no choice. */
export type TypedPhone = { phone: string | null; countryCode: string | null }

export const callTime = {
  kind: 'optional choice',
  label: 'Call me',
  options: callHours.map((hour) => ({ value: hour, label: hour })),
} as const satisfies Field

/** Of the browser, with a wish for a call. */
export const callZone = { kind: 'optional time zone', label: 'Time zone' } as const satisfies Field

/** `with`: a field that requires `phone`. `of`: five digits of any script. */
export const numberToCall = {
  with: 'callTime',
  of: /(\p{Nd}\P{Nd}*){5}/u,
  message: 'Please give us the number to call',
} as const

/** The value itself if it is no option. */
export function optionLabel(options: readonly Option[], value: string | number | null) {
  if (value === null) return null
  return options.find((option) => option.value === String(value))?.label ?? String(value)
}
