import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../paths'
import { errorMessage, OperatorError, print } from '../report'

/** `output` is shown if a case failed; `names` has the failed cases, each with the first line of its message. */
export type Result = { passed: number; failed: number; output: string; names?: string[] }

export const hasColours = process.stdout.isTTY && !process.env.NO_COLOR

const total = { passed: 0, failed: 0 }
const failedNames: string[] = []

export async function step(name: string, work: () => Promise<Result>) {
  const begin = performance.now()
  const result = await work().catch((error: unknown) => failure(error))
  total.passed += result.passed
  total.failed += result.failed
  if (result.failed) failedNames.push(...(result.names?.length ? result.names : [name]))
  const count = result.passed + result.failed > 1 ? `, ${result.passed} passed, ${result.failed} failed` : ''
  print(`${result.failed ? 'FAILED' : 'ok    '} ${name} (${secondsSince(begin)} s${count})`)
  if (result.failed) print(hasColours ? result.output : stripVTControlCharacters(result.output))
  return result.failed === 0
}

const notes: string[] = []

export function leaveOut(sentence: string) {
  notes.push(sentence)
}

/** Returns the exit code. Names what failed once more: the output of a failure can be thousands of lines up. */
export function summary() {
  const failures = failedNames.map((name) => `FAILED ${name}`)
  print([...notes, ...failures, `${secondsSince(0)} s in all`].join('\n'))
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

type VitestCase = { fullName: string; status: string; failureMessages?: string[]; meta?: { notes?: string[] } }
type VitestFile = {
  name: string
  status: string
  message: string
  startTime: number
  endTime: number
  assertionResults: VitestCase[]
}

const slowFile = 20_000

/** A file that fails to load counts as one failure. */
export async function vitestResult(report: string, { code, output }: Ran): Promise<Result> {
  const json = await readReport(report)
  const ran: VitestFile[] = json?.testResults ?? []
  notes.push(...ran.flatMap(({ assertionResults }) => assertionResults.flatMap(({ meta }) => meta?.notes ?? [])))
  const times = ran.map(({ name, startTime, endTime }) => ({ name, took: endTime - startTime }))
  const slow = times.filter(({ took }) => took > slowFile).toSorted((one, other) => other.took - one.took)
  notes.push(...slow.map(({ name, took }) => `Slow: ${path.relative(root, name)} (${(took / 1000).toFixed(0)} s)`))
  const broken = ran.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const names = [
    ...broken.map((file) => nameOf(file.name, '', file.message)),
    ...ran.flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => nameOf(file.name, test.fullName, test.failureMessages?.[0])),
    ),
  ]
  const counts = atLeastOne(code, json?.numPassedTests ?? 0, (json?.numFailedTests ?? 0) + broken.length, output)
  return { ...counts, names }
}

type PlaywrightSuite = { specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightSpec = {
  title: string
  file: string
  ok: boolean
  tests: { results: { error?: { message?: string } }[] }[]
}

/** A failed run without failing tests counts as one failure. */
export async function playwrightResult(report: string, { code, output }: Ran): Promise<Result> {
  const json = await readReport(report)
  const { expected = 0, unexpected = 0 } = json?.stats ?? {}
  const names = specsOf(json ?? {})
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => nameOf(file, title, tests[0]?.results[0]?.error?.message))
  return { ...atLeastOne(code, expected, unexpected, output), names }
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function nameOf(file: string, test: string, message = '') {
  const [firstLine = ''] = stripVTControlCharacters(message).split('\n')
  return [path.relative(root, path.resolve(root, file)), test, firstLine].filter(Boolean).join(': ')
}

function atLeastOne(code: number, passed: number, failed: number, output: string): Result {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output }
}

async function readReport(file: string) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))
}
