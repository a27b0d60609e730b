/** Printed as a message without a stack. */
export class OperatorError extends Error {}

export function print(line: string) {
  process.stdout.write(`${line}\n`)
}

export function reportError(error: unknown) {
  process.stderr.write(`${errorSentence(error) ?? (error instanceof Error ? error.stack : String(error))}\n`)
}

function errorSentence(error: unknown) {
  if (error instanceof OperatorError) return error.message
  if (!(error instanceof Error)) return undefined
  // By name: importing the class would load the whole schema.
  if (error.name === 'ConfigError') return `The configuration has a mistake: ${error.message}`
  if (['UnavailableError', 'ContentError'].includes(error.name)) return error.message
  if (error.name === 'ZodError')
    return (error as unknown as { issues: { message: string }[] }).issues.map(({ message }) => message).join(' ')
  if ('syscall' in error) return error.message
  if ('severity' in error) return `The database refused: ${error.message}`
  if (error.name.startsWith('PrismaClient')) return `The database refused: ${error.message.trim().split('\n').at(-1)}`
}

/** Errors that are not about a file are returned unchanged. */
export function fileProblem(what: string, error: unknown) {
  return error instanceof Error && 'syscall' in error ? new OperatorError(`${what}: ${error.message}`) : error
}

export function errorMessage(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
