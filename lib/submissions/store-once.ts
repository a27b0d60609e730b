// The one way in for what visitors send: leads and reviews.
import 'server-only'
import { type FormDefinition, type Parsed, readConsents } from '../forms/form-definition'
import { schemaOf } from '../forms/schema'
import { type LeadContext, noContext } from '../http/sender'
import { type Db, db } from '../platform/db'
import { type Claimant, findEarlierSending, sendingKeys } from './idempotency'
import { limitRate } from './rate-limit'
import { type HeldFor, whyHeld } from './spam'

/** What a row has besides the visitor's words. */
export type Stamp = { heldFor: HeldFor | null; page: string | null }

type Steps<F extends FormDefinition, Claim extends Claimant, Row> = {
  /** Of the form, as limits and keys name it. */
  name: string
  form: F
  linksAllowed: number
  claim: (tx: Db) => Claim | Promise<Claim>
  find: (tx: Db, claimant: Claim) => Promise<Row>
  create: (tx: Db, claimant: Claim, fields: Parsed<F>, stamp: Stamp) => Promise<Row>
  /** In the same transaction; not for what is held. */
  announce: (tx: Db, row: Row) => Promise<void>
}

/**
 * Returns a function that checks and stores what was sent, with all that follows from it, in one transaction. A repeated
 * sending finds the first one's row; what looks like spam is held. It throws ZodError, RateLimitError, or
 * UnavailableError when the database is away.
 */
export function storeOnce<F extends FormDefinition, Claim extends Claimant, Row>(steps: Steps<F, Claim, Row>) {
  const { name, form, linksAllowed, claim, find, create, announce } = steps
  const schema = schemaOf(form)
  return (input: unknown, context: LeadContext = noContext): Promise<Row> => {
    const fields = schema.parse(context.isForm ? readConsents(form, input) : input)
    const heldFor = whyHeld(input, fields, linksAllowed)
    const keys = sendingKeys(name, { input, fields, context })
    return db().$transaction(async (tx) => {
      const claimant = await claim(tx)
      const earlier = await findEarlierSending(tx, keys, claimant)
      if (earlier) return find(tx, earlier as Claim)
      const row = await create(tx, claimant, fields, { heldFor, page: context.page })
      await limitRate(tx, name, context.address)
      if (!heldFor) await announce(tx, row)
      return row
    })
  }
}
