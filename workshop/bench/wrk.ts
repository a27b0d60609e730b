// wrk keeps 32 connections open and asks for one address as fast as it answers.
import { spawnSync } from 'node:child_process'
import { OperatorError } from '../../scripts/lib/report'
import { systemProgram } from '../../scripts/lib/system-program'
import { median } from './rows'

/** As browsers send it, without the encodings that few servers use. */
export const encoding = 'br, gzip'

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

/** The 99th percentile is in ms; both are medians of `rounds`. Fails when an answer is an error. */
export function wrk(url: string, seconds: number, rounds: number, headers: Record<string, string> = {}) {
  const runs = Array.from({ length: rounds }, () => once(url, seconds, headers))
  return { perSecond: Math.round(median(runs.map((run) => run.perSecond))), p99: median(runs.map((run) => run.p99)) }
}

function once(url: string, seconds: number, headers: Record<string, string>) {
  const more = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const words = ['-t2', '-c32', `-d${seconds}s`, '--latency', '-H', `Accept-Encoding: ${encoding}`, ...more, url]
  const { stdout, stderr } = spawnSync(systemProgram('wrk'), words, { encoding: 'utf8' })
  const perSecond = Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
  const [, p99, unit = ''] = stdout.match(/99%\s+([\d.]+)(us|ms|s)/) ?? []
  if (!perSecond || /Non-2xx/.test(stdout)) throw new OperatorError(`${url} fails under load:\n${stdout}${stderr}`)
  return { perSecond, p99: Number(p99) * (units[unit] ?? 1) }
}
