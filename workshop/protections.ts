// Takes one protection after the other out of a copy of the project, and expects its test to fail.
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { programs, root } from '../scripts/lib/paths'
import { OperatorError, print } from '../scripts/lib/report'
import { atEnd, run } from '../scripts/lib/run'
import { applyTestSettings, openTestDatabases } from '../scripts/lib/testing/environment'
import { type Protection, protections } from './lib/protections'

// What a test reads. The others are linked: they are large, or no test writes into them.
const copied = ['app', 'components', 'lib', 'scripts', 'tests', 'prisma', 'workshop', 'deploy', 'next.config.ts']
const left = ['.git', '.next', '.next-test', '.data', ...copied]

async function copyProject() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tembo-trails-protections-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  for (const name of copied) await cp(path.join(root, name), path.join(folder, name), { recursive: true })
  for (const name of await readdir(root))
    if (!left.includes(name)) await symlink(path.join(root, name), path.join(folder, name))
  return folder
}

async function readEdited({ id, file, from, to }: Protection, folder: string) {
  const source = await readFile(path.join(folder, file), 'utf8')
  const count = source.split(from).length - 1
  if (count !== 1) throw new OperatorError(`${id}: ${file} has "${from.slice(0, 60)}" ${count} times, not once.`)
  return { source, edited: source.replace(from, () => to) }
}

/** Whether the tests passed, and there was one. */
async function passes(folder: string, files: string[], titles: string[] = []) {
  const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter=json', '--silent=true', ...files]
  const pattern = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const words = [programs.vitest, ...args, ...(pattern ? ['-t', pattern] : [])]
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, words, { cwd: folder, maxBuffer: 1e9, timeout: 900_000 }, (_, text) => resolve(text)),
  )
  const json = /\{"numTotalTestSuites".*\}/s.exec(output)?.[0]
  const result = json ? JSON.parse(json) : {}
  const { success = false, numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = result
  const failures: { name: string; status: string }[] = testResults
  return {
    isGreen: success && passed > 0,
    ran: passed + failed,
    failed: failures.filter(({ status }) => status === 'failed').map(({ name }) => path.relative(folder, name)),
  }
}

async function tryProtection(protection: Protection, folder: string) {
  const { source, edited } = await readEdited(protection, folder)
  const file = path.join(folder, protection.file)
  await writeFile(file, edited)
  try {
    const { isGreen, ran } = await passes(folder, [protection.test], protection.title ? [protection.title] : [])
    if (isGreen) return 'stays green'
    // A test that cannot even be loaded proves nothing.
    return ran > 0 ? 'red' : 'does not run'
  } finally {
    await writeFile(file, source)
  }
}

/** Returns the files that fail without any edit. Of files whose protections all name tests only those run. */
async function testAsItIs(chosen: Protection[], folder: string) {
  const whole = new Set(chosen.filter(({ title }) => !title).map(({ test }) => test))
  const named = chosen.filter(({ test }) => !whole.has(test))
  const runs = [
    { files: [...whole], titles: [] },
    { files: [...new Set(named.map(({ test }) => test))], titles: named.map(({ title = '' }) => title) },
  ]
  const faults: string[] = []
  for (const { files, titles } of runs) {
    if (files.length === 0) continue
    const { ran, failed } = await passes(folder, files, titles)
    if (ran === 0) throw new OperatorError('The tests do not run as they are.')
    faults.push(...failed.map((file) => `${file} fails as it is.`))
  }
  return faults
}

await run(async () => {
  const asked = process.argv.slice(2)
  const chosen = protections.filter(({ id }) => asked.length === 0 || id.split(' ').some((one) => asked.includes(one)))
  if (chosen.length === 0) throw new OperatorError(`There is no protection of ${asked.join(' or ')}.`)
  applyTestSettings()
  const { integration } = await openTestDatabases()
  Object.assign(process.env, { TEST_DATABASE_URL: integration, NODE_ENV: 'test' })
  const folder = await copyProject()
  for (const one of chosen) await readEdited(one, folder)
  const faults: string[] = []
  faults.push(...(await testAsItIs(chosen, folder)))
  for (const protection of chosen) {
    const verdict = await tryProtection(protection, folder)
    print(`${verdict.padEnd(12)} ${protection.id.padEnd(16)} ${protection.what} (${protection.test})`)
    if (verdict !== 'red') faults.push(`${protection.id}: ${protection.test} ${verdict} without it.`)
  }
  print(`${chosen.length} protections, ${faults.length} faults`)
  for (const fault of faults) print(fault)
  return faults.length === 0 ? 0 : 1
})
