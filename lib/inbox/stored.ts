/** The key of the event by which a mail that came in stands in the history of its request. */
export const eventKey = (receivedMailId: number) => `received-${receivedMailId}`

/** Bytes. Larger ones stay in the mailbox. */
export const largestFile = 10_000_000
