/** The client sees its message. */
export class BadRequestError extends Error {}

/** The client sees its message. */
export class NotFoundError extends Error {}

/** What was here is withdrawn. The client sees its message. */
export class GoneError extends Error {}

/** Too much waits already; the client should ask again later. */
export class BusyError extends Error {}

/** The visitor sees its message. Takes the seconds until the next try. */
export class RateLimitError extends Error {
  constructor(readonly retryAfter: number) {
    const minutes = Math.ceil(retryAfter / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    super(`We have had many messages from your connection. Please try again in ${wait}, or call us.`)
  }
}

const unavailableDigest = 'UNAVAILABLE'

/** The database cannot serve now. Takes the cause, which is only logged. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
  /** The digest is all that Next.js keeps of an error from a cached function or in the browser. */
  readonly digest = `${unavailableDigest}-${Math.random().toString(36).slice(2, 8).toUpperCase()}`

  constructor(cause: unknown) {
    super('The database cannot serve for the moment.', { cause })
  }

  static isDigest(digest: unknown) {
    return typeof digest === 'string' && digest.startsWith(`${unavailableDigest}-`)
  }
}
