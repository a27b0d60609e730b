import { type ParseArgsConfig, parseArgs } from 'node:util'
import { errorMessage, OperatorError } from './report'

/** As parseArgs, but throws OperatorError with the usage. */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    // The other sentences are about words that begin with a dash.
    throw new OperatorError(`${errorMessage(error).split('. ')[0]}.\n\n${usage}`)
  }
}

/** For commands that take none. Throws OperatorError. */
export function refuseArguments() {
  const [word] = process.argv.slice(2)
  if (word) throw new OperatorError(`"${word}" is not a setting. Settings go before the command: PORT=3001 npm start`)
}

/** Throws OperatorError with the usage. */
export function chooseCommand<Command>(commands: Record<string, Command>, name: string, usage: string) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new OperatorError(name ? `There is no "${name}".\n\n${usage}` : usage)
  return command
}
