// The errors of our own that a visitor's request may cause, besides a ZodError for bad input.

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
