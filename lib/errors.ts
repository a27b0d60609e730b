// The one error of our own that a visitor's request may cause, besides a ZodError for bad input.

/** Something named by the request does not exist. Its message is shown to the client. */
export class NotFoundError extends Error {}
