import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import { errorMessage, OperatorError, print } from '../report'

/** `output` is shown if a case failed. */
export type Result = { passed: number; failed: number; output: string }

export const hasColours = process.stdout.isTTY && !process.env.NO_COLOR

const total = { passed: 0, failed: 0 }

export async function step(name: string, work: () => Promise<Result>) {
  const begin = performance.now()
  const result = await work().catch((error: unknown) => failure(error))
  total.passed += result.passed
  total.failed += result.failed
  const count = result.passed + result.failed > 1 ? `, ${result.passed} passed, ${result.failed} failed` : ''
  print(`${result.failed ? 'FAILED' : 'ok    '} ${name} (${secondsSince(begin)} s${count})`)
  if (result.failed) print(hasColours ? result.output : stripVTControlCharacters(result.output))
  return result.failed === 0
}

const notes: string[] = []

export function leaveOut(sentence: string) {
  notes.push(sentence)
}

/** Returns the exit code. */
export function summary() {
  print([...notes, `${secondsSince(0)} s in all`].join('\n'))
  print(`${total.passed} passed, ${total.failed} failed`)
  return total.failed ? 1 : 0
}

function secondsSince(begin: number) {
  return ((performance.now() - begin) / 1000).toFixed(1)
}

export function single({ code, output }: { code: number; output: string }): Result {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

function failure(error: unknown): Result {
  const text = error instanceof Error && !(error instanceof OperatorError) ? error.stack : errorMessage(error)
  return { passed: 0, failed: 1, output: text ?? '' }
}

type Ran = { code: number; output: string }

type VitestFile = { status: string; assertionResults: { meta?: { notes?: string[] } }[] }

/** A file that fails to load counts as one failure. */
export async function vitestResult(report: string, { code, output }: Ran): Promise<Result> {
  const json = await readReport(report)
  const ran: VitestFile[] = json?.testResults ?? []
  notes.push(...ran.flatMap(({ assertionResults }) => assertionResults.flatMap(({ meta }) => meta?.notes ?? [])))
  const broken = ran.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  return atLeastOne(code, json?.numPassedTests ?? 0, (json?.numFailedTests ?? 0) + broken, output)
}

/** A failed run without failing tests counts as one failure. */
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
