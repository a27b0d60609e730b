// The words after a command.
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { messageOf, OperatorError } from './report'

/** As parseArgs, but fails with a sentence, and the usage of the command below it. */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    // Further sentences explain how an unknown option could be meant as a word.
    throw new OperatorError(`${messageOf(error).split('. ')[0]}.\n\n${usage}`)
  }
}
