/** The operator can act on it, so only its message is printed, without a stack. */
export class OperatorError extends Error {}

export function print(line: string) {
  process.stdout.write(`${line}\n`)
}

/** From now on lines that cannot be printed (full disk, closed pipe) are dropped instead of ending the process. */
export function outliveOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/** An operator's error as a sentence, our own faults with their stack. */
export function complain(error: unknown) {
  process.stderr.write(`${errorSentence(error) ?? (error instanceof Error ? error.stack : String(error))}\n`)
}

function errorSentence(error: unknown) {
  if (error instanceof OperatorError) return error.message
  if (!(error instanceof Error)) return undefined
  // By name: importing its class would load the whole schema.
  if (error.name === 'ConfigError') return `The configuration has a mistake: ${error.message}`
  // A file, port or host.
  if ('syscall' in error) return error.message
  // An error of PostgreSQL. Prisma puts it in its last line.
  if ('severity' in error) return `The database refused: ${error.message}`
  if (error.name.startsWith('PrismaClient')) return `The database refused: ${error.message.trim().split('\n').at(-1)}`
}

/** `what` says what could not be done. Errors that are not about a file are returned as they are. */
export function fileProblem(what: string, error: unknown) {
  return error instanceof Error && 'syscall' in error ? new OperatorError(`${what}: ${error.message}`) : error
}

export function errorMessage(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
