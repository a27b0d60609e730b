// What the operator reads: one line for each long step, one sentence for each failure.

/** A failure the operator can act on: its message is printed alone, without a stack. */
export class OperatorError extends Error {}

/** Prints one line of progress. */
export function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** From now on what cannot be printed, on a full disk or with nobody left to read it, is lost and ends nothing. */
export function outliveOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/** Prints a failure: an OperatorError as its sentence, anything else with its stack. */
export function complain(error: unknown) {
  const hasStack = error instanceof Error && !(error instanceof OperatorError)
  process.stderr.write(`${hasStack ? error.stack : messageOf(error)}\n`)
}

/** Returns the message of whatever was thrown. */
export function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
