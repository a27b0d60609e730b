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

/** Prints a failure: what the operator can act on as a sentence, a fault of ours with its stack. */
export function complain(error: unknown) {
  process.stderr.write(`${sentenceOf(error) ?? (error instanceof Error ? error.stack : String(error))}\n`)
}

function sentenceOf(error: unknown) {
  if (error instanceof OperatorError) return error.message
  if (!(error instanceof Error)) return undefined
  // By its name: its class comes with the whole schema.
  if (error.name === 'ConfigError') return `The configuration has a mistake: ${error.message}`
  // A file, a port or a host that could not be had.
  if ('syscall' in error) return error.message
  // What PostgreSQL refused; Prisma says it in its last line.
  if ('severity' in error) return `The database refused: ${error.message}`
  if (error.name.startsWith('PrismaClient')) return `The database refused: ${error.message.trim().split('\n').at(-1)}`
}

/** The failure of a file as a sentence; anything else that was thrown stays what it is. Takes what could not be done. */
export function fileProblem(what: string, error: unknown) {
  return error instanceof Error && 'syscall' in error ? new OperatorError(`${what}: ${error.message}`) : error
}

/** Returns the message of whatever was thrown. */
export function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
