import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './paths'
import { errorMessage, OperatorError, print } from './report'

/** `output` is shown if a case failed. */
export type Result = { passed: number; failed: number; output: string; files?: TestFile[] }

type TestFile = { name: string; seconds: number }

const total = { passed: 0, failed: 0 }
const files: TestFile[] = []

export async function step(name: string, work: () => Promise<Result>) {
  const begin = performance.now()
  const result = await work().catch((error: unknown) => failure(error))
  total.passed += result.passed
  total.failed += result.failed
  files.push(...(result.files ?? []))
  const count = result.passed + result.failed > 1 ? `, ${result.passed} passed, ${result.failed} failed` : ''
  print(`${result.failed ? 'FAILED' : 'ok    '} ${name} (${secondsSince(begin)} s${count})`)
  if (result.failed) print(result.output)
  return result.failed === 0
}

const notes: string[] = []

export function leaveOut(sentence: string) {
  notes.push(sentence)
}

const allTimes = 'test-results/times.txt'

/** Prints the slowest files. Returns the exit code. */
export async function summary() {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds)
  const lines = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${name}`)
  if (lines.length > 0) print(['The slowest files, in seconds:', ...lines.slice(0, 10)].join('\n'))
  await mkdir(path.join(root, path.dirname(allTimes)), { recursive: true })
  await writeFile(path.join(root, allTimes), `${lines.join('\n')}\n`)
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

type VitestTest = { meta?: { notes?: string[] } }
type VitestFile = {
  name: string
  status: string
  startTime: number
  endTime: number
  assertionResults: VitestTest[]
}

/** A file that fails to load counts as one failure. */
export async function vitestResult(report: string, { code, output }: Ran): Promise<Result> {
  const json = await readReport(report)
  const ran: VitestFile[] = json?.testResults ?? []
  notes.push(...ran.flatMap(({ assertionResults }) => assertionResults.flatMap(({ meta }) => meta?.notes ?? [])))
  const broken = ran.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  const times = ran.map(({ name, startTime, endTime }) => ({
    name: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  return { ...atLeastOne(code, json?.numPassedTests ?? 0, (json?.numFailedTests ?? 0) + broken, output), files: times }
}

/** A failed run without failing tests counts as one failure. */
export async function playwrightResult(report: string, { code, output }: Ran): Promise<Result> {
  const json = await readReport(report)
  const { expected = 0, unexpected = 0 } = json?.stats ?? {}
  return { ...atLeastOne(code, expected, unexpected, output), files: slowestFiles(json?.suites ?? []) }
}

type Suite = {
  suites?: Suite[]
  specs: { file: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
}

function slowestFiles(suites: Suite[]) {
  const times = new Map<string, number>()
  function add({ suites: inner = [], specs }: Suite) {
    for (const { file, tests } of specs) {
      for (const { projectName, results } of tests) {
        const name = `${path.posix.join('tests/e2e', file)} (${projectName})`
        const duration = results.reduce((sum, result) => sum + result.duration, 0)
        times.set(name, (times.get(name) ?? 0) + duration / 1000)
      }
    }
    inner.forEach(add)
  }
  suites.forEach(add)
  return [...times].map(([name, seconds]) => ({ name, seconds }))
}

function atLeastOne(code: number, passed: number, failed: number, output: string): Result {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output }
}

async function readReport(file: string) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))
}
