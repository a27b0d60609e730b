import { type ParseArgsConfig, parseArgs } from 'node:util'
import { messageOf, OperatorError } from './report'

/** As parseArgs, but fails with one sentence and the command's usage. */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    // The further sentences are about words that begin with a dash.
    throw new OperatorError(`${messageOf(error).split('. ')[0]}.\n\n${usage}`)
  }
}
