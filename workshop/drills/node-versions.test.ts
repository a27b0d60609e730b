// Unit and component tests, and a release that serves, on each Node.js that package.json allows. npm has them as
// packages. The `install` drill builds with the oldest.
import { execFile, spawn } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { programs, root } from '@/scripts/lib/paths'
import { freePort } from '@/scripts/lib/ports'
import { buildSite } from '@/scripts/lib/site-build'
import { ownDatabase } from '@/tests/support/own-database'
import { until } from '@/tests/support/scripts'
import { temporaryFolder } from '@/tests/support/temporary-folder'

const run = promisify(execFile)
const maxBuffer = 64 * 1024 * 1024
const database = await ownDatabase()
const folder = temporaryFolder()
const release = path.join(folder, 'release')
const name = `node-${process.platform}-${process.arch}`
// Without what this run of vitest has set for its own children.
const inherited = Object.entries(process.env).filter(([key]) => !/^(VITEST|TEST|NODE_|DATA_DIR)/.test(key))

beforeAll(async () => {
  await buildSite(database)
  await run(process.execPath, ['deploy/release.mjs', release], { cwd: root })
}, 1_800_000)

test.each(['20.19', '22', '24'])(
  'Node.js %s passes the unit and component tests and serves the release',
  async (version) => {
    const place = path.join(folder, version)
    const install = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', place]
    await run('npm', [...install, `${name}@${version}`], { cwd: folder })
    const bin = path.join(place, 'node_modules', name, 'bin')
    const node = path.join(bin, 'node')
    const env: NodeJS.ProcessEnv = {
      ...Object.fromEntries(inherited),
      NODE_ENV: 'production',
      PATH: `${bin}:${process.env.PATH}`,
    }
    expect((await run(node, ['--version'])).stdout).toMatch(`v${version}.`)

    const settings = { ...env, DATABASE_URL: database, DATA_DIR: place }
    const port = await freePort()
    const site = spawn(node, ['scripts/run.mjs', 'serve'], { cwd: release, env: { ...settings, PORT: String(port) } })
    onTestFinished(() => void site.kill('SIGKILL'))
    let output = ''
    for (const stream of [site.stdout, site.stderr]) stream.on('data', (chunk) => (output += chunk))
    await until(() => output.includes('The site is at') || site.exitCode !== null)
    expect(site.exitCode, output).toBe(null)
    // On a busy machine the first answers of a new process may take too long for this one.
    await until(async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready`)).ok)
    expect((await fetch(`http://127.0.0.1:${port}/itineraries/6`)).status, output).toBe(200)
    site.kill('SIGTERM')
    await until(() => site.exitCode !== null)
    expect(site.exitCode, output).toBe(0)

    // Format, lint and types do not depend on the Node.js that runs the site.
    const words = ['run', '--config', 'tests/vitest.config.ts', '--project=unit', '--project=components']
    const tests = run(node, [programs.vitest, ...words], { cwd: root, env: { ...env, NODE_ENV: 'test' }, maxBuffer })
    await expect(tests).resolves.toMatchObject({ stdout: expect.stringMatching(/Test Files .*passed/) })
  },
  1_800_000,
)
