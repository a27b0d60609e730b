// Tells a database that is away, busy or full from a bug of ours.
import { UnavailableError } from './errors'

// SQLSTATE (PostgreSQL manual, appendix A): connection lost, out of connections, memory or disk, shutting down,
// timeouts, deadlock, read-only standby.
const sqlStates = /^(08|28|53|57P)|^(3D000|57014|55P03|25006|25P03|40001|40P01|58030)$/
// Prisma (its error reference): not reachable, pool exhausted, transaction not started or over its time, deadlock.
const prismaCodes = /^P(1\d{3}|2024|2028|2034|2037)$/
const socketCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
// The pool and the driver give no codes for these.
/** They hold nothing that a visitor wrote. */
export const driverWords =
  /timeout exceeded when trying to connect|^Connection terminated|^Query read timeout|is not queryable/

type Shape = {
  code?: unknown
  digest?: unknown
  message?: unknown
  cause?: unknown
  meta?: { driverAdapterError?: { cause?: Said } }
}

type Said = { originalCode?: unknown; kind?: unknown }

// Not a disk that is full, nor a database or a user that is not known.
const lasting = /^(28...|53100|3D000|P10(00|03|10)|AuthenticationFailed|DatabaseAccessDenied|DatabaseDoesNotExist)$/
const refusals = /^(ECONNREFUSED|ENOTFOUND|P1001|DatabaseNotReachable)$/

/** Whether a later try may work. Of errors in cached functions only the digest is left. */
export function isUnavailable(error: unknown) {
  if (error instanceof UnavailableError) return true
  const { digest, message } = (error ?? {}) as Shape
  const { code, originalCode, kind } = saidBy(error)
  return (
    UnavailableError.isDigest(digest) ||
    [code, originalCode].some((value) => matches(value, sqlStates)) ||
    matches(code, prismaCodes) ||
    matches(code, socketCodes) ||
    matches(kind, /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TlsConnectionError)$/) ||
    matches(message, driverWords)
  )
}

/** Whether the next try may work. */
export function isPassing(error: unknown) {
  return isUnavailable(error) && !Object.values(saidBy(error)).some((value) => matches(value, lasting))
}

/** Nothing listens at the database's address. */
export function isRefused(error: unknown) {
  return Object.values(saidBy(error)).some((value) => matches(value, refusals))
}

// Prisma tells what the driver said in `meta`, or when it gives that error on as it is, in `cause`.
function saidBy(error: unknown): Said & Pick<Shape, 'code'> {
  const { code, cause, meta } = (error ?? {}) as Shape
  const { originalCode, kind } = (meta?.driverAdapterError?.cause ?? cause ?? {}) as Said
  return { code, originalCode, kind }
}

function matches(value: unknown, pattern: RegExp) {
  return typeof value === 'string' && pattern.test(value)
}
