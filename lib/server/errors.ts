// The errors of our own that a visitor's request may cause, besides a ZodError for bad input.

/** A request makes no sense. Its message is shown to the client. */
export class BadRequestError extends Error {}

/** Something named by the request does not exist. Its message is shown to the client. */
export class NotFoundError extends Error {}

/** One address has sent one form too often. Its message is shown to the visitor; takes the seconds until the next try. */
export class RateLimitError extends Error {
  constructor(readonly retryAfter: number) {
    const minutes = Math.ceil(retryAfter / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    super(`We have had many messages from your connection. Please try again in ${wait}, or call us.`)
  }
}

const unavailableDigest = 'UNAVAILABLE'

/** The database cannot serve for the moment. Takes what it or the driver said, which is for the log only. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
  /** Next.js keeps it where it hides everything else: from a cached function, and from the browser. */
  readonly digest = `${unavailableDigest}-${Math.random().toString(36).slice(2, 8).toUpperCase()}`

  constructor(cause: unknown) {
    super('The database cannot serve for the moment.', { cause })
  }

  /** Whether a digest is that of an UnavailableError. */
  static isDigest(digest: unknown) {
    return typeof digest === 'string' && digest.startsWith(`${unavailableDigest}-`)
  }
}
