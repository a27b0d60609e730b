import type { ParseArgsConfig, parseArgs } from 'node:util'
import { parseConfig } from '../../lib/platform/config-schema'
import { chooseCommand, readArguments } from './arguments'
import { loadEnvironment, openDatabase } from './database'
import { migrate } from './prepare-database'
import { print } from './report'
import { run } from './run'
import { takeSiteAddress } from './site-address'

type Config = NonNullable<ParseArgsConfig['options']>
type Values<Options extends Config> = ReturnType<typeof parseArgs<{ options: Options }>>['values']
type Commands<Options extends Config> = Record<string, (args: string[], values: Values<Options>) => unknown>

const helpOption = { help: { type: 'boolean', short: 'h' } } as const

/**
 * Runs the command that the arguments name, else `byDefault`, else prints the help. `load` imports the commands once the
 * database is migrated; a number that a command returns is the exit code.
 */
export function runCommand<const Options extends Config>(
  help: string,
  options: Options,
  byDefault: string | null,
  load: (url: string) => Promise<Commands<Options>>,
) {
  return run(async () => {
    const { values, positionals } = readArguments(
      { allowPositionals: true, options: { ...options, ...helpOption } },
      help,
    )
    const [name = byDefault, ...args] = positionals
    if ('help' in values || !name) return print(help)
    loadEnvironment()
    parseConfig(process.env)
    const { url } = await openDatabase()
    await migrate(url)
    await takeSiteAddress(url)
    return chooseCommand(await load(url), name, help)(args, values as Values<Options>)
  })
}
