// The visitor's link to what they sent. Whoever has it can add to the request, but reads nothing personal.
import 'server-only'
import { addMonths } from 'date-fns'
import { retention } from '../domain/retention'
import type { Db } from '../platform/db'
import { readToken, signToken } from './signed-link'

type Sent = { reference: string; createdAt: Date }

/** A path. It is valid as long as the lead can be there: the purge may come a month late. */
export async function requestPath(tx: Db, { reference, createdAt }: Sent) {
  const until = addMonths(createdAt, retention.leadMonths + 1)
  return `/requests/${await signToken(tx, { kind: 'request', id: reference }, until)}`
}

/** The reference; null for an unknown or expired token. */
export async function readRequestToken(tx: Db, token: unknown) {
  const link = await readToken(tx, token)
  return link.state === 'open' && link.kind === 'request' ? link.id : null
}
