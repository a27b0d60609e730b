import 'server-only'
import { createHash } from 'node:crypto'
import { Prisma } from '../../prisma/generated/client'
import { type FormDefinition, type Parsed, readConsents } from '../forms/form-definition'
import { toSchema } from '../forms/schema'
import type { SubmissionContext } from '../http/sender'
import type { Db } from '../platform/db'
import { type LeadSource, noSource, readSource } from './source'
import { type HeldFor, spamReason } from './spam'

export type Submission<F extends FormDefinition = FormDefinition> = {
  fields: Parsed<F>
  /** Why it looks like spam, or null. */
  heldFor: HeldFor | null
  keys: SubmissionKey[]
  page: string | null
  source: LeadSource
}

type Rules<F> = { name: string; form: F; linksAllowed: number }

export function readSubmission<F extends FormDefinition>(
  { name, form, linksAllowed }: Rules<F>,
  input: unknown,
  context: SubmissionContext,
): Submission<F> {
  const fields = toSchema(form).parse(context.isForm ? readConsents(form, input) : input)
  return {
    fields,
    heldFor: spamReason(input, fields, linksAllowed),
    keys: submissionKeys(name, input, fields, context),
    page: context.page,
    source: sourceOf(input, context),
  }
}

/** Of forms only, and not of who has asked not to be tracked. */
function sourceOf(input: unknown, { isForm, isUntracked, page }: SubmissionContext) {
  if (!isForm || isUntracked || typeof input !== 'object' || input === null) return noSource
  return readSource((input as Record<string, unknown>).source, page)
}

/** `days`: how long the key is valid; by default as long as the lead is stored. */
type SubmissionKey = { key: string; days?: number }

/** The client's key counts with the content. For forms the content alone is a second key for a day (reloads, tabs). */
function submissionKeys(form: string, input: unknown, fields: object, context: SubmissionContext): SubmissionKey[] {
  const field = typeof input === 'object' && input ? (input as Record<string, unknown>).idempotencyKey : null
  const given = [context.idempotencyKey, field].find((key) => typeof key === 'string' && key.trim()) as
    | string
    | undefined
  return [
    ...(given ? [{ key: hashOf(form, given.trim(), fields) }] : []),
    ...(context.isForm ? [{ key: hashOf(form, fields), days: 1 }] : []),
  ]
}

/** By reference for leads, by id for reviews. */
type Claimant = { reference: string; reviewId: null } | { reference: null; reviewId: number }

/** Returns what is stored under one of the keys, else claims them. Concurrent claims wait for this transaction. */
export async function findEarlierSubmission(
  tx: Db,
  keys: SubmissionKey[],
  claimant: Claimant,
): Promise<Claimant | null> {
  const { reference, reviewId } = claimant
  for (const { key, days = null } of keys) {
    const isOver = Prisma.sql`held.created_at < now() - make_interval(days => ${days})`
    const [holder] = await tx.$queryRaw<Claimant[]>`
      INSERT INTO sendings AS held (key, reference, review_id) VALUES (${key}, ${reference}, ${reviewId})
      ON CONFLICT (key) DO UPDATE SET
        reference = CASE WHEN ${isOver} THEN excluded.reference ELSE held.reference END,
        review_id = CASE WHEN ${isOver} THEN excluded.review_id ELSE held.review_id END,
        created_at = CASE WHEN ${isOver} THEN excluded.created_at ELSE held.created_at END
      RETURNING reference, review_id AS "reviewId"`
    if (!holder || (holder.reference === reference && holder.reviewId === reviewId)) continue
    await tx.submissionKey.updateMany({ where: claimant, data: holder })
    return holder
  }
  return null
}

function hashOf(...parts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
