import { readArguments } from '../../scripts/lib/arguments'
import { OperatorError } from '../../scripts/lib/report'
import { pages } from '../../scripts/lib/site-paths'

const parts = ['bytes', 'lighthouse', 'vitals', 'navigation', 'slow', 'load', 'costs', 'growth'] as const
type Part = (typeof parts)[number]

export const usage = `npm --prefix workshop run bench -- [bytes] [lighthouse] [vitals] [navigation] [slow] [load] [costs] [growth] [quick] [--routes=/,/book] [--runs=5]
Without a part: all of them, about half an hour. quick: fewer routes, one run, two sizes; some five minutes.`

const quickRoutes = ['/', '/itineraries', '/itineraries/6', '/book']

export type Options = { parts: readonly Part[]; routes: string[]; runs: number; isQuick: boolean; needsHelp: boolean }

export function readOptions(words: string[]): Options {
  const { positionals, values } = readArguments(
    {
      args: words,
      allowPositionals: true,
      options: { routes: { type: 'string' }, runs: { type: 'string' }, help: { type: 'boolean' } },
    },
    usage,
  )
  const unknown = positionals.find((word) => word !== 'quick' && !parts.some((part) => part === word))
  if (unknown) throw new OperatorError(`There is no part "${unknown}".\n${usage}`)
  const isQuick = positionals.includes('quick')
  const runs = Number(values.runs ?? (isQuick ? 1 : 5))
  if (!Number.isInteger(runs) || runs < 1) throw new OperatorError(`--runs must be a number from 1.\n${usage}`)
  const chosen = parts.filter((part) => positionals.includes(part))
  return {
    parts: chosen.length ? chosen : parts,
    routes: values.routes?.split(',') ?? (isQuick ? quickRoutes : pages),
    runs,
    isQuick,
    needsHelp: values.help ?? false,
  }
}
