// Distinguishes a database that is down, busy or full from a bug.
import { UnavailableError } from './errors'

// SQLSTATE (PostgreSQL manual, appendix A): connection, resources, shutdown, timeouts, deadlock, read-only standby.
const sqlStates = /^(08|28|53|57P)|^(3D000|57014|55P03|25006|25P03|40001|40P01|58030)$/
// Prisma error reference: unreachable, pool exhausted, transaction timeout, deadlock.
const prismaCodes = /^P(1\d{3}|2024|2028|2034|2037)$/
const socketCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
// The pool and the driver have no codes for these.
/** Free of visitor input. */
export const driverWords =
  /timeout exceeded when trying to connect|^Connection terminated|^Query read timeout|is not queryable/

type Shape = {
  code?: unknown
  digest?: unknown
  message?: unknown
  cause?: unknown
  meta?: { driverAdapterError?: { cause?: ErrorDetails } }
}

type ErrorDetails = { originalCode?: unknown; kind?: unknown }

// A full disk and an unknown database or user are not transient.
const lasting = /^(28...|53100|3D000|P10(00|03|10)|AuthenticationFailed|DatabaseAccessDenied|DatabaseDoesNotExist)$/
const refusals = /^(ECONNREFUSED|ENOTFOUND|P1001|DatabaseNotReachable)$/

/** Whether a later retry may succeed. Errors of cached functions have only the digest. */
export function isUnavailable(error: unknown) {
  if (error instanceof UnavailableError) return true
  const { digest, message } = (error ?? {}) as Shape
  const { code, originalCode, kind } = getErrorDetails(error)
  return (
    UnavailableError.isDigest(digest) ||
    [code, originalCode].some((value) => matches(value, sqlStates)) ||
    matches(code, prismaCodes) ||
    matches(code, socketCodes) ||
    matches(kind, /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TlsConnectionError)$/) ||
    matches(message, driverWords)
  )
}

/** Another transaction has changed a row that this one read. */
export const isSerializationFailure = (error: unknown) => hasCode(error, /^(40001|P2034)$/)

/** A lock was not free in time, so nothing of the transaction is stored. */
export const isLockTimeout = (error: unknown) => hasCode(error, /^55P03$/)

/** The database takes no such value: it cannot hold it, or a rule forbids it. */
export const isRefusedValue = (error: unknown) => hasCode(error, /^(2[23]\w{3}|P20(00|02|03|04|05|06|07|11|12|20|23))$/)

const hasCode = (error: unknown, codes: RegExp): boolean =>
  error instanceof UnavailableError
    ? hasCode(error.cause, codes)
    : Object.values(getErrorDetails(error)).some((value) => matches(value, codes))

export function isPassing(error: unknown) {
  return isUnavailable(error) && !Object.values(getErrorDetails(error)).some((value) => matches(value, lasting))
}

export function isRefused(error: unknown) {
  return Object.values(getErrorDetails(error)).some((value) => matches(value, refusals))
}

// Prisma puts the driver's error in `meta`, or for a rethrown one in `cause`.
function getErrorDetails(error: unknown): ErrorDetails & Pick<Shape, 'code'> {
  const { code, cause, meta } = (error ?? {}) as Shape
  const { originalCode, kind } = (meta?.driverAdapterError?.cause ?? cause ?? {}) as ErrorDetails
  return { code, originalCode, kind }
}

function matches(value: unknown, pattern: RegExp) {
  return typeof value === 'string' && pattern.test(value)
}
