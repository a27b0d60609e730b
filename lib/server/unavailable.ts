// Tells a database that is away, busy or full from a bug of ours.
import { UnavailableError } from './errors'

// SQLSTATE (PostgreSQL manual, appendix A): connection lost, out of connections, memory or disk, shutting down,
// timeouts, deadlock, read-only standby.
const sqlStates = /^(08|28|53|57P)|^(3D000|57014|55P03|25006|25P03|40001|40P01|58030)$/
// Prisma (its error reference): not reachable, pool exhausted, transaction not started or over its time, deadlock.
const prismaCodes = /^P(1\d{3}|2024|2028|2034|2037)$/
const socketCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
// The pool and the driver give no codes for these.
const driverWords =
  /timeout exceeded when trying to connect|^Connection terminated|^Query read timeout|is not queryable/

type Shape = {
  code?: unknown
  digest?: unknown
  message?: unknown
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown; kind?: unknown } } }
}

/** Whether a later try may work. Of errors in cached functions only the digest is left. */
export function isUnavailable(error: unknown) {
  if (error instanceof UnavailableError) return true
  const { code, digest, message, meta } = (error ?? {}) as Shape
  const { originalCode, kind } = meta?.driverAdapterError?.cause ?? {}
  return (
    UnavailableError.isDigest(digest) ||
    [code, originalCode].some((value) => matches(value, sqlStates)) ||
    matches(code, prismaCodes) ||
    matches(code, socketCodes) ||
    matches(kind, /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TlsConnectionError)$/) ||
    matches(message, driverWords)
  )
}

function matches(value: unknown, pattern: RegExp) {
  return typeof value === 'string' && pattern.test(value)
}
