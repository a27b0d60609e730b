import { readFile } from 'node:fs/promises'
import { messageOf, OperatorError, say } from './report'

/** `output` is shown when a case failed. */
export type Result = { passed: number; failed: number; output: string }

const total = { passed: 0, failed: 0 }

/** Returns whether everything in it passed. */
export async function step(name: string, work: () => Promise<Result>) {
  const begin = performance.now()
  const result = await work().catch((error: unknown) => failure(error))
  total.passed += result.passed
  total.failed += result.failed
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  const count = result.passed + result.failed > 1 ? `, ${result.passed} passed, ${result.failed} failed` : ''
  say(`${result.failed ? 'FAILED' : 'ok    '} ${name} (${seconds} s${count})`)
  if (result.failed) say(result.output)
  return result.failed === 0
}

/** Returns the exit code. */
export function summary() {
  say(`${total.passed} passed, ${total.failed} failed`)
  return total.failed ? 1 : 0
}

export function single({ code, output }: { code: number; output: string }): Result {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

function failure(error: unknown): Result {
  const text = error instanceof Error && !(error instanceof OperatorError) ? error.stack : messageOf(error)
  return { passed: 0, failed: 1, output: text ?? '' }
}

type Ran = { code: number; output: string }

/** A file that does not load, or any other failed run, counts as one failure. */
export async function vitestResult(report: string, { code, output }: Ran): Promise<Result> {
  const json = await readReport(report)
  const suites: { status: string; assertionResults: unknown[] }[] = json?.testResults ?? []
  const broken = suites.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0).length
  return atLeastOne(code, json?.numPassedTests ?? 0, (json?.numFailedTests ?? 0) + broken, output)
}

/** A run that fails without a failing test counts as one failure. */
export async function playwrightResult(report: string, { code, output }: Ran): Promise<Result> {
  const { expected = 0, unexpected = 0 } = (await readReport(report))?.stats ?? {}
  return atLeastOne(code, expected, unexpected, output)
}

function atLeastOne(code: number, passed: number, failed: number, output: string): Result {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output }
}

async function readReport(file: string) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))
}
