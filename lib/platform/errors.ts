/** The client sees its message, as with NotFoundError and GoneError. */
export class BadRequestError extends Error {}

/** Something was done by another since the form was opened. */
export class ChangedError extends Error {}

export class NotFoundError extends Error {}

/** The trip is withdrawn (410). */
export class GoneError extends Error {}

/** A queue is full; the client should retry later. */
export class BusyError extends Error {}

export class RateLimitError extends Error {
  constructor(readonly retryAfter: number) {
    const minutes = Math.ceil(retryAfter / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    super(`We have had many messages from your connection. Please try again in ${wait}, or call us.`)
  }
}

/** A form asks about a field before it is sent. `suggestion`: a value for the visitor to choose with one tap. */
export class QuestionError extends BadRequestError {
  constructor(
    readonly field: string,
    message: string,
    readonly question: { checked: string; suggestion?: string },
  ) {
    super(message)
  }
}

/** Nothing was stored: is this meant? Sent again with `sure`, which is the question, it is done. */
export class AskError extends Error {}

/** Asks once. `sure`: the question that the form has shown. Throws AskError. */
export function askOnce(questions: (string | false | null | undefined)[], sure = '') {
  const question = questions.filter(Boolean).join(' ')
  if (question && question !== sure) throw new AskError(question)
}

/** Whether somebody is told its message, in a form: nothing of ours has failed. */
export const isRefusal = (error: unknown): error is Error =>
  [BadRequestError, ChangedError, GoneError, NotFoundError, RateLimitError].some((kind) => error instanceof kind)

const unavailableDigest = 'UNAVAILABLE'

/** The cause is only logged. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
  /** Next.js keeps only the digest of errors from cached functions and in the browser. */
  readonly digest = `${unavailableDigest}-${Math.random().toString(36).slice(2, 8).toUpperCase()}`

  constructor(cause: unknown) {
    super('The database cannot serve for the moment.', { cause })
  }

  static isDigest(digest: unknown) {
    return typeof digest === 'string' && digest.startsWith(`${unavailableDigest}-`)
  }
}

export class PreviewError extends BadRequestError {
  constructor() {
    super('This is a preview of the site: its forms send nothing.')
  }
}
