import 'server-only'
import { given } from '../forms/summary'
import type { Db } from '../server/db'
import { type LeadKind, type LeadRow, type LeadRows, leads } from './leads'
import type { HeldFor } from './spam'

/** What a new lead has besides the visitor's words. */
export type LeadStamp = { reference: string; status: 'new' | 'held'; heldFor: HeldFor | null; page: string | null }

type Where = {
  status?: string | { notIn: string[] }
  createdAt?: { gte?: Date; lt?: Date }
  email?: { equals: string; mode: 'insensitive' }
}
type Part = { where: Where; orderBy: object[]; take: number }

// What the tables of leads share, which Prisma's types do not express.
type Table<Row> = {
  create: (args: { data: object }) => Promise<Row>
  findUnique: (args: { where: { reference: string } }) => Promise<Row | null>
  findMany: ((args: Part) => Promise<Row[]>) &
    ((args: { where?: Where; select: { reference: true } }) => Promise<{ reference: string }[]>) &
    ((
      args: Omit<Part, 'orderBy'> & { orderBy: object; select: { createdAt: true; answeredAt: true } },
    ) => Promise<{ createdAt: Date; answeredAt: Date | null }[]>)
  update: (args: { where: { reference: string }; data: Partial<LeadRow> }) => Promise<Row>
  deleteMany: (args: { where: Where }) => Promise<{ count: number }>
}

export function leadTable<Kind extends LeadKind>(db: Db, kind: Kind) {
  return db[leads[kind].table] as unknown as Table<LeadRows[Kind]>
}

export function summarize<Kind extends LeadKind>(kind: Kind, row: LeadRows[Kind]) {
  const summary = leads[kind].summary
  return {
    ...summary,
    mailbox: summary.mailbox(row),
    name: summary.name?.(row) ?? null,
    phone: summary.phone?.(row) ?? null,
    about: summary.about(row),
    dates: summary.dates?.(row) ?? '',
    facts: given(summary.facts(row)),
    words: given(summary.words(row)),
    confidential: given(summary.confidential?.(row)),
  }
}

export type SummedUp = ReturnType<typeof summarize>
